#include "play/best_moves.hpp"

#include "sdk/score_sheet.hpp"

#include <algorithm>
#include <optional>

namespace tablier {
namespace {

/// What the last ply brought the seat that played it.
BestMove scored(const SheetPly& ply, Seat seat) {
  BestMove move{.seat = seat, .name = {}};
  for (const SheetEntry& e : ply.entries) {
    const auto column = static_cast<std::size_t>(e.column);
    if (e.seat != seat || column >= ply.columns.size() || ply.columns[column] == kEndColumn || e.points == 0) continue;
    move.points += e.points;
    move.causes.emplace_back(ply.columns[column], e.points);
  }
  return move;
}

bool pays_end(const SheetPly& ply) {
  return std::ranges::any_of(ply.entries, [&ply](const SheetEntry& e) {
    const auto column = static_cast<std::size_t>(e.column);
    return e.points > 0 && column < ply.columns.size() && ply.columns[column] == kEndColumn;
  });
}

std::optional<BestMove> best_of(const Round& round) {
  const auto state = round.state->clone();
  for (std::size_t i = 0; i < round.history.size(); ++i) state->undo();
  std::optional<BestMove> best;
  bool alone = true, end_apart = false;
  for (const Ply& ply : round.history) {
    MoveName name;
    if (is_player(ply.seat)) name = name_of(*state, ply.move);
    state->play(ply.move);
    if (!is_player(ply.seat)) continue;
    const auto sheet = read_sheet(state->facts(Seat::nobody));
    if (!sheet) return std::nullopt;
    end_apart = end_apart || pays_end(*sheet);
    BestMove move = scored(*sheet, ply.seat);
    if (best && move.points == best->points) alone = false;
    if (move.points <= (best ? best->points : 0)) continue;
    alone = true;
    move.name = std::move(name);
    best = std::move(move);
  }
  if (best) best->end_apart = end_apart;
  return alone ? best : std::nullopt;
}

}  // namespace

std::vector<BestMove> best_moves(const Match& match) {
  std::vector<BestMove> all;
  const auto sheet = read_sheet(match.state().facts(Seat::nobody));
  if (!sheet || sheet->columns.empty()) return all;
  int number = 0;
  for (const Round& round : match.rounds()) {
    auto best = round.end ? best_of(round) : std::nullopt;
    if (best) {
      best->round = number;
      all.push_back(*std::move(best));
    }
    ++number;
  }
  return all;
}

}  // namespace tablier
