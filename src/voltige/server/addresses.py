"""What limits count as one address.

Of IPv6 everybody has a whole network, 2^64 addresses, so that limits on single ones would limit nobody.
"""

import functools
import ipaddress

MOST_KEPT = 4096
HOUSEHOLD = 64  # bits of an IPv6 address that say whose it is


@functools.lru_cache(MOST_KEPT)
def counted(host: str) -> str:
    """Give the address that a host is counted as: itself, or of IPv6 its network."""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, HOUSEHOLD), strict=False))
