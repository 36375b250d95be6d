#include "host/paths.hpp"

#include "catch.hpp"
#include "folders.hpp"

#include <algorithm>
#include <map>

namespace fs = std::filesystem;
using tablier::find_paths;
using tablier::Paths;
using Folders = std::vector<fs::path>;

namespace {

Paths paths_in(const std::map<std::string, std::string>& variables) {
  return find_paths("/opt/games/bin/tablier", [&](const char* name) -> const char* {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  });
}

}  // namespace

TEST_CASE("Without any variable the folders are the specification's defaults, least binding first") {
  const Paths paths = paths_in({{"HOME", "/home/ada"}});
  CHECK(paths.data ==
        Folders{"/opt/games/share/tablier", "/usr/share/tablier", "/usr/local/share/tablier", "/home/ada/.local/share/tablier"});
  CHECK(paths.plugins == Folders{"/opt/games/lib/tablier/plugins", "/usr/share/tablier/plugins", "/usr/local/share/tablier/plugins",
                                 "/home/ada/.local/share/tablier/plugins"});
  CHECK(paths.config == "/home/ada/.config/tablier");
  CHECK(paths.state == "/home/ada/.local/state/tablier");
  CHECK(paths.user_data == "/home/ada/.local/share/tablier");
}

TEST_CASE("The first folder of XDG_DATA_DIRS binds most among the system's, and the player's own binds most of all") {
  const Paths paths = paths_in({{"HOME", "/home/ada"}, {"XDG_DATA_DIRS", "/first:/second"}, {"XDG_DATA_HOME", "/mine"}});
  CHECK(paths.data == Folders{"/opt/games/share/tablier", "/second/tablier", "/first/tablier", "/mine/tablier"});
}

TEST_CASE("Relative and empty values of the XDG variables are ignored") {
  const Paths paths = paths_in({{"HOME", "/home/ada"},
                                {"XDG_DATA_DIRS", "relative::/kept:../up"},
                                {"XDG_DATA_HOME", "relative"},
                                {"XDG_CONFIG_HOME", ""},
                                {"XDG_STATE_HOME", "./state"}});
  CHECK(paths.data == Folders{"/opt/games/share/tablier", "/kept/tablier", "/home/ada/.local/share/tablier"});
  CHECK(paths.config == "/home/ada/.config/tablier");
  CHECK(paths.state == "/home/ada/.local/state/tablier");
}

TEST_CASE("XDG_DATA_DIRS without one usable folder counts as not set") {
  const Paths paths = paths_in({{"HOME", "/home/ada"}, {"XDG_DATA_DIRS", ":relative:"}});
  CHECK(std::count(paths.data.begin(), paths.data.end(), "/usr/share/tablier") == 1);
}

TEST_CASE("A folder that is named twice stands once, where it binds most") {
  const Paths paths = paths_in({{"HOME", "/home/ada"}, {"XDG_DATA_DIRS", "/opt/games/share/:/other"}, {"XDG_DATA_HOME", "/other"}});
  CHECK(paths.data == Folders{"/opt/games/share/tablier", "/other/tablier"});
}

TEST_CASE("A missing or relative HOME is looked up for the user") {
  for (const std::map<std::string, std::string>& variables : {std::map<std::string, std::string>{}, {{"HOME", "here"}}}) {
    const Paths paths = paths_in(variables);
    CHECK(paths.config.is_absolute());
    CHECK(paths.state.is_absolute());
    CHECK(paths.user_data.is_absolute());
  }
}

TEST_CASE("TABLIER_DATA stands in for the program's own folders") {
  const Paths paths = paths_in({{"HOME", "/home/ada"}, {"XDG_DATA_DIRS", "/sys"}, {"TABLIER_DATA", "/work/in/progress"}});
  CHECK(paths.data.front() == "/work/in/progress");
  CHECK(paths.plugins.front() == "/work/in/progress/plugins");
  CHECK(std::count(paths.data.begin(), paths.data.end(), "/opt/games/share/tablier") == 0);
}

TEST_CASE("A relative TABLIER_DATA is taken from the current folder") {
  const Paths paths = paths_in({{"HOME", "/home/ada"}, {"TABLIER_DATA", "data"}});
  CHECK(paths.data.front() == fs::current_path() / "data");
}

TEST_CASE("Only the folders that exist are offered for reading") {
  Paths paths;
  paths.data = {"/nowhere/at/all", source_folder()};
  CHECK(paths.all("tests") == Folders{source_folder() / "tests"});
  CHECK(paths.all("no such folder").empty());
}

TEST_CASE("This very program finds the data of the build tree that it stands in") {
  const Paths paths = find_paths();
  CHECK(paths.data.front() == build_folder() / "share/tablier");
  CHECK(paths.plugins.front() == build_folder() / "lib/tablier/plugins");
}
