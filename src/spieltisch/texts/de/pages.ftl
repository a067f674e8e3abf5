## Seiten rund um den Tisch

fault-cannot-replay = Diese Partie wurde mit anderen Regeln oder anderem Material gespielt und lässt sich hier nicht nachspielen.
copied = Kopiert
do-cancel = Abbrechen
seat-for-anybody = jemand aus dem Foyer
seat-for-invited = ein Freund, per Link

## Nachspielen

replay-begins = Die Partie beginnt.
replay-did = { $name }: { $what }
replay-moved = { $name } hat entschieden.
replay-spectator = Zuschauer
replay-first = Zum Anfang
replay-last = Zum Ende
replay-step-back = Eine Entscheidung zurück
replay-step-on = Eine Entscheidung weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-play = Abspielen oder anhalten
replay-space = Leertaste
replay-position = Stelle in der Partie
replay-turn-of = Zug { $number } von { $name }
replay-eyes = Gesehen von
replay-speed = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-faster = sehr schnell
replay-link = Link hierher kopieren
replay-continue = Von hier weiterspielen
continue-why = Ein neuer Tisch beginnt mit dieser Stellung und geht mit neuem Glück weiter. Wähle, wer dort sitzt.
continue-where = Nach { $number } Entscheidungen
continue-go = Tisch aufmachen

## Wie eine Partie endete

verdict-most-points = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $lead } vor { $others }.
verdict-shared = { $name } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
verdict-tie-broken = { $name } und { $others } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Der Gleichstand geht an { $name }.
verdict-tie-fewest-unused = { $name } und { $others } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Der Gleichstand geht an { $name }: weniger freie Felder, { $unused } gegen { $against }.
verdict-tie-most-unused = { $name } und { $others } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Der Gleichstand geht an { $name }: mehr freie Felder, { $unused } gegen { $against }.
verdict-tie-order = { $name } und { $others } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und gleich viele freie Felder. Der Gleichstand geht an { $name }: weiter hinten auf der Brücke.
verdict-beats-eminence = { $name } gewinnt gegen die weise Eminenz: { $points } zu { $against }.
verdict-beaten-by-eminence = Die weise Eminenz gewinnt: { $against } zu { $points }.
verdict-duchy-full = { $name } hat das Fürstentum gefüllt und gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
verdict-duchy-open = Das Fürstentum wurde nicht rechtzeitig voll. { $name } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
verdict-alone = { $name } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
verdict-and = { $first } und { $last }
verdict-comma = { $first }, { $last }

## Der Rahmen jeder Seite

page-skip = Zum Inhalt
page-ways = Hauptseiten
page-statistics = Ergebnisse

## Foyer

