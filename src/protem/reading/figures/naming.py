"""Numbers that name something: identifiers ("I-95", "Form 1040", "401(k)"), versions ("Python 3.11"), phone numbers."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Figure
from protem.reading.figures.labels import OPENERS as LABELS
from protem.reading.figures.labels import labelled, version
from protem.reading.figures.phones import phones
from protem.reading.figures.tokens import end_of_token, identifier, in_token, token_at
from protem.reading.figures.years import is_counted
from protem.reading.folding import Folded

OPENERS: tuple[str, ...] = LABELS
"""Words and signs, besides a digit, that may open one of these."""

_SIGNED = re.compile(
    r"(?:[0-9]{3}(?:\([a-zA-Z0-9]{1,2}\)){1,3}"  # 401(k)
    r"|(?:24/7(?:/365)?|9/11|20/20(?=\svision))(?!/|[.,][0-9])"
    r"|(?P<plan>40[13]|457)(?P<letter>[kKbB])"
    r"|10[0-9]{2}-[A-Z]{1,4}|(?:8|10|20)-[KQF]|0x[0-9a-fA-F]{1,16}"  # 1099-MISC, 10-K
    r"|(?:[0-9]{3}-[0-9]{2}-[0-9]{4}|[0-9]{2}-[0-9]{7}"  # of social security, of taxes
    r"|(?!(?:19|20)[0-9]{2}[ -](?:19|20))[0-9]{4}(?:[ -][0-9]{4}){2,4}+"  # of a card, not "2017 2018 2019"
    r"|97[89](?:-[0-9]{1,7}){4})(?!-[0-9]))(?![^\W_])"
)
_DOTTED = re.compile(
    r"[0-9]{1,5}(?:\.[0-9]{1,5}){1,4}+(?:-?(?:alpha|beta|rc)\.?[0-9]{0,3})?(?![0-9]|\.[0-9]|[^\W_]|,[0-9]|%)"
)
_NO_TITLES = frozenset(
    "table figure section chapter rule article part rate rates average score gpa bmi magnitude richter level grade "
    "rating type class size category note step page clause appendix annex exhibit volume about over under nearly "
    "around only january february march april may june july august september october november december usd eur gbp "
    "approximately the a an at least most than up to by from between per cent number room schedule paragraph item "
    "code act title phase stage tier unit lot zone model factor index ratio mean median total minimum maximum eps roi "
    "ph".split()
)
_RUN = re.compile(r"[0-9]{41,}+")
"""A run of digits that is no number: the longest number has 40."""
_TOUCHED = re.compile(r"(?P<digits>[0-9]{1,41}+)(?P<more>[(\-/.:a-zA-Z]|[ \u00a0](?=[0-9]))?")
_STATES = frozenset(
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR "
    "PA PR RI SC SD TN TX UT VT VA WA WV WI WY".split()
)
_ZIP = re.compile(r"[0-9]{5}(?:-[0-9]{4})?(?![0-9]|[.,][0-9]|[^\W_])")
_TITLE = re.compile(r"(?<![^\W_])(?P<name>[A-Z][A-Za-z+#]{2,20})\s\Z")
_OF_SOFTWARE = re.compile(
    r"(?<![^\W_])(?:versions?|releases?|released|updates?|updated|upgrades?|upgraded|software|apps?|install|firmware|"
    r"patch|builds?|runs|running|supports?|api|sdk|library|framework|download|shipped|beta)(?![^\W_])"
)
_SECTION = re.compile(r"[0-9]{1,2}\.[0-9]{2}\.[0-9]{3}\Z")
"""A section as Washington numbers them ("46.61.570"), also where "RCW" is left out."""
_DATE = re.compile(r"[0-3]?[0-9]\.[01]?[0-9]\.[0-9]{2}\Z")
_GROUPS_OF_THREE = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3}){1,6}\Z")
_REACH, _NEAR = 24, 80
_SHORTEST_CALLED = 3
_NETWORK = re.compile(r"(?:/[0-9]{1,2}|:[0-9]{2,5})(?![^\W_]|[./:][0-9])")
_BYTE, _BYTES = 255, 4


def read(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Return what is named at a place, at a digit or one of `OPENERS`; () for none. A figure may begin before `at`.

    Ask `skip_to` first: what it skips is no figure. "under-21s" and "mid-2019" are left to others: their number is an
    amount or a year, and so are dates.
    """
    text = folded.text
    if not "0" <= text[at] <= "9":
        return labelled(folded, at)
    before = text[at - 1 : at]
    if before and before not in " \n":
        if before == "(" and not text[at : at + 3].isdecimal():
            found: tuple[Figure, ...] = ()
        else:
            found = phones(folded, at) if before in "(+" else in_token(folded, at)
        if found or before.isalnum():
            return found
    touched = _TOUCHED.match(text, at)
    return _by_its_build(folded, at, touched, lang) if touched else ()


