"""Whether something stands in one of many places."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from protem.reading.places import Places

PLACES = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 10)).map(lambda pair: (pair[0], sum(pair))), max_size=10)


@given(PLACES, st.integers(-1, 45))
def test_what_stands_between_the_ends_of_any_place_is_in_them(places: list[tuple[int, int]], at: int) -> None:
    assert (at in Places(places)) == any(start <= at < end for start, end in places)
