"""Tables over HTTP and WebSocket. The log of events is the truth: store, acknowledge, broadcast."""
