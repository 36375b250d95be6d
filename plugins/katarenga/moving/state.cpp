#include "moving/state.hpp"

#include "moving/notation.hpp"
#include "sdk/expect.hpp"
#include "sdk/rng.hpp"

namespace tablier::katarenga::moving {
namespace {

constexpr const char* kResigned = "resigned";
constexpr std::string_view kResign = "resign";
constexpr std::uint64_t kResignedKey = mix(2'000);
constexpr std::uint64_t kOverKey = mix(2'001);

std::vector<std::int64_t> points_before(const Setup& setup) {
  std::vector<std::int64_t> points(kSides, 0);
  const Value* carried = setup.carried.find("points");
  if (!carried || !carried->as_list()) return points;
  for (std::size_t i = 0; i < points.size() && i < carried->as_list()->size(); ++i)
    if (const auto* n = (*carried->as_list())[i].as_int()) points[i] = *n;
  return points;
}

int first_to_move(const Rules& rules, const Setup& setup) { return rules.first_to_move < 0 ? setup.starter % kSides : rules.first_to_move; }

std::uint64_t board_key(const Board& board) {
  std::uint64_t key = 0;
  for (int square = 0; square < board.squares(); ++square) key = mix(key ^ static_cast<std::uint64_t>(board.colour(square)));
  return key;
}

Value last_move(const Position& position) { return position.plies() > 0 ? Value(notation_of(position.last().step)) : Value(); }

}  // namespace

MovingState::MovingState(std::shared_ptr<const GameRules> rules, const Setup& setup)
    : rules_(std::move(rules)),
      table_(lay_out(rules_->table, setup.seed)),
      position_(table_->reach, rules_->rules, first_to_move(rules_->rules, setup)),
      ids_(rules_->rules),
      match_points_(points_before(setup)) {
  result_ = scripted().at_start(position_, view());
}

void MovingState::legal_moves(MoveList& moves) const {
  if (over()) return;
  const bool asks = scripted().asks_allow();
  const StateView view = this->view();
  position_.each_move([&](Step step) {
    if (!asks || !scripted().forbidden(position_, step, view)) moves.push(move_of(step));
  });
}

void MovingState::play(Move move) {
  expects(!over());
  const DecodedMove decoded = decode(move);
  const int mover = position_.mover();
  if (decoded.kind == MoveKind::resign) {
    result_ = {true, static_cast<std::uint8_t>(1 << (1 - mover)), kResigned};
    return;
  }
  position_.play(decoded.step);
  ids_.play(mover, decoded.step, position_.last().captured);
  result_ = scripted().after_move(position_, view());
}

void MovingState::undo() {
  const bool resigned = result_.reason == kResigned;
  result_ = {};
  if (resigned) return;
  const LastMove last = position_.last();
  position_.undo();
  ids_.undo(position_.mover(), last.step, last.captured);
}

std::uint64_t MovingState::hash() const {
  std::uint64_t key = position_.key() ^ board_key(table_->board);
  if (over()) key ^= result_.reason == kResigned ? kResignedKey : kOverKey;
  return key;
}

Outcome MovingState::outcome() const {
  Outcome outcome{.over = over(), .scores = {0, 0}, .winners = {}, .reason = result_.reason};
  for (int s = 0; s < kSides; ++s) {
    if (!result_.won_by(s)) continue;
    outcome.winners.push_back(seat(s));
    outcome.scores[static_cast<std::size_t>(s)] = 1;
  }
  return outcome;
}

std::optional<Text> MovingState::fault(Step step) const {
  if (over()) return Text("katarenga.reason.over");
  if (auto why = step_refusal(table_->board, position_, step)) return why;
  auto why = scripted().forbidden(position_, step, view());
  if (why) why->args = reason_values(table_->board, position_, step);
  return why;
}

std::string MovingState::notation(Move move) const {
  const DecodedMove decoded = decode(move);
  return decoded.kind == MoveKind::resign ? std::string(kResign) : notation_of(decoded.step);
}

Text MovingState::label(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {};
  const Step step = decoded.step;
  const TextArg from{"from", square_name(step.from)};
  if (is_camp(step.to)) return Text("katarenga.move." + target_name(step.to), {from});
  const bool captures = has(position_.pawns(1 - position_.mover()), step.to);
  return captures ? Text("katarenga.move.capture", {from, {"to", square_name(step.to)}}) : Text();
}

Result<Move> MovingState::parse(std::string_view text) const {
  if (over()) return Problem("katarenga.reason.over");
  if (text == kResign) return resignation();
  const auto step = read_step(text);
  if (!step) return Problem("katarenga.reason.no_move", {{"text", std::string(text)}});
  if (const auto why = fault(*step)) return Problem(*why);
  return move_of(*step);
}

std::vector<std::int64_t> MovingState::points_so_far() const {
  std::vector<std::int64_t> points = match_points_;
  const Outcome now = outcome();
  for (std::size_t i = 0; over() && i < points.size() && i < now.scores.size(); ++i) points[i] += now.scores[i];
  return points;
}

Value MovingState::position(Seat) const {
  const Grid grid = table_->board.grid();
  CommonPosition common{.grid = grid, .options = rules_->options, .turn = to_move(), .seats = kSides};
  Value pawns = Value::list(), camps = Value::list();
  for (int side = 0; side < kSides; ++side) {
    Value squares = Value::list();
    for_each(position_.pawns(side), [&](int square) {
      common.cells.push_back({square_name(square), side + 1});
      squares.push(square_name(square));
    });
    pawns.push(std::move(squares));
    camps.push(position_.camps_reached(side));
  }
  for (int ply = 0; ply < position_.plies(); ++ply) common.history.emplace_back(notation_of(position_.step(ply)));
  if (result_.reason == kResigned) common.history.emplace_back(kResign);
  Value all = to_value(std::move(common));
  all.set("pawns", std::move(pawns));
  all.set("colours", colour_letters(table_->board));
  all.set("points", Value::list_of(match_points_));
  all.set("camps", std::move(camps));
  return all;
}

Value MovingState::answer(std::size_t query, std::span<const Value> arguments, Seat) const {
  return answer_query(query, arguments, table_->board, table_->reach, position_.occupied());
}

Value MovingState::facts(Seat) const {
  const auto by_seat = [](auto number) { return Value::list_of(std::array<int, kSides>{number(0), number(1)}); };
  return Value::map({{"last", last_move(position_)},
                     {"board", to_text(table_->layout)},
                     {"match", Value::list_of(points_so_far())},
                     {"pawns", by_seat([&](int side) { return position_.pawns_left(side); })},
                     {"camps", by_seat([&](int side) { return position_.camps_reached(side); })},
                     {"groups", by_seat([&](int side) { return group_count(position_.pawns(side)); })},
                     {"times", position_.times()}});
}

}  // namespace tablier::katarenga::moving
