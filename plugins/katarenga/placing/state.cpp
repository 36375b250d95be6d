#include "placing/state.hpp"

#include "sdk/expect.hpp"

namespace tablier::katarenga {
namespace {

/// The members of a hash that are no pawns.
constexpr std::uint64_t kLastKey = 1 << 8;
constexpr std::uint64_t kTurnKey = 1 << 9;
constexpr std::uint64_t kResignedKey = 1 << 10;

std::vector<std::int64_t> points_before(const Setup& setup) {
  std::vector<std::int64_t> points(static_cast<std::size_t>(setup.seats), 0);
  const Value* carried = setup.carried.find("points");
  if (!carried || !carried->as_list()) return points;
  for (std::size_t i = 0; i < points.size() && i < carried->as_list()->size(); ++i)
    if (const auto* n = (*carried->as_list())[i].as_int()) points[i] = *n;
  return points;
}

/// The rounds after the first have other squares: they begin with none.
bool is_set_up(const PlacingGameRules& rules, const Setup& setup) { return rules.start && setup.round == 0; }

StartPawns start_pawns(const PlacingGameRules& rules, const Setup& setup) { return is_set_up(rules, setup) ? *rules.start : StartPawns{}; }

std::uint64_t board_key(const Board& board) {
  std::uint64_t key = 0;
  for (int square = 0; square < board.squares(); ++square) key = mix(key ^ static_cast<std::uint64_t>(board.colour(square)));
  return key;
}

}  // namespace

PlacingState::PlacingState(std::shared_ptr<const PlacingGameRules> rules, const Setup& setup)
    : rules_(std::move(rules)),
      table_(std::make_shared<const PawnTable>(lay_out(rules_->table, setup.seed), rules_->placing)),
      position_(*table_, start_pawns(*rules_, setup)),
      first_seat_(is_set_up(*rules_, setup) ? 0 : setup.starter % setup.seats),
      match_points_(points_before(setup)) {
  const SquareSet open = find_legal();
  if (position_.pawns() > 0) ending_ = scripted().after_move(position_, 1 - mover(), open, view());
  else if (open == 0) ending_ = {true, 0, "full"};
}

Seat PlacingState::to_move() const { return over() ? Seat::nobody : seat(mover()); }

void PlacingState::legal_moves(MoveList& moves) const {
  for_each(legal(), [&](int square) { moves.push(place_on(square)); });
}

void PlacingState::play(Move move) {
  expects(!over());
  const PlacingMove decoded = decode(move);
  const int seat = mover();
  if (decoded.kind == MoveKind::resign) {
    ending_ = {true, static_cast<std::uint8_t>(1 << (1 - seat)), kResigned};
    return;
  }
  position_.place(decoded.square);
  const SquareSet replies = find_legal();
  ending_ = scripted().after_move(position_, seat, replies, view());
}

void PlacingState::undo() {
  const bool resigned = ending_.reason == kResigned;
  ending_ = {};
  if (resigned) return;
  position_.take_back();
}

SquareSet PlacingState::find_legal() {
  SquareSet& found = legal_[static_cast<std::size_t>(position_.pawns())];
  found = scripted().allowed(position_, mover(), view());
  return found;
}

std::uint64_t PlacingState::hash() const {
  std::uint64_t key = board_key(table_->board());
  for (int i = 0; i < position_.pawns(); ++i)
    key ^= mix(static_cast<std::uint64_t>(position_.square(i) * 2 + seat_on(position_.square(i))));
  if (position_.pawns() > 0) key ^= mix(kLastKey + static_cast<std::uint64_t>(position_.last()));
  if (mover() == 1) key ^= mix(kTurnKey);
  if (ending_.reason == kResigned) key ^= mix(kResignedKey);
  return key;
}

Outcome PlacingState::outcome() const {
  Outcome outcome{.over = over(), .scores = {0, 0}, .winners = {}, .reason = ending_.reason};
  for (int s = 0; s < 2; ++s) {
    if (!ending_.won_by(s)) continue;
    outcome.winners.push_back(seat(s));
    outcome.scores[static_cast<std::size_t>(s)] = scripted().points(position_, ending_, s, view());
  }
  return outcome;
}

std::int64_t PlacingState::resignation_points() const {
  const int winner = 1 - mover();
  return scripted().points(position_, {true, static_cast<std::uint8_t>(1 << winner), kResigned}, winner, view());
}

std::vector<std::int64_t> PlacingState::points_so_far() const {
  std::vector<std::int64_t> points = match_points_;
  const Outcome now = outcome();
  for (std::size_t i = 0; over() && i < points.size() && i < now.scores.size(); ++i) points[i] += now.scores[i];
  return points;
}

Value PlacingState::position(Seat) const {
  const Board& board = table_->board();
  const Grid grid = board.grid();
  CommonPosition common{.grid = grid, .options = rules_->options, .turn = to_move(), .seats = 2};
  Value pawns(Value::List(2, Value::list()));
  for (int i = 0; i < position_.pawns(); ++i) {
    const std::string name = grid.name(board.place(position_.square(i)));
    const int seat = seat_on(position_.square(i));
    common.cells.push_back({name, seat + 1});
    if (i >= position_.started_with()) common.history.emplace_back(name);
    (*pawns.as_list())[static_cast<std::size_t>(seat)].push(name);
  }
  if (ending_.reason == kResigned) common.history.emplace_back(kResign);
  Value all = to_value(std::move(common));
  all.set("pawns", std::move(pawns));
  all.set("colours", colour_letters(board));
  all.set("points", Value::list_of(match_points_));
  return all;
}

Value PlacingState::answer(std::size_t query, std::span<const Value> arguments, Seat) const {
  return answer_query(query, arguments, table_->board(), table_->reach(), position_.occupied());
}

bool PlacingState::last_counts() const {
  const int first_counting = table_->rules().follow ? 0 : position_.started_with();
  return position_.pawns() > first_counting;
}

Value PlacingState::facts(Seat) const {
  const Grid grid = table_->board().grid();
  const Value last = last_counts() ? Value(grid.name(table_->board().place(position_.last()))) : Value();
  const bool one = table_->layout().size() == 1;
  return Value::map({{"last", last}, {one ? "quarter" : "board", to_text(table_->layout())}, {"match", Value::list_of(points_so_far())}});
}

}  // namespace tablier::katarenga
