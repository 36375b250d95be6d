#include "pente_bot.hpp"

#include "bot/playout_position.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace tablier::pente {
namespace {

/// Nodes that an opening's choice, and one point of a balanced opening, may take at most.
constexpr std::uint64_t kChoiceNodes = 20'000;
constexpr std::uint64_t kBalanceNodes = 400;
constexpr int kBalanceTries = 12;
/// Opening stones stand no farther from the middle.
constexpr int kOpeningDistance = 3;
/// What a score's unit is of the points that Advice speaks of; a win is worth a hundred of these.
constexpr double kScoreUnit = 100;

double points_of(int score) {
  if (is_win(score)) return kScoreUnit - 0.1 * std::min(plies_to_end(score), 500);
  if (is_loss(score)) return -kScoreUnit + 0.1 * std::min(plies_to_end(score), 500);
  return std::clamp(score / kScoreUnit, -kScoreUnit / 2, kScoreUnit / 2);
}

/// Cuts a line where the rules end it: a script may bar what no search knows of.
void keep_legal(const State& from, std::vector<Move>& line) {
  const auto state = from.clone();
  MoveList legal;
  std::size_t kept = 0;
  for (; kept < line.size(); ++kept) {
    legal.clear();
    state->legal_moves(legal);
    if (!legal.contains(line[kept])) break;
    state->play(line[kept]);
  }
  line.resize(kept);
}

Move put(Point p) { return encode({MoveKind::put, p}); }

}  // namespace

BotTables::BotTables(const Rules& rules) {
  if (EvalTables::fits(rules)) eval_tables.emplace(rules);
  else if (ShapeTable::knows(rules)) shapes.emplace(rules);
}

/// One call of `think`.
struct PenteBot::Task {
  const PenteState& state;
  const Limits& limits;
  LevelConfig config;
  std::stop_token stop;
};

Advice PenteBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = std::chrono::steady_clock::now();
  const Task task{static_cast<const PenteState&>(state), limits, level_config_of(limits.level), std::move(stop)};
  Advice advice;
  const auto solved = solve(task.state);
  if (task.state.may_choose()) advice = choose_side(task);
  else if (task.state.opening_step() && tables_->eval_tables) advice = place_balanced(task);
  else if (solved) advice = *solved;
  else if (tables_->eval_tables) advice = place_stone(task);
  else if (tables_->shapes) advice = search_tree(task);
  if (!solved && rules_->win_in > 0) advice.proof = Proof::none;  // a win that comes too late is none
  if (rules_->asks_after_move()) advice.proof = Proof::none;      // what a script makes of a stone no search knows
  if (advice.line.empty()) advice.line = {advice.move};
  keep_legal(state, advice.line);
  if (advice.line.empty()) {
    MoveList legal;
    state.legal_moves(legal);
    advice = {};
    advice.move = legal[Rng(seed_ ^ state.hash()).below(static_cast<std::uint32_t>(legal.size()))];
    advice.line = {advice.move};
  }
  advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return advice;
}

SearchRequest PenteBot::question_of(const Task& task) const {
  SearchRequest question;
  question.config = task.config;
  if (task.limits.level == 0 || task.limits.seconds) question.seconds = task.limits.seconds;
  question.threads = task.limits.level == 0 ? std::max(task.limits.threads, 1) : 1;
  question.seed = seed_;
  question.stop = task.stop;
  return question;
}

/// The colour that a search finds better.
Advice PenteBot::choose_side(const Task& task) {
  const PenteState& state = task.state;
  Advice advice;
  advice.move = encode({MoveKind::stay});
  if (!tables_->eval_tables) return advice;
  SearchRequest question = question_of(task);
  question.config.nodes = std::min(question.config.nodes, kChoiceNodes);
  const SearchResult result = thinker_.think(EvalBoard(state.board(), *tables_->eval_tables), question);
  const bool mine = state.colour_of_seat(index(state.to_move())) == state.board().mover();
  const bool good = (result.score >= 0) == mine;
  advice.move = encode({good ? MoveKind::stay : MoveKind::swap});
  advice.score = std::abs(points_of(result.score));
  advice.nodes = result.nodes;
  advice.depth = result.depth;
  return advice;
}

/// A stone after which neither colour is better off, for the other may choose.
Advice PenteBot::place_balanced(const Task& task) {
  const PenteState& state = task.state;
  MoveList legal;
  state.legal_moves(legal);
  Rng rng(mix(seed_ ^ state.hash()));
  SearchRequest question = question_of(task);
  question.seconds.reset();
  question.config.nodes = kBalanceNodes;
  question.config.proof_nodes = 0;
  std::optional<int> min;
  Advice advice;
  for (int attempt = 0; attempt < kBalanceTries * 8 && advice.nodes < kBalanceTries * kBalanceNodes && !task.stop.stop_requested();
       ++attempt) {
    const Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const Point p = decode(move).point;
    if (distance_from_centre(p, state.board().rules().side) > kOpeningDistance) continue;
    EvalBoard eval(state.board(), *tables_->eval_tables);
    eval.place(p);
    const SearchResult result = thinker_.think(eval, question);
    advice.nodes += result.nodes;
    if (min && std::abs(result.score) >= *min) continue;
    min = std::abs(result.score);
    advice.move = move;
  }
  return advice;
}

Advice PenteBot::place_stone(const Task& task) {
  const PenteState& state = task.state;
  SearchRequest question = question_of(task);
  if (rules_->asks_allow(state.board().placed())) {
    MoveList legal;
    state.legal_moves(legal);
    question.allowed.emplace();
    for (const Move m : legal)
      if (decode(m).kind == MoveKind::put) question.allowed->set(decode(m).point);
  }
  const SearchResult result = thinker_.think(EvalBoard(state.board(), *tables_->eval_tables), question);
  Advice advice;
  for (const Point p : result.line) advice.line.push_back(put(p));
  if (!advice.line.empty()) advice.move = advice.line.front();
  advice.score = points_of(result.score);
  advice.proof = result.proof;
  advice.depth = result.depth;
  advice.nodes = result.nodes;
  return advice;
}

Advice PenteBot::search_tree(const Task& task) {
  const PenteState& state = task.state;
  MctsConfig config;
  config.threads = task.limits.level == 0 ? std::max(task.limits.threads, 1) : 1;
  config.seed = mix(seed_ ^ state.hash());
  SearchLimits limits{task.config.playouts, std::nullopt, task.stop};
  if (task.limits.level == 0 || task.limits.seconds) limits.seconds = task.limits.seconds;
  const MctsResult result = mcts(PlayoutPosition(state.board(), *tables_->shapes), config, limits);
  Advice advice;
  advice.nodes = result.playouts;
  advice.depth = static_cast<int>(result.line.size());
  advice.expected = (result.reward - 0.5) * 2;
  advice.score = *advice.expected * kScoreUnit;
  if (result.line.empty()) return advice;
  const Point p = PlayoutPosition::point_of(result.move);
  advice.move = put(p);
  if (!PlayoutPosition::is_power_move(result.move)) return advice;
  // The bonus is the tree's next move, where one is due.
  Board after = state.board();
  Undo unused;
  after.place_power(p, unused);
  Point bonus = kNoPoint;
  if (after.turn().bonus_due) {
    MctsMoves list;
    PlayoutPosition(after, *tables_->shapes).moves(list);
    const std::uint32_t next = result.line.size() > 1 ? result.line[1] : list.front().move;
    if (next != PlayoutPosition::kRenounce) bonus = PlayoutPosition::point_of(next);
  }
  advice.move = encode({MoveKind::power, p, bonus});
  return advice;
}

}  // namespace tablier::pente
