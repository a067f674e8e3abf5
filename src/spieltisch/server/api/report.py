"""The endpoint for reports on finished games."""

from typing import Any, Literal

import msgspec

from spieltisch.server.live.past import Past, past_of
from spieltisch.server.routing import Call, Endpoint
from spieltisch.tables.refusal import Refused


class ReportView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A report, or how far it is. In `report` all figures are points of the final score.

    `busy`: too many are being made; ask again later.
    """

    status: Literal["working", "done", "failed", "busy"]
    done: int = 0
    total: int = 1
    report: dict[str, Any] | None = None


async def report_of(call: Call, past: Past) -> ReportView:
    """The report on a past game; it is begun if there is none."""
    if not past.finished:
        raise Refused("not-over")
    known = await call.app.reporter.known(past.row.id)
    if known is not None:
        return ReportView("done", 1, 1, known)
    again = bool(call.number("again", 0))
    pack = past.row.settings.pack
    job = call.app.reporter.begin(past.row.id, past.record.text(), call.asker, again, pack)
    if job is None:
        return ReportView("busy")
    return ReportView("failed" if job.failed else "working", job.done, job.total)


async def report(call: Call) -> ReportView:
    """How a finished game was decided: luck, what decisions gave away, turning points.

    The first who asks lets it be made; ask again until it is done. One that failed is tried
    once more with `again=1`.
    """
    return await report_of(call, await past_of(call))


ENDPOINTS = [
    Endpoint("GET", "/tables/{table_id}/report", report, ReportView, cost=3, query=("again",))
]
