# Gesellschaft: Einladungen, der Warteraum, Züge.
join-from = { $host } lädt dich ein: { $game }
join-seats = Am Tisch
join-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
join-clock-decision = { $time } für jede Entscheidung
join-clock-game = { $time } für die ganze Partie
join-no-account = Ein Konto brauchst du nicht: Ein Name genügt.
join-look = Ansehen
join-mine = Zum Tisch
join-lobby = Zum Foyer
join-cancelled = Diese Einladung gilt nicht mehr
join-cancelled-why = Wer eingeladen hat, hat sie zurückgenommen oder eine neue gemacht. Frag nach dem neuen Link.
join-used = Diese Einladung ist verbraucht
join-used-why = Alle Plätze sind besetzt, und die Partie hat begonnen oder ist vorbei.
invite-only-here = Nur dieser Rechner kann diesen Link öffnen.
invite-only-here-why = Starte den Server mit --host 0.0.0.0, damit andere in deinem Netz mitspielen können.
invite-qr = Der Link für die Kamera eines Telefons
do-share = Teilen
do-seat-bot = Bot hier hinsetzen
do-send-away = Wegschicken
seat-bot-level = Wie stark der Bot ist
turns-title = Meine Züge
turns-past = Dieser Zug ist schon gemacht.
turns-first = Zum ersten davon
turns-none = Du bist nirgends am Zug.
settings-away = Im Urlaub bis
settings-away-why = Bis zum Ende dieses Tages, höchstens 60 Tage voraus: In Partien über Tage mit einer Uhr von einem Tag oder mehr läuft deine Zeit nicht ab, kein Bot übernimmt deinen Platz, und niemand sagt dir, dass du am Zug bist.
fault-long-holiday = Im Jahr gibt es höchstens 60 Tage Urlaub.
refused-on-holiday = Noch { $time } im Urlaub: Der Tisch wartet.
draw-ui-next-turn = Nächster Zug
people-met = Mit wem ich gespielt habe
people-seen = Partien an öffentlichen Tischen und die, die du mit { $name } gespielt hast.
people-together = { $played ->
    [one] Eine Partie zusammen
   *[other] { $played } Partien zusammen
}: { $won } von dir gewonnen, { $lost } von { $name }.
people-again = Noch einmal mit { $name }
people-again-why = { $name } findet den Tisch im Foyer. Womit ihr spielt, könnt ihr ändern, bis es losgeht.
people-recent = Letzte Partien
lobby-invited = Du bist eingeladen
tables-title = Alle öffentlichen Tische
tables-status = Welche
tables-waiting = warten auf Mitspieler
tables-playing = werden gespielt
tables-finished = vorbei
tables-any = beliebig
tables-show = Zeigen
tables-none = Einen solchen Tisch gibt es nicht.
room-waiting = Es geht los, sobald alle sitzen und bereit sind.
room-here = da
room-away = nicht da
room-unready = noch nicht bereit
room-changed = { $name } hat geändert, womit ihr spielt.
room-change = Zusammen ändern
room-change-why = Die anderen sehen die Änderung und sagen, ob sie bereit sind.
do-ready = Bereit
do-unready = Doch nicht bereit
refused-said-already = Das ist schon so.
refused-fixed-terms = Diese Partie wird gespielt, wie sie vorbereitet ist.
