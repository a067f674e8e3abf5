# Wo lange Wörter auf Karten getrennt werden dürfen: ein Strich für jede Fuge. Nur die Zeichnung
# trennt sie dort; gesprochen und gesucht werden sie in einem Stück.

draw-joints =
    Alche|mistin Archi|tektin Auktions|haus Bauern|haus Bau|plättchen Baustoff|händler
    Benach|barte Biblio|thek Boots|werft Brand|zeichen|platz Brunnen|bauer Brücken|bauer
    Bürger|meister Dach|decker Dampf|kran Diplo|matin Dom|bau|meister Drucke|rei Dämme|rung
    Ein|siedler Entdecker|hütte Erfin|derin Erz|berg|werk Fallen|steller Feuer|wehr Fische|rei
    Geheim|bund Geld|verleiher Geld|wechs|lerin Gemischt|waren|laden Geschich|ten|erzähler
    Glas|bläser Glocken|turm Gold|wäscher Gouver|neurin Grund|buch|amt Gründer|halle
    Hafen|arbeiter Hafen|meisterin Handels|posten Hau|sierer Huf|schmiedin Inge|nieur
    Karten|leiste Karto|grafin Korb|flechter Korn|speicher Kräuter|frau Kund|schaf|terin
    Kunst|galerie Kunst|händ|lerin Käse|keller Lager|haus Landungs|steg Land|ver|messerin
    Laternen|anzünder Lehm|grube Leucht|turm Markt|halle Maschi|nen|halle Masken|ball
    Musik|pavillon Münz|leiste Münz|prägerei Nacht|fähre Nacht|hirtin Nacht|wache Netz|macherin
    Neu|ankömm|linge Niedri|gerer Obst|garten Patent|amt Pfand|leiher Plan|wagen|zug
    Porzel|lan|laden Post|kutsche Produk|tions Pro|spektor Präsen|zen Richte|rin
    Rinder|züch|terin Samm|lerin Satt|lerin Schatz|sucherin Schiff|bauerin Schleu|sen|wärter
    Schmugg|lerin Schul|den|eintreiber See|manns|heim Siedler|familie Sied|lungen Spiel|hölle
    Stadt|planerin Stadt|recht Stadt|waage Stein|bruch Stein|metz Stern|warte
    Steuer|ein|treiberin Straßen|bauerin Tage|löhner Tresor|kammer Uhr|macher Univer|sität
    Vieh|baron Vieh|markt Vieh|treiber Wahr|sagerin Waisen|haus Wasser|rad Wasser|werk
    Werk|statt Werkzeug|macherin Wind|mühle Zimmer|frau Zita|delle Zunft|haus
