"""The phrases by which copies are told apart, as data: what denies, allows, demands and bounds, and what is opposed."""

from __future__ import annotations

NOT, NO, BAN = "!not", "!no", "!ban"
"""What denies: a "not", a "no" before a noun, and a "must not" that is a "must" or a "may" as well."""
DENIALS = frozenset({NOT, NO, BAN})
STRENGTHS = frozenset("!may !must !should".split())

PHRASES = {
    NOT: "not | never | nicht | nie | niemals | niet | nooit | non | não | nunca | jamais | ne | fails to | fail to",
    NO: "no | geen | kein | keine | keinen | keiner | keinem | keines | nobody | none | nothing | neither",
    BAN: "may not | must not | shall not | cannot | can not | should not | could not | might not | ought not to "
    "| can't | mustn't | shan't | mayn't | shouldn't | couldn't | may never | must never | shall never | can never "
    "| should never",
    "!may": "may | can | might | could | darf | dürfen",
    "!must": "must | shall | muss | müssen",
    "!should": "should | ought to | sollte | sollten",
    "!least": "at least | not less than | no less than | not fewer than | no fewer than | a minimum of | minimum of "
    "| mindestens | or more | or older | or greater | or higher | or longer | or over | or above | and over "
    "| and above | oder mehr | or later | not earlier than | no earlier than",
    "!most": "at most | not more than | no more than | up to | a maximum of | maximum of | not exceeding "
    "| not to exceed | höchstens | or less | or fewer | or younger | or lower | or shorter | or under "
    "| or below | and under "
    "| and below | oder weniger | or earlier | not later than | no later than | not greater than "
    "| no greater than | not over",
    "!more": "more than | in excess of | over | above | exceed | exceeds | exceeding | greater than | longer than "
    "| older than | larger than | higher than | mehr als | über | heavier than | farther than",
    "!less": "less than | fewer than | under | below | shorter than | younger than | smaller than | lower than "
    "| weniger als | unter | lighter than | closer than",
    "!within": "within | binnen",
    "!beyond": "beyond",
    "!before": "before | prior to | previous to",
    "!after": "after | subsequent to",
    "!minimum": "minimum",
    "!maximum": "maximum",
    "=mph": "mph | miles per hour",
    "=kmh": "km h | kilometers per hour | kilometres per hour | kmh | kph",
    "=am": "a m | am",
    "=pm": "p m | pm",
    "=percent": "percent | per cent | prozent",
    "be": "is | are | was | were | be | been | being",
    "do": "do | does | did",
    "have": "have | has | had",
    "": "a | an | the | dollar | dollars | cent | cents",
}
TURNED = (
    # what one of two steps makes of the other
    ("strength", "!may !must", "!may !should", "!must !should"),
    ("bound", "!least !most", "!more !less", "!least !less", "!more !most", "!minimum !maximum", "!within !beyond"),
    ("bound", "!within !more", "!within !after", "!least !maximum", "!most !minimum"),
    ("opposite", "!before !after"),
)
OPPOSED = (
    # words that exclude each other, beyond those of the table of opposites
    (
        (
            "permitted permit permits permitting allowed allow allows allowing authorized authorised authorize "
            "authorizes lawful lawfully legal legally permissible erlaubt gestattet zulässig genehmigt"
        ),
        (
            "prohibited prohibit prohibits prohibiting forbidden forbid forbids forbidding banned bans barred bars "
            "unlawful unlawfully illegal illegally unauthorized unauthorised disallowed impermissible verboten "
            "untersagt unzulässig"
        ),
    ),
    (
        "required mandatory compulsory obligatory necessary needed vorgeschrieben erforderlich",
        "optional voluntary unnecessary",
    ),
    ("with mit avec con com met", "without ohne sans sin senza sem zonder"),
    ("always immer stets", "never nie niemals"),
    ("all every each any", "none no"),
    ("first", "last"),
    ("innerhalb innerorts", "außerhalb außerorts"),
    ("rechts rechte rechten rechter", "links linke linken linker"),
    ("vor vorher", "nach nachher danach"),
    ("more", "less fewer"),
    ("mehr", "weniger"),
    ("maximum höchst", "minimum mindest"),
)
NEUTRAL = frozenset(
    "is are was were be been being do does did have has had that this these those it they them you your its their his "
    "her he she we our any such of to as also which who there by in at for then thereof therein".split()
)
"""Words that a copy may leave out, put in or exchange for one another."""
