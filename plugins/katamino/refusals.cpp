#include "refusals.hpp"

#include "sdk/position.hpp"

#include <algorithm>
#include <array>

namespace tablier::katamino {
namespace {

Problem outside(const Rules& rules, const std::vector<Place>& cells) {
  const Challenge& c = rules.challenge;
  // Beyond the divider one is told of that, though the piece may stick out of the board there too.
  const auto beyond = [&c](Place p) { return c.divider > 0 && c.grid.contains(p) && p.x >= c.divider; };
  if (std::ranges::any_of(cells, beyond)) return refusal("beyond_divider", {{"n", c.divider}});
  if (!std::ranges::all_of(cells, [&c](Place p) { return c.grid.contains(p); })) return refusal("off_board");
  return refusal("outside_figure");
}

/// The cells are in the region, but no placement of the piece is on them: a wrong shape, or n°1 as the rule does not let it lie.
Problem misshapen(const Rules& rules, const GamePiece& piece, const std::vector<Place>& cells) {
  const Polyform form(cells);
  for (const Way& way : piece.ways)
    if (Polyform(way.cells) == form && !way.in_one_row && rules.challenge.n1_along_rows) return refusal("n1_rows");
  return refusal("wrong_shape", named(rules, piece.number));
}

std::vector<std::int64_t> numbers(const Rules& rules, const Layout& layout, std::uint64_t on) {
  std::vector<std::int64_t> found;
  for (int i = 0; i < rules.pieces(); ++i)
    if (layout.lies(i) && (rules.table[layout.placed(i)].mask & on) != 0) found.push_back(rules.piece(i).number);
  return found;
}

Value names(const Rules& rules, int placement) {
  Value all = Value::list();
  for (const Place p : rules.table.cells(placement)) all.push(rules.challenge.grid.name(p));
  return all;
}

}  // namespace

Problem refusal(const char* name, std::vector<TextArg> args) { return Problem(std::string("katamino.reason.") + name, std::move(args)); }

Text piece_name(const std::string& letter, int number) { return Text("katamino.piece", {{"letter", letter}, {"number", number}}); }

std::vector<TextArg> named(const Rules& rules, int number) {
  const auto& specs = rules.content->pieces;
  const auto spec = std::find_if(specs.begin(), specs.end(), [&](const PieceSpec& s) { return s.number == number; });
  return {{"piece", piece_name(spec == specs.end() ? "?" : spec->letter, number)}, {"number", number}};
}

Text take_label(const Rules& rules, int piece) { return Text("katamino.move.take", named(rules, rules.piece(piece).number)); }

Text lift_label(const Rules& rules, int piece) { return Text("katamino.move.lift", named(rules, rules.piece(piece).number)); }

Text lay_label(const Rules& rules, int placement) {
  const auto cells = rules.table.cells(placement);
  const Place first = *std::ranges::min_element(cells, {}, [](Place p) { return std::tuple(p.z, p.x, p.y); });
  auto args = named(rules, rules.piece(rules.table[placement].piece).number);
  args.emplace_back("place", rules.challenge.grid.name(first));
  return Text("katamino.move.lay", std::move(args));
}

Result<int> find_lay(const Rules& rules, const Layout& layout, const Laid& laid) {
  const int piece = rules.table.piece_index(laid.number);
  if (piece < 0) return refusal("not_in_challenge", named(rules, laid.number));
  if (layout.lies(piece)) return refusal("already_placed", named(rules, laid.number));
  const auto mask = rules.table.mask(laid.cells);
  if (!mask) return outside(rules, laid.cells);
  const int placement = rules.table.find(piece, *mask);
  if (placement < 0) return misshapen(rules, rules.piece(piece), laid.cells);
  const int other = layout.covering(*mask);
  if (other >= 0) return refusal("overlap", named(rules, rules.piece(other).number));
  return placement;
}

std::optional<Text> forbidden(const Rules& rules, const Layout& layout, int placement, Seat seat, const PositionView& position) {
  if (!rules.has(Hook::allow)) return std::nullopt;
  const Placement& p = rules.table[placement];
  const GamePiece& piece = rules.piece(p.piece);
  const Value cells = names(rules, placement);
  const auto placed = numbers(rules, layout, rules.table.everywhere());
  const auto beside = numbers(rules, layout, p.beside);
  const std::array fields{
      Field{"letter", piece.letter.c_str()},
      Field{"number", std::int64_t{piece.number}},
      Field{"cells", &cells},
      Field{"seat", std::int64_t{index(seat) + 1}},
      Field{"placed", std::span<const std::int64_t>(placed)},
      Field{"beside", std::span<const std::int64_t>(beside)},
      Field{"position", &position},
  };
  const auto answer = rules.script->call(Hook::allow, fields, mix(layout.hash() ^ static_cast<std::uint64_t>(placement)));
  if (!answer) return std::nullopt;
  if (const std::string* why = answer->as_string()) return refusal(why->c_str(), named(rules, piece.number)).text;
  const bool* allowed = answer->as_bool();
  if (allowed && !*allowed) return refusal("not_allowed").text;
  return std::nullopt;
}

AfterMove ask_after(const Rules& rules, const State& state, Move move, Seat seat, bool over) {
  if (!rules.has(Hook::after_move)) return {};
  const std::string notation = state.notation(move);
  const StateView position(state, Seat::nobody);
  const int seats = rules.challenge.is_duel() ? 2 : 1;
  return ask_after_move(rules.script.get(), {notation, seat, seats, over, position, mix(state.hash())});
}

}  // namespace tablier::katamino
