# Warum ein Bot eine Möglichkeit in Die Burgen von Burgund mag: was Erweiterungen und Solospiel bringen.
hint-term-burgundy-shields = Wappen
hint-term-burgundy-routes = Handelsstraßen
hint-term-burgundy-posts = Grenzposten
hint-term-burgundy-spaces = besetzte Felder
hint-term-burgundy-counter = der Weg zur Zielmarke
hint-term-burgundy-supply = Plättchen, die noch zu bekommen sind
