"""All pages."""

from spieltisch.server import pages_lobby, pages_play, pages_table

ROUTES = [*pages_lobby.ROUTES, *pages_table.ROUTES, *pages_play.ROUTES]
