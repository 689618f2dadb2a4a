"""Words and signs behind a number that make it an amount: not a page, not a section."""

from __future__ import annotations

_UNITS = (
    "feet foot ft inch inches yards? miles? mph km/?h? met(?:er|re)s? cm mm seconds? minutes? min hours? days? weeks? "
    "months? years? percent dollars? euros? pounds? lbs? kg mg ml g points? times units? copies "
    "tablets? people persons?"
).split()

MEASURE = rf"[\s-]{{0,3}}(?:[%‰°$€£]|(?:{'|'.join(_UNITS)})\b)"
"""Pattern of what follows the digits of an amount."""
