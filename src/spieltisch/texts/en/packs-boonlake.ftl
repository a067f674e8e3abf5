# What the check of a pack finds.
pack-strip-missing-add-strip = strip.{ $value } is missing: add [strip.{ $value }]
pack-not-use-one = "{ $value }" is not a { $field }: use one of { $known }
pack-not-hex-number-they = { $value } is not a hex number: they run from 1 to { $count }
pack-hex-missing-add = hex.{ $value } is missing: add it
pack-region-missing-add-region = region.{ $value } is missing: add [region.{ $value }]
pack-label-empty-add-reward = label is empty: add the reward, e.g. label = {"{"} coins = 3 {"}"}
pack-sites-has-sites-have = sites has { $tables } sites and must have 1 or 2
pack-lever-missing-add-lever = lever.{ $value } is missing: add [lever.{ $value }]
pack-level-missing-add-level = level.{ $value } is missing: add [level.{ $value }]
pack-there-are-rows = there are { $rows } rows and must be { $count }
pack-steps-top-row-has = steps = { $steps }: the top row has 4 steps
pack-steps-bottom-row-has = steps = { $steps }: the bottom row has 1 step
pack-vp-loss-missing-bottom = vp-loss is missing: the bottom two rows cost VP
pack-kind-strip = kind must be "{ $word }" on this strip
pack-steps-more-than-row = steps = { $steps } is more than in the row above: steps fall downwards
pack-vp-loss-only-bottom = vp-loss = { $loss }: only the bottom two rows cost VP
pack-coins-only-builder-pays = coins = { $coins }: only the Builder pays coins, and 3 of them
pack-coins-some-space-pay = coins: some space must pay 5 coins and 1 VP (Tino)
pack-cards-some-space-pay = cards: some space must pay 3 cards and no VP (Tino)
pack-vp-less-than-space = vp = { $vp } is less than on the space before
pack-crossed-no-step-builds = crossed: no step builds a production site; add crossed = {"{"} build = true {"}"}
pack-crossed-inhabitant-lies-between = crossed: an inhabitant lies between coin space 2 and coin space 3
pack-past-end-vp-step = past-end-vp = { $vp }: a step past the end pays 2 VP
pack-track-has-steps-needs = the { $track } track needs at least 7 steps, not { $steps }
pack-track-starts-space-worth = { $unit } = { $income }: the track starts on a space worth 2
pack-crossed-nothing-lies-before = crossed: nothing lies before the first space
pack-less-than-space-before = { $unit } = { $income } is less than on the space before
pack-canal-wood-lies-first = canal: wood lies first and iron last
pack-every-vacated-recess-pays = { $field }: every vacated recess pays something
pack-inhabitants-these-recesses-pay = inhabitants: these recesses pay VP only
pack-no-position-one-cattle = no position of one cattle pays 5 coins and 4 VP (Tino): look at the incomes
pack-has-recesses-have = { $field } has { $here } recesses and must have { $by }
pack-final-vp = final-vp = { $vp } must be { $final }
pack-supply-there-are-36 = supply = { $supply }: there are 36 lever tiles
pack-cost-outside-1-15 = cost = { $cost } is outside 1 to 15
pack-row-row-1-three = row = { $row }: row 1 is for the three special levers
pack-column-recess-lies-there = column = { $column }: the recess of { $places } lies there already
pack-there-are-scoring-tiles = there are { $tiles } scoring tiles and must be 16
pack-need-grow-over-game = need = { $need } must grow over the game
pack-need-low-above-need = need-low = { $low } is above need
pack-project-vp-0-every = project.vp = 0: every project brings VP
pack-not-fall = { $field } = { $needs } must not fall
pack-regions-another-tile-shows = regions: another tile shows the same pair
pack-project-one-costs-13 = project: one costs 13 coins, 2 loam and 3 iron and brings 8 VP (Joanne)
pack-need-1-2-4 = need = { $need } must be [1, 2, 4, 7] (Peter)
pack-category-tiles = category "{ $value }" is on { $here } tiles and must be on { $count }
pack-need-asks-more-than = need = { $need } asks for more than { $category }
pack-corners-some-tile-has = corners: some tile has a 13 in the lower left
pack-actions-no-tile-ever = actions: no tile ever offers "{ $value }"
pack-not-fall-from-one = { $field } must not fall from one space to the next
pack-actions-tile-shows-builder = actions: an A tile shows Builder, Region scoring and Settle
pack-side-tiles-5 = side "{ $value }": tiles with it: { $count }, must be 5
pack-corners-four-numbers-differ = corners = { $corners }: the four numbers must differ
pack-some-space-pays-vp = { $field }: some space pays { $example } VP (the rulebook’s solo example)
pack-remove-remove-b-level = remove-a and remove-b must be { $a } and { $b } on this level
pack-pastures-there-are-7 = pastures = { $pastures }: there are 7
pack-sites-no-site-has = sites: no site has settlement-vp
pack-sites-no-site-has-2 = sites: no site has settlement-loss
pack-sites-no-site-free = sites: no site is free, {"{"}{"}"}
pack-sites-no-site-has-3 = sites: no site has { $name }
pack-sites-no-site-brings = sites: no site brings just 1 { $word }
pack-sites-one-pay-coins = sites: one is {"{"} pay-coins = 4, coin-track = 1 {"}"} (Elizabeth)
pack-back-tiles = back = "{ $value }": tiles with it: { $count }, must be { $back }
pack-sites-site-cannot-cost = sites: a site cannot cost { $word } and bring { $word }
pack-kind-at-most-5 = kind: { $listed }: at most 5 apart
pack-there-are-cards = number of cards: { $cards }, must be { $card }
pack-now-always-end-are = now, always and end are all empty: a card has an effect
pack-now-always-end-have = now, always and end have more than 4 effects together
pack-same-as-card-but = it is the same as the card { $faces } but for its name
pack-two-boats-cannot-bring = { $field }: two boats cannot bring { $by } resources more than the sites give
pack-cards-2-at-least = { $field }.{ $name }: cards with it: { $count }, must be 2 at least
pack-names-missing-add-names = names.{ $language } is missing: add names = {"{"} en = ..., de = ..., fr = ... {"}"}
pack-at-already-place-hex = at = [{ $q }, { $r }] is already the place of hex { $taken }
pack-at-touches-hex-another = at touches hex { $number } of another region: leave water between
pack-ford-join-two-hexes = ford: it must join two hexes that do not touch anyway
pack-ford-bridge-joins-same = ford: a bridge joins the same hexes
pack-bridges-join-two-different = bridges: it must join two different regions
pack-bridges-these-hexes-lie = bridges: these hexes lie too far apart
pack-bridges-listed-twice = bridges: it is listed twice
pack-ford-these-hexes-lie = ford: these hexes lie too far apart
pack-bridges-crosses-bridge = bridges: it crosses the bridge { $one }-{ $two }
pack-north-1-2-3 = north must be 1, 2, 3 and 4, once each
pack-region-has-only-hexes = the region has only { $hexes } hexes
pack-label-coins-4-petra = label must be {"{"} coins = 4 {"}"} (Petra)
pack-at-no-edge-bridge = at: no edge, bridge or ford leads from hex 1 to here
pack-label-at-least-one = label: at least one region pays in { $word }
pack-region-cut-off-from = region: it is cut off from the rest of { $region }
pack-label-worth-worth-3 = label is worth { $amount } and must be worth 3
pack-reward-some-hex-pays = reward: some hex pays 2 coins (Frances)
pack-reward-missing = reward is missing
pack-reward-no-hex-pays = reward: no hex pays { $word }
pack-reward-no-hex-has = reward: no hex has build-{ $value }
pack-start-hexes = start = { $players } is on { $found } hexes and must be on { $count }
pack-kind-shared-stretch-has = kind: the shared stretch has no harbour
pack-arm-needs-at-least = the { $field } arm needs at least 3 spaces
pack-reward-no-space-pays = reward: no space pays { $word }
pack-reward-missing-only-start = reward is missing: only a start pays nothing
pack-locks-shared-lie-shared = locks.shared = { $lock } must lie on the shared stretch
pack-kind-final-space-harbour = kind: the final space is a harbour, kind = "harbour"
pack-locks-lock-lies-just = locks.{ $field } = { $lock }: the lock lies just before the final space, after { $last }
pack-starts-round-2-begin = starts.round-2 must begin with 1, 1 for 1 and 2 players
pack-starts-round-1-1 = starts.round-1 must be [1, 1, 3, 3]: space 1 with 1 or 2 players, else 3
pack-starts-round-2-with = starts.round-2: with four players the ships start further ahead than with three
pack-starts-round-space-lies = starts.round-{ $at }: space { $position } lies beyond the first lock
pack-kind-ships-start-here = kind: ships start here, so it must be a start or a harbour
pack-has-effects-may-have = { $place } has { $found } effects and may have { $most }
pack-not-effect-may-stand = { $path } is not an effect that may stand here: use { $listed }
pack-true-or-left-out = { $path } must be true or left out
pack-two-steps-such-as = { $path } must be two steps such as [[3, 2], [5, 6]]: number reached, VP
pack-rise-from-first-step = { $path } must rise from the first step to the second, { $high } at most
pack-cost-monica = cost: one card costs 2 coins, 2 loam and 1 stone (Monica)
pack-cost-maggie = cost: one card costs 4 loam and 2 stone (Maggie)
