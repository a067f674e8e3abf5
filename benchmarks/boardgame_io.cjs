// A heavy game on boardgame.io's own server, as somebody would write it there: four seats, a state
// of about six kilobytes, hidden hands and a hidden deck, and a move that is checked, paid for and
// scored. `node boardgame_io.cjs PORT`, with NODE_PATH set.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const range = (count, make) => Array.from({ length: count }, (_, number) => make(number));

const WIDE = 10;
const HEXES = 90;
const RESOURCES = 9;
const PLACES = 9;
const MOST_HOUSES = 20;
const neighbours = range(HEXES, (hex) =>
  [hex - WIDE, hex - 1, hex + 1, hex + WIDE].filter((it) => it >= 0 && it < HEXES),
);
const cost = (card) => ({ coins: card % 4, resource: card % RESOURCES, amount: card % 3 });

// The free hexes beside one's own houses; anywhere while one has none.
const reachable = (board, seat) => {
  const mine = board.filter((it) => it.house === seat);
  const beside = mine.length ? mine.flatMap((it) => neighbours[it.hex]) : range(HEXES, (it) => it);
  return [...new Set(beside)].filter((hex) => board[hex].house < 0);
};

const pay = (me, { coins, resource, amount }) => {
  if (me.coins < coins || me.resources[resource] < amount) return false;
  me.coins -= coins;
  me.resources[resource] -= amount;
  return true;
};

const build = (G, me) => {
  const [hex] = reachable(G.board, me.seat);
  if (hex === undefined) return;
  const own = G.board.filter((it) => it.house === me.seat);
  if (own.length >= MOST_HOUSES) own[0].house = -1;
  G.board[hex].house = me.seat;
  me.vp += neighbours[hex].filter((it) => G.board[it].house === me.seat).length;
};

const heavy = {
  name: "heavy",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => ({
    board: range(HEXES, (hex) => ({ hex, tile: `tile-${hex % 12}`, house: -1, cattle: -1 })),
    market: range(12, (place) => ({ place, card: place, cost: place % 4 })),
    river: range(40, () => -1),
    secret: { deck: random.Shuffle(range(150, (card) => card + 12)) },
    players: range(4, (seat) => ({
      seat,
      vp: 0,
      coins: 5,
      resources: range(RESOURCES, () => 0),
      levers: range(8, () => false),
      hand: range(6, (card) => `card-${seat}-${card}`),
      played: range(10, (card) => `card-${seat}-${card + 6}`),
    })),
  }),
  playerView: ({ G, playerID }) => {
    const { secret, ...table } = G;
    return {
      ...table,
      deck: secret.deck.length,
      players: G.players.map((it) =>
        String(it.seat) === playerID ? it : { ...it, hand: it.hand.length },
      ),
    };
  },
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    // Buy a card and build a house for it, or take what is missing.
    work: ({ G, playerID, random }, place) => {
      if (!Number.isInteger(place) || place < 0 || place >= PLACES) return INVALID_MOVE;
      const me = G.players[Number(playerID)];
      const offer = G.market[place];
      if (pay(me, cost(offer.card))) {
        build(G, me);
        me.played = [...me.played.slice(1), `card-${me.seat}-${offer.card}`];
        if (!G.secret.deck.length) G.secret.deck = random.Shuffle(range(150, (card) => card + 12));
        offer.card = G.secret.deck.pop();
      } else {
        me.coins += 1;
        me.resources[place] += 1;
      }
      me.levers[place % 8] = !me.levers[place % 8];
      offer.cost = (offer.cost + 1) % 5;
    },
  },
};

const server = Server({ games: [heavy], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
