# Ce que trouve la vérification d’une boîte.
pack-entry-missing = l’entrée { $name } manque
pack-file-missing-copy-from = le fichier manque : copiez-le d’une nouvelle boîte et remplissez-le
pack-no-such-file-belongs = un tel fichier n’en fait pas partie : supprimez-le, ou utilisez { $files }
pack-file-not-utf-8 = le fichier n’est pas du texte UTF-8 : enregistrez-le en UTF-8
pack-file-not-valid-toml = le fichier n’est pas du TOML valable : { $error }
pack-file-nested-too-deeply = le fichier est imbriqué trop profondément : aucune boîte n’en a besoin
pack-origins-table-field-origin = origins = { $value } doit être une table de champ = origine
pack-origins-names-field-entry = origins.{ $field } nomme un champ que cette entrée n’a pas
pack-not-one = { $path } = { $value } n’est aucun de { $words }
pack-missing-add-with-printed = { $path } manque : entrez la valeur imprimée
pack-whole-number = { $path } = { $value } doit être un nombre entier
pack-between = { $path } = { $value } doit être entre { $low } et { $high }
pack-list-numbers = { $path } = { $value } doit être une liste de { $count } nombres
pack-has-numbers-have = { $path } a { $value } nombres et doit en avoir { $count }
pack-list-pairs = { $path } = { $value } doit être une liste de paires
pack-pair-such-as = { $path } : { $item } doit être une paire comme [{ $low }, { $high }]
pack-text-quotes = { $path } = { $value } doit être un texte entre guillemets
pack-true-or-false = { $path } = { $value } doit être true ou false
pack-list-words = { $path } = { $value } doit être une liste de { $count } mots
pack-has-words-have = { $path } a { $value } mots et doit en avoir { $count }
pack-names-something-twice = { $path } = { $value } nomme quelque chose deux fois
pack-table-such-as-coins = { $path } = { $value } doit être une table comme {"{"} coins = 2 {"}"}
pack-list-tables = { $path } = { $value } doit être une liste de tables, [{"{"} ... {"}"}]
pack-table = { $path } : { $item } doit être une table, {"{"} ... {"}"}
pack-consist-tables-some-key = { $field } doit consister en tables [{ $field }.une-cle]
pack-table-2 = { $field }.{ $value } doit être une table
pack-not-key-use-small = { $value } n’est pas une clé : utilisez des minuscules a-z, des chiffres et des tirets simples
pack-consist-tables = { $field } doit consister en tables [[{ $field }]]
pack-table-3 = { $item } doit être une table
pack-names-one-line-at = names.{ $language } doit être une ligne de { $longest } lettres au plus
pack-not-known-here-remove = { $path } n’est pas connu ici : supprimez-le, ou utilisez un de { $known }
pack-file-larger-than-kb = le fichier dépasse { $most } ko : aucune boîte n’en a besoin
pack-file-not-box-version = le fichier n’est pas une boîte que cette version sait lire
pack-file-not-box-names = le fichier n’est pas une boîte : il ne nomme aucun jeu ou ne contient aucun fichier
pack-file-nested-too-deeply-2 = le fichier est imbriqué trop profondément : aucune boîte n’en a besoin
pack-file-not-box-no = le fichier n’est pas une boîte : ce n’est pas du texte JSON
pack-file-not-box-its = le fichier n’est pas une boîte : ses parties doivent être des tables
pack-box-holds-more-values = la boîte contient plus de valeurs qu’aucune boîte
pack-box-nested-too-deeply = la boîte est imbriquée trop profondément
pack-text-longer-than-letters = un texte dépasse { $longest } lettres ou n’est pas du texte simple
pack-value-neither-word-nor = une valeur n’est ni un mot ni un nombre entier raisonnable
pack-box-belongs-game-not = la boîte est celle d’un jeu qui n’est pas connu ici
pack-box-does-not-have = la boîte n’a pas les fichiers des boîtes de ce jeu
