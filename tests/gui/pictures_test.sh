#!/bin/sh
# pictures_test.sh STATUS PROGRAM DIFFERENCE SOURCE_DIR: the pictures of README.md are what the program draws today. STATUS: not tried.
set -u
status=$1
program=$2
difference=$3
source_dir=$4
kept=$source_dir/engine/app/packaging

if ! command -v xvfb-run >/dev/null || ! command -v xauth >/dev/null; then
  echo "skipped: without xvfb-run and xauth the README's pictures were not drawn"
  exit "$status"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
listed=$(sed -nE 's/^([a-z]+) \|.*/\1/p' "$kept/pictures.txt" | sort)
shown=$(sed -nE 's|^!\[.*\]\(engine/app/packaging/([a-z]+)\.png\)$|\1|p' "$source_dir/README.md" | sort)
if [ -z "$listed" ] || [ "$listed" != "$shown" ]; then
  printf 'README.md shows:\n%s\npictures.txt lists:\n%s\n' "$shown" "$listed"
  exit 1
fi

sh "$kept/draw_pictures.sh" "$program" "$work" || { echo "The pictures could not be drawn."; exit 1; }
old=0
for name in $listed; do
  "$difference" "$kept/$name.png" "$work/$name.png" || old=1
done
[ "$old" = 0 ] || { echo "README.md shows what the program no longer draws. Run ./tablier pictures, look at them, and commit them."; exit 1; }
