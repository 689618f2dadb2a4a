"""What kinds of things a statement gives: an amount of money, a time, a place, somebody who does it.

What they are is said in `protem.tasks.kinds_asked`. A statement without a sign of any may answer an open question.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.grounding.synonyms import opposed, related
from protem.reading.clauses import Word, words_of
from protem.reading.clauses.cutting import FINITE
from protem.reading.figures import Figure, figures
from protem.tasks.kinds_asked import MOST, Kind

_SAYS_YES_NO = re.compile(
    r"\W{0,4}(?:yes|no|yeah|yep|nope|certainly|of course|absolutely|definitely|indeed|unfortunately not|"
    r"not (?:yet|at all))\b(?!\s(?:one|more|less|man)\b)",
    re.IGNORECASE,
)
_FREE = re.compile(
    r"\b(?:for free|free of charge|costs? nothing|(?:is|are) free|no (?:fee|charge|cost))\b", re.IGNORECASE
)
_OFTEN = re.compile(
    r"\b(?:once|twice|\w{1,9} times) (?:a|an|per|every|each) \w|\bevery (?:other |second |few |\w{1,9} )?"
    r"(?:second|minute|hour|day|night|week|month|year|morning|evening)s?\b|\b(?:hourly|daily|weekly|monthly|yearly|annually|quarterly)\b",
    re.IGNORECASE,
)
_HOUR = re.compile(
    r"\b(?:opens?|closes?|starts?|begins?|ends?|leaves?|arrives?|at|until|till) (?:at )?\d{1,2}"
    r"(?=[.,;!]?(?:\s(?!%|\w{1,3}/)|$))"
)
"""An hour without its "o'clock"."""
_TIME_WORD = (
    r"(?:today|tomorrow|yesterday|tonight|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|"
    r"april|june|july|august|september|october|november|december|spring|summer|autumn|winter|weekends?|weekdays?|"
    r"mornings?|afternoons?|evenings?|christmas|easter)"
)
_WHEN = re.compile(
    rf"\b(?:on|in|at|by|until|since|before|after|from|every|next|last|during|this)\s"
    rf"(?:the |each |every )?{_TIME_WORD}\b|"
    r"\b(?:today|tomorrow|yesterday|tonight|as soon as|the day (?:before|after))\b",
    re.IGNORECASE,
)
_AT = r"(?:in|at|on|near|opposite|behind|next to|beside|under|inside|outside|between|across from)"
_WHERE = re.compile(
    rf"\b(?:is|are|was|were|located|lies?|stands?|kept|held|found|stored|situated|sits?|lives?|hangs?|born|buried|"
    rf"takes? place|meets?|sold|available)\s(?:\w{{2,12}}ly\s)?(?:right |just )?{_AT}\s(?!{_TIME_WORD}\b|"
    r"least|most|time\b|its own|their own|average|demand|\d)\w|"
    rf"\b(?:{_AT}|(?:to|from)\s(?:the|our|your|an?))\s(?:[\w'’-]{{1,20}}\s){{0,4}}(?:desk|counter|office|street|road|floor|level|room|entrance|"
    r"station|corner|website|drawer|shelf|hall|square|building|menu|page|folder|park|gate|platform|exit|door|reception|lobby)\b|"
    rf"\bthere (?:is|are) [^.]{{1,60}}\s{_AT}\s(?!{_TIME_WORD}\b)|\b(?:online|upstairs|downstairs)\b",
    re.IGNORECASE,
)
_WHY = re.compile(
    r"\b(?:because|due to|so that|owing to|thanks to|as a result|results? from|caused by|the reason|in order to|"
    r"to (?:avoid|prevent|protect|reduce|keep|stop|ensure|make sure))\b|\bso\b(?= (?:it|they|you|the)\b)",
    re.IGNORECASE,
)
_INSTRUCTS = re.compile(
    r"(?:\W{0,4}(?:(?:first|then|next|please|just|simply|usually|always|never|yes|no)\b\W{0,3}){0,3})(?:"
    r"(?:you|we|one|people|users)\s(?:can|could|should|must|may|need to|have to|will need to|only need to)\s(?!be\b)|"
    r"(?:open|choose|select|click|press|hold|tap|go|turn|use|take|bring|send|fill|mix|add|stir|heat|bake|boil|roast|blot|"
    r"wash|rinse|remove|put|place|cut|chop|pour|whisk|knead|soak|water|apply|call|ask|contact|visit|check|log|sign|enter|type|"
    r"run|install|restart|reset|unplug|plug|connect|download|upload|save|export|import|delete|drag|scroll|swipe|follow|"
    r"start|begin|make|keep|store|avoid|wear|drink|eat|rest|measure|weigh|write|read|try|set|wait|stop|give|get|let|leave|"
    r"clean|dry|wrap|submit|register|email|phone|report|hand|show|tell|pay|order|book|return|switch|update|clear|cook|fry|"
    r"serve|drain|season|fold|roll|spread|cover|lift|push|pull|break|find|look|see|move|copy|paste|create|walk|head|"
    r"drive|buy|speak|talk|disconnect|reboot|sprinkle|dab|scrub|rub|tie|loosen|tighten|attach|insert|replace)\b(?!\w|['’]))",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    r"(?P<to>\W{0,3}(?:in order )?to)?(?:\W{0,3}(?:for|before|after|when|if|in|on|at|with)\b)?[^,]{2,80},\s",
    re.IGNORECASE,
)
_THEN = re.compile(r"\bthen\b", re.IGNORECASE)
_ORDER = re.compile(
    r"(?:\W{0,4}(?:first|then|please|just|simply)\b\W{0,3}){0,2}"
    r"(?!(?:in|on|at|by|for|with|from|to|of|as|if|when|while|after|before|during|both|all|half|only|also|not|never|and|or|"
    r"but|because|since|under|over|among|per|no|yes|that|this|it|there|here|what|which|who|until|once|unlike|like|is|"
    r"are|was|were|does|do|\w{2,20}(?:s|ed|ing|ly))\s)[A-Za-z]\w{1,14}\s(?:the|an?|your|it|them|this|these|any|some|all)\s",
    re.IGNORECASE,
)
"""What begins with a word that is no verb in another form, and its object: "Cool the burn ..."."""
_RULES = re.compile(
    r"\b(?:may only|(?:is|are|not) (?:allowed|permitted|banned|prohibited|forbidden|required)|must not|may not|cannot|"
    r"can['’]t|only if)\b",
    re.IGNORECASE,
)
"""What rules on it answers whether it may be."""
_NUMBERED = re.compile(
    r"\b(?:level|floor|port|room|section|gate|platform|chapter|rule|step|phase|line|bus|route|no\.?)\s\Z", re.IGNORECASE
)
_BY_DOING = re.compile(r"\b(?:by|through|via)\s(?:\w{2,12}ly\s)?\w{2,16}ing\b", re.IGNORECASE)
_PEOPLE = re.compile(
    r"\b(?:\w{2,12}(?:man|woman|men|lord|lady|ician|ist|cher|yer|iter|ctor|tor)s?|tenants?|users?|owners?|employers?|"
    r"customers?|nurses?|pilots?|chefs?|judges?|parents?|teams?|"
    r"council|committee|department|company|board|staff|guardians?|students?|residents?|citizens?|police|managers?|"
    r"players?|members?|buyers?|sellers?|everyone|nobody|anyone|somebody|people|he|she)\b",
    re.IGNORECASE,
)
_BY = re.compile(r"\bby\s(?:the\s|an?\s)?(?=\w)")
_NAME = re.compile(r"[A-Z][\w'’-]{1,30}")
_TITLE = re.compile(r"(?:Mr|Ms|Mrs|Dr|Prof|Sir|Saint)\b")
_DURATIONS = frozenset("s min h d day week month year decade century second minute hour ms".split())
_SUBJECT = 60
_LONGEST = 2_000


def given_kinds(statement: str) -> tuple[Kind, ...]:
    """Return the kinds of things that a statement gives, at most two of them; `what` where no sign is."""
    text = statement[:_LONGEST]
    if _SAYS_YES_NO.match(text):
        return ("yes or no",)
    return tuple(dict.fromkeys(_given(text)))[:MOST] or ("what",)


def _given(text: str) -> Iterator[Kind]:
    instructs = _instructs(text)
    if instructs and _THEN.search(text):
        yield "how"
    if _OFTEN.search(text):
        yield "how often"
    if _HOUR.search(text):
        yield "when"
    for figure in figures(text):
        if (
            figure.firm
            and not _NUMBERED.search(text[: figure.start])
            and (kind := _figure_kind(figure))
            and not (kind == "how long" and _OFTEN.search(text))
        ):
            yield kind
    signs: tuple[tuple[Kind, re.Pattern[str]], ...] = (
        ("how much", _FREE),
        ("when", _WHEN),
        ("yes or no", _RULES),
        ("why", _WHY),
        ("where", _WHERE),
    )
    for kind, gives in signs:
        if gives.search(text):
            yield kind
    if instructs or _BY_DOING.search(text):
        yield "how"
    if _tells_of_people(text):
        yield "who"


def _instructs(text: str) -> bool:
    """Say whether a statement tells to do something, at once or behind what it is for: "To descale it, run ..."."""
    fronted = _FRONTED.match(text)
    return bool(
        _INSTRUCTS.match(text)
        or _ORDER.match(text)
        or (fronted and (fronted["to"] or _INSTRUCTS.match(text, fronted.end())))
    )


def _figure_kind(figure: Figure) -> Kind | None:
    if figure.kind == "quantity":
        return "how long" if figure.unit in _DURATIONS else "what amount"
    by_kind: dict[str, Kind] = {
        "money": "how much",
        "percent": "what amount",
        "number": "how many",
        "date": "when",
        "year": "when",
        "time": "when",
        "phone": "how many",
    }
    return by_kind.get(figure.kind)


def _tells_of_people(text: str) -> bool:
    """Say whether a statement names somebody who does it, before its verb, or by whom it was done."""
    words = list(words_of(text, 0, len(text)))
    verb = next((word.start for word in words if word.text in FINITE), _SUBJECT)
    subject = text[: min(verb, _SUBJECT)]
    by = _BY.search(text)
    doer = text[by.end() : by.end() + _SUBJECT] if by else ""
    named = (
        next(_NAME.finditer(subject, 1), None)
        or _TITLE.match(subject)
        or (_NAME.match(text) and words and _is_name(words[0]))
    )
    return bool(_PEOPLE.search(subject) or named or _PEOPLE.match(doer) or _NAME.match(doer))


def _is_name(first: Word) -> bool:
    """Say whether the first word of a statement is a name: no table knows it."""
    return bool(first.stem) and not (related(first.stem) or opposed(first.stem))
