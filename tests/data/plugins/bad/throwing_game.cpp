#include "bad_plugin.hpp"

#include <stdexcept>

using tablier::Plugin;
const Plugin table = tablier::test::table_with([](Plugin& t) {
  t.name = "throwing_game";
  t.make_game = [](const tablier::GameParts&) -> tablier::Result<std::unique_ptr<const tablier::Game>> {
    throw std::runtime_error("from the game");
  };
});
TABLIER_PLUGIN(table)
