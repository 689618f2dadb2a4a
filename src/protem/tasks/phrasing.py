"""The same sentence in plainer words: verbs of two words as one, who does it first, what was put first in its place.

"In May, prices went up" and "Prices rose in May" are the same for what compares word by word only once both are put in
the same form. The verbs are those whose second word turns or carries their sense ("go up", "go down", "put off").
"""

from __future__ import annotations

import re

_GO = ("go", "goes", "went", "gone", "going")
_PUT = ("put", "puts", "put", "put", "putting")
_SEND = ("send", "sends", "sent", "sent", "sending")
_GIVE = ("give", "gives", "gave", "given", "giving")
_TAKE = ("take", "takes", "took", "taken", "taking")
_COME = ("come", "comes", "came", "come", "coming")
_GET = ("get", "gets", "got", "got", "getting")
_SET = ("set", "sets", "set", "set", "setting")
_SHUT = ("shut", "shuts", "shut", "shut", "shutting")
_FIND = ("find", "finds", "found", "found", "finding")
_PAY = ("pay", "pays", "paid", "paid", "paying")
_THROW = ("throw", "throws", "threw", "thrown", "throwing")
_LEAVE = ("leave", "leaves", "left", "left", "leaving")


def _regular(verb: str) -> tuple[str, ...]:
    """Return the five forms of a verb: to do, does, did, done, doing."""
    past = f"{verb}d" if verb.endswith("e") else f"{verb[:-1]}ied" if verb.endswith("ly") else f"{verb}ed"
    third = f"{verb[:-1]}ies" if verb.endswith("ly") else f"{verb}{'es' if verb.endswith(('s', 'h')) else 's'}"
    return verb, third, past, past, f"{verb.removesuffix('e')}ing"


