"""Results are kept by the size of their texts, not by their number."""

from __future__ import annotations

from threading import Thread

from protem.reading.remembering import remembered


def counted(budget: int) -> tuple[list[str], object]:
    calls: list[str] = []

    @remembered(budget)
    def read(text: str, *, loud: bool = False) -> str:
        calls.append(text)
        return text.upper() if loud else text

    return calls, read


def test_what_fits_is_computed_once_and_named_arguments_tell_apart() -> None:
    calls, read = counted(10)
    assert [read("abc"), read("abc"), read("abc", loud=True)] == ["abc", "abc", "ABC"]  # type: ignore[operator]
    assert calls == ["abc", "abc"]


def test_the_least_used_goes_first_and_one_is_kept_whatever_its_size() -> None:
    calls, read = counted(10)
    for text in ("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"):
        read(text)  # type: ignore[operator]
    assert calls == ["aaaa", "bbbb", "cccc", "bbbb"]
    long = "x" * 50
    assert read(long) == read(long) == long  # type: ignore[operator]
    assert calls.count(long) == 1
    read("d")  # type: ignore[operator]
    read(long)  # type: ignore[operator]
    assert calls.count(long) == 2


def test_forgetting_and_threads() -> None:
    calls, read = counted(1_000)
    threads = [Thread(target=lambda: [read(str(number % 50)) for number in range(500)]) for _ in range(4)]  # type: ignore[operator]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(calls) == {str(number) for number in range(50)}
    before = len(calls)
    read.cache_clear()  # type: ignore[attr-defined]
    assert read("7") == "7"  # type: ignore[operator]
    assert len(calls) == before + 1
