#include "core/match_rules.hpp"
#include "core/surface.hpp"
#include "placing/refusals.hpp"
#include "placing/state.hpp"

namespace tablier::katarenga {
namespace {

Text text(const std::string& name, std::vector<TextArg> args = {}) { return Text("katarenga." + name, std::move(args)); }

std::string paint_of_seat(int seat) { return "pawn." + std::to_string(seat); }

SquareSet winning_line(const PlacingState& state) {
  const Position& p = state.position();
  SquareSet winning = 0;
  if (state.ending().line == 0) return winning;
  for (const SquareSet line : lines_through(state.table().board(), p.pawns_of(1 - p.mover()), p.last()))
    if (count(line) == state.ending().line) winning |= line;
  return winning;
}

/// The squares that count: those of the area that play settles; where pawns do not follow each other, those where one may still go.
SquareSet squares_in_play(const PlacingState& state) {
  const Position& p = state.position();
  const bool apart = !p.table().rules().follow && !state.over();
  return p.occupied() | (apart ? state.legal() : p.area());
}

void pale_others(Surface& surface, const PlacingState& state) {
  const SquareSet in_play = squares_in_play(state);
  for (PlacePaint& p : surface.paints)
    if ((in_play & bit(state.table().board().square(p.place))) == 0) p.paint += ".out";
}

void add_pawns(Scene& scene, const PlacingState& state) {
  const Position& p = state.position();
  const SquareSet line = winning_line(state);
  for (int i = 0; i < p.pawns(); ++i) {
    const int seat_index = state.seat_on(p.square(i));
    const int move = i + 1 - p.started_with();
    scene.tokens.push_back({.id = i + 1,
                            .kind = TokenKind::pawn,
                            .places = {state.table().board().place(p.square(i))},
                            .owner = seat(seat_index),
                            .paint = paint_of_seat(seat_index),
                            .labels = {move > 0 ? std::to_string(move) : std::string()},
                            .last = i + 1 == p.pawns() && state.last_counts(),
                            .winning = (line & bit(p.square(i))) != 0});
  }
}

void add_seats(Scene& scene, const PlacingState& state) {
  const std::vector<std::int64_t> won = state.outcome().scores;  // once the round is over
  for (std::size_t s = 0; s < 2; ++s) {
    scene.seats.push_back({.paint = paint_of_seat(static_cast<int>(s))});
    if (is_match_of_rounds(state.rules().options))
      scene.counters.push_back({text("counter.match", {{"n", match_target(state.rules().options)}}), seat(static_cast<int>(s)),
                                state.match_points()[s] + won[s]});
  }
  scene.counters.push_back({text("counter.pawns"), Seat::nobody, state.position().pawns()});
}

Text status(const PlacingState& state) {
  if (state.over()) return text("outcome." + state.ending().reason);
  const Position& p = state.position();
  if (p.pawns() == 0) return text("status.first");
  const TextArg open{"n", count(state.legal())};
  if (!p.table().rules().follow) return text("status.place", {open});
  const TextArg from{"from", square_name(p.table().board(), p.last())};
  const int area = p.table().rules().area;
  if (area >= p.table().board().side()) return text("status.follow", {open, from});
  return text("status.follow_within", {open, from, {"side", area}});
}

}  // namespace

Scene PlacingState::scene(Seat) const {
  Scene scene;
  scene.hand = {.put = true};
  scene.letters_write = true;
  scene.surfaces.push_back(surface_of(table_->board()));
  pale_others(scene.surfaces.back(), *this);
  add_pawns(scene, *this);
  add_seats(scene, *this);
  scene.status = status(*this);
  return scene;
}

Touch PlacingState::touch(Move move) const {
  const PlacingMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {{.kind = GestureKind::press, .button = "resign"}};
  return {{.kind = GestureKind::put, .places = {table_->board().place(decoded.square)}}};
}

}  // namespace tablier::katarenga
