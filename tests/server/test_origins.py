"""Whom limits count as one."""

import pytest

from mahe.server.origins import rate_limit_key


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_limits_count_an_address_or_the_network_of_one_subscriber(address: str, counted: str) -> None:
    assert rate_limit_key(address) == counted
