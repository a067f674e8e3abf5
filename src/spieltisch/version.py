"""The version of package and engine, written into every record."""

__version__ = "0.1.0"
