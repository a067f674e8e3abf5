"""Settings shared by all tests."""

import os

from hypothesis import settings

# Whole games take longer than hypothesis allows by default; on CI the examples are always the same.
settings.register_profile("spieltisch", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("spieltisch")
