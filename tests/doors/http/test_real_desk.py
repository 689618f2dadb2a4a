"""The sample desk behind the server: what the small desk of the other tests stands for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from asgi_client import AsgiClient
from protem.desk.desk import Desk
from protem.doors.http import DeskLike, ServerSettings, application
from protem.samples import sample_folder
from small_desk import HYDRANT


@pytest.fixture
def sample(tmp_path: Path) -> Iterator[AsgiClient]:
    """Return a client of the sample desk."""
    desk: DeskLike = Desk.open(sample_folder("desk"), tmp_path)
    client = AsgiClient(application(desk, ServerSettings()))
    yield client
    client.close()
    assert isinstance(desk, Desk)
    desk.log.close()


def test_the_sample_desk_answers_and_its_page_marks_the_figure(sample: AsgiClient) -> None:
    row = sample.post("/ask", json={"question": HYDRANT}).json()
    assert (row["shown"], row["cited"]) == (True, ["manual-hydrant"])
    page = sample.post("/", data={"question": HYDRANT}).text
    assert 'class="mark holds"' in page
    events = sample.post("/ask", json={"question": HYDRANT}, headers={"Accept": "text/event-stream"}).text
    assert events.split("\n")[-4] == "event: answered"
    assert len(sample.get("/log").json()["rows"]) == 3
    assert "As recorded." in sample.get("/decisions/1").text


def test_a_question_for_no_box_or_another_one_is_refused_by_name(sample: AsgiClient) -> None:
    assert sample.post("/ask", json={"question": "Who wrote the novel Moby Dick?"}).json()["refusal"] == "other"
    row = sample.post("/ask", json={"question": "How do I end a parking session in the app?", "box": "road-law"}).json()
    assert row["refusal"] == "scope:app"
    page = sample.post("/", data={"question": "How do I end a parking session in the app?", "box": "road-law"}).text
    assert "Ask in “Corvessa Road App”" in page


@pytest.mark.parametrize("question", ["", " ", "x" * 4001])
def test_what_is_no_question_gets_one_line(sample: AsgiClient, question: str) -> None:
    for reply in (sample.post("/ask", json={"question": question}), sample.post("/", data={"question": question})):
        assert reply.status_code == 422
