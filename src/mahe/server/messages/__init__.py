"""Every message, one type each: `inbound` from clients, `outbound` to them. docs/protocol.md describes them."""
