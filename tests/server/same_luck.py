"""Servers that are started for tests import this as one of their games: the same luck each time."""

import sys

from tests import luck

for name in ("tables.match", "server.api.tables", "server.workers.bot_pool"):
    module = sys.modules.get(f"spieltisch.{name}")
    if module is not None:
        vars(module)["secrets"] = luck.source()
