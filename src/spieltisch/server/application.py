"""What the server is made of: everything a request may need, in one place."""

from typing import Any, Final

from spieltisch.server.config import Config
from spieltisch.server.health import Health
from spieltisch.server.identity import Doorkeeper
from spieltisch.server.limits import Limits, SharedLimits
from spieltisch.server.live.caretaker import Caretaker
from spieltisch.server.live.forwarding import Forwarder
from spieltisch.server.live.seat_changes import SeatChanges
from spieltisch.server.live.table_cache import TableCache
from spieltisch.server.metrics import Metrics
from spieltisch.server.turnstile import Turnstile
from spieltisch.server.workers.bot_pool import BotPool
from spieltisch.server.workers.errands import Errands
from spieltisch.server.workers.notify import Notifier
from spieltisch.server.workers.reporting import Reporter
from spieltisch.store import Store
from spieltisch.tables.library import shelf

MANY: Final = 5000


class Application:
    """Made when the server starts, closed when it stops."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.store.migrate()
        self.tables = TableCache(self.store)
        self.seat_changes = SeatChanges(self.tables)
        self.doorkeeper = Doorkeeper(self.store)
        self.limits = Limits(config.rate)
        self.shared_limits = SharedLimits(config.redis, self.limits)
        self.turnstile = Turnstile(self.limits)
        self.metrics = Metrics(self.tables)
        self.pool = BotPool(config)
        self.forwarder = Forwarder(config, self.tables, self.pool, self.limits)
        self.reporter = Reporter(config, self.store)
        self.notifier = Notifier(config, self.store, self.tables, self.limits)
        self.replays = Errands("replays", 1, 30.0)
        self.trials = Errands("trials", 2, 10.0)
        self.boxes = Errands("boxes", 1, 20.0)
        # After a restart everybody comes back at once, and a page of help has dozens of pictures.
        self.journals = Errands("journals", 1, 20.0, of_all=MANY)
        self.help = Errands("help", 1, 20.0, of_one=100, of_all=MANY)
        shelf.add(self.store.boxes.fetch)
        self.health = Health(self.store)
        self.caretaker = Caretaker(self.tables, self.pool)
        self.shared: dict[str, Any] = {}

    def person_gone(self, person: str, forgotten: bool = False) -> None:
        """Somebody has signed out, or is no more: their open channels end, in all processes."""
        self.forwarder.person_gone(person, forgotten)

    async def open(self) -> None:
        """Start what runs by itself."""
        await self.forwarder.open()
        await self.shared_limits.open()
        await self.notifier.open()
        await self.caretaker.open()

    async def close(self) -> None:
        """Stop in order: nothing new begins, what is under way becomes durable."""
        await self.caretaker.close()
        await self.pool.close()
        await self.reporter.close()
        await self.notifier.close()
        await self.forwarder.close()
        await self.tables.close()
        await self.shared_limits.close()
        self.replays.close()
        self.trials.close()
        self.boxes.close()
        self.journals.close()
        self.help.close()
        shelf.remove(self.store.boxes.fetch)
        self.doorkeeper.passwords.close()
        self.store.close()
