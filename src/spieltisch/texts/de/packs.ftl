# Was die Prüfung einer Schachtel findet.
pack-entry-missing = der Eintrag { $name } fehlt
pack-file-missing-copy-from = die Datei fehlt: kopiere sie aus einer neuen Schachtel und fülle sie aus
pack-no-such-file-belongs = eine solche Datei gehört nicht dazu: entferne sie, oder nimm { $files }
pack-file-not-utf-8 = die Datei ist kein UTF-8-Text: speichere sie als UTF-8
pack-file-not-valid-toml = die Datei ist kein gültiges TOML: { $error }
pack-file-nested-too-deeply = die Datei ist zu tief verschachtelt: das braucht keine Schachtel
pack-origins-table-field-origin = origins = { $value } muss eine Tabelle aus Feld = Herkunft sein
pack-origins-names-field-entry = origins.{ $field } nennt ein Feld, das dieser Eintrag nicht hat
pack-not-one = { $path } = { $value } ist keines von { $words }
pack-missing-add-with-printed = { $path } fehlt: trage den gedruckten Wert ein
pack-whole-number = { $path } = { $value } muss eine ganze Zahl sein
pack-between = { $path } = { $value } muss zwischen { $low } und { $high } liegen
pack-list-numbers = { $path } = { $value } muss eine Liste von { $count } Zahlen sein
pack-has-numbers-have = { $path } hat { $value } Zahlen und muss { $count } haben
pack-list-pairs = { $path } = { $value } muss eine Liste von Paaren sein
pack-pair-such-as = { $path }: { $item } muss ein Paar sein wie [{ $low }, { $high }]
pack-text-quotes = { $path } = { $value } muss ein Text in Anführungszeichen sein
pack-true-or-false = { $path } = { $value } muss true oder false sein
pack-list-words = { $path } = { $value } muss eine Liste von { $count } Wörtern sein
pack-has-words-have = { $path } hat { $value } Wörter und muss { $count } haben
pack-names-something-twice = { $path } = { $value } nennt etwas doppelt
pack-table-such-as-coins = { $path } = { $value } muss eine Tabelle sein wie {"{"} coins = 2 {"}"}
pack-list-tables = { $path } = { $value } muss eine Liste von Tabellen sein, [{"{"} ... {"}"}]
pack-table = { $path }: { $item } muss eine Tabelle sein, {"{"} ... {"}"}
pack-consist-tables-some-key = { $field } muss aus Tabellen [{ $field }.ein-schluessel] bestehen
pack-table-2 = { $field }.{ $value } muss eine Tabelle sein
pack-not-key-use-small = { $value } ist kein Schlüssel: nimm Kleinbuchstaben a-z, Ziffern und einzelne Bindestriche
pack-consist-tables = { $field } muss aus Tabellen [[{ $field }]] bestehen
pack-table-3 = { $item } muss eine Tabelle sein
pack-names-one-line-at = names.{ $language } muss eine Zeile von höchstens { $longest } Buchstaben sein
pack-not-known-here-remove = { $path } ist hier nicht bekannt: entferne es, oder nimm eines von { $known }
pack-file-larger-than-kb = die Datei ist größer als { $most } kB: das braucht keine Schachtel
pack-file-not-box-version = die Datei ist keine Schachtel, die diese Version lesen kann
pack-file-not-box-names = die Datei ist keine Schachtel: sie nennt kein Spiel oder enthält keine Dateien
pack-file-nested-too-deeply-2 = die Datei ist zu tief verschachtelt: das braucht keine Schachtel
pack-file-not-box-no = die Datei ist keine Schachtel: sie ist kein JSON-Text
pack-file-not-box-its = die Datei ist keine Schachtel: ihre Teile müssen Tabellen sein
pack-box-holds-more-values = die Schachtel enthält mehr Werte als jede Schachtel
pack-box-nested-too-deeply = die Schachtel ist zu tief verschachtelt
pack-text-longer-than-letters = ein Text ist länger als { $longest } Buchstaben oder kein einfacher Text
pack-value-neither-word-nor = ein Wert ist weder ein Wort noch eine ganze Zahl in Grenzen
pack-box-belongs-game-not = die Schachtel gehört zu einem Spiel, das hier nicht bekannt ist
pack-box-does-not-have = die Schachtel hat nicht die Dateien der Schachteln dieses Spiels
