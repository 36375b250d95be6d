#!/bin/sh
# launcher_test.sh SOURCE_DIR: what ./tablier promises.
set -u
. "$(dirname "$0")/fixture.sh"
make_stand_ins
make_project 'a small projéct'
cd "$work" || exit 1

it "tells how it is called without building anything"
for word in --help -h help; do
  call $word
  expect status "$status" 0
  expect_in "standard output" "$out" "./tablier test"
done
expect "the build folder" "$(ls -d "$project/build" 2>/dev/null)" ""

it "builds, then runs the program in the caller's folder with the caller's words"
call perft 'pente keryo' 3
expect "standard output" "$out" "in $work: <perft> <pente keryo> <3>"
expect status "$status" 0

it "says nothing of its own and builds nothing when nothing has changed"
: >"$work/calls"
call games --json
expect "standard output" "$out" "in $work: <games> <--json>"
expect "standard error" "$err" ""
expect calls "$(cat "$work/calls")" ""

it "starts in under a second when nothing has changed"
fastest=1000
for _ in 1 2 3; do
  before=$(date +%s%N)
  call games
  taken=$((($(date +%s%N) - before) / 1000000))
  [ "$taken" -ge "$fastest" ] || fastest=$taken
done
expect "under a second" "$([ "$fastest" -lt 1000 ] && echo yes)" yes

it "opens the library when no game is named"
call
expect "standard output" "$out" "in $work:"
call play
expect "standard output" "$out" "in $work:"
call play pente
expect "standard output" "$out" "in $work: <play> <pente>"

it "hands on the program's exit status"
call broken
expect status "$status" 3

it "works through a symbolic link"
ln -s "$project/tablier" "$work/link to it"
launcher="$work/link to it"
call games
expect "standard output" "$out" "in $work: <games>"
launcher=

it "rebuilds what has changed, and prints only what the program prints"
: >"$work/calls"
change 'echo more'
call games
expect "standard output" "$out" "in $work: <games>
more"
expect calls "$(cat "$work/calls")" "compiled with no folder of its own"

it "says beforehand what it builds and how long that takes"
expect "standard error" "$err" "Building build/release: 1 step, less than a minute."

it "says so much more at the first build, and how far it is, in plain lines where there is no terminal"
rm -rf "$project/build"
echo 0.8 >"$work/slow"
call games
expect_in "standard error" "$err" "Building build/release: 9 steps, less than a minute. This is the first build"
expect_in "standard error" "$err" " of 9), "
expect "control codes" "$(printf %s "$err" | tr -d '[:print:]\n')" ""
expect "lines that do not say more than the one before" "$(printf '%s\n' "$err" | uniq -d)" ""

it "rewrites one line on a terminal, and leaves it empty"
forget_parts
seen=$(script -qec "'$project/tablier' games" /dev/null </dev/null)
expect_in terminal "$seen" "$(printf '\rBuilding: ')"
expect_in terminal "$seen" "$(printf '\r\033[Kin ')"

it "stops at Ctrl C, and goes on from there at the next call"
forget_parts
echo 3 >"$work/slow"
setsid env --default-signal=INT "$project/tablier" games >"$work/out" 2>"$work/err" </dev/null &
stopped=$!
until [ -e "$project/build/release/part1" ]; do sleep 0.1; done
kill -INT "-$stopped"
status=0
wait "$stopped" || status=$?
expect status "$status" 130
expect_in "standard error" "$(cat "$work/err")" "goes on from here"
expect "whether all was made" "$(ls "$project/build/release/part8" 2>/dev/null)" ""
rm "$work/slow"
call games
expect_in "standard output" "$out" "in $work: <games>"
expect "whether all was made" "$(ls "$project/build/release/part8")" "$project/build/release/part8"

it "shows the first error and where the log is, and exits with 3, when the build fails"
touch "$work/compiler-fails"
change ''
call games
expect status "$status" 3
expect "standard output" "$out" ""
expect_in "standard error" "$err" "
FAILED: bin/tablier"
expect_in "standard error" "$err" "
a fault of the compiler
The build failed. All that was said: $project/build/release.log"
expect "the command, which is long" "$(printf %s "$err" | grep compile.sh)" ""
expect_in "the log" "$(cat "$project/build/release.log")" "compile.sh"
rm "$work/compiler-fails"

it "says what ninja says where a source is missing"
mv "$project/part.sh" "$work/away"
call games
expect status "$status" 3
expect_in "standard error" "$err" "part.sh"
mv "$work/away" "$project/part.sh"

it "gives ccache a folder in the build folder when it cannot write its own"
stand_in ccache <<'END'
#!/bin/sh
echo /proc/no-such-folder
END
: >"$work/calls"
call games
expect calls "$(cat "$work/calls")" "compiled with $project/build/ccache"
rm "$work/bin/ccache"

it "starts afresh in a checkout that was moved"
mv "$project" "$work/moved"
project=$work/moved
call games
expect status "$status" 0
expect_in "standard output" "$out" "<games>"
expect_in "the cache" "$(cat "$project/build/release/CMakeCache.txt")" "CMAKE_HOME_DIRECTORY:INTERNAL=$project"

it "mends a build folder whose configuration was interrupted or damaged"
for damage in 'rm build.ninja' 'rm CMakeCache.txt' 'echo garbage >build.ninja' 'echo "garbage{" >CMakeCache.txt' \
  'rm -r CMakeFiles build.ninja' 'rm -r bin' ': >.ninja_deps' 'echo "CMAKE_GENERATOR:INTERNAL=Unix Makefiles" >CMakeCache.txt'; do
  (cd "$project/build/release" && sh -c "$damage")
  call games
  expect "the standard output after '$damage'" "$(printf %s "$out" | head -n 1)" "in $work: <games>"
