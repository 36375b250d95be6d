#include "match/score_sheet.hpp"

#include "sdk/score_sheet.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// The line of that seat in that turn, new if need be.
SheetLine& line_of(ScoreSheet& sheet, int turn, Seat seat) {
  const auto same = [&](const SheetLine& l) { return l.turn == turn && l.seat == seat; };
  const auto found = std::find_if(sheet.lines.rbegin(), sheet.lines.rend(), same);
  if (found != sheet.lines.rend()) return *found;
  SheetLine line{.turn = turn, .seat = seat, .points = {}};
  line.points.resize(sheet.columns.size());
  sheet.lines.push_back(std::move(line));
  return sheet.lines.back();
}

void add(ScoreSheet& sheet, const SheetPly& ply, std::size_t number, Seat mover) {
  if (is_player(mover)) line_of(sheet, ply.turn + 1, mover).ply = number;  // a turn that brought nothing was one, too
  for (const SheetEntry& e : ply.entries) {
    const auto column = static_cast<std::size_t>(e.column), seat = static_cast<std::size_t>(index(e.seat));
    if (column >= sheet.columns.size() || seat >= sheet.totals.size()) continue;
    SheetLine& line = line_of(sheet, ply.turn + 1, e.seat);
    line.ply = number;
    line.points[column] += e.points;
    line.sum += e.points;
    sheet.totals[seat][column] += e.points;
  }
}

void add_totals(ScoreSheet& sheet) {
  std::vector<std::int64_t> totals(sheet.totals.size(), 0);
  for (SheetLine& line : sheet.lines) line.total = totals[static_cast<std::size_t>(index(line.seat))] += line.sum;
}

std::vector<std::int64_t> points_before(const Match& match, std::size_t round) {
  std::vector<std::int64_t> points(match.setup().players.size(), 0);
  for (std::size_t r = 0; r < round; ++r)
    for (std::size_t i = 0; i < points.size(); ++i) points[i] += match.rounds()[r].end->points[i];
  return points;
}

}  // namespace

bool has_score_sheet(const Match& match) {
  const auto ply = read_sheet(match.state().facts(Seat::nobody));
  return ply && !ply->columns.empty();
}

bool adds_up_rounds(const Match& match) {
  const auto ply = read_sheet(match.state().facts(Seat::nobody));
  return ply && !ply->columns.empty() && ply->adds_to_match;
}

ScoreSheet score_sheet(const Match& match) { return score_sheet(match, match.rounds().size() - 1); }

ScoreSheet score_sheet(const Match& match, std::size_t number) {
  ScoreSheet sheet;
  const Round& round = match.rounds()[number];
  const auto state = round.state->clone();
  for (std::size_t i = 0; i < round.history.size(); ++i) state->undo();
  const auto start = read_sheet(state->facts(Seat::nobody));
  if (!start) return sheet;
  sheet.columns = start->columns;
  sheet.totals.assign(match.setup().players.size(), std::vector<std::int64_t>(sheet.columns.size(), 0));
  sheet.before = start->adds_to_match ? points_before(match, number) : std::vector<std::int64_t>(match.setup().players.size(), 0);
  add(sheet, *start, 0, Seat::nobody);
  for (std::size_t i = 0; i < round.history.size(); ++i) {
    state->play(round.history[i].move);
    if (const auto ply = read_sheet(state->facts(Seat::nobody))) add(sheet, *ply, i + 1, round.history[i].seat);
  }
  add_totals(sheet);
  return sheet;
}

}  // namespace tablier
