#!/bin/sh
# See that the tests find a C compiler: $CC, else cc. As root on Debian and its kin one is installed if there is none;
# elsewhere a sentence says what to install, and the run ends there.
set -eu

command -v "${CC:-cc}" >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing gcc"
    apt-get update -qq >/dev/null || true # an old list may do
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends gcc libc6-dev >/dev/null 2>&1 && exit 0
fi
echo "The tests of a bot in C need a compiler: install one (Debian, Ubuntu: sudo apt install gcc libc6-dev), or name it" \
    "as in make thorough CC=clang." >&2
exit 1
