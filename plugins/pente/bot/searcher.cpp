#include "searcher.hpp"

#include "sdk/search/proof_number.hpp"
#include "threat_position.hpp"

#include <algorithm>
#include <chrono>

namespace tablier::pente {
namespace {

/// A search of so many nodes never fills more.
constexpr std::size_t kBytesPerNode = 32;
constexpr std::size_t kProofTable = std::size_t{8} << 20;
/// Room for every point of the board tried once.
constexpr std::size_t kBytesPerProofNode = std::size_t{16} << 10;
/// The part of the time that a proof of the mover's win may take.
constexpr double kWinShare = 0.05;
/// What is kept for the proof of its loss in case that alpha-beta expects that, and what this may take where time is left.
constexpr double kLossShare = 0.03;
constexpr double kMaxLossShare = 0.15;
/// Alpha-beta does not try every answer: the part of the time left that a proof of a win that it expects may take.
constexpr double kClaimShare = 0.5;

/// So that games do not all begin alike: while fewer stones stand, a fixed-work bot misjudges by so much at least.
constexpr int kVariedStones = 6;
constexpr int kOpeningNoise = 40;

AlphaBetaConfig config_of(const SearchRequest& question, int placed) {
  AlphaBetaConfig config;
  config.threads = question.threads;
  config.aspiration = 60;
  config.killer_order = 60;
  config.history_order = 60;
  config.lmr_factor = 0.8;
  config.pruning = {.reverse_futility = 50, .razoring = 200, .futility = 100, .late_moves = 4};
  // By the clock nothing is saved by stopping early, and an iteration that does not end may yet find a better move.
  if (question.seconds) config.soft_time_limit = 1;
  const bool varies = placed < kVariedStones && !question.seconds;
  config.noise = varies ? std::max(question.config.noise, kOpeningNoise) : question.config.noise;
  config.seed = question.seed;
  return config;
}

std::vector<Point> points_of(const std::vector<std::uint32_t>& line) {
  std::vector<Point> points;
  points.reserve(line.size());
  for (const std::uint32_t m : line) points.push_back(SearchPosition::point_of(m));
  return points;
}

/// The proof ends where a forced win was found: that is the rest of the line.
std::vector<Point> whole_line(ThreatPosition position, const std::vector<std::uint32_t>& proof) {
  std::vector<Point> line = points_of(proof);
  for (const std::uint32_t m : proof) position.play(m);
  if (position.eval().board().over() || !position.attacker_wins()) return line;
  const auto& rest = position.attack().line();
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

}  // namespace

void TwoPlayerSearcher::limit_table(std::size_t bytes) {
  const std::size_t max = std::min(bytes, kClockTable);
  if (max != max_table_) table_.reset();
  max_table_ = max;
}

SearchResult TwoPlayerSearcher::think(const EvalBoard& eval, const SearchRequest& question) {
  const auto start = std::chrono::steady_clock::now();
  const double seconds = question.seconds.value_or(0);
  const auto left = [&] {
    return std::max(seconds - std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), 0.001);
  };
  SearchResult result;
  const bool plain = wins_are_plain(eval.rules()) && !question.allowed;
  if (plain && find_forced_win(eval, question, result)) return result;
  if (plain && prove(eval, question, eval.mover(), kWinShare * seconds, result)) return result;
  search(eval, question, left() - kLossShare * seconds, result);
  if (plain && question.seconds && is_win(result.score)) prove(eval, question, eval.mover(), kClaimShare * left(), result);
  if (plain && is_loss(result.score)) prove(eval, question, 1 - eval.mover(), std::min(left(), kMaxLossShare * seconds), result);
  return result;
}

bool TwoPlayerSearcher::find_forced_win(const EvalBoard& eval, const SearchRequest& question, SearchResult& result) const {
  if (question.config.attack_nodes == 0) return false;
  EvalBoard copy = eval;
  ForcedWin attack;
  const bool wins = attack.find(copy, question.config.attack_nodes);
  result.nodes += attack.nodes();
  if (!wins) return false;
  result.line = attack.line();
  result.score = win_in(attack.plies());
  result.proof = Proof::win;
  result.depth = attack.plies();
  return true;
}

bool TwoPlayerSearcher::prove(const EvalBoard& eval, const SearchRequest& question, int attacker, double seconds,
                              SearchResult& result) const {
  if (question.config.proof_nodes == 0 || question.stop.stop_requested()) return false;
  ThreatPosition position(eval, attacker);
  const std::uint64_t nodes = question.config.proof_nodes;
  ProofSearch<ThreatPosition> search(nodes < kProofTable / kBytesPerProofNode ? nodes * kBytesPerProofNode : kProofTable);
  SearchLimits limits{nodes, std::nullopt, question.stop};
  if (question.seconds) limits.seconds = seconds;
  const ProofResult found = search.prove(position, limits);
  result.nodes += found.nodes + position.attack().nodes();
  if (found.wins != true) return false;
  const auto line = whole_line(position, found.line);
  const bool mine = attacker == eval.mover();
  result.proof = mine ? Proof::win : Proof::loss;
  const int plies = static_cast<int>(line.size());
  result.score = mine ? win_in(plies) : loss_in(plies);
  result.depth = plies;
  if (!line.empty()) result.line = line;
  return true;
}

void TwoPlayerSearcher::search(const EvalBoard& eval, const SearchRequest& question, double seconds, SearchResult& result) {
  const bool by_clock = question.seconds.has_value();
  SearchLimits limits{question.config.nodes, std::nullopt, question.stop};
  if (by_clock) limits.seconds = seconds;
  // What is remembered from the question before must not tell where the answer has to be the same each time.
  if (!by_clock || !table_)
    table_ = std::make_unique<TranspositionTable>(by_clock ? max_table_
                                                           : std::min<std::size_t>(max_table_, question.config.nodes * kBytesPerNode));
  SearchPosition position(eval, question.config.style);
  if (question.allowed) position.allow_at_root(*question.allowed);
  const AlphaBetaResult found = alpha_beta(position, config_of(question, eval.board().placed()), *table_, limits);
  result.line = points_of(found.line);
  result.score = found.score;
  result.depth = found.depth;
  result.nodes += found.nodes;
}

}  // namespace tablier::pente