_RISE = ("rise", "rises", "rose", "risen", "rising")
_FALL = ("fall", "falls", "fell", "fallen", "falling")
_VERBS: tuple[tuple[tuple[str, ...], str, tuple[str, ...]], ...] = (
    (_GO, "up", _RISE),
    (_GO, "down", _FALL),
    (_COME, "down", _FALL),
    (_COME, "back", _regular("return")),
    (_GO, "back", _regular("return")),
    (_SEND, "back", _regular("return")),
    (_GIVE, "back", _regular("return")),
    (_PAY, "back", ("repay", "repays", "repaid", "repaid", "repaying")),
    (_GIVE, "up", _regular("abandon")),
    (_PUT, "off", _regular("postpone")),
    (_regular("call"), "off", ("cancel", "cancels", "cancelled", "cancelled", "cancelling")),
    (_regular("turn"), "down", _regular("reject")),
    (_regular("turn"), "on", _regular("activate")),
    (_regular("turn"), "off", _regular("deactivate")),
    (("switch", "switches", "switched", "switched", "switching"), "on", _regular("activate")),
    (("switch", "switches", "switched", "switched", "switching"), "off", _regular("deactivate")),
    (_SET, "up", _regular("establish")),
    (_SET, "off", _regular("depart")),
    (_SHUT, "down", _regular("close")),
    (_FIND, "out", _regular("discover")),
    (("carry", "carries", "carried", "carried", "carrying"), "out", _regular("perform")),
    (_regular("hand"), "in", ("submit", "submits", "submitted", "submitted", "submitting")),
    (_regular("pick"), "up", _regular("collect")),
    (_regular("fill"), "in", _regular("complete")),
    (_regular("fill"), "out", _regular("complete")),
    (_THROW, "away", _regular("discard")),
    (_LEAVE, "out", ("omit", "omits", "omitted", "omitted", "omitting")),
    (_regular("point"), "out", _regular("mention")),
    (_TAKE, "place", ("happen", "happens", "happened", "happened", "happening")),
    (_GET, "rid of", _regular("remove")),
)
_PLAINER = {
    f"{verb} {second}": plain
    for verbs, second, plains in _VERBS
    for verb, plain in zip(reversed(verbs), reversed(plains), strict=True)
}
_PASSIVE = {f"{verbs[3]} {second}": plains[3] for verbs, second, plains in _VERBS}
"""By the form after "was" and "has been": "put off" is "postponed" there."""
_TWO_WORDS = re.compile(
    rf"(?P<done>\b(?:is|are|was|were|be|been|being|has|have|had|gets?|got)\s(?:\w{{2,12}}ly\s)?)?"
    rf"\b(?P<verb>{'|'.join(sorted(map(re.escape, _PLAINER), key=len, reverse=True))})\b",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    r"(?:^|(?<=\n)|(?<=[.!?\n]\s))(?P<first>(?:in|on|at|during|after|before|by|since|for|until|from|within|under|throughout|between)\s"
    r"[^,.;:!?\n]{1,60}|yesterday|today|tomorrow|last \w{2,12}|next \w{2,12}),\s"
    r"(?P<rest>(?:[^.!?\n]|\.(?=\d)){1,400})(?P<end>[.!?]|$)",
    re.IGNORECASE,
)
_PARTICIPLES = dict(
    pair.split(":")
    for pair in (
        "written:wrote beaten:beat taken:took given:gave driven:drove eaten:ate chosen:chose stolen:stole drawn:drew "
        "known:knew shown:showed thrown:threw grown:grew spoken:spoke broken:broke seen:saw sung:sang begun:began "
        "sold:sold bought:bought built:built made:made led:led won:won held:held sent:sent found:found paid:paid "
        "brought:brought taught:taught caught:caught run:ran shot:shot hit:hit cut:cut sewn:sewed woven:wove"
    ).split()
)
_PASSIVES = re.compile(
    r"(?:^|(?<=[,.;:!?\n]\s))(?P<object>[^\W_][^,.;:!?\n]{0,80}?)\s(?:is|are|was|were|(?:has|have|had) been)\s"
    rf"(?P<verb>\w{{2,14}}ed|{'|'.join(_PARTICIPLES)})\sby\s"
    r"(?P<subject>[^,.;:!?\n]{1,80}?)"
    r"(?P<rest>\s(?:in|on|at|during|after|before|since|for|until|from|within|when|while|because|with|and|but)\s|[,.;:!?\n]|$)",
    re.IGNORECASE,
)
_FREE = re.compile(
    r"\b(?:costs? nothing|(?:is|are) (?:free of (?:charge|cost)|at no (?:cost|charge)))\b", re.IGNORECASE
)
_NOT_UNTIL = re.compile(r"\bit was not until (?=[^,.;:!?\n]{1,60} that )", re.IGNORECASE)
_LONGEST = 100_000


def plainly(text: str) -> str:
    """Return a text in plainer words; the same text where nothing is to be said more plainly."""
    text = _NOT_UNTIL.sub("It was in ", _FREE.sub("is free", text[:_LONGEST]))
    return _PASSIVES.sub(_active, _FRONTED.sub(_behind, _TWO_WORDS.sub(_one_word, text)))


def _active(found: re.Match[str]) -> str:
    """Return "Belmont was bought by Nordia" as "Nordia bought Belmont"."""
    thing, subject, verb = found["object"], found["subject"], found["verb"].lower()
    return f"{subject[0].upper()}{subject[1:]} {_PARTICIPLES.get(verb, verb)} {_within(thing)}{found['rest']}"


def _within(thing: str) -> str:
    """Return what began a sentence as it stands inside one: an article has its capital from its place."""
    return re.sub(r"^(?:The|An?|It|They|He|She|This|These|Its|His|Her|Their)\b", lambda word: word[0].lower(), thing)


def _one_word(found: re.Match[str]) -> str:
    verb = found["verb"].lower()
    done = found["done"] or ""
    return done + (_PASSIVE.get(verb, _PLAINER[verb]) if done else _PLAINER[verb])


def _behind(found: re.Match[str]) -> str:
    """Return "In May, it rained." as "It rained in May."."""
    rest, first = found["rest"], found["first"]
    return f"{rest[0].upper()}{rest[1:]} {first[0].lower()}{first[1:]}{found['end']}"
