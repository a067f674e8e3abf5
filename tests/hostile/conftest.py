"""The same servers as for the tests of the server."""

from tests.server.conftest import any_server as any_server
from tests.server.conftest import server as server
