#include "perft.hpp"

#include "content/map_reader.hpp"

#include <limits>

namespace tablier::rules {
namespace {

constexpr int kDeepest = 20;

PerftLine read_line(MapReader& sheet) {
  PerftLine line;
  line.game_case.variant = sheet.required("variant", kind::name());
  line.game_case.options = sheet.optional("options", kind::any_map(), Value::map());
  line.game_case.seats = sheet.optional("seats", kind::small_integer(1, kMaxSeats), 0);
  line.game_case.seed = static_cast<std::uint64_t>(sheet.optional("seed", kind::integer(0, std::numeric_limits<std::int64_t>::max()), 1));
  line.moves = sheet.optional("moves", kind::tokens(), {});
  line.depth = sheet.required("depth", kind::small_integer(0, kDeepest));
  line.leaves = static_cast<std::uint64_t>(sheet.required("leaves", kind::integer(0, std::numeric_limits<std::int64_t>::max())));
  line.source = sheet.required("source", kind::word());
  line.where = sheet.where();
  return line;
}

}  // namespace

Result<std::vector<PerftLine>> load_perft(const std::filesystem::path& file, const std::string& game) {
  auto lines = sound(load_spec(file, kind::list_of(kind::sheet_of(&read_line), 1)));
  if (!lines) return lines;
  for (PerftLine& line : lines.value()) line.game_case.game = game;
  return lines;
}

}  // namespace tablier::rules
