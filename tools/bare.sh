#!/usr/bin/env bash
# The project on a fresh machine: a minimal Debian with Python, make and git in a folder; no fonts, browser or Node, and an
# empty environment. Clones the commit that is checked out and runs a command in the clone, by default the README's two:
# `make play` until the page answers, then `make test`.
#
#   tools/bare.sh [--user] [--locale NAME] [COMMAND...]
#
#   --user         as an ordinary user, who cannot install packages: venv is there, a browser is not, its tests are left out
#   --locale NAME  in the locale NAME, such as C.UTF-8; otherwise none is set, which means C
#
# What a run writes goes with it: the next one starts from the same fresh machine, which is kept in BARE (default: a folder
# for temporary files) and made again if that is gone. Processes and mounts end with the run, however it ends.
set -euo pipefail

fail() {
    echo "bare: $*" >&2
    exit 2
}

# Lay out the machine, with the way by which this one reaches its package registries.
make_machine() {
    command -v mmdebstrap >/dev/null || {
        apt-get update -qq >/dev/null
        DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends mmdebstrap >/dev/null
    }
    local codename sources
    codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
    for sources in /etc/apt/sources.list.d/{debian,ubuntu}.sources /etc/apt/sources.list; do
        [ ! -s "$sources" ] || break
    done
    rm -rf "$machine"
    mmdebstrap --quiet --variant=minbase --include=python3,make,git,ca-certificates "$codename" "$machine" <"$sources"
    rm -f "$machine/etc/apt/sources.list"
    cp -r /etc/apt/apt.conf.d/. "$machine/etc/apt/apt.conf.d/"
    cp "$sources" "$machine$sources"
    cp -rn /usr/local/share/ca-certificates/. "$machine/usr/local/share/ca-certificates/" 2>/dev/null || true
    cp -r /etc/ssl/certs/. "$machine/etc/ssl/certs/"
    touch "$machine/.made"
}

# Everything from here on happens in a space of its own for mounts and processes, which ends as a whole.
enter_machine() {
    mount -t overlay overlay -o "lowerdir=$machine,upperdir=$run/upper,workdir=$run/work" "$run/root" 2>/dev/null ||
        cp -a "$machine/." "$run/root" # within some containers
    mount -t proc proc "$run/root/proc"
    mount --rbind /sys "$run/root/sys"
    mount --rbind /dev "$run/root/dev"
    mount -t tmpfs none "$run/root/dev/shm"
    cp /etc/resolv.conf /etc/hosts "$run/root/etc/"

    if [ -n "$as_user" ]; then
        install_venv >/dev/null
        chroot "$run/root" useradd --create-home player
        home=/home/player
    else
        home=/root
    fi
    local file
    for file in /etc/pip.conf "$HOME/.config/pip/pip.conf" "$HOME/.npmrc"; do
        [ ! -e "$file" ] || install -D -m 644 "$file" "$run/root${file/#$HOME/$home}"
    done
    git clone -q --no-hardlinks "$project" "$run/root$home/mahe"
    [ -z "$as_user" ] || chroot "$run/root" chown -R player: "$home"

    if [ $# -gt 0 ]; then
        inside "$@"
    else
        play
        local began=$SECONDS
        inside make test ${as_user:+BROWSER=no}
        echo "bare: make test passed after $((SECONDS - began)) s"
    fi
}

install_venv() {
    chroot "$run/root" sh -c 'apt-get update -qq && apt-get install -qq -y python3-venv' 2>&1
}

inside() {
    local network
    mapfile -t network < <(env | grep -E \
        '^(PIP_(CERT|INDEX_URL|EXTRA_INDEX_URL|DEFAULT_TIMEOUT)|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_registry)=')
    chroot ${as_user:+--userspec=player:player} "$run/root" \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME="$home" ${locale:+LANG="$locale"} "${network[@]}" \
        sh -c 'cd "$HOME/mahe" && exec "$@"' sh "$@"
}

# Run `make play` until its page answers, then leave as a player does, by Ctrl-C.
play() {
    local began=$SECONDS log=$run/play.log game address
    set -m # so that Ctrl-C reaches the game as a whole
    inside make play ARGS=--no-browser >"$log" 2>&1 &
    game=$!
    set +m
    until address=$(grep -om1 'http://[^ ]*' "$log") && [[ $(fetch "$address") == *'<title>Mahé'* ]]; do
        kill -0 $game 2>/dev/null || { cat "$log"; echo "bare: make play failed" >&2; exit 1; }
        sleep 0.2
    done
    echo "bare: make play answers after $((SECONDS - began)) s"
    kill -INT -- -$game
    # Make ends by the signal too, unless whoever started this script has it ignored.
    wait $game || [ $? -eq 130 ] || { cat "$log"; echo "bare: make play did not end well" >&2; exit 1; }
    ! grep -q Traceback "$log" || { cat "$log"; echo "bare: make play ended with a trace" >&2; exit 1; }
}

fetch() {
    python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=5).read().decode())' "$1" 2>/dev/null
}

if [ -n "${BARE_INSIDE:-}" ]; then
    enter_machine "$@"
    exit
fi

as_user="" locale=""
while [ $# -gt 0 ]; do
    case $1 in
    --user) as_user=yes ;;
    --locale) locale=${2:?} && shift ;;
    --*) fail "there is no option $1" ;;
    *) break ;;
    esac
    shift
done
[ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] || fail "making a machine takes root, on Debian or its kin"
unshare --mount --pid --fork true 2>/dev/null || fail "making a machine takes the right to mount folders"
project=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
machine=${BARE:-${TMPDIR:-/tmp}/mahe-machine}
[ -e "$machine/.made" ] || make_machine
run=$(mktemp -d "${TMPDIR:-/tmp}/mahe-bare.XXXXXX")
mkdir "$run/root" "$run/upper" "$run/work"
trap 'rm -rf --one-file-system "$run"' EXIT
export BARE_INSIDE=yes as_user locale project machine run
unshare --mount --pid --fork --kill-child -- "$0" "$@"
