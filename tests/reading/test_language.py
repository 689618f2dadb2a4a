"""Which language a text is in; none rather than the wrong one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.reading.language import how_clear, language_of, near
from protem.reading.language_names import NAMES, names_a_language
from protem.reading.language_words import ENDINGS, LETTERS, WORDS

CLEAR = {
    "en": ["You must stop within 15 feet.", "Article 99: fines of up to EUR 35,000,000 may be imposed.", "It is $500."],
    "fr": ["Stationner à quinze mètres.", "La rente est versée au début du mois [1].", "Vous devez payer en 30 jours."],
    "es": ["Multa de mil quinientos euros.", "¿Cuánto cuesta el permiso?", "Debe pagar en un plazo de 30 días."],
    "de": ["Die Strafe beträgt 1.500,50 €.", "Wann wird die Rente ausbezahlt?",
           "Artikel 99 sieht Bußgelder von bis zu 35 Mio. Euro vor [1]."],
    "it": ["La multa è di 50 euro.", "Non parcheggiare entro quindici metri."],
    "pt": ["A multa é de quinhentos euros.", "Não estacione a menos de quinze metros."],
    "nl": ["De boete bedraagt vijftig euro.", "U moet binnen 30 dagen betalen."],
    "pl": ["Nic nie zapłacisz, jeśli wydasz kartą co najmniej 500 zł w miesiącu."],
    "sv": ["Böterna är femhundra kronor och måste betalas inom 30 dagar."],
    "cs": ["Pokuta je 500 korun a musí být zaplacena do 30 dnů."],
    "ro": ["Amenda este de 500 lei și trebuie plătită în 30 de zile."],
    "hu": ["A bírság 500 forint, és 30 napon belül kell befizetni."],
    "fi": ["Sakko on 500 euroa ja se pitää maksaa 30 päivän kuluessa."],
    "tr": ["Ceza 500 lira olarak ödenir ve bu bir uyarıdır."],
    "vi": ["Tiền phạt là 500 nghìn và phải nộp trong 30 ngày."],
    "id": ["Denda adalah 500 ribu dan harus dibayar dalam 30 hari."],
    "ru": ["Штраф составляет 500 рублей и его нужно заплатить.", "Где можно получить разрешение?"],
    "uk": ["Штраф становить 500 гривень за рік."],
    "el": ["Το πρόστιμο είναι 500 ευρώ."],
    "he": ["הקנס הוא 500 שקלים."],
    "ar": ["يجب دفع الغرامة خلال ثلاثين يوما."],
    "fa": ["جریمه باید ظرف ۳۰ روز پرداخت شود و این است."],
    "hi": ["यह जुर्माना 500 रुपये का है और इसे देना होगा।"],
    "zh": ["经文怎么说？", "色不异空，空不异色。"],
    "ja": ["駐車は15メートル以内禁止です。"],
    "ko": ["주차 금지입니다."],
    "th": ["ค่าปรับ 500 บาท"],
}  # fmt: skip
UNCLEAR = [
    "",
    "15 km",
    "OK",
    "No parking.",
    "Amende de 135 €",
    "Des Moines",
    "Peña",
    "Los Angeles County, La Plata, El Paso de Robles",
    "E. coli in situ",
    "[ 2010 c 161 s 201; 1994 c 92 s 500; 1979 c 158 s 113.]",
    "Commercial driver’s license",
    "You must stop. Vous devez vous arrêter pour la police.",
    "https://a.org/de/la/une/les-amendes-et-les-permis",
    "\ud800",
]


@pytest.mark.parametrize(("language", "text"), [(name, text) for name, texts in CLEAR.items() for text in texts])
def test_a_short_text_is_told(language: str, text: str) -> None:
    assert language_of(text) == language
    assert how_clear(text) > 0


@pytest.mark.parametrize("text", UNCLEAR)
def test_what_may_be_several_languages_is_in_none(text: str) -> None:
    assert (language_of(text), how_clear(text)) == ("", 0.0)


@pytest.mark.parametrize(
    "text",
    [
        "The Court held in Des Moines v. de la Cruz that the res judicata effect of a judgment in rem is binding.",
        "Sec. 3. Peña Boulevard and El Camino Real are closed to all vehicles between the hours of 9 and 5.",
        "No person shall park a vehicle within fifteen feet of a fire hydrant.",
        "In an emergency.",
    ],
)
def test_english_with_foreign_names_is_no_other_language(text: str) -> None:
    assert language_of(text) in {"en", ""}


def test_a_composed_and_a_decomposed_text_are_in_one_language() -> None:
    assert language_of("Sta\u0308dte und Stra\u00dfen fu\u0308r die Leute") == "de"


def test_only_the_beginning_of_a_text_is_looked_at() -> None:
    assert language_of("You must stop within 15 feet of the line. " * 60 + "Vous devez payer. " * 900) == "en"


def test_languages_that_share_most_words_are_near_and_others_are_not() -> None:
    assert near("da", "no")
    assert near("de", "de")
    assert not near("de", "fr")
    assert not near("es", "it")


def test_every_language_that_is_told_has_a_name() -> None:
    told = {language for table in (LETTERS, ENDINGS) for languages in table.values() for language in languages.split()}
    assert (told | set(WORDS)) <= set(NAMES)


@pytest.mark.parametrize("text", ["In French, please.", "Antworte auf Englisch.", "请用英语回答。", "Traduisez ceci."])
def test_a_text_may_name_a_language(text: str) -> None:
    assert names_a_language(text)


def test_a_plain_question_names_none() -> None:
    assert not names_a_language("Wann wird die Rente ausbezahlt?")


@given(st.text(st.sampled_from("aeé dlnrst'’ßя中カ\ud800\u0301.1 "), max_size=80))
def test_any_text_has_one_answer_or_none(text: str) -> None:
    assert bool(language_of(text)) == (how_clear(text) > 0)
