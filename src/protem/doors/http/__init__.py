"""The HTTP door: the desk and the gate as calls, and the page. Needs protem[server]."""

from protem.doors.http.app import application
from protem.doors.http.desk_like import DeskLike
from protem.doors.http.settings import ServerError, ServerSettings

__all__ = ["DeskLike", "ServerError", "ServerSettings", "application"]
