"""After a game: its turning points, and how much was luck and how much decisions."""

from spieltisch.bots.report.report import Report, SeatReport, TurningPoint, report_on

__all__ = ["Report", "SeatReport", "TurningPoint", "report_on"]
