"""The game of two players with one turtle each, solved exactly: layer by layer, from the last clutch back."""
