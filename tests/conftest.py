"""Settings shared by all tests."""

from hypothesis import settings

# Whole games take longer than hypothesis allows by default. The examples are always the same, so
# that what is green here is green there (--hypothesis-profile=default looks elsewhere).
settings.register_profile("spieltisch", deadline=None, derandomize=True, database=None)
settings.load_profile("spieltisch")
