# What the check of a pack finds.
pack-there-no-tile-tiles = there is no tile { $word }; tiles: { $single }
pack-there-are-only-cards = there are only { $routes } cards for all players together
pack-there-are-only-shields = { $field }: there are only { $shields } shields
pack-four-players-need-at = four players need at least four boards
pack-pairs-spaces-duchy = must be { $posts } pairs of spaces of this duchy
pack-both-halves-have-rows = both halves must have rows of the same lengths
pack-has-places-spaces = has { $centres } places for { $spaces } spaces
pack-start-not-castle-space = start = { $space } is not a castle space of this duchy
pack-has-spaces-have = has { $counts } spaces of { $kinds }; must have { $wanted }
pack-list-texts = { $field } must be a list of texts
pack-not-letter-digit-1 = { $word } is not a letter of { $letters } and a digit 1-6
