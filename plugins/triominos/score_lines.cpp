#include "score_lines.hpp"

#include <algorithm>
#include <string_view>

namespace tablier::triominos {
namespace {

std::string_view column_of(Cause cause) {
  switch (cause) {
    case Cause::tile: return "tile";
    case Cause::bridge: return "bridge";
    case Cause::hexagon: return "hexagon";
    case Cause::start: return "start";
    case Cause::draw: return "draw";
    case Cause::give_up:
    case Cause::pass:
    case Cause::timeout: return "penalty";
    case Cause::out:
    case Cause::others:
    case Cause::own_rack: return "end";
  }
  return "end";
}

std::vector<std::string> columns(const Rules& rules) {
  std::vector<std::string> all{"tile", "bridge", "hexagon"};
  if (rules.start_bonus_triple > 0 || rules.start_bonus_000 > 0) all.emplace_back("start");
  // With children nothing is lost. A script of one's own may take or give points in any column that is here.
  if (rules.counting == Counting::points) all.insert(all.end(), {"draw", "penalty"});
  all.emplace_back("end");
  return all;
}

/// What has no column of its own counts as the tile's.
int index_of(const std::vector<std::string>& columns, std::string_view name) {
  const auto found = std::find(columns.begin(), columns.end(), name);
  return found == columns.end() ? 0 : static_cast<int>(found - columns.begin());
}

}  // namespace

std::optional<SheetPly> sheet_ply(const Position& position) {
  if (position.rules().counting == Counting::none) return std::nullopt;
  const LastEvent& last = position.data().last;
  SheetPly ply{.columns = columns(position.rules()), .turn = last.turn, .entries = {}};
  for (const Award& a : last.awards) ply.entries.push_back({seat(a.seat), index_of(ply.columns, column_of(a.cause)), a.points});
  return ply;
}

}  // namespace tablier::triominos
