#!/bin/sh
# outside_test.sh BUILD_DIR SOURCE_DIR COMPILER SANITIZERS: a game is made in an empty folder with what is installed, and played.
set -u
build=$1
source=$2
compiler=$3
sanitizers=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  failures=$((failures + 1))
  printf 'FAILED: %s\n' "$*"
}

# The installed program with a home of its own.
run() { (cd / && env -i PATH=/usr/bin:/bin HOME="$work/home" LANG=C.UTF-8 "$work/prefix/bin/tablier" "$@"); }

# perft_is NUMBER WORD…: the program counts so many leaves, the words standing before the call's own.
perft_is() {
  wanted=$1
  shift
  counted=$(run "$@" perft three 3 2>"$work/err")
  case $counted in *"$wanted"*) ;; *) fail "three rows have $wanted leaves, not: $counted $(cat "$work/err")" ;; esac
}

cmake --install "$build" --prefix "$work/prefix" >"$work/log" 2>&1 || fail "the build can be installed: $(cat "$work/log")"

# What plugins/README.md says.
mkdir "$work/mine" "$work/home"
cp -r "$source/tests/data/tutorial/plugins" "$source/tests/data/tutorial/outside/CMakeLists.txt" "$work/mine"
# A version may be asked for by its first two numbers.
version=$(sed -n 's/^ *set(PACKAGE_VERSION "\([0-9]*\.[0-9]*\).*/\1/p' "$build/engine/sdk/TablierConfigVersion.cmake")
sed -i "s/find_package(Tablier /&$version /" "$work/mine/CMakeLists.txt"
cmake -S "$work/mine" -B "$work/mine/build" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_CXX_FLAGS="${sanitizers:+-fsanitize=$sanitizers}" >"$work/log" 2>&1 || fail "CMake finds Tablier: $(cat "$work/log")"
grep -q 'no CMAKE_BUILD_TYPE was given, so that three is built as Release' "$work/log" || fail "a build type is chosen: $(cat "$work/log")"
grep -q '^CMAKE_BUILD_TYPE:STRING=Release' "$work/mine/build/CMakeCache.txt" || fail "a plugin is optimised where nobody says how it is built"
cmake --build "$work/mine/build" >"$work/log" 2>&1 || fail "the tutorial's game can be built: $(cat "$work/log")"
own=$work/home/.local/share/tablier
mkdir -p "$own/plugins" "$own/scripts"
cp "$work/mine/build/plugins/three/three.so" "$own/plugins" || fail "the plugin is where the tutorial says"
cp -r "$source/tests/data/tutorial/content" "$own"
cp -r "$source/tests/data/tutorial/scripts/three" "$own/scripts"

# It did not come with the program: it runs for who says so, and never before.
run perft three 3 >"$work/out" 2>"$work/err" && fail "an unknown plugin does not run"
grep -q 'three.so: not loaded: this plugin did not come with the program' "$work/err" || fail "that is said, not: $(cat "$work/err")"
perft_is 504 --allow-plugins
run plugins allow "$own/plugins/three.so" >/dev/null 2>"$work/err" || fail "a plugin can be allowed: $(cat "$work/err")"
perft_is 504
run position three/misere --json >/dev/null 2>"$work/err" || fail "its variant can be played: $(cat "$work/err")"

# Another file in its place is asked about anew.
printf '\n' >>"$own/plugins/three.so"
run perft three 3 >/dev/null 2>&1 && fail "another file of that name does not run"
run plugins allow "$own/plugins/three.so" >/dev/null 2>&1
perft_is 504
run plugins refuse "$own/plugins/three.so" >/dev/null 2>&1
run perft three 3 >/dev/null 2>"$work/err" && fail "a refused plugin does not run"
run --allow-plugins games --json >"$work/out" 2>/dev/null
grep -q '"name": "three"' "$work/out" || fail "the game is listed"

# A game that does not take its moves back is found without the tests of the tree.
sed -i 's/  void undo() override {/&\n    if (last_.size() == 1) mover_ = other(mover_);/' "$work/mine/plugins/three/three.cpp"
cmake --build "$work/mine/build" >"$work/log" 2>&1 || fail "the game can be built again: $(cat "$work/log")"
cp "$work/mine/build/plugins/three/three.so" "$own/plugins"
for call in 'perft three 3' 'arena three --bot 1 --bot 1 --games 1'; do
  run --allow-plugins $call >"$work/out" 2>"$work/err" && fail "$call finds a wrong undo"
  grep -q "played and taken back, it is another seat" "$work/err" || fail "$call tells it, not: $(cat "$work/err")"
done
run --allow-plugins check "$own/plugins/three.so" >"$work/out" 2>&1 && fail "check finds a wrong undo"
grep -q "three.so: three/.*played and taken back" "$work/out" || fail "check tells it, not: $(cat "$work/out")"

[ "$failures" = 0 ]
