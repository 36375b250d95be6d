# A small project around a copy of the launcher, in a folder whose name has a space, with stand-ins for what would change the machine.
# shellcheck shell=sh disable=SC2034

source_dir=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# Stand-ins come first in PATH; each reads its orders from, and writes what it was told to, $work.
stand_in() {
  cat >"$work/bin/$1"
  chmod +x "$work/bin/$1"
}

make_stand_ins() {
  mkdir "$work/bin"
  : >"$work/missing" # packages, one a line
  echo 1000 >"$work/uid"
  : >"$work/calls"
  stand_in id <<'END'
#!/bin/sh
cat "$WORK/uid"
END
  stand_in dpkg-query <<'END'
#!/bin/sh
shift 3 # -W -f FORMAT
for package; do grep -qx "$package" "$WORK/missing" || printf ' %s:installed ' "$package"; done
END
  stand_in apt-get <<'END'
#!/bin/sh
echo "apt-get $*" >>"$WORK/calls"
echo "a word of apt-get"
case " $* " in
  *" --print-uris "*) echo "'http://debian/pool/a.deb' a.deb 41000000 SHA256:1"; exit ;;
  *" install "*) [ ! -f "$WORK/slow" ] || { echo dlstatus:1:41.5:Retrieving; sleep 0.8; echo pmstatus:libfmt-dev:amd64:61.5:Unpacking; sleep 0.8; } ;;
esac
[ ! -f "$WORK/apt-fails" ] || exit 100
case " $* " in *" install "*) : >"$WORK/missing" ;; esac
END
  stand_in sudo <<'END'
#!/bin/sh
echo "sudo $*" >>"$WORK/calls"
case $1 in
  -n) test -f "$WORK/sudo-asks-nothing" ;;
  -v) ;;
  *) exec "$@" ;;
esac
END
  stand_in clang-format-19 <<'END'
#!/bin/sh
if [ "$1" = -i ]; then shift; sed -i 's/  */ /g' "$@"; else sed 's/  */ /g' "$1"; fi
END
  export WORK="$work" PATH="$work/bin:$PATH" HOME="$work"
  unset CCACHE_DIR XDG_CACHE_HOME CDPATH
}

# A project whose program is a script that prints where it runs and with which words; its only test passes while ./passes is there.
make_project() {
  project=$work/"$1"
  mkdir -p "$project/engine"
  cp "$source_dir/tablier" "$source_dir/CMakePresets.json" "$project"
  cat >"$project/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES NONE)
option(TABLIER_TESTS "" ON)
add_custom_command(OUTPUT bin/tablier DEPENDS program.sh VERBATIM
  COMMAND sh ${CMAKE_SOURCE_DIR}/compile.sh ${CMAKE_SOURCE_DIR}/program.sh bin/tablier)
foreach(part RANGE 1 8)
  add_custom_command(OUTPUT part${part} COMMAND sh ${CMAKE_SOURCE_DIR}/part.sh part${part} DEPENDS part.sh)
  list(APPEND parts part${part})
endforeach()
add_custom_target(program ALL DEPENDS bin/tablier ${parts})
enable_testing()
add_test(NAME first COMMAND test -f ${CMAKE_SOURCE_DIR}/passes)
add_test(NAME second COMMAND true)
add_test(NAME third COMMAND echo "skipped: no moon tonight")
set_tests_properties(third PROPERTIES SKIP_REGULAR_EXPRESSION "skipped: ")
add_custom_target(readers DEPENDS part1)
set_tests_properties(second PROPERTIES LABELS readers)
END
  cat >"$project/compile.sh" <<'END'
[ ! -f "$WORK/compiler-fails" ] || { echo "a fault of the compiler"; exit 1; }
echo "compiled with ${CCACHE_DIR:-no folder of its own}" >>"$WORK/calls"
mkdir -p bin
cp "$1" "$2"
END
  cat >"$project/part.sh" <<'END'
[ "$1" = part1 ] || [ ! -f "$WORK/slow" ] || sleep "$(cat "$WORK/slow")"
touch "$1"
END
  cat >"$project/program.sh" <<'END'
#!/bin/sh
echo "in $(pwd):$(for word; do printf ' <%s>' "$word"; done)"
[ "${1:-}" != broken ] || exit 3
END
  chmod +x "$project/program.sh"
  touch "$project/passes"
}

# As after an older build: all parts are to be made again.
forget_parts() { rm -f "$project"/build/release/part*; }

# change LINE: adds a line to the program, and sees to it that the clock of the file system has gone on since it was built.
change() {
  echo "$1" >>"$project/program.sh"
  until [ "$project/program.sh" -nt "$project/build/release/bin/tablier" ]; do touch "$project/program.sh"; done
}

# call WORD…: runs the launcher; leaves out, err and status.
call() {
  status=0
  "${launcher:-$project/tablier}" "$@" >"$work/out" 2>"$work/err" </dev/null || status=$?
  out=$(cat "$work/out")
  err=$(cat "$work/err")
}

it() { sentence=$*; }

# expect WHAT ACTUAL EXPECTED
expect() {
  [ "$2" != "$3" ] || return 0
  failures=$((failures + 1))
  printf 'FAILED: it %s\n  %s is: %s\n  not: %s\n  standard error: %s\n' "$sentence" "$1" "$2" "$3" "${err:-}"
}

# expect_in WHAT ACTUAL PART
expect_in() {
  case $2 in *"$3"*) return 0 ;; esac
  expect "$1" "$2" "something with '$3'"
}

finish() {
  [ "$failures" = 0 ] || exit 1
  echo "All as it should be."
}
