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
  may_include engine/jobs jobs sdk
  may_include engine/host host jobs script content sdk
  may_include engine/match match jobs host script content sdk
  may_include engine/bots bots jobs sdk
  may_include engine/play play bots match jobs host script content sdk
  may_include engine/ui ui play bots match jobs host script content sdk
  may_include editor editor solver tools ui match jobs host content sdk
  may_include engine/app app editor ui play bots match jobs host script content sdk
  for room in engine/*/; do
    case $room in
      engine/sdk/ | engine/content/ | engine/script/ | engine/host/ | engine/jobs/ | engine/match/ | engine/bots/ | engine/play/ | engine/ui/ | engine/app/ | 'engine/*/') ;;
      *) echo "$room" | report "a room whose arrows nobody has drawn" ;;
    esac
  done
  for plugin in plugins/*/; do
    # shellcheck disable=SC2046  # a list of words
    may_include "$plugin" sdk $(find "$plugin" -type d -exec basename {} \;)
  done
}

# Each library stays in its rooms. only_in HEADERS FOLDERS: both as grep -E has them.
only_in() {
  code engine plugins editor | xargs -r grep -nE "^ *# *include *[<\"]($1)" /dev/null | grep -vE "^($2)" | report "a library in the wrong room"
}

libraries() {
  only_in 'lua\.h|lauxlib|lualib' engine/script/
  only_in 'sqlite3\.h' engine/match/
  only_in yaml-cpp/ engine/content/
  only_in 'cairo' editor/print/
  only_in 'CLI/|fmt/' engine/app/
  only_in 'SFML/|GL/' 'engine/ui/(canvas|core)/|engine/ui/[a-z_]+\.'
  only_in 'gif_lib' engine/ui/core/
  only_in '(backends/)?imgui' 'engine/ui/(core|panels)/|engine/ui/[a-z_]+\.'
}

# The folders of the window, each with those that it may include; `.` is what stands beside them.
ui_folders() {
  cat <<'END'
canvas
painter canvas
hand canvas painter
core canvas
panels canvas painter core
table canvas painter hand core panels
screens canvas painter hand core panels table
END
}

# FOLDER OTHER FILE:LINE for each include from one folder of the window to another.
ui_includes() {
  code engine/ui | xargs -r grep -nE '^ *# *include "ui/' /dev/null |
    sed -nE 's#^(engine/ui/(([a-z_]+)/)?[a-z_]+\.[a-z]+:[0-9]+):.*"ui/(([a-z_]+)/)?[a-z_]+\.hpp".*#\3 \5 \1#p' | sed -E 's/^ /. /; s/^([^ ]+)  /\1 . /'
}

ui_arrows() {
  found=$(ui_includes)
  allowed=$(ui_folders | awk '{print $1, $1; for (i = 2; i <= NF; ++i) print $1, $i}')
  printf '%s\n' "$found" | awk -v allowed="$allowed" '
    BEGIN {n = split(allowed, lines, "\n"); for (i = 1; i <= n; ++i) may[lines[i]] = 1}
    NF == 3 && $1 != "." && !(($1 " " $2) in may) {print "engine/ui/" $1 " may not include ui/" ($2 == "." ? "" : $2 "/") ": " $3}'
}

# The window sees matches and holds none of their positions: it asks observations, `MatchView` and `Play`.
seen_not_held() {
  code engine/ui | xargs -r grep -nE '(\.|->)state\(\)|\bState[ &*>]|\b(position_after|legal_moves|observed_position)\(' /dev/null |
    report "the window reads a state"
}

# In code and in strings; comments may give an example.
games() {
  names=$(cd plugins && find . -mindepth 1 -maxdepth 1 -type d ! -name scripted | sed 's|^\./||' | paste -s -d '|' -)
  [ -n "$names" ] || return 0
  # shellcheck disable=SC2016  # awk reads it
  code engine | xargs -r awk -v names="(^|[^_[:alnum:]])($names)([^_[:alnum:]]|\$)" '
    {line = $0; sub(/\/\/.*/, "", line)}
    line ~ names {print FILENAME ":" FNR ":" line}' | report "the engine names a game"
}

sizes() {
  find engine plugins editor tests scripts .ci tablier \( -name '*.?pp' -o -name '*.lua' -o -name '*.sh' -o -name '*.cmake' -o -name tablier \) -type f \
    ! -name '*.meta.lua' -exec awk 'FNR == 601 {print FILENAME}' {} + 2>/dev/null | report "over 600 lines"
}

