#include "host/plugin_loader.hpp"

#include "catch.hpp"
#include "folders.hpp"
#include "host_helpers.hpp"
#include "temp_folder.hpp"

#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <sys/stat.h>

namespace fs = std::filesystem;
using tablier::load_plugin;
using tablier::test::TempFolder;

namespace {

fs::path built(const std::string& name) { return build_folder() / "tests/plugins/bad" / (name + ".so"); }

/// The key of the refusal; checks that it names the file.
std::string refusal(const fs::path& file) {
  const auto loaded = load_plugin(file);
  REQUIRE_FALSE(loaded.ok());
  CHECK(loaded.problem().where.file == file.string());
  return loaded.problem().text.key;
}

bool is_open(const fs::path& library) {
  void* handle = dlopen(library.c_str(), RTLD_NOLOAD | RTLD_NOW);
  if (handle) dlclose(handle);
  return handle != nullptr;
}

}  // namespace

TEST_CASE("A sound plugin opens and shows its table") {
  const auto loaded = load_plugin(built("sound"));
  REQUIRE(loaded.ok());
  CHECK((*loaded)->table().name == std::string("sound"));
  CHECK((*loaded)->file() == built("sound"));
}

TEST_CASE("A plugin stays open exactly as long as somebody holds it") {
  {
    const auto first = load_plugin(built("sound"));
    const auto second = load_plugin(built("sound"));
    REQUIRE(first.ok());
    REQUIRE(second.ok());
    CHECK(is_open(built("sound")));
  }
  CHECK_FALSE(is_open(built("sound")));
}

TEST_CASE("A plugin that is built with other headers of the SDK, or does not say with which, is refused before its entry is called") {
  CHECK(refusal(built("other_sdk")) == "host.plugin.other_sdk");
  CHECK(refusal(built("no_stamp")) == "host.plugin.no_stamp");
  CHECK(load_plugin(built("other_sdk")).problem().text ==
        tablier::Text("host.plugin.other_sdk", {{"theirs", "0123456789abcdef"}, {"ours", tablier::kSdkMark}}));
}

TEST_CASE("The stamp says which headers, which compiler and which library a plugin is built with") {
  const std::string stamp = tablier::kBuildStamp;
  CHECK(std::string(tablier::kSdkMark).size() == 16);
  CHECK(stamp.starts_with(std::string(tablier::kSdkMark) + " "));
  CHECK_THAT(stamp, contains(__VERSION__));
  CHECK_THAT(stamp, contains("cxx11-abi 1"));
}

TEST_CASE("Nothing of a refused plugin stays open") {
  for (const std::string name : {"other_sdk", "other_build", "other_compiler", "no_name", "no_entry", "throwing_entry", "crashing"}) {
    CAPTURE(name);
    CHECK_FALSE(load_plugin(built(name)).ok());
    CHECK_FALSE(is_open(built(name)));
  }
}

TEST_CASE("A plugin that another compiler made is refused with the names of both") {
  const auto loaded = load_plugin(built("other_compiler"));
  REQUIRE_FALSE(loaded.ok());
  const std::string stamp = tablier::kBuildStamp, ours = stamp.substr(17, stamp.find(" lib") - 17);
  CHECK(loaded.problem().text == tablier::Text("host.plugin.other_compiler", {{"theirs", "g++ 1.2.3"}, {"ours", ours}}));
  CHECK_THAT(ours, contains(__VERSION__));
}

TEST_CASE("A plugin of another build is refused") { CHECK(refusal(built("other_build")) == "host.plugin.other_build"); }

TEST_CASE("A plugin that lacks a required entry is refused with the entry's name") {
  for (const std::string entry : {"name", "make_game"}) {
    const auto loaded = load_plugin(built("no_" + entry));
    REQUIRE_FALSE(loaded.ok());
    CHECK(loaded.problem().text == tablier::Text("host.plugin.missing", {{"entry", entry}}));
  }
}

TEST_CASE("A plugin whose name could leave its folders is refused") { CHECK(refusal(built("bad_name")) == "host.plugin.bad_name"); }

TEST_CASE("A library that is no plugin is refused") {
  CHECK(refusal(built("no_entry")) == "host.plugin.no_entry");
  CHECK(refusal(built("no_table")) == "host.plugin.no_table");
}

TEST_CASE("A plugin that misses a function is refused with the linker's words") {
  const auto loaded = load_plugin(built("missing_symbol"));
  REQUIRE_FALSE(loaded.ok());
  CHECK(loaded.problem().text.key == "host.plugin.not_opened");
  CHECK(std::get<std::string>(loaded.problem().text.args.at(0).value).find("tablier_test_symbol_that_nobody_has") != std::string::npos);
}

TEST_CASE("A plugin that throws is refused, from its entry and from a static initialiser") {
  CHECK(refusal(built("throwing_entry")) == "host.plugin.threw_words");
  const std::string key = refusal(built("throwing_start"));
  CHECK((key == "host.plugin.threw" || key == "host.plugin.crashed_words"));
}

TEST_CASE("A plugin that aborts, crashes or exits while it loads takes only a child with it") {
  CHECK(refusal(built("aborting")) == "host.plugin.crashed");
  CHECK(refusal(built("crashing")) == "host.plugin.crashed");
  CHECK(refusal(built("exiting")) == "host.plugin.exited");
}

TEST_CASE("A plugin that never stops loading is given up") {
  const auto loaded = load_plugin(built("looping"), {1, std::chrono::milliseconds(100)});
  REQUIRE_FALSE(loaded.ok());
  CHECK(loaded.problem().text.key == "host.plugin.too_long");
}

TEST_CASE("Files that are no libraries are refused before they are opened") {
  const TempFolder folder;
  CHECK(refusal(folder.write("text.so", "only words\n")) == "host.plugin.no_library");
  CHECK(refusal(folder.write("empty.so", "")) == "host.plugin.no_library");
  CHECK(refusal(folder.write("noise.so", std::string(4096, '\xA5'))) == "host.plugin.no_library");
  fs::create_directory(folder / "folder.so");
  CHECK(refusal(folder / "folder.so") == "host.plugin.no_file");
  REQUIRE(mkfifo((folder / "pipe.so").c_str(), 0600) == 0);
  CHECK(refusal(folder / "pipe.so") == "host.plugin.no_file");
}

TEST_CASE("A file that is missing or a link to itself is refused as unreadable") {
  const TempFolder folder;
  CHECK(refusal(folder / "missing.so") == "host.plugin.unreadable");
  fs::create_symlink(folder / "loop.so", folder / "loop.so");
  CHECK(refusal(folder / "loop.so") == "host.plugin.unreadable");
}

TEST_CASE("A library for another processor is refused") {
  const TempFolder folder;
  std::string bytes = tablier::test::bytes_of(built("sound"));
  bytes[18] = '\x28';  // e_machine: 32-bit ARM
  bytes[19] = '\x00';
  CHECK(refusal(folder.write("arm.so", bytes)) == "host.plugin.other_machine");
}

TEST_CASE("A truncated library is refused wherever it was cut") {
  const TempFolder folder;
  const std::string bytes = tablier::test::bytes_of(built("sound"));
  for (const std::size_t size : {std::size_t{64}, bytes.size() / 4, bytes.size() / 2, bytes.size() * 3 / 4, bytes.size() - 1}) {
    CAPTURE(size);
    CHECK(refusal(folder.write("cut.so", bytes.substr(0, size))) == "host.plugin.cut");
  }
}
