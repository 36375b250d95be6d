#include "ui/core/catalogue_reload.hpp"

#include "catch.hpp"
#include "content/files.hpp"
#include "fill_folder.hpp"

#include <chrono>
#include <filesystem>
#include <thread>

using namespace tablier;
namespace fs = std::filesystem;

namespace {

/// A player whose own folder is empty at first.
struct OwnFolder {
  OwnFolder() {
    services.paths.data = {folder.path()};
    services.paths.plugins = {folder.path() / "plugins"};
    services.paths.user_data = folder.path();
    services.paths.config = folder.path() / "config";
    services.catalogue = Catalogue::load(services.paths, services.locale);
  }
  /// Whether a look found something, and all was read then.
  bool look() {
    reload.look(reader, services, [this] { ++told; });
    if (!reload.busy()) return false;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!reload.update(services) && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    CHECK_FALSE(reload.busy());
    return true;
  }

  test::TempFolder folder;
  Services services;
  CatalogueReader reader{0};
  CatalogueReload reload;
  int told = 0;
};

}  // namespace

TEST_CASE(
    "A game and a plugin that are put into the player's folder are found when somebody looks again, and a plugin is to be asked about") {
  OwnFolder own;
  CHECK_FALSE(own.look());
  CHECK_FALSE(own.look());
  test::add_fill(own.folder.path());
  CHECK(own.look());
  CHECK(own.services.catalogue.peek("fill"));
  CHECK_FALSE(own.look());
  own.folder.write("plugins/new.so", "none");
  CHECK(own.look());
  CHECK(own.told == 2);
  fs::remove_all(own.folder.path() / "scripts/fill");
  CHECK(own.look());
  CHECK_FALSE(own.look());
}

TEST_CASE("A game that could not be played is there again as soon as somebody looks after its script or its sheet was mended") {
  OwnFolder own;
  test::add_fill(own.folder.path());
  const auto find = [&] { return own.services.catalogue.find("fill"); };
  own.services.catalogue = Catalogue::load(own.services.paths, own.services.locale);
  for (const char* name : {"scripts/fill/game.lua", "content/fill/game.yaml"}) {
    const std::string sound = *read_file(own.folder.path() / name);
    own.look();
    own.folder.write(name, "return {");
    REQUIRE(own.look());
    CHECK_FALSE(find()->playable());
    own.folder.write(name, sound);
    REQUIRE(own.look());
    CHECK(find()->playable());
    CHECK_FALSE(own.look());
  }
}
