# Où les longs mots des cartes peuvent être coupés : une barre pour chaque jointure. Seul le dessin
# les y coupe ; ils sont dits, et cherchés, d’un seul tenant.

draw-joints =
    adja|centes Alchi|miste Anti|quaire Apicul|trice Apothi|caire Archi|tecte Arpen|teuse
    Biblio|thèque Brique|terie Bâtis|seur Bâtis|seuse Capi|taine Carto|graphe Chan|geuse
    Char|bonnier Char|pentier Char|pentière Chas|seuse Cita|delle Collec|tionneur Colpor|teur
    Conseil|lère Contre|bandière Crépus|cule Cueil|leuse Dili|gence Diplo|mate Débar|cadère
    Débar|deur explo|rateurs fonda|teurs Glai|sière Gouver|neure Habi|tants Herbo|riste
    Impri|merie Ingé|nieur Inven|trice Jardi|nier Journa|liers Mar|chande Maré|chale maté|riaux
    Monas|tère Négo|ciante Observa|toire Orpail|leur Orphe|linat Palis|sade Percep|teur
    porce|laine produc|tion Prospec|teur Puisa|tier recou|vrement réver|bères Souf|fleur
    Taillan|dière Tail|leuse Tisse|rande Tonne|lier Tou|cheurs Télé|graphe Univer|sité
    Urba|niste Vigne|ronne Éclai|reuse Éclu|sière
