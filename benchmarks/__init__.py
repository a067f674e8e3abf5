"""Measurements. They are no tests: timings differ from machine to machine."""
