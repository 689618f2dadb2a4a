"""Number words of nine languages: every number comes back, and what is no number is none."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction

import pytest

from growth import assert_linear
from protem.reading.figures import spelled
from protem.reading.figures.spelled import number_at, opener, reader, scale_at
from protem.reading.figures.spelled.openings import first_words
from protem.reading.figures.spelled.tables import Tables
from protem.reading.figures.spelled.units import longest, unit_at, units
from spellers import SPELLERS

WORD_LANGUAGES = ("fr", "es", "de", "it", "pt", "nl", "ru")
HAN_LANGUAGES = ("zh", "ja")


def numbers_in(text: str, lang: str) -> list[str]:
    """Return what is read from left to right, each value with "o" after an ordinal."""
    low, found, at = text.lower(), [], 0
    begins = re.compile(opener(lang) if lang in HAN_LANGUAGES else rf"(?<![^\W_]){opener(lang)}")
    while opening := begins.search(low, at):
        at = opening.start() + 1
        if number := number_at(low, opening.start(), lang):
            found.append(f"{number[0]}{'o' * number[2]}")
            at = number[1]
    return found


def samples() -> list[int]:
    draw = random.Random(3)  # noqa: S311
    return [*range(10_000), *(draw.randrange(10**size) for size in (5, 6, 7, 8, 9) for _ in range(300)), 10**9 - 1]


@pytest.mark.parametrize("lang", sorted(SPELLERS))
def test_every_number_comes_back(lang: str) -> None:
    for number in samples():
        words = SPELLERS[lang](number)
        if len(words) == 1 or words in spelled.ARTICLES.get(lang, ()):
            continue  # alone neither an article nor a single numeral is a number
        assert number_at(words, 0, lang) == (Fraction(number), len(words), False), words


@pytest.mark.parametrize("lang", WORD_LANGUAGES)
def test_every_form_of_a_number_is_known_with_accents_and_without(lang: str) -> None:
    tongue = reader.tables(lang).tongue
    tables = Tables(tongue)
    for number in range(tongue.count):
        for form in tongue.spellings(number):
            plain = " ".join(map(tables.fold, form.split()))
            for words in {form, form.replace(" ", "-"), plain} - spelled.ARTICLES[lang]:
                if len(words) > 2 and words not in tables.articles:
                    assert number_at(words, 0, lang) == (Fraction(number), len(words), False), words


@pytest.mark.parametrize("lang", WORD_LANGUAGES)
def test_every_ordinal_comes_back(lang: str) -> None:
    for words, number in reader.tables(lang).tongue.ordinals():
        assert number_at(words, 0, lang) == (Fraction(number), len(words), True), words


@pytest.mark.parametrize("lang", WORD_LANGUAGES)
def test_whatever_is_a_number_has_an_opener(lang: str) -> None:
    begins = re.compile(opener(lang))
    for number in samples()[:10_000:7]:
        words = SPELLERS[lang](number)
        if number != 1:
            assert begins.match(words), words


SPOKEN = {
    "fr": {
        "À quinze mètres du passage": "15",
        "quatre-vingt-dix-sept ans": "97",
        "quatre vingts euros": "80",
        "vingt et un, vingt-et-un, vingt-et-une": "21 21 21",
        "septante, huitante, octante, nonante-neuf": "70 80 80 99",
        "deux cents, deux-cents, deux cent un": "200 200 201",
        "dix-neuf cent quatre-vingt-quatre": "1984",
        "mil neuf cents": "1900",
        "un milliard deux cent millions": "1200000000",
        "un million": "1000000",
        "deux millions et demi": "2500000",
        "une demi-heure": "1/2",
        "un demi-million": "500000",
        "une demi-douzaine d'œufs": "6",
        "un quart d'heure, trois quarts d'heure": "1/4 3/4",
        "les deux tiers, le tiers de la peine, au quart du montant": "2/3 1/3 1/4",
        "un à trois ans, un ou deux jours": "1 3 1 2",
        "un tiers des voix": "1/3",
        "la moitié": "1/2",
        "deux virgule cinq, zéro virgule zéro huit": "5/2 2/25",
        "trois virgule quatorze": "157/50",
        "premier, première, deuxième, vingt et unième, quatre-vingtième": "1o 1o 2o 21o 80o",
        "entre dix et vingt": "10 20",
        "vingt trente": "20 30",
        "cinq-dix minutes": "5 10",
        "cent mille deux": "100002",
        "mille deux mille": "1000 2000",
        "dix\u00a0mille": "10000",
        "soixante-\nquinze": "75",
    },
    "es": {
        "quince metros": "15",
        "mil quinientos euros": "1500",
        "Treinta y cinco coches": "35",
        "veintiún días, veinte y uno, veintiuna, veintiuno": "21 21 21 21",
        "doscientas mil personas": "200000",
        "mil millones, dos mil millones": "1000000000 2000000000",
        "media hora, medio millón, media docena": "1/2 500000 6",
        "dos tercios, tres cuartos de hora, tres cuartas partes, la mitad": "2/3 3/4 3/4 1/2",
        "tres cuartos de baño": "3",
        "uno a tres años, una o dos veces": "1 3 1 2",
        "una tercera parte, la tercera parte": "1/3 1/3",
        "un cuarto de hora": "1/4",
        "dos millones y medio": "2500000",
        "dos coma cinco": "5/2",
        "primer, primero, primera, vigésimo primero": "1o 1o 1o 21o",
        "entre treinta y cuarenta": "30 40",
        "cinco por ciento": "5",
    },
    "de": {
        "Fünfzehn Meter, fuenfzehn, dreißig, dreissig": "15 15 30 30",
        "Einundzwanzig Tage": "21",
        "hundert, einhundert, hunderteins, hundertundeins": "100 100 101 101",
        "zwei hundert fünfzig": "250",
        "tausendfünfhundert, fünfzehnhundert": "1500 1500",
        "neunzehnhundertneunundachtzig": "1989",
        "zwei tausend": "2000",
        "eine Million zweihunderttausend": "1200000",
        "eine halbe Stunde, ein halbes Dutzend, eine halbe Million": "1/2 6 500000",
        "anderthalb, eineinhalb, zweieinhalb Millionen": "3/2 3/2 2500000",
        "ein Drittel, zwei Drittel, drei Viertel, dreiviertel, die Hälfte": "1/3 2/3 3/4 3/4 1/2",
        "Zwei-Drittel-Mehrheit": "2/3",
        "eine Viertelstunde": "1/4",
        "dreimonatige, vierzehntägige, zehnprozentig": "3 14 10",
        "zwei Komma fünf, null Komma null fünf": "5/2 1/20",
        "erste, zweiten, dritter, einundzwanzigste": "1o 2o 3o 21o",
        "Zwei-Zimmer-Wohnung": "2",
        "zwei Dutzend": "24",
        "ein bis zwei Jahre, eine oder zwei Wochen": "1 2 1 2",
        "eins": "1",
    },
    "it": {
        "Quindici metri": "15",
        "ventuno, ventun giorni, ventotto, ventitré, ventitre": "21 21 28 23 23",
        "centotto, centootto, centouno, centuno, centottanta": "108 108 101 101 180",
        "duemilatrecento, tremila cinquecento, mille e uno": "2300 3500 1001",
        "trent'anni, cent'anni, diciott'anni, mezz'ora": "30 100 18 1/2",
        "un milione e duecentomila, due milioni e mezzo": "1200000 2500000",
        "una mezza giornata, mezza dozzina, una dozzina": "1/2 6 12",
        "due terzi, tre quarti, metà, un terzo della somma": "2/3 3/4 1/2 1/3",
        "due virgola cinque per cento": "5/2",
        "primo, seconda, undicesimo": "1o 2o 11o",
        "tra mille e duemila": "1000 2000",
    },
    "pt": {
        "Vinte e cinco metros": "25",
        "dezesseis, dezasseis, catorze, quatorze": "16 16 14 14",
        "cento e vinte e três, duzentas pessoas": "123 200",
        "mil e quinhentos, mil duzentos e trinta, mil, duzentos e trinta": "1500 1230 1230",
        "um milhão e duzentos mil, um bilhão, dois milhões e meio": "1200000 1000000000 2500000",
        "meia hora, meia dúzia, uma dúzia": "1/2 6 12",
        "metade, dois terços, um terço, a terça parte": "1/2 2/3 1/3 1/3",
        "dois vírgula cinco": "5/2",
        "primeira, vigésimo primeiro": "1o 21o",
        "entre mil e duas mil, entre cem e duzentos": "1000 2000 100 200",
        "mil, duzentos e trezentos": "1000 200 300",
        "três quartos do total, três quartos de hotel": "3/4 3",
        "de um a três anos": "1 3",
    },
    "nl": {
        "Vijftien meter": "15",
        "tweeëntwintig, tweeentwintig": "22 22",
        "vijftienhonderd, tweeduizend driehonderd, honderdeneen": "1500 2300 101",
        "één jaar": "1",
        "een miljoen, tweeënhalf miljoen": "1000000 2500000",
        "half uur, een half uur, een halfuur, anderhalf jaar": "1/2 1/2 1/2 3/2",
        "twee derde, een kwart, driekwart, de helft": "2/3 1/4 3/4 1/2",
        "eerste, derde, eenentwintigste": "1o 3o 21o",
        "twee komma vijf procent": "5/2",
        "een dozijn": "12",
        "achtjarige": "8",
    },
    "ru": {
        "Пятнадцать метров, пятнадцати, пятнадцатью": "15 15 15",
        "двух, двумя, трёх, трех, сорока восьми": "2 2 3 3 48",
        "ста двадцати пяти, пятьюстами, двухсот": "125 500 200",
        "тысяча, две тысячи, двух тысяч, пять миллионов": "1000 2000 2000 5000000",
        "полчаса, полгода, полмиллиона, полтора года": "1/2 1/2 500000 3/2",
        "две трети, три четверти, половина, одна треть": "2/3 3/4 1/2 1/3",
        "пять десятых, две целых пять десятых, два с половиной": "1/2 5/2 5/2",
        "первый, второго, двадцать первого": "1o 2o 21o",
        "в две тысячи двадцать четвёртом году": "2024o",
        "пятилетний, трёхмесячный, тридцатидневного": "5 3 30",
        "три-четыре": "3 4",
        "от одного до трёх лет": "1 3",
        "две сотни": "200",
    },
    "zh": {
        "十五天，一百二十公里": "15 120",
        "两百，两千零五，一千五，三万五": "200 2005 1500 35000",
        "5万元，3.5亿，1亿2000万，3万5千": "50000 350000000 120000000 35000",
        "壹万贰仟元，廿五": "12000 25",
        "二〇二四年，一九四九年": "2024 1949",
        "三分之二，千分之三，万分之五，3分之2": "2/3 3/1000 1/2000 2/3",
        "三至六个月": "3 6",
        "二点五": "5/2",
        "半小时，一半，一个半小时，一个月": "1/2 1/2 3/2 1",
        "第一，第三条，第3条": "1o 3o 3o",
        "三个月，两个小时，十分钟": "3 2 10",
    },
    "ja": {
        "十五メートル以内，二十歳": "15 20",
        "5万円，1億2,000万円，千円，一万二千": "50000 120000000 1000 12000",
        "一時間，三ヶ月，半年": "1 3 1/2",
        "三百五": "305",
        "三分の二，3分の2，百パーセント": "2/3 2/3 100",
        "第一，第2": "1o 2o",
    },
}


@pytest.mark.parametrize(
    ("lang", "text", "values"), [(lang, text, values) for lang, rows in SPOKEN.items() for text, values in rows.items()]
)
def test_numbers_are_read_as_they_are_spoken(lang: str, text: str, values: str) -> None:
    assert numbers_in(text, lang) == values.split()


NO_NUMBERS = {
    "fr": "un chien, une voiture, un tiers payeur, le tiers de confiance, un ou plusieurs, "
    "deux-roues motorisés, un trois-pièces, des milliers, sixte, unité",
    "es": "un coche, una casa, uno de ellos, media noche, el tanto por ciento, miles de personas, unidad, cientos",
    "de": "ein Hund, eine Katze, einige, ein paar, Tausende, hunderte, Zweifel, Achtung, Dreieck, um halb",
    "it": "un cane, una casa, uno di loro, il per cento, migliaia di persone, cinquecentesco, seienne",
    "pt": "um cão, uma casa, quinta-feira, segunda-feira, ao meio-dia, à meia-noite, o por cento, milhares, unidade",
    "nl": "een hond, de achterkant, honderden mensen, zevenslaper, driehoek",
    "ru": "один из них, тысячи людей, миллионы, пятно, семья, столица, стол",
    "zh": "一般，一定，十分，万一，三明治，一些，统一，一个人，一次，四五个，千万不要，几十万人，"
    "数百人，百分之五，四川，二手车，三月，百分之",
    "ja": "一般，十分，万一，六本木，八百屋，一人，千葉，三重，四国，一番，三日月",
}


@pytest.mark.parametrize("lang", sorted(NO_NUMBERS))
def test_what_only_looks_like_a_number_is_none(lang: str) -> None:
    for phrase in re.split("[,，]", NO_NUMBERS[lang]):
        assert numbers_in(phrase.strip(), lang) == [], phrase


def test_a_time_of_day_is_no_number_and_a_half() -> None:
    assert numbers_in("a las dos y media", "es")[0] == "2"
    assert numbers_in("alle due e mezza", "it")[0] == "2"
    assert numbers_in("halb drei", "de") == ["3"]
    assert numbers_in("half drie", "nl") == ["3"]


def test_a_number_ends_before_the_unit_it_is_glued_to() -> None:
    for low, lang, rest in (
        ("viertelstunde", "de", "stunde"),
        ("dreimonatige frist", "de", "monatige frist"),
        ("полчаса", "ru", "часа"),
        ("пятилетний срок", "ru", "летний срок"),
        ("trent'anni", "it", "anni"),
        ("une demi-heure", "fr", "-heure"),
    ):
        number = number_at(low, 0, lang)
        assert number
        assert low[number[1] :] == rest


def test_a_unit_that_is_glued_to_its_number_is_known() -> None:
    for lang, word in (("de", "monatige"), ("de", "taegiger"), ("ru", "летний"), ("ru", "дневного"), ("nl", "jarige")):
        assert word in units(lang)


@pytest.mark.parametrize(
    ("low", "lang", "expected"),
    [
        ("millions d'euros", "fr", (10**6, "millions")),
        ("mil millones", "es", (10**9, "mil millones")),
        ("mil euros", "es", (1000, "mil")),
        ("mio. euro", "de", (10**6, "mio.")),
        ("dutzend", "de", (12, "dutzend")),
        ("mila euro", "it", (1000, "mila")),
        ("млн рублей", "ru", (10**6, "млн")),
        ("тыс. рублей", "ru", (1000, "тыс.")),
        ("万元", "zh", (10**4, "万")),
        ("千万", "zh", (10**7, "千万")),
        ("億円", "ja", (10**8, "億")),
        ("千克", "zh", None),
        ("personnes", "fr", None),
        ("", "fr", None),
    ],
)
def test_a_scale_after_digits(low: str, lang: str, expected: tuple[int, str] | None) -> None:
    assert scale_at(low, 0, lang) == (expected and (expected[0], len(expected[1])))


def test_a_percentage_in_han_numerals_has_its_own_reader() -> None:
    assert spelled.cjk_percent_at("百分之五", 0) == (Fraction(5), 4)
    assert spelled.cjk_percent_at("百分之十二点五", 0) == (Fraction(25, 2), 7)
    assert spelled.cjk_percent_at("百分之15", 0) == (Fraction(15), 5)
    assert spelled.cjk_percent_at("百分比", 0) is None


def test_words_that_need_a_unit_are_told() -> None:
    for surface, lang in (("sei", "it"), ("neuf", "fr"), ("une demi", "fr"), ("media", "es"), ("mezz'", "it")):
        assert spelled.is_ambiguous(surface, lang)
    for surface, lang in (("quinze", "fr"), ("un million", "fr"), ("veinte", "es"), ("media docena", "es")):
        assert not spelled.is_ambiguous(surface, lang)


def test_a_language_without_tables_has_no_numbers_and_no_units() -> None:
    assert number_at("fifteen", 0, "en") is None
    assert scale_at("million", 0, "en") is None
    assert units("en") == {}
    assert longest("en") == 0


@pytest.mark.parametrize("lang", spelled.LANGUAGES)
def test_every_language_has_the_common_units(lang: str) -> None:
    known = {unit for unit, _ in units(lang).values()}
    assert known >= {
        "m",
        "km",
        "cm",
        "mm",
        "s",
        "min",
        "h",
        "day",
        "week",
        "month",
        "year",
        "kg",
        "g",
        "t",
        "%",
        "EUR",
        "USD",
    }
    assert all(factor > 0 for _, factor in units(lang).values())


@pytest.mark.parametrize(
    ("low", "lang", "unit", "factor"),
    [
        ("15| mètres|", "fr", "m", "1"),
        ("15| kilomètres  par heure|", "fr", "km/h", "1"),
        ("un quart| d'heure|", "fr", "h", "1"),
        ("une demi|-heure|", "fr", "h", "1"),
        ("5| jours ouvrés|", "fr", "workday", "1"),
        ("un million| d'euros|", "fr", "EUR", "1"),
        ("dos millones| de euros|", "es", "EUR", "1"),
        ("deux| trimestres|", "fr", "month", "3"),
        ("cinq| pour\u00a0cent|", "fr", "%", "1"),
        ("1/4| de hora|", "es", "h", "1"),
        ("cinco| por ciento|", "es", "%", "1"),
        ("drei|monatige| frist", "de", "month", "1"),
        ("50| cent|", "de", "EUR", "1/100"),
        ("trent'|anni|", "it", "year", "1"),
        ("20| dias úteis|", "pt", "workday", "1"),
        ("een| kwartier|", "nl", "min", "15"),
        ("пол|часа|", "ru", "h", "1"),
        ("пять| рублей|", "ru", "RUB", "1"),
        ("5|公里|外", "zh", "km", "1"),
        ("三|个月|内", "zh", "month", "1"),
        ("5万|円|です", "ja", "JPY", "1"),
        ("三|割|引", "ja", "%", "10"),
    ],
)
def test_a_number_has_the_unit_after_it(low: str, lang: str, unit: str, factor: str) -> None:
    start, words, rest = low.split("|")
    found = unit_at(start + words + rest, len(start), lang, of_part="/" in start or "quart" in start)
    assert found == (unit, Fraction(factor), len(start + words))


@pytest.mark.parametrize(("low", "lang"), [("15 mètresx", "fr"), ("15 d'heure", "fr"), ("15", "fr"), ("15 m", "en")])
def test_what_is_no_unit_is_none(low: str, lang: str) -> None:
    assert unit_at(low, 2, lang) is None


@pytest.mark.parametrize("lang", spelled.LANGUAGES)
def test_patterns_for_what_stands_round_a_number_can_be_compiled(lang: str) -> None:
    for pattern in (opener(lang), spelled.and_half(lang), spelled.partitive(lang), spelled.ordinal_ending(lang)):
        re.compile(pattern)


@pytest.mark.parametrize(
    ("low", "lang", "unit"),
    [
        ("deux heures et demie", "fr", "heures "),
        ("dos horas y media", "es", "horas "),
        ("zwei stunden und eine halbe", "de", "stunden "),
        ("due ore e mezza", "it", "ore "),
        ("duas horas e meia", "pt", "horas "),
        ("twee uur en een half", "nl", "uur "),
        ("два часа с половиной", "ru", "часа "),
        ("两年半", "zh", "年"),
        ("二時間半", "ja", "時間"),
    ],
)
def test_a_half_may_stand_after_the_unit(low: str, lang: str, unit: str) -> None:
    number = number_at(low, 0, lang)
    assert number
    assert number[0] == 2
    half = re.compile(spelled.and_half(lang)).match(low, low.index(unit) + len(unit))
    assert half
    assert half.end() == len(low)


HOSTILE = {
    "fr": (
        "cent ",
        "mille ",
        "un ",
        "vingt-",
        "quatre-vingt-",
        "deux virgule ",
        "un demi ",
        "cent",
        "et un ",
        "e\u0301",
    ),
    "es": ("mil ", "mil millones ", "treinta y ", "media ", "uno "),
    "de": ("hundert", "tausend", "ein", "zwei hundert ", "einund", "eine halbe ", "monatig"),
    "it": ("mille", "cento", "mezz'", "trent'", "mille e ", "un"),
    "pt": ("mil e ", "mil, ", "cento e ", "e ", "um "),
    "nl": ("honderd", "duizend ", "een half ", "en"),
    "ru": ("сто ", "тысяча ", "пол", "два с ", "летний"),
    "zh": ("一", "十", "1万", "一万", "百分之", "第", "三分之", "半", "1,", "二点", "〇", "3分の", "三分の"),
    "ja": ("一", "千", "1億", "第一"),
}


@pytest.mark.parametrize(("lang", "piece"), [(lang, piece) for lang, pieces in HOSTILE.items() for piece in pieces])
def test_the_cost_grows_no_faster_than_the_text(lang: str, piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = (piece * (size // len(piece) + 1))[:size]
        numbers_in("cent 一", lang)  # the tables are built before
        return lambda: numbers_in(text, lang)

    assert_linear(work)


@pytest.mark.parametrize("text", ["\ud800", "", "cent\ud800", "un\u0301", "\u0301", "一" * 41, "1" * 5000 + "万"])
def test_no_text_raises(text: str) -> None:
    for lang in spelled.LANGUAGES:
        assert numbers_in(text, lang) in ([], ["100"], ["1"])
        assert scale_at(text, 0, lang) is None


@pytest.mark.parametrize("lang", WORD_LANGUAGES)
def test_number_words_in_any_order_give_numbers_that_lie_in_the_text(lang: str) -> None:
    draw = random.Random(5)  # noqa: S311
    tongue = reader.tables(lang).tongue
    words = [
        *first_words(tongue),
        *tongue.scales,
        *tongue.ones,
        *tongue.collectives,
        *tongue.point.split(),
    ]
    words += tongue.and_half.split(",")
    for _ in range(3000):
        text = "".join(draw.choice(words) + draw.choice((" ", " ", "-", "", "'", ", ", "\n")) for _ in range(6))
        at = 0
        while at < len(text):
            number = number_at(text, at, lang)
            assert not number or (at < number[1] <= len(text) and number[0] >= 0)
            at = number[1] if number else at + 1


@pytest.mark.parametrize("lang", HAN_LANGUAGES)
def test_numerals_in_any_order_give_numbers_that_lie_in_the_text(lang: str) -> None:
    draw = random.Random(5)  # noqa: S311
    for _ in range(5000):
        text = "".join(draw.choice("〇零一二三十百千万亿億兆廿半两点分之第个年月日元1.5,") for _ in range(8))
        for at in range(len(text)):
            number = number_at(text, at, lang)
            assert not number or (at < number[1] <= len(text) and number[0] >= 0)
            scale = scale_at(text, at, lang)
            assert not scale or at < scale[1] <= len(text)
            percent = spelled.cjk_percent_at(text, at)
            assert not percent or at < percent[1] <= len(text)


def test_importing_loads_no_language() -> None:
    script = "import sys, protem.reading.figures.spelled as s; print(*(m for m in sys.modules if s.__name__ in m))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    names = {name.rpartition(".")[2] for name in loaded.stdout.split()}
    assert names <= {"spelled", "doubtful", "units", "unit_words"}
