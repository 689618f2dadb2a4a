"""What the routes share: the desk, the settings, the threads, and the clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.requests import Request

from protem.doors.http.bodies import Wrong
from protem.doors.http.desk_like import DeskLike
from protem.doors.http.guards.entrance import OPERATOR
from protem.doors.http.settings import ServerSettings
from protem.doors.http.workers import Workers
from protem.policy import DEFAULT, Policy
from protem.settings import PolicyError

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Service:
    """One server's desk and what it works with. `now` gives seconds since 1970."""

    desk: DeskLike
    settings: ServerSettings
    workers: Workers
    now: Clock

    def time(self) -> str:
        """Return the time as the log writes it: UTC, ISO 8601, milliseconds, "Z"."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def box(self, name: str) -> str:
        """Return the name of a box, or "" for none.

        Raises:
            Wrong: there is no box of that name.

        """
        if name and name not in self.desk.boxes:
            raise Wrong(f"no box is called {name[:60]!r}; there are {', '.join(self.desk.boxes)}")
        return name

    def policy(self, name: str, box: str) -> Policy:
        """Return the policy of that name, else the one of the box, else the default. No file is read for a request.

        Raises:
            Wrong: there is no such policy, or no such box.

        """
        box = self.box(box)
        if not name:
            return self.desk.boxes[box].policy if box else DEFAULT
        if name in self.desk.boxes:
            return self.desk.boxes[name].policy
        try:
            return Policy.named(name[:60])
        except PolicyError as problem:
            raise Wrong(str(problem)) from None


def service_of(request: Request) -> Service:
    """Return what the routes of this server share."""
    service: Service = request.app.state.service
    return service


def is_operator(request: Request) -> bool:
    """Say whether a request comes from the operator."""
    return bool(request.scope.get(OPERATOR))
