#!/bin/sh
# check.sh ROOT: says which file breaks a rule of the house (see engine/README.md); exits with 1 when one does.
set -u
cd "$1" || exit 3

# report RULE: each line that comes in breaks it.
report() { sed "s|^|$1: |"; }

code() { find "$@" \( -name '*.hpp' -o -name '*.cpp' \) 2>/dev/null | sort; }

# Includes of ours that a folder must not have. may_include FOLDER ROOM…
may_include() {
  folder=$1
  shift
  rooms=$(echo "$*" | tr ' ' '|')
  code "$folder" | xargs -r grep -nE '^ *# *include "[a-z_]+/' /dev/null | grep -vE "include \"($rooms)/" |
    report "may only include $(echo "$*" | tr ' ' ',')"
}

arrows() {
  may_include engine/sdk sdk
  may_include engine/content content sdk
  may_include engine/script script content sdk
  may_include engine/host host script content sdk
  may_include engine/match match host script content sdk
  may_include engine/bots bots sdk
  may_include engine/ui ui bots match host script content sdk
  may_include editor editor solver tools ui match host content sdk
  may_include engine/app app editor ui bots match host script content sdk
  for plugin in plugins/*/; do
    # shellcheck disable=SC2046  # a list of words
    may_include "$plugin" sdk $(find "$plugin" -type d -exec basename {} \;)
  done
}

libraries() {
  code engine/sdk plugins | xargs -r grep -nE '^ *# *include *[<"](SFML|imgui|GL/|lua|lauxlib|lualib|yaml-cpp|sqlite3|CLI)' /dev/null |
    report "a library in the wrong room"
}

# In code and in strings; comments may give an example.
games() {
  names=$(cd plugins && find . -mindepth 1 -maxdepth 1 -type d ! -name scripted | sed 's|^\./||' | paste -s -d '|' -)
  [ -n "$names" ] || return 0
  for file in $(code engine); do
    sed 's|//.*||' "$file" | grep -nwE "$names" | sed "s|^|$file:|"
  done | report "the engine names a game"
}

sizes() {
  find engine plugins editor tests scripts .ci tablier \( -name '*.?pp' -o -name '*.lua' -o -name '*.sh' -o -name '*.cmake' -o -name tablier \) -type f \
    -exec awk 'FNR == 601 {print FILENAME}' {} + 2>/dev/null | report "over 600 lines"
}

# A source that no CMakeLists.txt lists is never compiled, and a header of the SDK is not tried by itself.
listed() {
  for file in $(code engine plugins editor tests | grep -E '\.cpp$|^engine/sdk/'); do
    folder=$(dirname "$file")
    while [ ! -f "$folder/CMakeLists.txt" ] && [ "$folder" != . ]; do folder=$(dirname "$folder"); done
    grep -q "${file#"$folder/"}" "$folder/CMakeLists.txt" || echo "$file"
  done | report "in no CMakeLists.txt"
}

# The SDK checks its preconditions in every build (expect.hpp), but for the loops of a search.
asserts() {
  code engine/sdk | grep -vxE 'engine/sdk/(move|search/transposition_table)\.hpp' |
    xargs -r grep -nE '(^|[^_[:alnum:]])assert\(' /dev/null | report "an assert where expects is meant"
}

left_over() {
  code engine plugins editor tests | xargs -r grep -nE '\b(TODO|FIXME|XXX)\b' /dev/null | report "left over"
}

top_level() {
  { git ls-files 2>/dev/null || ls -A; } | cut -d / -f 1 | sort -u |
    grep -vxE 'CMakeLists\.txt|CMakePresets\.json|README\.md|tablier|engine|plugins|scripts|content|editor|tests|build|\..*' | report "not at the top"
}

faults=$(arrows; libraries; games; sizes; listed; asserts; left_over; top_level)
[ -z "$faults" ] || { printf '%s\n' "$faults"; exit 1; }
