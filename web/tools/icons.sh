#!/bin/sh
# Draw the PNG icons from public/icon.svg; needs a Chromium, named in CHROMIUM or on the PATH.
set -eu
cd "$(dirname "$0")/../public"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

draw() { # draw FILE SIZE SHARE BACKGROUND: the icon takes that share of the picture
    cat >"$work/icon.html" <<HTML
<body style="margin:0;display:grid;place-items:center;height:100vh;background:$4">
<img src="file://$PWD/icon.svg" style="width:$3">
HTML
    "${CHROMIUM:-chromium}" --headless --no-sandbox --hide-scrollbars --disable-gpu --force-device-scale-factor=1 \
        --default-background-color=00000000 --window-size="$2,$2" --screenshot="$1" "file://$work/icon.html" 2>/dev/null
}

draw "$PWD/icon-192.png" 192 100% transparent
draw "$PWD/icon-512.png" 512 100% transparent
draw "$PWD/icon-maskable-512.png" 512 82% "#5fb9c9"
