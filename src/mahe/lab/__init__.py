"""Long work for the curious: nothing here is needed to play."""