def skip_to(folded: Folded, at: int) -> int:
    """Return the end of the token round a digit that is no figure: "H2O", "CO2", "B2B", "4x4", "3D"; 0 for none."""
    return end_of_token(folded, at)


def _by_its_build(folded: Folded, at: int, touched: re.Match[str], lang: str) -> tuple[Figure, ...]:
    """Read what nothing before it names: phone numbers, versions, postcodes behind a state, very long numbers."""
    text, (digits, more) = folded.text, touched.group("digits", "more")
    zipped = len(digits) == len("90210") and text[at - 1 : at] == " " and text[at - 3 : at - 1] in _STATES
    if found := (_ZIP.match(text, at) if zipped else None) or (None if more else _RUN.match(text, at)):
        return (identifier(folded, at, found.end()),)
    if not more:
        return phones(folded, at) if len(digits) >= _SHORTEST_CALLED else ()
    named = _signed(folded, at) or phones(folded, at)
    return named or (() if more in " \u00a0" else _dotted(folded, at, lang) or token_at(folded, at))


def _signed(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Read what its signs make a name: "401(k)", "24/7", "9/11", "1099-MISC", "0x1F", "123-45-6789"."""
    found = _SIGNED.match(folded.text, at)
    if not found:
        return ()
    value = f"{found['plan']}({found['letter'].lower()})" if found["plan"] else ""
    return (identifier(folded, at, found.end(), value),)


def _dotted(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Read "192.168.0.1", "2.3.1", and the 5.2 of "Viper 5.2" where the talk is of software."""
    found = _DOTTED.match(folded.text, at)
    parts = found.group().split(".") if found else []
    if not found or len(parts[-1]) == len("2026") or _GROUPS_OF_THREE.match(found.group()):
        return ()
    if lang not in ("", "en") and _DATE.match(found.group()):
        return ()
    if len(parts) > len(("major", "minor")):
        if _SECTION.match(found.group()):
            return (Figure("reference", found.group(), "", at, found.end(), found.group(), "section"),)
        if len(parts) == _BYTES and all(part.isdecimal() and int(part) <= _BYTE for part in parts):
            network = _NETWORK.match(folded.text, found.end())
            return (identifier(folded, at, network.end() if network else found.end()),)
        return (version(folded, at, found.end()),)
    named = lang != "de" and not is_counted(folded, found.end()) and _follows_a_name(folded, at)
    talk = folded.low[max(0, at - _NEAR) : found.end() + _NEAR] if named else ""
    return (version(folded, at, found.end()),) if talk and _OF_SOFTWARE.search(talk) else ()


def _follows_a_name(folded: Folded, at: int) -> bool:
    """Say whether a word with a capital that begins no sentence stands before a place."""
    name = _TITLE.search(folded.text, max(0, at - _REACH), at)
    if not name or name["name"].isupper() or name["name"].lower() in _NO_TITLES:
        return False
    before = folded.text[max(0, name.start() - 4) : name.start()].rstrip(" ")
    return bool(before) and before[-1] not in ".!?:;\n"
