"""What docs/hosting.md tells, done on a fresh machine with a container engine and systemd: `make hosting`."""
