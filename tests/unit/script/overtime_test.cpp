#include "catch.hpp"
#include "lua_folder.hpp"

#include <array>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tablier;
using test::LuaFolder;

namespace {

constexpr ScriptLimits kSoonOver{.instructions = 1'000'000};

/// Short calls, then one that never ends.
bool ends_soon(const LuaFolder& folder) {
  const auto hooks = folder.score("while given.endless == 1 do end return 7", kSoonOver);
  for (int i = 0; hooks && i < 1000; ++i)
    if (!hooks->call(Hook::score, std::array{Field{"endless", std::int64_t{0}}}, 0)) return false;
  return hooks && !hooks->call(Hook::score, std::array{Field{"endless", std::int64_t{1}}}, 0);
}

}  // namespace

TEST_CASE("an endless call ends on every thread, one after the other") {
  const LuaFolder folder;
  CHECK(ends_soon(folder));
  bool elsewhere = false;
  for (int i = 0; i < 3; ++i) {
    std::thread([&] { elsewhere = ends_soon(folder); }).join();
    CHECK(elsewhere);
  }
  CHECK(ends_soon(folder));
}

TEST_CASE("an endless call ends in a child process, which has none of its parent's timers") {
  const LuaFolder folder;
  REQUIRE(ends_soon(folder));
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    alarm(60);
    _exit(ends_soon(folder) ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
}