# A source that no CMakeLists.txt lists is never compiled, and a header of the SDK is not tried by itself.
listed() {
  # shellcheck disable=SC2046  # a list of words
  code engine plugins editor tests | grep -E '\.cpp$|^engine/sdk/' | awk '
    FILENAME != "-" {folder = FILENAME; sub(/\/[^\/]*$/, "", folder); lists[folder] = lists[folder] $0 "\n"; next}
    {folder = $0; while (sub(/\/[^\/]*$/, "", folder) && !(folder in lists)) {}}
    !index(lists[folder], substr($0, length(folder) + 2))' $(find engine plugins editor tests -name CMakeLists.txt 2>/dev/null) - |
    report "in no CMakeLists.txt"
}

# The SDK checks its preconditions in every build (expect.hpp), but for the loops of a search.
asserts() {
  code engine/sdk | grep -vxE 'engine/sdk/(move|search/transposition_table)\.hpp' |
    xargs -r grep -nE '(^|[^_[:alnum:]])assert\(' /dev/null | report "an assert where expects is meant"
}

# A case that cannot be tried says so (tests/skip.hpp) and is not passed: its tag and its program make it an entry of its own.
skips() {
  code tests | xargs -r grep -nE '\bSUCCEED *\(' /dev/null | report "a case passes without a check"
  for file in $(code tests | xargs -r grep -l '^ .*TABLIER_SKIP(' /dev/null); do
    [ "$file" = tests/skip.hpp ] && continue
    awk '/^TEST_CASE/ {tagged = /\[may_skip\]/} /^ .*TABLIER_SKIP\(/ && !tagged {print FILENAME ":" FNR}' "$file" | report "a case is skipped without its tag"
    grep -qs MAY_SKIP "$(dirname "$file")/CMakeLists.txt" || echo "$file" | report "a program is not declared MAY_SKIP"
  done
}

# The walk through the engine in its README: each function is where the walk says.
walk() {
  [ -f engine/README.md ] || return 0
  # shellcheck disable=SC2016  # backquotes of Markdown
  sed -nE 's/^\| [0-9]+ \| `([^`]+)` \| `([^`]+)` .*/\1 \2/p' engine/README.md | while read -r function file; do
    grep -qE "(^|[ *&])$function\(" "$file" 2>/dev/null || echo "engine/README.md: $function is not in $file"
  done
}

# A README with a map of its folders names every header of theirs, and nothing that is not there. maps README FOLDER…
maps() {
  readme=$1
  shift
  [ -f "$readme" ] || return 0
  find "$@" -maxdepth 1 -name '*.hpp' 2>/dev/null | sort | awk -v readme="$readme" '
    FILENAME != "-" {if ($0 ~ /^\| `[a-z_0-9]+` \|/) {name = $2; gsub(/`/, "", name); named[name] = 1}; next}
    {name = $0; sub(/.*\//, "", name); sub(/\.hpp$/, "", name); there[name] = 1}
    !(name in named) {print readme ": " $0 " is not in it"}
    END {for (name in named) if (!(name in there)) print readme ": there is no " name}' "$readme" -
}

# Parameters are `min` and `max`; a comment that speaks of others outlived its code.
outlived() {
  # shellcheck disable=SC2016  # backquotes of a comment
  code engine plugins editor | xargs -r grep -nE '//.*`(most|least)`' /dev/null | report "a comment that outlived its code"
}

left_over() {
  code engine plugins editor tests | xargs -r grep -nE '\b(TODO|FIXME|XXX)\b' /dev/null | report "left over"
}

top_level() {
  { git ls-files 2>/dev/null || ls -A; } | cut -d / -f 1 | sort -u |
    grep -vxE 'CMakeLists\.txt|CMakePresets\.json|README\.md|tablier|engine|plugins|scripts|content|editor|tests|build|\..*' | report "not at the top"
}

faults=$(arrows; libraries; ui_arrows; seen_not_held; games; sizes; listed; asserts; skips; walk
  maps engine/ui/README.md engine/ui/*/
  maps plugins/katamino/README.md plugins/katamino plugins/katamino/*/
  outlived; left_over; top_level)
[ -z "$faults" ] || { printf '%s\n' "$faults"; exit 1; }