done

it "lets two calls at once build one after the other"
rm -rf "$project/build"
: >"$work/calls"
"$project/tablier" games >"$work/first" 2>&1 &
call games
wait $!
expect_in "the first" "$(cat "$work/first")" "<games>"
expect_in "the second" "$out" "<games>"
expect calls "$(cat "$work/calls")" "compiled with no folder of its own"

it "runs every test, tells why one was skipped, and hands its words on to ctest"
call test
expect status "$status" 0
expect_in "standard output" "$out" "out of 3"
expect_in "standard output" "$out" "
skipped: no moon tonight"
call test -R second
expect_in "standard output" "$out" "out of 1"

it "exits with 1 when a test fails"
rm "$project/passes"
call test
expect status "$status" 1
touch "$project/passes"

it "builds and runs what reads files of strangers, and no more, with sanitizers"
call test --sanitize-readers
expect status "$status" 0
expect_in "standard output" "$out" "out of 1"
expect "what was built" "$(cd "$project/build/readers" && ls part* bin/* 2>/dev/null)" part1

it "keeps a build folder for each sanitizer"
call test --sanitize
expect "a program" "$(ls "$project/build/sanitize/bin")" tablier
call test --threads -R second
expect "a program" "$(ls "$project/build/threads/bin")" tablier

it "lists the sources that are not formatted, and formats them"
printf 'int  a;\n' >"$project/engine/uneven name.cpp"
printf 'int b;\n' >"$project/engine/even.hpp"
call format --check
expect status "$status" 1
expect "standard output" "$out" "engine/uneven name.cpp"
call format
expect status "$status" 0
expect "the source" "$(cat "$project/engine/uneven name.cpp")" "int a;"
call format --check
expect status "$status" 0
call format --chek
expect status "$status" 2

it "draws the pictures of the README into their folder, with as few colours as are enough"
packaging=$project/engine/app/packaging
mkdir -p "$packaging"
# shellcheck disable=SC2016  # the other shell expands it
echo '"$1" a picture >"$2/table.png"' >"$packaging/draw_pictures.sh"
stand_in pngquant <<'END'
#!/bin/sh
while [ "$1" != --output ]; do shift; done
sed 's/$/ in '"$3"' colours/' "$4" >"$2"
END
call pictures
expect status "$status" 0
expect "the picture" "$(head -n 1 "$packaging/table.png")" "in $work: <a> <picture> in 256 colours"
echo 'exit 1' >"$packaging/draw_pictures.sh"
call pictures
expect status "$status" 3
expect "the picture that was there" "$(head -n 1 "$packaging/table.png")" "in $work: <a> <picture> in 256 colours"
call pictures table
expect status "$status" 2

it "needs no package of the tests to play, and builds no test without them"
echo catch2 >"$work/missing"
call games
expect status "$status" 0
expect_in "the cache" "$(cat "$project/build/release/CMakeCache.txt")" "TABLIER_TESTS:BOOL=OFF"

it "prints the exact line to run where it may not install"
printf 'catch2\nlibfmt-dev\n' >"$work/missing"
call test
expect status "$status" 3
expect "standard error" "$err" "Missing packages. Run:  sudo apt-get install libfmt-dev catch2"

it "installs with sudo where that asks for no password, and builds the tests then"
touch "$work/sudo-asks-nothing"
: >"$work/calls"
call test
expect status "$status" 0
expect "standard error" "$(printf %s "$err" | head -n 1)" "Installing 2 packages, which may take some minutes: libfmt-dev catch2"
expect_in "standard error" "$err" "apt-get fetches 41 MB."
expect_in calls "$(cat "$work/calls")" "apt-get -qq -o Dpkg::Use-Pty=0 -o APT::Status-Fd=1 install -y --no-install-recommends libfmt-dev catch2"
expect_in "the cache" "$(cat "$project/build/release/CMakeCache.txt")" "TABLIER_TESTS:BOOL=ON"
rm "$work/sudo-asks-nothing"

it "shows how far the installation is"
echo libfmt-dev >"$work/missing"
touch "$work/sudo-asks-nothing"
echo 0.1 >"$work/slow"
call games
rm "$work/slow" "$work/sudo-asks-nothing"
expect_in "standard error" "$err" "
Installing: 20 % (downloading), "
expect_in "standard error" "$err" "
Installing: 80 % (unpacking), "

it "lets sudo ask for the password on a terminal"
echo libfmt-dev >"$work/missing"
expect_in "the terminal" "$(script -qec "'$project/tablier' games" /dev/null </dev/null)" "<games>"
expect "what is missing" "$(cat "$work/missing")" ""

it "installs by itself as root"
echo libfmt-dev >"$work/missing"
echo 0 >"$work/uid"
: >"$work/calls"
call games --json
expect "standard output" "$(printf %s "$out" | head -n 1)" "in $work: <games> <--json>"
expect sudo "$(grep sudo "$work/calls")" ""

it "shows the end of what apt-get said, and the line to run, when that fails"
echo libfmt-dev >"$work/missing"
touch "$work/apt-fails"
call games
expect status "$status" 3
expect_in "standard error" "$err" "a word of apt-get"
expect "lines for the launcher alone" "$(printf %s "$err" | grep status:)" ""
expect_in "standard error" "$err" "sudo apt-get install libfmt-dev"

finish
