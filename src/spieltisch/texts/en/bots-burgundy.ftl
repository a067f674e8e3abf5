# Why a bot likes an option of The Castles of Burgundy: what expansions and the solo game add.
hint-term-burgundy-shields = shields
hint-term-burgundy-routes = trade routes
hint-term-burgundy-posts = border posts
hint-term-burgundy-spaces = spaces filled
hint-term-burgundy-counter = the way to the target
hint-term-burgundy-supply = tiles that are still to be had
