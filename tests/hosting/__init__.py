"""What docs/hosting.md describes, done on a fresh machine with a container engine and systemd: `make hosting`."""
