"""Every message on the wire, one type each: `inbound` from clients, `outbound` to them. docs/protocol.md tells them."""
