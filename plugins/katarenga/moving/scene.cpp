#include "core/match_rules.hpp"
#include "core/surface.hpp"
#include "moving/notation.hpp"
#include "moving/state.hpp"

namespace tablier::katarenga::moving {
namespace {

Text text(const std::string& name, std::vector<TextArg> args = {}) { return Text("katarenga." + name, std::move(args)); }

std::string paint_of_seat(int seat) { return "pawn." + std::to_string(seat); }

/// The rows and columns that camps take on each side of the board.
constexpr int kRim = 1;

int rim(const Rules& rules) { return rules.has_camps() ? kRim : 0; }

Place place_of_square(const Rules& rules, int square) { return {column_of(square) + rim(rules), row_of(square) + rim(rules)}; }

/// The corner that a side reaches: behind the row that it plays towards.
Place place_of_camp(int side, int camp) {
  constexpr int kLast = kBoardSide + 2 * kRim - 1;
  return {camp == 0 ? 0 : kLast, side == 0 ? kLast : 0};
}

Place place_of_target(const Rules& rules, int side, int target) {
  return is_camp(target) ? place_of_camp(side, target - kLeftCamp) : place_of_square(rules, target);
}

/// The board with a camp at each corner, outside of it.
Surface with_camps(const Surface& board) {
  constexpr int kWhole = kBoardSide + 2 * kRim;
  Surface surface = board;
  surface.grid = {.lattice = Lattice::squares, .width = kWhole, .height = kWhole, .first_column = kRim, .first_row = kRim};
  surface.grid.mask.assign(static_cast<std::size_t>(kWhole * kWhole), 0);
  for (PlacePaint& p : surface.paints) {
    p.place = {p.place.x + kRim, p.place.y + kRim};
    surface.grid.mask[static_cast<std::size_t>(surface.grid.index(p.place))] = 1;
  }
  for (int side = 0; side < kSides; ++side)
    for (int camp = 0; camp < kCamps; ++camp) {
      const Place place = place_of_camp(side, camp);
      surface.grid.mask[static_cast<std::size_t>(place.y * kWhole + place.x)] = 1;
      surface.grid.own_names.push_back({place, camp_name(side, camp)});
      surface.paints.push_back({place, "camp." + std::to_string(side)});
    }
  return surface;
}

bool is_winning(const MovingState& state, int side) {
  return state.result().won_by(side) && (state.result().reason == "joined" || state.result().reason == "camps");
}

Token pawn(const MovingState& state, int id, int side, int target) {
  const Position& position = state.position();
  const Rules& rules = position.rules();
  const bool moved_last = position.plies() > 0 && position.mover() != side && position.last().step.to == target;
  return {.id = id,
          .kind = TokenKind::pawn,
          .places = {place_of_target(rules, side, target)},
          .owner = seat(side),
          .paint = paint_of_seat(side),
          .last = moved_last,
          .danger = !state.over() && !is_camp(target) && has(position.in_danger(), target),
          .winning = is_winning(state, side) && (is_camp(target) || !rules.has_camps())};
}

void add_pawns(Scene& scene, const MovingState& state) {
  for (int side = 0; side < kSides; ++side) {
    for_each(state.position().pawns(side),
             [&](int square) { scene.tokens.push_back(pawn(state, state.ids().on_square(square), side, square)); });
    for (int camp = 0; camp < kCamps; ++camp)
      if (state.position().has_camp(side, camp))
        scene.tokens.push_back(pawn(state, state.ids().in_camp(side, camp), side, kLeftCamp + camp));
  }
}

void add_captured(Scene& scene, const MovingState& state, int side) {
  for (const std::uint8_t id : state.ids().captured(side)) scene.gone.push_back(id);
}

void add_counters(Scene& scene, const MovingState& state, int side) {
  const Position& position = state.position();
  const auto add = [&](const char* name, std::int64_t value) { scene.counters.push_back({text(name), seat(side), value}); };
  if (is_match_of_rounds(state.rules().options)) {
    const auto i = static_cast<std::size_t>(side);
    scene.counters.push_back({text("counter.match", {{"n", match_target(state.rules().options)}}), seat(side),
                              state.match_points()[i] + state.outcome().scores[i]});  // with what a round that is over brought
  }
  if (position.rules().captures) add("counter.taken", static_cast<std::int64_t>(state.ids().captured(1 - side).size()));
  if (position.rules().has_camps()) {
    add("counter.camps", position.camps_reached(side));
    return;
  }
  const SquareSet own = position.pawns(side);
  scene.counters.push_back({text("counter.group", {{"n", count(own)}}), seat(side), count(largest_group(own))});
}

/// What is to be done next.
Text task(const Position& position) {
  const int me = position.mover();
  if (!position.rules().has_camps()) return text("status.join", {{"n", group_count(position.pawns(me))}});
  if (position.rules().captures && !position.may_capture()) return text("status.first_move");
  if ((position.pawns(me) & Rules::far_squares(me)) != 0) return text("status.may_enter");
  return text("status.advance", {{"n", kCamps - position.camps_reached(me)}});
}

/// What the other side's last move did to the mover, before what is to be done.
Text status(const MovingState& state) {
  if (state.over()) return text("outcome." + state.result().reason);
  const Position& position = state.position();
  if (position.plies() == 0) return task(position);
  const LastMove last = position.last();
  if (last.captured) return text("status.captured", {{"square", square_name(last.step.to)}, {"task", task(position)}});
  if (is_camp(last.step.to)) return text("status.in_camp", {{"task", task(position)}});
  return task(position);
}

/// The target of a place of the mover's, if there is one.
std::optional<int> target_at(const Position& position, const Grid& grid, Place place) {
  if (!grid.contains(place)) return std::nullopt;
  const int offset = rim(position.rules());
  const int column = place.x - offset;
  const int row = place.y - offset;
  if (column >= 0 && column < kBoardSide && row >= 0 && row < kBoardSide) return row * kBoardSide + column;
  for (int camp = 0; camp < kCamps; ++camp)
    if (place == place_of_camp(position.mover(), camp)) return kLeftCamp + camp;
  return std::nullopt;
}

}  // namespace

Grid table_grid(const Rules& rules) {
  Surface board{.grid = {Lattice::squares, kBoardSide, kBoardSide}};
  if (!rules.has_camps()) return board.grid;
  for (int square = 0; square < board.grid.size(); ++square) board.paints.push_back({board.grid.place(square), {}});
  return with_camps(board).grid;
}

Scene MovingState::scene(Seat) const {
  Scene scene;
  scene.hand = {.slide = true};
  scene.letters_write = true;
  const Surface board = surface_of(table_->board);
  scene.surfaces.push_back(rules_->rules.has_camps() ? with_camps(board) : board);
  add_pawns(scene, *this);
  for (int side = 0; side < kSides; ++side) {
    scene.seats.push_back({.paint = paint_of_seat(side)});
    add_captured(scene, *this, side);
    add_counters(scene, *this, side);
  }
  scene.status = status(*this);
  return scene;
}

Touch MovingState::touch(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {{.kind = GestureKind::press, .button = notation(move)}};
  const Rules& rules = rules_->rules;
  return {{.kind = GestureKind::slide,
           .places = {place_of_square(rules, decoded.step.from), place_of_target(rules, position_.mover(), decoded.step.to)}}};
}

Text MovingState::why_not(const Touch& touch) const {
  if (over()) return text("reason.over");
  const Surface board = surface_of(table_->board);
  const Grid grid = rules_->rules.has_camps() ? with_camps(board).grid : board.grid;
  for (const Gesture& g : touch) {
    if (g.places.empty()) continue;
    const auto from = target_at(position_, grid, g.places.front());
    if (!from || is_camp(*from)) return text("reason.not_from_camp");
    if (auto why = pawn_refusal(position_, *from)) return *why;
    if (g.places.size() < 2) continue;
    const auto to = target_at(position_, grid, g.places.back());
    if (!to) return text("reason.own_camp");
    if (auto why = fault({static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to)})) return *why;
  }
  return State::why_not(touch);
}

}  // namespace tablier::katarenga::moving
