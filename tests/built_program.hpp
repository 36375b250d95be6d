#pragma once

#include "catch.hpp"
#include "folders.hpp"
#include "host/catalogue.hpp"

#include <memory>
#include <string_view>

/// What comes with the program, for tests of all its parts together.
namespace tablier::test {

/// Where the built program finds it, with nothing of a player's own.
inline Paths built_paths() {
  return find_paths(build_folder() / "bin/tablier", [](const char*) -> const char* { return nullptr; });
}

struct BuiltProgram {
  Locale locale;
  Catalogue catalogue;

  BuiltProgram() {
    locale.add_folder(source_folder() / "content/locale");
    catalogue = Catalogue::load(built_paths(), locale);
  }
};

/// Found once for all tests of a program, which may change the language.
inline BuiltProgram& built_program() {
  static BuiltProgram program;
  return program;
}

/// A game of it that can be played.
inline std::shared_ptr<const GameEntry> built_game(std::string_view name) {
  auto entry = built_program().catalogue.find(name);
  REQUIRE(entry);
  REQUIRE(entry->playable());
  return entry;
}

}  // namespace tablier::test
