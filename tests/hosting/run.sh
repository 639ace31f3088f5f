#!/usr/bin/env bash
# Runs tests/hosting: on a fresh machine, as `make hosting` does it by tools/bare.sh. Containers get a network, a cgroup and a
# disk of their own, so that nothing of them reaches or outlives the machine; base images are made from Debian's packages.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=/var/tmp/hosting

prepare() {
    echo "== Installing Podman"
    apt-get update -qq >/dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends podman crun netavark aardvark-dns \
        iptables iproute2 slirp4netns mmdebstrap e2fsprogs openssl nginx-light python3-venv >/dev/null 2>"$work/apt.log" ||
        { cat "$work/apt.log" >&2; exit 1; }
    make --no-print-directory .venv/.dev
    .venv/bin/pip install -qq podman-compose==1.6.0

    # Overlays cannot lie on the overlay that this machine is.
    truncate --size 40G "$work/disk"
    mkfs.ext4 -q "$work/disk"
    mkdir -p /var/lib/containers
    mount -o loop "$work/disk" /var/lib/containers

    # What a machine with fewer rights than usual needs: limits no higher than its own, and no eBPF.
    cat >/etc/containers/containers.conf <<CONF
[containers]
cgroups = "disabled"
default_ulimits = ["nofile=$(ulimit -Hn):$(ulimit -Hn)", "nproc=$(ulimit -Hu):$(ulimit -Hu)"]

[network]
network_backend = "netavark"
CONF

    # How builds reach the package registries: the certificates of this machine, and never a line in the files under test.
    cp /etc/ssl/certs/ca-certificates.crt "$work/ca.crt"
    printf '[global]\ncert = /run/hosting/ca.crt\n' >"$work/pip.conf"
    printf 'cafile=/run/hosting/ca.crt\n' >"$work/npmrc"
    ! grep -hE '^ *(index-url|proxy)' /etc/pip.conf "$HOME/.config/pip/pip.conf" 2>/dev/null >>"$work/pip.conf" || true
    ! grep -hE '^(registry|proxy|https-proxy)' "$HOME/.npmrc" 2>/dev/null >>"$work/npmrc" || true
}

# Make debian:VERSION-slim out of packages, as its makers do.
make_base() {
    echo "== Making docker.io/library/debian:$1-slim"
    local sources
    for sources in /etc/apt/sources.list.d/{debian,ubuntu}.sources /etc/apt/sources.list; do
        [ ! -s "$sources" ] || break
    done
    sed "s/$(. /etc/os-release && echo "$VERSION_CODENAME")/$2/g" "$sources" |
        mmdebstrap --quiet --variant=minbase "$2" "$work/$2.tar"
    podman import --quiet "$work/$2.tar" "docker.io/library/debian:$1-slim" >/dev/null
    rm "$work/$2.tar"
}

inside() {
    umount /sys/fs/cgroup
    mount -t cgroup2 none /sys/fs/cgroup
    ip link set lo up
    trap 'podman rm --all --force --time 1 >/dev/null 2>&1 || true' EXIT
    make_base 12 bookworm
    make_base 13 trixie
    HOSTING=$work .venv/bin/pytest -p no:cacheprovider tests/hosting "$@"
}

# End what is left of the containers, and take their cgroup away: it is all of them that the kernel would keep.
leave() {
    echo 1 >"$group/cgroup.kill"
    until grep -q 'populated 0' "$group/cgroup.events"; do sleep 0.1; done
    find "$group" -depth -type d -exec rmdir {} ';'
    umount --recursive --lazy /var/lib/containers
}

if [ "${1:-}" = --inside ]; then
    shift
    inside "$@"
    exit
fi

[ -e /.made ] && [ "$(id -u)" = 0 ] || { echo "hosting: run this by make hosting, as root" >&2; exit 2; }
mkdir -p "$work"
prepare
umount -R /sys/fs/cgroup 2>/dev/null || true
mount -t cgroup2 none /sys/fs/cgroup
group=$(mktemp -d /sys/fs/cgroup/mahe-hosting.XXXXXX)
trap leave EXIT
# Containers need a root that is their mount namespace's own, which a folder entered by chroot is not: find that folder.
mount=$(awk '$5 == "/" { print $1 }' /proc/self/mountinfo)
machine=$(awk -v id="$mount" '$1 == id { print $5 }' /proc/1/mountinfo)
ip netns add hosting
slirp4netns --netns-type=path --configure --mtu=65520 /run/netns/hosting tap0 >"$work/slirp.log" 2>&1 &
status=0
(
    echo "$BASHPID" >"$group/cgroup.procs"
    exec nsenter --mount=/proc/1/ns/mnt --net=/run/netns/hosting unshare --cgroup --mount -- sh -c \
        'cd "$1" && mkdir .old && pivot_root . .old && umount -l /.old && shift && exec "$@"' sh "$machine" \
        "$PWD/tests/hosting/run.sh" --inside "$@"
) || status=$?
kill %1
exit $status
