#include "moving/moving_bot.hpp"

#include "moving/bot/level.hpp"
#include "moving/bot/search_position.hpp"

#include <algorithm>
#include <chrono>

namespace tablier::katarenga::moving {
namespace {

/// A search of so many nodes never fills more.
constexpr std::size_t kBytesPerNode = 32;
constexpr std::size_t kClockTable = std::size_t{64} << 20;
/// So that games do not all begin alike: in the first moves a bot of fixed work misjudges by so much at least.
constexpr int kOpeningPlies = 6;
constexpr int kOpeningNoise = 10;
/// Hundredths are the searches' unit; a win is worth a hundred points.
constexpr double kScoreUnit = 100;

double points_of(int score) {
  if (is_win(score)) return kScoreUnit - 0.1 * std::min(plies_to_end(score), 500);
  if (is_loss(score)) return -kScoreUnit + 0.1 * std::min(plies_to_end(score), 500);
  return std::clamp(score / kScoreUnit, -kScoreUnit / 2, kScoreUnit / 2);
}

std::vector<Step> legal_steps(const State& state) {
  MoveList legal;
  state.legal_moves(legal);
  std::vector<Step> steps;
  for (const Move m : legal) steps.push_back(decode(m).step);
  return steps;
}

/// Plays a move that wins at once, if there is one, and adds it to the line: where the horizon sees one it is in no line of the search.
void add_win_at_once(State& state, std::vector<Move>& line) {
  MoveList legal;
  const Seat mover = state.to_move();
  state.legal_moves(legal);
  for (const Move move : legal) {
    state.play(move);
    if (state.outcome().winners == std::vector{mover}) return line.push_back(move);
    state.undo();
  }
}

/// The moves of a line as far as they can be played, and how the round stands after them.
std::vector<Move> playable(const State& from, const AlphaBetaResult& result, Outcome& end) {
  std::vector<Move> moves;
  const auto state = from.clone();
  MoveList legal;
  for (const std::uint32_t m : result.line) {
    const Move move = move_of(SearchPosition::step_of(m));
    legal.clear();
    state->legal_moves(legal);
    if (!legal.contains(move)) break;
    state->play(move);
    moves.push_back(move);
  }
  if (is_decided(result.score) && is_player(state->to_move())) add_win_at_once(*state, moves);
  end = state->outcome();
  return moves;
}

/// What a score proves, unless the script ends the round otherwise than the search thinks.
Proof proof_of(int score, Seat mover, const Outcome& end) {
  if (!is_decided(score)) return Proof::none;
  const Proof proof = is_win(score) ? Proof::win : Proof::loss;
  if (!end.over) return proof;
  const bool won = end.winners == std::vector{mover};
  const bool lost = end.winners.size() == 1 && !won;
  return (proof == Proof::win ? won : lost) ? proof : Proof::none;
}

}  // namespace

const Evaluation& MovingBot::evaluation_on(const RoundBoard& table) {
  if (!evaluation_ || board_ != table.board) {
    evaluation_ = std::make_unique<const Evaluation>(table.reach, rules_->rules);
    board_ = table.board;
    table_.reset();
  }
  return *evaluation_;
}

AlphaBetaConfig MovingBot::config_of(const MovingState& state, const Limits& limits) const {
  AlphaBetaConfig config;
  const bool by_clock = limits.level == 0 || limits.seconds;
  config.threads = limits.level == 0 ? std::max(limits.threads, 1) : 1;
  config.aspiration = 40;
  config.killer_order = 40;
  config.history_order = 60;
  config.lmr_factor = 0.7;
  if (by_clock) config.soft_time_limit = 1;
  config.noise = level_config(limits.level).noise;
  if (!by_clock && state.position().plies() < kOpeningPlies) config.noise = std::max(config.noise, kOpeningNoise);
  config.seed = seed_;
  return config;
}

AlphaBetaResult MovingBot::search(const MovingState& state, const Limits& limits, std::stop_token stop) {
  const std::uint64_t nodes = level_config(limits.level).nodes;
  const bool by_clock = limits.level == 0 || limits.seconds;
  SearchPosition position(state.position(), evaluation_on(state.table()));
  if (!state.plays_by_rules_alone()) position.restrict_root(legal_steps(state));
  // What is remembered from the question before must not tell where the answer has to be the same each time.
  if (!by_clock || !table_) table_ = std::make_unique<TranspositionTable>(by_clock ? kClockTable : nodes * kBytesPerNode);
  return alpha_beta(position, config_of(state, limits), *table_, {nodes, limits.seconds, std::move(stop)});
}

Advice MovingBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = std::chrono::steady_clock::now();
  const auto& moving = static_cast<const MovingState&>(state);
  const AlphaBetaResult result = search(moving, limits, std::move(stop));
  Advice advice;
  Outcome end;
  advice.line = playable(state, result, end);
  if (!advice.line.empty()) advice.move = advice.line.front();
  advice.score = points_of(result.score);
  if (moving.plays_by_rules_alone()) advice.proof = proof_of(result.score, state.to_move(), end);
  advice.depth = result.depth;
  advice.nodes = result.nodes;
  advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return advice;
}

}  // namespace tablier::katarenga::moving
