"""The hall: everything a request may need, in one place."""

from typing import Any

from spieltisch.server.bot_pool import BotPool
from spieltisch.server.caretaker import Caretaker
from spieltisch.server.config import Config
from spieltisch.server.hands import HandsKept
from spieltisch.server.house import House
from spieltisch.server.identity import Doorkeeper
from spieltisch.server.limits import Limits, SharedLimits
from spieltisch.server.metrics import Metrics
from spieltisch.server.notify import Notifier
from spieltisch.server.relay import Relay
from spieltisch.server.reporting import Reporter
from spieltisch.store import Store


class Hall:
    """Made when the server starts, closed when it stops."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.store.migrate()
        self.house = House(self.store)
        self.hands = HandsKept(self.house)
        self.doorkeeper = Doorkeeper(self.store)
        self.limits = Limits(config.rate)
        self.shared_limits = SharedLimits(config.redis, self.limits)
        self.metrics = Metrics(self.house)
        self.relay = Relay(config.redis, self.house)
        self.pool = BotPool(config)
        self.reporter = Reporter(config, self.store)
        self.notifier = Notifier(config, self.store, self.house)
        self.caretaker = Caretaker(self.house, self.pool)
        self.shared: dict[str, Any] = {}

    async def open(self) -> None:
        """Start what runs by itself."""
        await self.relay.open()
        await self.shared_limits.open()
        await self.notifier.open()
        await self.caretaker.open()

    async def close(self) -> None:
        """Stop in order: nothing new begins, what is under way becomes durable."""
        await self.caretaker.close()
        await self.pool.close()
        await self.reporter.close()
        await self.notifier.close()
        await self.house.close()
        await self.relay.close()
        await self.shared_limits.close()
        self.store.close()
