#include "game.hpp"

#include "moving/game.hpp"
#include "parameters.hpp"
#include "placing/game.hpp"

namespace tablier::katarenga {

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto table = read_table_rules(*parts.content, parts.options);
  if (!table) return table.problem();
  if (parts.options.text("pawns") == "moved") return moving::make_game(*std::move(table), parts);
  return make_placing_game(*std::move(table), parts);
}

}  // namespace tablier::katarenga
