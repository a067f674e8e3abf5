// A heavy game on boardgame.io's own server: four seats, a state of the size of Boonlake's, hidden
// hands, a move that changes a few numbers. `node boardgame_io.cjs PORT`, with NODE_PATH set.
const { Server, Origins } = require("boardgame.io/server");

const range = (count, make) => Array.from({ length: count }, (_, number) => make(number));

const heavy = {
  name: "heavy",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    board: range(90, (hex) => ({ hex, tile: `tile-${hex % 12}`, house: -1, cattle: -1 })),
    market: range(12, (place) => ({ place, card: `card-${place}`, cost: place % 4 })),
    river: range(40, () => -1),
    players: range(4, (seat) => ({
      seat,
      vp: 0,
      coins: 5,
      resources: range(9, () => 0),
      levers: range(8, () => false),
      hand: range(6, (card) => `card-${seat}-${card}`),
      played: [],
    })),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((it) =>
      String(it.seat) === playerID ? it : { ...it, hand: it.hand.length },
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    work: ({ G, ctx, playerID }, place) => {
      const me = G.players[Number(playerID)];
      me.vp += 1;
      me.resources[place] += 1;
      me.levers[place % 8] = !me.levers[place % 8];
      const hex = G.board[(ctx.turn * 7) % G.board.length];
      hex.house = me.seat;
      G.market[place].cost = (G.market[place].cost + 1) % 5;
    },
  },
};

const server = Server({ games: [heavy], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