lobby-welcome = Ein Tisch für große Spiele
lobby-pitch = Boonlake und Die Burgen von Burgund: allein, gegen Bots oder mit Freunden, gleichzeitig oder über Tage.
lobby-been-here = Ich war schon einmal hier
lobby-hello = Hallo, { $name }
lobby-your-turn = { $count ->
    [one] An diesem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
lobby-more-choices = Alle Spiele und Optionen
lobby-finished = Beendete Partien
lobby-all-finished = Alle meine Ergebnisse
ago-now = gerade eben
ago-minutes = vor { $count } min
ago-hours = vor { $count } h
ago-days = vor { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
start-burgundy-novice = Burgund zum Kennenlernen
start-burgundy-novice-more = gegen einen Neuling

## Ein neuer Tisch

new-how-many = Wie viele spielen?
new-alone = allein
new-who-why = Auf jedem Platz sitzt ein Mensch oder ein Bot. Freie Plätze findet jeder im Foyer; Freunde kommen über einen Link, den du bekommst.
new-hints = Rat
group-solo = Allein spielen
group-boards = Spielpläne
group-expansions = Erweiterungen
group-course = Ablauf
group-more = Weiteres
group-manners = Rund um den Tisch
about-boonlake-level = Wie stark die weise Eminenz gegen dich spielt.
about-burgundy-duchies = Nummer 1 ist der Plan für die erste Partie. Die anderen stellen andere Aufgaben; mit 11 baut ihr zu Grenzposten hin.
about-burgundy-target = Wie viele Punkte du immer wieder sammeln musst. 50 ist das übliche Ziel.
about-burgundy-extra-tiles = Vier weitere Plättchen für alle, die die anderen kennen.
about-burgundy-white-castles = Burgen, deren Aktion mit jeder Zahl geht, und ein weiteres Kloster.
about-burgundy-inns = Plättchen, die den Wert eines Gebiets verdoppeln.
about-burgundy-trade-routes = Verkaufte Waren zählen auch als Stationen einer Route mit Belohnungen.
about-burgundy-shields = Wappen auf Burgen geben dauerhafte Fähigkeiten, und Tribut.
about-burgundy-tie-break = Die Auflagen der Spielregel sind sich darin nicht einig.
about-order = Manche Teile spielen alle gleichzeitig. Der Reihe nach dauert es länger, aber ihr seht, was die anderen tun.
about-pace = Live: Alle sind da. Über Tage: Wer da ist, spielt, und wird benachrichtigt.
about-clock = Für wen die Zeit abläuft, spielt ein Bot, bis sie oder er zurückkommt.
about-hints = Ob man einen starken Bot fragen darf, was er täte.
about-language = Die Sprache der Nachrichten; den Tisch liest jede und jeder in der eigenen.
about-public = Sonst finden ihn nur die, denen du den Link schickst.
about-spectators = Sie sehen nur, was allen offen liegt, und haben einen eigenen Chat.
about-confirm = Vor allem, was sich nicht zurücknehmen lässt, fragt der Tisch noch einmal nach.
hints-bots = wenn nur einer spielt
hints-never = nie
hints-always = immer
clock-days = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}

## Ein Tisch

do-copy = Kopieren
table-past = Was bisher geschah
table-invite-why = Wer diesen Link öffnet, darf einen reservierten oder freien Platz nehmen. Ein neuer Link macht den alten wertlos.
join-why = Jemand hält dir einen Platz an einem Tisch frei.
chat-players = Chat der Spielenden
chat-spectators = Chat der Zuschauenden
chat-from-players = am Tisch
chat-from-spectators = Publikum
chat-none = Noch hat niemand etwas gesagt.
chat-your-words = Was du sagen möchtest

## Das Ende einer Partie

end-winner = gewonnen
end-next = Wie weiter
end-board = Der Tisch am Ende
end-sheet = Punkte nach Herkunft
end-growth = Punkte im Lauf der Partie
end-rounds = Runden
end-round = Runde
end-as-table = Als Tabelle
end-fair = War es gerecht?
end-fair-why = Alles Glück dieser Partie stand vor dem ersten Zug fest, und jede und jeder kann es nachrechnen.

## Ergebnisse

statistics-none = Noch ist keine Partie zu Ende gespielt.
statistics-house = Auf diesem Server: { $tables ->
    [one] eine beendete Partie
   *[other] { $tables } beendete Partien
}, im Mittel { $mean } Punkte, höchstens { $best }.
statistics-by-seats = Nach Zahl der Mitspielenden
statistics-against = Gegen wen
statistics-whom = Gegner
statistics-people = Menschen
statistics-points = Meine Punkte, Partie für Partie
statistics-games = Partien
statistics-recent = Meine letzten Partien
statistics-when = Wann
statistics-with = Mit

## Einstellungen

settings-saved = Gespeichert.
settings-me = Wer ich bin
settings-told-why = Für Partien über Tage. Die offene Seite zeigt es ohnehin.
settings-browser = Benachrichtigungen dieses Browsers erlauben
settings-browser-on = Dieser Browser darf benachrichtigen.
settings-browser-off = Dieser Browser erlaubt keine Benachrichtigungen.
settings-never = nie
settings-password-why = Mit einem Passwort kannst du dich überall anmelden. Ohne kennt dich nur dieser Browser.
settings-tokens-why = Ein Programm mit einem Schlüssel spielt in deinem Namen. Wie, sagt die Beschreibung der API.
sign-in-transfer-why = Erzeuge in den Einstellungen des anderen Geräts einen Umzugslink und öffne ihn hier.
