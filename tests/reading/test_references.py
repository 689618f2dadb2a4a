"""The sections of a citation, named again in an answer: their numbers are names, and nothing else is."""

from __future__ import annotations

import pytest

from protem.reading.references import section_places


def named(answer: str, *citations: str) -> list[str]:
    return sorted(answer[start:end] for start, end in section_places(answer, citations))


@pytest.mark.parametrize(
    ("citation", "answer", "numbers"),
    [
        ("§ 21-1402", "Under § 21-1402, stop.", ["21-1402"]),
        ("§ 21-1402", "Under §21-1402, stop.", ["21-1402"]),
        ("§ 21-1402", "Under section 21-1402, stop.", ["21-1402"]),
        ("§ 21-1402", "Under Sec. 21-1402, stop.", ["21-1402"]),
        ("Section 4. Stopping", "Section 4 says so", ["4"]),
        ("§§ 4-210, 4-211", "§ 4-210", ["4-210"]),
        ("§ 4-210; § 4-211", "Sections 4-210 and 4-211", ["4-210", "4-211"]),
        ("§ 4-210", "Sections 4-210 and 4-999", ["4-210"]),
        ("§ 4-210", "Sections 4-999 and 4-210", ["4-210"]),
        ("Vehicle Code § 4-210, p. 7", "Code § 4-210(a)", ["4-210"]),
        ("Art. 12", "Article 12 says so", ["12"]),
        ("Bulletin no. 15", "see Bulletin No. 15", ["15"]),
        ("Article 12", "art. 12 says so", ["12"]),
        ("Lease, cl. 14", "Clause 14 states it", ["14"]),
        ("Title 23, ch. 3", "title 23, Chapter 3", ["23", "3"]),
        ("Rule 7(a)", "rule 7(a)", ["7(a)"]),
        ("Rule 7(a)", "rule 7", ["7"]),
        ("625 ILCS 5/11-601", "625 ILCS 5/11-601", ["5/11-601", "625"]),
        ("625 ILCS 5/11-601", "chapter 5/11-601", ["5/11-601"]),
        ("MCL 257.677a(1)(b)", "MCL 257.677a(1)(b)", ["257.677a(1)(b)"]),
        ("MCL 257.677a(1)(b)", "MCL 257.677a", ["257.677a"]),
        ("MCL 257.677a(1)(b)", "MCL 257.677a(2)", ["257.677a"]),
        ("49 CFR § 392.82", "49 C.F.R. § 392.82", ["392.82", "49"]),
        ("42 U.S.C. 1983", "42 USC 1983", ["1983", "42"]),
        ("Regulation (EU) 2016/679", "Regulation (EU) 2016/679", ["2016/679"]),
        ("Regulation (EU) 2016/679", "Regulation 2016/679", ["2016/679"]),
        ("Form DL-44", "bring a DL-44", ["DL-44"]),
        ("Driver Handbook 2024", "the handbook 2024", ["2024"]),
    ],
)
def test_a_section_of_the_citation_is_known_again(citation: str, answer: str, numbers: list[str]) -> None:
    assert named(answer, citation) == numbers


@pytest.mark.parametrize(
    ("citation", "answer"),
    [
        ("§ 4-210", "§ 4-211"),
        ("§ 4-210", "§ 4-2100"),
        ("§ 4-210", "§ 14-210"),
        ("§ 4-210", "§ 4-210-3"),
        ("§ 4-210", "pay 4-210 dollars"),
        ("§ 4-210", "stay 210 feet"),
        ("625 ILCS 5/11-601", "625 feet or 601 days"),
        ("42 U.S.C. 1983", "since 1983"),
        ("p. 66 (printed)", "66 feet"),
        ("Manual, pp. 12-15", "12 to 15 feet"),
        ("p. 3 — 'see § 4-210'", "§ 4-210"),
        ("15 feet from hydrants", "15 feet"),
        ("Parking within 15 feet", "within 15 feet"),
        ("Parking (15 feet)", "(15 feet)"),
        ("The 15-foot rule", "15-foot"),
        ("15-foot-wide lanes", "15-foot-wide"),
        ("Zones 30mph", "30mph"),
        ("30 MPH 5", "30 MPH"),
        ("MIN 1.5 FT", "MIN 1.5"),
        ("1/2 mile rule", "1/2 mile"),
        ("Open 24/7", "24/7"),
        ("Bulletin no. 15", "there is no 15 minute limit"),
        ("Ages 18+", "18+"),
        ("Fine $50", "$50"),
        ("Fine 50 USD 5", "50 USD"),
        ("", "5"),
    ],
)
def test_an_amount_in_a_citation_is_no_section(citation: str, answer: str) -> None:
    assert named(answer, citation) == []


def test_a_citation_that_names_a_whole_book_is_read_in_part() -> None:
    citation = " ".join(f"§ {number}" for number in range(1, 200))
    assert named("§ 5, § 150", citation) == ["5"]
