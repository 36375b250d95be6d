#pragma once

#include "catch.hpp"
#include "folders.hpp"
#include "host/catalogue.hpp"

/// The game as the built program finds it, for tests of all its parts together.
namespace tablier::iso {

struct Built {
  Locale locale;
  Catalogue catalogue;
  std::shared_ptr<const GameEntry> entry;

  Built() {
    locale.add_folder(source_folder() / "content/locale");
    catalogue = Catalogue::load(find_paths(build_folder() / "bin/tablier", [](const char*) -> const char* { return nullptr; }), locale);
    entry = catalogue.find("iso");
    REQUIRE(entry);
    REQUIRE(entry->playable());
  }
};

/// Found once for all tests of a program.
inline const Built& built() {
  static const Built kBuilt;
  return kBuilt;
}

}  // namespace tablier::iso
