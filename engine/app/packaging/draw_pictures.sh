#!/bin/sh
# draw_pictures.sh PROGRAM FOLDER: draws each picture of pictures.txt as FOLDER/NAME.png, for a player without settings, in software,
# so that it is the same on every machine.
set -eu
program=$1
folder=$2
list=$(dirname "$0")/pictures.txt

if [ "${3:-}" != displayed ]; then
  exec xvfb-run -a -s "-screen 0 1280x800x24" sh "$0" "$program" "$folder" displayed
fi

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
unset XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR TABLIER_DATA
export HOME="$home" LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1

grep -v '^#' "$list" | {
  while IFS='|' read -r name words moves; do
    name=${name% }
    # shellcheck disable=SC2086  # a list of words
    "$program" shot $words --moves "$moves" --size 1280x720 --locale en -o "$folder/$name.png" </dev/null &
  done
  wait
}

# A program that failed has said why.
[ "$(find "$folder" -name '*.png' | wc -l)" = "$(grep -vc '^#' "$list")" ]
