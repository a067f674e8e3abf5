# What the check of a pack finds.
pack-entry-missing = the entry { $name } is missing
pack-file-missing-copy-from = the file is missing: copy it from a new pack and fill it in
pack-no-such-file-belongs = no such file belongs to this pack: remove it, or use { $files }
pack-file-not-utf-8 = the file is not UTF-8 text: save it as UTF-8
pack-file-not-valid-toml = the file is not valid TOML: { $error }
pack-file-nested-too-deeply = the file is nested too deeply: no pack needs that
pack-origins-table-field-origin = origins = { $value } must be a table of field = origin
pack-origins-names-field-entry = origins.{ $field } names a field that this entry has not
pack-not-one = { $path } = { $value } is not one of { $words }
pack-missing-add-with-printed = { $path } is missing: add { $path } = ... with the printed value
pack-whole-number = { $path } = { $value } must be a whole number
pack-between = { $path } = { $value } must be between { $low } and { $high }
pack-list-numbers = { $path } = { $value } must be a list of { $count } numbers
pack-has-numbers-have = { $path } has { $value } numbers and must have { $count }
pack-list-pairs = { $path } = { $value } must be a list of pairs
pack-pair-such-as = { $path }: { $item } must be a pair such as [{ $low }, { $high }]
pack-text-quotes = { $path } = { $value } must be text in quotes
pack-true-or-false = { $path } = { $value } must be true or false
pack-list-words = { $path } = { $value } must be a list of { $count } words
pack-has-words-have = { $path } has { $value } words and must have { $count }
pack-names-something-twice = { $path } = { $value } names something twice
pack-table-such-as-coins = { $path } = { $value } must be a table such as {"{"} coins = 2 {"}"}
pack-list-tables = { $path } = { $value } must be a list of tables [{"{"} ... {"}"}]
pack-table = { $path }: { $item } must be a table {"{"} ... {"}"}
pack-consist-tables-some-key = { $field } must consist of tables [{ $field }.some-key]
pack-table-2 = { $field }.{ $value } must be a table
pack-not-key-use-small = { $value } is not a key: use small letters a-z, digits and single hyphens
pack-consist-tables = { $field } must consist of tables [[{ $field }]]
pack-table-3 = { $item } must be a table
pack-names-one-line-at = names.{ $language } must be one line of at most { $longest } letters
pack-not-known-here-remove = { $path } is not known here: remove it, or use one of { $known }
pack-file-larger-than-kb = the file is larger than { $most } kB: no box needs that
pack-file-not-box-version = the file is not a box that this version can read
pack-file-not-box-names = the file is not a box: it names no game or holds no files
pack-file-nested-too-deeply-2 = the file is nested too deeply: no box needs that
pack-file-not-box-no = the file is not a box: it is no JSON text
pack-file-not-box-its = the file is not a box: its parts must be tables
pack-box-holds-more-values = the box holds more values than any box
pack-box-nested-too-deeply = the box is nested too deeply
pack-text-longer-than-letters = a text is longer than { $longest } letters or no plain text
pack-value-neither-word-nor = a value is neither a word nor a whole number of moderate size
pack-box-belongs-game-not = the box belongs to a game that is not known here
pack-box-does-not-have = the box does not have the files of this game’s boxes
