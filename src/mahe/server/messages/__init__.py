"""Every message, one type each: `inbound` from clients, `outbound` and `analysis` to them. See docs/protocol.md."""
