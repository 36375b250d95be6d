#include "script/game/lua_game_state.hpp"

#include "script/game/game_shapes.hpp"
#include "script/shape_check.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace tablier::lua {
namespace {

/// More than any round that people play: its positions together.
constexpr std::size_t kMaxPastBytes = 64u << 20;

/// More than any deal: two packs of cards, all tiles of a box. Past it a game is taken for one that draws for ever.
constexpr int kMaxDrawsInARow = 1000;
/// Seconds. Each draw keeps to the limits of a call; nobody waits for hundreds of such.
constexpr double kMaxDrawing = 0.5;
/// Either way: beyond, a search could not tell two of them apart.
constexpr std::int64_t kMaxEvaluation = 1'000'000;

std::uint64_t seed_at(std::uint64_t seed, std::size_t ply) { return mix(seed ^ mix(ply)); }

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

std::vector<Move> sorted_moves(const std::optional<std::span<const Move>>& moves) {
  std::vector<Move> sorted;
  if (moves) sorted.assign(moves->begin(), moves->end());
  std::ranges::sort(sorted);
  return sorted;
}

Seat seat_of(int turn) {
  if (turn == kNoTurn) return Seat::nobody;
  return turn == kChanceTurn ? Seat::chance : seat(turn - 1);
}

}  // namespace

LuaGameState::LuaGameState(std::shared_ptr<const LuaGameRules> rules, const Setup& setup)
    : rules_(std::move(rules)), round_{&rules_->game, setup.seats, setup.starter + 1}, seed_(setup.seed) {
  take(machine().start(round_, seed_at(seed_, 0)), Move::none);
}

LuaGameState::LuaGameState(const LuaGameState& other)
    : State(other),
      rules_(other.rules_),
      round_(other.round_),
      seed_(other.seed_),
      bytes_(other.bytes_),
      past_(other.past_),
      outcome_(other.outcome_),
      is_guess_(other.is_guess_),
      faulty_(other.faulty_.load(std::memory_order_relaxed)) {}

Seat LuaGameState::to_move() const { return faulty_.load(std::memory_order_relaxed) ? Seat::nobody : seat_of(here().at.turn); }

/// Why the round goes on no longer, though its script would: it is too long, or only draws.
std::optional<Text> LuaGameState::why_no_longer(const NewPosition& made, const Ply& next) const {
  if (bytes_.size() + made.data.size() > kMaxPastBytes) return Text("script.game.long_round", {{"n", past_.size()}});
  if (made.at.turn != kChanceTurn) return std::nullopt;
  if (next.draws >= kMaxDrawsInARow) return Text("script.game.draws_for_ever", {{"n", next.draws}});
  if (next.drawn > kMaxDrawing) return Text("script.game.draws_too_long", {{"n", next.draws}});
  return std::nullopt;
}

/// The position that follows; where there is none, the one before stands on as the end of the round.
void LuaGameState::take(const std::optional<NewPosition>& made, Move move, double seconds) {
  Ply next;
  if (!past_.empty()) next = here(), next.mover = here().at.turn;
  next.move = move;
  const bool drawn = next.mover == kChanceTurn;
  next.draws = drawn ? next.draws + 1 : 0;
  next.drawn = drawn ? next.drawn + drawing_.exchange(0) + seconds : 0;
  const auto why_not = made ? why_no_longer(*made, next) : std::nullopt;
  if (made && !why_not) {
    next.begin = bytes_.size();
    next.size = made->data.size();
    next.at = made->at;
    bytes_.insert(bytes_.end(), made->data.begin(), made->data.end());
  } else {
    next.at = {new_token(), kNoTurn, 0};
  }
  past_.push_back(next);
  if (why_not) tell_of_rule(GameFunction::play, *why_not);
  if (!made || why_not) return end_by_fault();
  if (!made->result.is_null()) read_result(made->result);
}

void LuaGameState::tell_of_rule(GameFunction function, const Text& why) const {
  if (is_guess_) machine().tell(GameFunction::sample, in_guess(function, why));
  else machine().tell(function, why);
}

void LuaGameState::read_result(const Value& said) {
  Value result = said;
  const auto faults = faults_of(result_shape(), result, round_.seats);
  for (const Text& why : faults) tell_of_rule(GameFunction::result, why);
  if (!faults.empty()) return end_by_fault();
  outcome_ = {.over = true, .scores = {}, .winners = {}, .reason = *result.find("reason")->as_string()};
  if (const Value* scores = result.find("scores"))
    for (const Value& score : *scores->as_list()) outcome_.scores.push_back(*score.as_int());
  if (const Value* winners = result.find("winners"))
    for (const Value& winner : *winners->as_list()) {
      const Seat s = seat(static_cast<int>(*winner.as_int()) - 1);
      if (!std::ranges::count(outcome_.winners, s)) outcome_.winners.push_back(s);
    }
  std::ranges::sort(outcome_.winners);
}

