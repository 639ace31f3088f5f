#!/bin/sh
# See that the tests find their browsers: tools/browsers.sh VENV chromium [firefox]. As root on Debian and its kin, what is
# missing is installed; elsewhere a sentence says what to install, and the run ends there.
set -eu

venv=$1
shift

packages=""
for browser; do
    case $browser in
    chromium) found=${CHROMIUM:-$(command -v chromium || true)} package=chromium ;;
    firefox) found=${FIREFOX:-$(command -v firefox-esr || command -v firefox || true)} package=firefox-esr ;;
    *) echo "tools/browsers.sh knows chromium and firefox, not $browser." >&2 && exit 2 ;;
    esac
    [ -n "$found" ] || packages="$packages $package"
done

# Playwright, which steers them, brings a Node that needs a library that not every machine has.
node=$("$venv/bin/python" -c 'from playwright._impl._driver import compute_driver_executable as find; print(find()[0])')
"$node" --version >/dev/null 2>&1 || packages="$packages libatomic1"

[ -n "$packages" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing$packages"
    apt-get update -qq >/dev/null || true # an old list may do
    # shellcheck disable=SC2086 # a list of words
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $packages >/dev/null 2>&1 && exit 0
fi
echo "The tests in a browser need$packages: install that (Debian, Ubuntu: sudo apt install$packages), or leave them out" \
    "with make test BROWSER=no." >&2
exit 1
