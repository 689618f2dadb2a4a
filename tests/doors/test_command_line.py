"""The commands as a user types them: output, exit statuses, and one clear line for what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from protem.checks import all_checks
from protem.doors.cli import main
from protem.doors.doctor.rule import Rule, all_rules
from protem.finding import REFUSALS

GIVEN = [{"id": "hydrant", "law": "Do not park within 15 feet.", "citation": "p.66 (printed) — 'within 15 feet'"}]
SHOWN = {"id": "good", "answer": "Stay 15 feet away.", "sources": ["hydrant"], "given": GIVEN}
REFUSED = {"id": "bad", "answer": "Stay 99 feet away.", "sources": ["hydrant"], "given": GIVEN}
PASSING = {"output": "the courier", "rubric": "mentions a courier"}
FAILING = {"output": "nobody", "rubric": "mentions a courier"}
OPEN = {"output": "42", "rubric": "is polite"}

Output = pytest.CaptureFixture[str]


def _file(folder: Path, *rows: Any) -> str:
    path = folder / "rows.jsonl"
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("rows", "status"),
    [((SHOWN,), 0), ((SHOWN, REFUSED), 1), ((SHOWN, "{"), 2), ((REFUSED, "{"), 2), ((), 2)],
)
def test_check_exits_with_what_was_decided(tmp_path: Path, rows: tuple[Any, ...], status: int) -> None:
    assert main(["check", _file(tmp_path, *rows)]) == status


@pytest.mark.parametrize(
    ("rows", "status"),
    [
        ((PASSING,), 0),
        ((PASSING, FAILING), 1),
        ((PASSING, OPEN), 3),
        ((OPEN, FAILING), 1),
        ((PASSING, {"output": "x", "rubric": ""}), 2),
        ((FAILING, {"output": "x"}), 2),
    ],
)
def test_grade_exits_with_what_was_judged(tmp_path: Path, rows: tuple[Any, ...], status: int) -> None:
    assert main(["grade", _file(tmp_path, *rows)]) == status


def test_check_writes_one_json_object_a_line_in_the_order_of_the_input(tmp_path: Path, capsys: Output) -> None:
    bare = {key: value for key, value in REFUSED.items() if key != "id"}
    file = _file(tmp_path, SHOWN, "", "{", bare, {"id": "odd"}, '{"id": "a", "id": "b"}')
    assert main(["check", file, "--json"]) == 2
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row.get("id", row.get("line")) for row in rows] == ["good", 3, 4, "odd", 6]
    assert (rows[0]["shown"], rows[2]["shown"]) == (True, False)
    assert (rows[2]["refusal"], rows[2]["check"]) == ("ungrounded", "ungrounded-figure")
    assert rows[1]["error"].startswith("not one JSON object a line")
    assert rows[3]["error"] == "no `answer` and no `output`; it has 'id'"
    assert rows[4]["error"] == "the key 'id' stands twice in one object"


def test_grade_writes_one_json_object_a_line(tmp_path: Path, capsys: Output) -> None:
    assert main(["grade", _file(tmp_path, PASSING, FAILING), "--json"]) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["id"], row["pass"], row["score"], row["outcome"]) for row in rows] == [
        (1, True, 1.0, "pass"),
        (2, False, 0.0, "fail"),
    ]


def test_grade_judges_what_is_given_on_the_command_line(capsys: Output) -> None:
    arguments = ["grade", "--rubric", "mentions a courier", "--output", "The courier has it."]
    assert main(arguments) == 0
    assert "✓ 1  pass  1.00  met: it mentions courier" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pass"] is True


def test_a_person_sees_why_and_the_refused_words_marked(tmp_path: Path, capsys: Output) -> None:
    main(["check", _file(tmp_path, SHOWN, REFUSED)])
    told = capsys.readouterr().out
    assert "✓ good  shown" in told
    says = "99 feet (a quantity in ft) stands in no cited source; the nearest is 15 feet in hydrant"
    assert f"✗ bad  ungrounded · ungrounded-figure  {says}" in told
    assert "Stay ⟦99 feet⟧ away." in told
    assert "1 shown, 1 refused" in told
    assert "\x1b" not in told


def test_explain_tells_every_finding_with_its_evidence(tmp_path: Path, capsys: Output) -> None:
    main(["check", _file(tmp_path, SHOWN), "--explain"])
    told = capsys.readouterr().out
    assert "✓ ungrounded-figure: 15 feet stands in hydrant" in told
    assert "hydrant: Do not park within ⟦15 feet⟧." in told


def test_hidden_and_control_characters_can_not_command_a_terminal(tmp_path: Path, capsys: Output) -> None:
    row = {"answer": "\x1b[31mred\u202e \ud800 99", "sources": ["hydrant"], "given": GIVEN, "id": "\x1b]0;x\x07"}
    main(["check", _file(tmp_path, row), "--explain"])
    told = capsys.readouterr().out
    assert "⟦\\x1b⟧[⟦31⟧mred⟦\\u202e⟧ ⟦\\ud800⟧ ⟦99⟧" in told
    assert not {"\x1b", "\x07", "\u202e", "\ud800"} & set(told)


def test_read_tells_what_the_judge_sees_in_a_text(tmp_path: Path, capsys: Output) -> None:
    text = 'Pay half of $1.5k by 3 March 2026, says "the letter of the law" (p. 66) [1].'
    assert main(["read", _file(tmp_path, {"id": "a", "text": text}), "--json"]) == 0
    seen = json.loads(capsys.readouterr().out)
    figures = [(one["text"], one["kind"], one["value"], one["unit"]) for one in seen["figures"]]
    assert figures == [
        ("half", "number", "1/2", ""),
        ("$1.5k", "money", "1500", "USD"),
        ("3 March 2026", "date", "2026-03-03", ""),
        ("p. 66", "reference", "66", ""),
        ("1", "mark", "1", ""),
    ]
    assert all(text[one["start"] : one["end"]] == one["text"] for one in seen["figures"])
    assert [one["text"] for one in seen["quotes"]] == ["the letter of the law"]
    assert ([one["text"] for one in seen["pages"]], [one["text"] for one in seen["marks"]]) == (["p. 66"], ["[1]"])
    assert (len(seen["sentences"]), seen["links"]) == (1, [])


def test_read_takes_the_language_of_a_row_and_goes_on_behind_a_bad_one(tmp_path: Path, capsys: Output) -> None:
    unknown = {"text": "1.500", "lang": "deutsch"}
    rows = (
        {"text": "1.500", "lang": "de"},
        {"text": "1.500", "lang": "en"},
        {"lang": "en"},
        {"text": "x", "lang": 3},
        unknown,
    )
    assert main(["read", _file(tmp_path, *rows), "--json"]) == 2
    german, english, *bad = map(json.loads, capsys.readouterr().out.splitlines())
    assert [german["figures"][0]["value"], english["figures"][0]["value"]] == ["1500", "1.500"[:3]]
    assert [row["error"] for row in bad] == [
        "no `text`",
        "`lang` is a string, not a number",
        "`lang` is a code like en or de, not 'deutsch'",
    ]


def test_read_tells_a_person_a_line_a_figure(tmp_path: Path, capsys: Output) -> None:
    main(["read", _file(tmp_path, {"id": "a", "text": "Stay at least 15\x1b feet away."})])
    assert "at least 15" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["check"], "FILE"),
        (["check", "nowhere.jsonl"], "nowhere.jsonl can't be read: No such file or directory"),
        (["check", "."], ". can't be read: Is a directory"),
        (["check", "-", "--policy", "clasic"], "policy: no policy is called 'clasic'; there are classic, default"),
        (["check", "-", "--policy", "nowhere.toml"], "policy: the policy nowhere.toml can't be read"),
        (["check", "-", "--set", "limits.max_char=3"], "policy: unknown key 'limits.max_char'"),
        (["check", "-", "--set", "limits"], "policy: a setting is KEY=VALUE"),
        (["check", "-", "--set", "undecided=perhaps"], "policy: undecided is one of show, refuse, not 'perhaps'"),
        (["check", "-", "--nonsense"], "nonsense"),
        (["grade"], "grade takes a FILE (or -), or both --rubric and --output"),
        (["grade", "--rubric", "x"], "grade takes a FILE (or -), or both --rubric and --output"),
        (["grade", "-", "--rubric", "x"], "grade takes a FILE or --rubric and --output, not both"),
        (["grade", "--rubric", "", "--output", "x"], "the rubric is empty: say what the output must do"),
        (["grade", "--rubric", "Names {{it}}", "--output", "x"], "'{{it}}', a variable that was not filled in"),
        (["grade", "--rubric", "x", "--output", "y", "--engine", "x"], "engine is one of words, criteria, not 'x'"),
        (["grade", "--rubric", "x", "--output", "y", "--threshold", "2"], "words.threshold is a share between 0 and 1"),
        (["grade", "--rubric", "x", "--output", "y", "--threshold", "half"], "half"),
        (["explain", "wrong-pag"], "nothing is called 'wrong-pag'; did you mean wrong-page?"),
        (["explain", "xyz"], "nothing is called 'xyz'; `protem explain` lists them all"),
        (["frobnicate"], "frobnicate"),
        (["doctor", "nowhere.yaml"], "nowhere.yaml can't be read: No such file or directory"),
        (["doctor", "config.js"], "config.js: only YAML and JSON configs can be read, not .js"),
    ],
)
def test_bad_usage_gets_one_clear_line_and_status_2(arguments: list[str], says: str, capsys: Output) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("protem: ")
    assert told.err.count("\n") == 1
    assert says in told.err


def test_settings_can_be_changed_on_the_command_line(tmp_path: Path) -> None:
    file = _file(tmp_path, SHOWN)
    assert main(["check", file]) == 0
    assert main(["check", file, "--set", "limits.max_chars=5"]) == 1
    assert main(["check", file, "--policy", "classic", "--set", "undecided=refuse"]) == 0
    half = ["grade", "--engine", "words", "--rubric", "Explains the refund", "--output", "refund"]
    assert main(half) == 0
    assert main([*half, "--threshold", "0.6"]) == 1
    assert main([*half, "--set", "words.threshold=0.6"]) == 1


def test_a_policy_file_is_read(tmp_path: Path) -> None:
    policy = tmp_path / "mine.toml"
    policy.write_text('checks = ["no-answer"]\n')
    assert main(["check", _file(tmp_path, REFUSED), "--policy", str(policy)]) == 0


def test_a_policy_file_with_an_unknown_check_is_refused(tmp_path: Path, capsys: Output) -> None:
    policy = tmp_path / "mine.toml"
    policy.write_text('checks = ["no-anwser"]\n')
    assert main(["check", _file(tmp_path, REFUSED), "--policy", str(policy)]) == 2
    assert "no check is called 'no-anwser'" in capsys.readouterr().err


def test_lines_that_are_not_utf_8_are_told_and_the_run_goes_on(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes(
        b"\xef\xbb\xbf" + json.dumps(SHOWN).encode() + b'\r\n{"answer": "\xff"}\n' + json.dumps(SHOWN).encode()
    )
    assert main(["check", str(path), "--json"]) == 2
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row.get("shown") for row in rows] == [True, None, True]
    assert rows[1] == {"line": 2, "error": "not UTF-8 at byte 13"}


@pytest.mark.parametrize("name", [*(check.name for check in all_checks()), *REFUSALS])
def test_every_check_and_refusal_is_explained(name: str, capsys: Output) -> None:
    assert main(["explain", name]) == 0
    assert capsys.readouterr().out.startswith(name)


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.name)
def test_every_rule_of_the_doctor_is_explained(rule: Rule, capsys: Output) -> None:
    assert main(["explain", rule.name]) == 0
    told = capsys.readouterr().out
    assert told.startswith(rule.name)
    assert rule.page.strip() in told
    assert told.count("# <-- here") == sum(len(example.marked()) for example in rule.bad)


def test_explain_lists_the_rules_of_the_doctor_in_its_last_line(capsys: Output) -> None:
    assert main(["explain"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == f"doctor: {', '.join(rule.name for rule in all_rules())}"


def test_explain_lists_every_refusal_and_check(capsys: Output) -> None:
    assert main(["explain"]) == 0
    told = capsys.readouterr().out
    for name in (*REFUSALS, *(check.name for check in all_checks())):
        assert name in told


def test_the_demo_shows_refuses_and_grades_and_names_the_next_commands(capsys: Output) -> None:
    assert main(["demo"]) == 0
    told = capsys.readouterr().out
    assert "14 shown" in told
    assert "30 of 30 as labelled by hand" in told
    assert "met: it mentions" in told
    assert told.count("\n  protem ") == 4


def test_the_commands_that_the_demo_names_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["explain", "ungrounded-figure"]) == 0
    assert main(["grade", "--rubric", "mentions a courier", "--output", "The courier has it."]) == 0
    assert main(["init", "promptfoo"]) == 0
    assert main(["doctor"]) == 0


def test_init_overwrites_nothing(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "judge.py").write_text("mine")
    assert main(["init", "promptfoo", "--folder", str(tmp_path)]) == 2
    assert "judge.py" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["judge.py"]
    assert (tmp_path / "judge.py").read_text() == "mine"


def test_doctor_tells_the_line_and_the_mend(tmp_path: Path, capsys: Output) -> None:
    config = tmp_path / "promptfooconfig.yaml"
    config.write_text(
        "prompts: ['{{query}}']\n"
        "providers: [echo]\n"
        "defaultTest:\n"
        "  options:\n"
        "    provider: file://judge.py\n"
        "tests:\n"
        "  - vars: {query: hello}\n"
        "    assert: [{type: llm-rubric, value: greets}]\n"
    )
    (tmp_path / "judge.py").write_text("")
    assert main(["doctor", str(config)]) == 1
    told = capsys.readouterr().out
    assert f"{config}:5: process-per-assertion" in told
    assert told.endswith("1 thing will bite; why: `protem explain process-per-assertion`\n")


def test_standard_input_and_the_module_work_as_the_program(tmp_path: Path) -> None:
    for program in ([sys.executable, "-m", "protem"], [str(Path(sys.executable).with_name("protem"))]):
        done = subprocess.run(
            [*program, "check", "-", "--json"],
            input=json.dumps(REFUSED).encode() + b"\n",
            capture_output=True,
            cwd=tmp_path,
            check=False,
        )
        assert done.returncode == 1
        assert json.loads(done.stdout)["refusal"] == "ungrounded"
        assert done.stderr == b""


def test_a_reader_of_the_output_that_goes_away_is_no_traceback(tmp_path: Path) -> None:
    file = _file(tmp_path, *[REFUSED] * 2000)
    command = f"{sys.executable} -m protem check {file} --json | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False)  # noqa: S607
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("shell", "status", "says"),
    [
        ("> /dev/full", 2, "the results can't be written: No space left on device"),
        (">&-", 2, "standard output is closed"),
        ("| true", 0, ""),
    ],
)
@pytest.mark.parametrize("options", ["", "--json"])
def test_output_that_can_not_be_written_is_no_verdict(
    tmp_path: Path, shell: str, status: int, says: str, options: str
) -> None:
    file = _file(tmp_path, *[SHOWN] * 300)
    command = f"{sys.executable} -m protem check {file} {options} {shell}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)  # noqa: S607
    assert done.returncode == status
    assert done.stderr == (f"protem: {says}\n" if says else "")


def test_input_that_is_closed_is_told(tmp_path: Path) -> None:
    command = f"{sys.executable} -m protem check - <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=tmp_path, check=False)  # noqa: S607
    assert (done.returncode, done.stderr) == (2, "protem: standard input is closed\n")


@pytest.mark.parametrize(
    "setting", ["words.stem_length=99999999999", "limits.max_chars=" + "9" * 5000, "a=" + "[" * 5000]
)
def test_a_setting_that_is_out_of_all_bounds_is_told(setting: str, capsys: Output) -> None:
    assert main(["check", "-", "--set", setting]) == 2
    assert capsys.readouterr().err.startswith("protem: policy: ")


def test_a_help_text_one_column_wide_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "protem", "check", "--help"]
    done = subprocess.run(command, env={"COLUMNS": "1"}, capture_output=True, timeout=60, cwd=tmp_path, check=False)
    assert done.returncode == 0


def test_a_text_may_begin_with_a_hyphen(capsys: Output) -> None:
    assert main(["grade", "--rubric", "- mentions a courier", "--output", "-5 courier"]) == 0
    assert "pass" in capsys.readouterr().out


def test_a_pointer_with_a_figure_in_words_is_refused(tmp_path: Path, capsys: Output) -> None:
    policy = tmp_path / "mine.toml"
    policy.write_text("[pointers]\noverlong = 'Pay fifteen dollars.'\n")
    assert main(["check", "-", "--policy", str(policy)]) == 2
    assert "pointers.overlong holds a figure: 'fifteen dollars'" in capsys.readouterr().err


def test_the_version_is_told(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == "0.1.0"


def test_explain_prints_the_page_of_an_operator(capsys: Output) -> None:
    main(["explain", "says"])
    assert "Whether a claim is stated in the output." in capsys.readouterr().out
    main(["explain"])
    assert "operators: amount, answers-question" in capsys.readouterr().out