void LuaGameState::legal_moves(MoveList& moves) const {
  if (!is_player(to_move())) return;
  const auto legal = machine().moves(position(here()));
  if (!legal) return end_by_fault();
  for (const Move move : *legal) moves.push(move);
}

Move LuaGameState::chance(Rng& rng) const {
  const auto begin = Clock::now();
  const auto drawn = machine().chance(position(here()), rng.next());
  drawing_ = seconds_since(begin);
  if (drawn) return *drawn;
  end_by_fault();
  return Move::none;
}

void LuaGameState::play(Move move) {
  if (move == kResign) return resign();
  if (faulty_.load(std::memory_order_relaxed)) return take(std::nullopt, move);  // what came before this move has ended the round
  const auto begin = Clock::now();
  const auto made = machine().play(position(here()), move, seed_at(seed_, past_.size()));
  take(made, move, seconds_since(begin));
}

void LuaGameState::resign() {
  Ply next = here();
  next.move = kResign;
  next.mover = here().at.turn;
  next.at = {new_token(), kNoTurn, 0};
  outcome_ = {.over = true, .scores = {}, .winners = {seat(2 - next.mover)}, .reason = "resigned"};
  past_.push_back(next);
}

void LuaGameState::undo() {
  past_.pop_back();
  bytes_.resize(here().begin + here().size);
  outcome_ = {};
  faulty_ = false;
}

std::uint64_t LuaGameState::hash() const {
  const Ply& at = here();
  std::uint64_t hash = at.size > 0 ? position_hash(bytes_of(at)) : 0;
  hash ^= mix(static_cast<std::uint64_t>(at.at.turn + 8) * 16 + static_cast<std::uint64_t>(at.at.next));
  if (at.move == kResign) hash ^= mix(static_cast<std::uint64_t>(at.mover) + 0x100);
  if (faulty_.load(std::memory_order_relaxed)) hash ^= mix(0x200);
  return hash;
}

Outcome LuaGameState::outcome() const {
  if (faulty_.load(std::memory_order_relaxed)) return {.over = true, .scores = {}, .winners = {}, .reason = kFaultReason};
  return outcome_;
}

std::unique_ptr<State> LuaGameState::sample(Seat viewer, Rng& rng) const {
  auto guess = std::make_unique<LuaGameState>(*this);
  guess->seed_ = rng.next();  // what later moves draw is nobody's to know
  if (!machine().has(GameFunction::sample) || !is_player(viewer) || here().at.turn == kNoTurn || faulty_) return guess;
  const auto own = viewer == to_move() ? sorted_moves(machine().moves(position(here()))) : std::vector<Move>();
  const auto made = machine().sample(position(here()), index(viewer) + 1, guess->seed_);
  guess->is_guess_ = true;
  const Ply at = here();
  guess->past_.pop_back();
  guess->bytes_.resize(at.begin);
  guess->take(made, at.move);
  guess->past_.back().mover = at.mover;
  if (made && !own.empty()) guess->hold_to(own, viewer);
  return guess;
}

/// A seat sees what it can play: a guess in which that is something else is none.
void LuaGameState::hold_to(const std::vector<Move>& own, Seat viewer) {
  const bool is_over = here().at.turn == kNoTurn;
  const auto answer = is_over ? std::nullopt : machine().moves(position(here()));
  if (!is_over && !answer) return;  // it failed, which is told of it, or nobody waited for it any more
  const auto guessed = sorted_moves(answer);
  const auto [real, imagined] = std::ranges::mismatch(own, guessed);
  if (faulty_ || (real == own.end() && imagined == guessed.end())) return;
  const bool lacks = imagined == guessed.end() || (real != own.end() && *real < *imagined);
  machine().tell(GameFunction::sample, Text(lacks ? "script.game.sample_lacks" : "script.game.sample_adds",
                                            {{"seat", index(viewer) + 1}, {"move", notation(lacks ? *real : *imagined)}}));
  end_by_fault();
}

Move LuaGameState::resignation() const { return round_.seats == 2 && is_player(to_move()) ? kResign : Move::none; }

std::optional<Value> LuaGameState::ask(GameFunction function, const Ply& ply, std::span<const GameArgument> arguments) const {
  if (ply.size == 0) return std::nullopt;
  return machine().ask(function, position(ply), arguments);
}

std::optional<double> LuaGameState::evaluate(int seat) const {
  if (!is_player(to_move())) return std::nullopt;
  const GameArgument arguments[]{std::int64_t{seat} + 1};
  const auto said = ask(GameFunction::evaluate, here(), arguments);
  if (!said) return std::nullopt;
  const auto* whole = said->as_int();
  const auto* real = said->as_real();
  const double number = whole ? static_cast<double>(*whole) : real ? *real : std::numeric_limits<double>::quiet_NaN();
  if (std::abs(number) <= static_cast<double>(kMaxEvaluation)) return number;
  Value value = *said;
  if (const auto why = conform(ValueShape::number(-kMaxEvaluation, kMaxEvaluation), value, round_.seats))
    machine().tell(GameFunction::evaluate, *why);
  return std::nullopt;
}

}  // namespace tablier::lua
