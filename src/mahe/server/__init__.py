"""Tables over HTTP and WebSocket. The log of events is the source of truth: store, acknowledge, broadcast."""
