"""All pages."""

from spieltisch.server import (
    pages_help,
    pages_lobby,
    pages_new,
    pages_play,
    pages_replay,
    pages_report,
    pages_settings,
    pages_statistics,
    pages_table,
    pages_watch,
)

ROUTES = [
    *pages_lobby.ROUTES,
    *pages_new.ROUTES,
    *pages_settings.ROUTES,
    *pages_statistics.ROUTES,
    *pages_table.ROUTES,
    *pages_play.ROUTES,
    *pages_replay.ROUTES,
    *pages_report.ROUTES,
    *pages_help.ROUTES,
    *pages_watch.ROUTES,
]
