"""Why not, packed into an int."""

from hypothesis import given
from hypothesis import strategies as st

from spieltisch.kernel.reasons import FINE, code_of, values_of, why

VALUE = st.integers(0, 4095)


@given(st.integers(1, 255), VALUE, VALUE, VALUE)
def test_a_reason_unpacks_into_what_was_packed(code: int, a: int, b: int, c: int) -> None:
    packed = why(code, a, b, c)
    assert packed != FINE
    assert code_of(packed) == code
    assert values_of(packed) == (a, b, c)
