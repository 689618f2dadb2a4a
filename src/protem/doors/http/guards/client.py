"""Who a request is from, as far as an address tells."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.types import Scope


def client_of(scope: Scope) -> str:
    """Return the address of the sender, "" where it is not known.

    Of IPv6 it is the /64 network: whoever has one address of it has them all. Headers are not looked at; the server
    has put the address there that its proxy tells, if it was told to believe one.
    """
    return network_of(scope["client"][0] if scope.get("client") else "")


def network_of(address: str) -> str:
    """Return what limits hold for together: the address, of IPv6 the /64 network."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    if read.ipv4_mapped:
        return str(read.ipv4_mapped)
    return str(IPv6Network((int(read), 64), strict=False))
