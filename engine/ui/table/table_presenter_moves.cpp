#include "ui/table/look_back_key.hpp"
#include "ui/table/table_presenter.hpp"

#include <algorithm>
#include <utility>

/// The moves of the round for lists: those that were played, and the lines that were tried beside them.
namespace tablier {
namespace {

/// What somebody said of it follows what it did.
void add_remark(MoveLine& line, const Remark& remark) {
  if (!remark.mark.empty()) line.label += " " + remark.mark;
  if (!remark.comment.empty()) line.note += (line.note.empty() ? "" : " · ") + remark.comment;
}

/// Where a move of a line is looked at: after what chance drew on it.
int after_draws(const MoveTree& tree, int node) {
  for (auto next = tree.after(0, node); !next.empty() && tree.node(next.front()).seat == Seat::chance; next = tree.after(0, node))
    node = next.front();
  return node;
}

/// What a move did for its own player is read before what it did to others.
std::vector<Event> own_first(const PlayedMoves::Entry& entry) {
  std::vector<Event> events = entry.events;
  std::ranges::stable_partition(events, [&](const Event& e) { return !is_player(e.seat) || e.seat == entry.seat; });
  return events;
}

}  // namespace

/// Between two each has a column.
int TablePresenter::column_of(Seat seat) const { return play_.match().players().size() == 2 && is_player(seat) ? index(seat) : -1; }

/// A line with all that follows it; what was tried in the place of one of its moves stands below that move, as beside the match's own.
void TablePresenter::add_line(std::vector<MoveLine>& lines, int node, int depth, std::size_t number) const {
  std::vector<int> others;
  for (;;) {
    const std::size_t here = number;
    add_line_move(lines, node, depth, number);
    for (const int other : std::exchange(others, {})) add_line(lines, other, depth + 1, here);
    const auto next = play_.variations().tree().after(0, node);
    if (next.empty()) return;
    node = next.front();
    others.assign(next.begin() + 1, next.end());
  }
}

/// Chance draws unnumbered.
void TablePresenter::add_line_move(std::vector<MoveLine>& lines, int node, int depth, std::size_t& number) const {
  const MoveTree& tree = play_.variations().tree();
  const MoveTree::Node& move = tree.node(node);
  if (!is_player(move.seat)) return;
  const int shown = after_draws(tree, node);
  const PlayedMoves::Entry* const told = play_.variations().told(node);
  MoveLine line{.ply = kLinePly + static_cast<std::size_t>(shown),
                .label = told ? labels_.move(told->name) : move.notation,
                .note = told ? events_label(*told) : std::string(),
                .colour = told ? labels_.colour(*told) : labels_.colour(move.seat),
                .written = told ? labels_.written(*told) : labels_.written(move.seat),
                .column = column_of(move.seat),
                .depth = depth,
                .number = number++};
  add_remark(line, move.remark);
  if (shown != node) add_remark(line, tree.node(shown).remark);
  lines.push_back(std::move(line));
}

/// What a move did, with the name of the one whom it did it to where that is not its own player.
std::string TablePresenter::event_label(const Event& event, Seat mover) const {
  std::string what = ui_.tr(event.text);
  if (!is_player(event.seat) || event.seat == mover) return what;
  return ui_.tr("table.event_of", {{"name", labels_.seat(event.seat)}, {"what", std::move(what)}});
}

std::string TablePresenter::events_label(const PlayedMoves::Entry& move) const {
  std::string all;
  for (const Event& event : own_first(move)) all += (all.empty() ? "" : ", ") + event_label(event, move.seat);
  return all;
}

/// What chance drew, as whoever looks may know it, behind a curtain whoever that is; empty where that is nothing.
std::string TablePresenter::draws_label(const std::vector<PlayedMoves::Draw>& draws) const {
  std::string all;
  const MatchView match = play_.match();
  const std::size_t round = play_.navigation().round();
  for (const PlayedMoves::Draw& draw : draws)
    if (play_.seating().curtain() ? match.all_know(round, draw.ply) : match.knows(round, draw.ply))
      all += (all.empty() ? "" : ", ") + labels_.move(draw.name);
  return all;
}

/// Those that leave the match after so many plies, up to the last of these.
void TablePresenter::add_lines_left(std::vector<MoveLine>& lines, std::size_t first, std::size_t end, std::size_t number) const {
  for (std::size_t from = first; from < end; ++from)
    for (const int node : play_.variations().tree().after(from, -1)) add_line(lines, node, 1, number);
}

std::vector<MoveLine> TablePresenter::move_lines() const {
  std::vector<MoveLine> lines;
  if (play_.seating().puzzle()) return lines;
  const auto& opening = play_.navigation().moves().opening_draws();
  if (std::string drawn = draws_label(opening); !drawn.empty())
    lines.push_back({.ply = opening.back().ply, .label = std::move(drawn), .note = {}, .colour = {}, .chance = true});
  const bool solution = play_.help().leafed().has_value();
  std::size_t number = 0, before = 0;
  for (const PlayedMoves::Entry& e : play_.navigation().moves().entries()) {
    ++number;
    MoveLine line{.ply = e.settled,
                  .label = labels_.move(e.name),
                  .note = {},
                  .colour = labels_.colour(e),
                  .written = labels_.written(e),
                  .column = column_of(e.seat),
                  .number = number};
    line.note = draws_label(e.draws);
    if (const std::string did = events_label(e); !did.empty()) line.note += (line.note.empty() ? "" : ", ") + did;
    if (!solution) add_remark(line, play_.variations().remark_of(e));
    lines.push_back(std::move(line));
    if (solution) continue;  // nothing was tried or said beside it
    add_lines_left(lines, before, e.ply, number);
    before = e.ply;
  }
  if (!solution)
    add_lines_left(lines, before, play_.navigation().plies_played() + 1, number + 1);  // taken back, and not yet played otherwise
  make_room_for_numbers(lines);
  return lines;
}

MoveNotes TablePresenter::move_notes() const {
  MoveNotes notes;
  if (play_.help().leafed()) return notes;  // its moves are not the match's
  for (const PlayedMoves::Entry& e : play_.navigation().moves().entries()) {
    std::string& note = notes[{play_.navigation().round(), e.ply}];
    const std::string label = labels_.move(e.name), did = events_label(e);
    if (label != e.name.notation) note = label;
    if (!did.empty()) note += (note.empty() ? "" : ", ") + did;
  }
  return notes;
}

/// What may be said and tried where one looks.
void TablePresenter::add_lines(TablePanelLook& look) const {
  look.can_remark = play_.variations().remark().has_value() && look.many;
  look.in_line = play_.navigation().line().has_value();
  look.can_undo_tree = play_.variations().can_undo();
}

}  // namespace tablier
