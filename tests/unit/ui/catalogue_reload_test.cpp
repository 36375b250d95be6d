#include "ui/core/catalogue_reload.hpp"

#include "catch.hpp"
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
