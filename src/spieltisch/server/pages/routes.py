"""All pages."""

from spieltisch.server.pages import boxes as pages_boxes
from spieltisch.server.pages import help as pages_help
from spieltisch.server.pages import join as pages_join
from spieltisch.server.pages import learn as pages_learn
from spieltisch.server.pages import lobby as pages_lobby
from spieltisch.server.pages import new as pages_new
from spieltisch.server.pages import people as pages_people
from spieltisch.server.pages import play as pages_play
from spieltisch.server.pages import puzzles as pages_puzzles
from spieltisch.server.pages import replay as pages_replay
from spieltisch.server.pages import report as pages_report
from spieltisch.server.pages import settings as pages_settings
from spieltisch.server.pages import statistics as pages_statistics
from spieltisch.server.pages import table as pages_table
from spieltisch.server.pages import tables as pages_tables
from spieltisch.server.pages import turns as pages_turns
from spieltisch.server.pages import watch as pages_watch

ROUTES = [
    *pages_lobby.ROUTES,
    *pages_learn.ROUTES,
    *pages_puzzles.ROUTES,
    *pages_new.ROUTES,
    *pages_join.ROUTES,
    *pages_settings.ROUTES,
    *pages_statistics.ROUTES,
    *pages_table.ROUTES,
    *pages_play.ROUTES,
    *pages_replay.ROUTES,
    *pages_report.ROUTES,
    *pages_help.ROUTES,
    *pages_watch.ROUTES,
    *pages_turns.ROUTES,
    *pages_people.ROUTES,
    *pages_tables.ROUTES,
    *pages_boxes.ROUTES,
]
