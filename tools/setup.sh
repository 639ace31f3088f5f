#!/bin/sh
# Make a virtual environment: tools/setup.sh PYTHON FOLDER. Nothing happens if it is there already.
set -eu

python=$1
venv=$2

fail() {
    echo "$*" >&2
    exit 1
}

command -v "$python" >/dev/null ||
    fail "There is no $python here: install Python 3.11 or newer, or name one with make PYTHON=..."
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Mahé needs Python 3.11 or newer, and $python is $version: name another with make PYTHON=..."

if [ -x "$venv/bin/pip" ]; then
    exit 0
fi

make_venv() {
    "$python" -m venv --clear "$venv" >/dev/null 2>&1
}

echo "Making $venv with Python $version"
make_venv && exit 0

# Debian and its kin keep venv in a package of its own.
package="python$version-venv"
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing $package"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$package"; } >/dev/null ||
        fail "apt-get could not install $package: install it, then run make again."
    make_venv && exit 0
fi
fail "$python -m venv does not work here: install it (Debian, Ubuntu: apt install $package), then run make again."
