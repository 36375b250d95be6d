#include "thought.hpp"

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
constexpr double kMostLossShare = 0.15;
/// Alpha-beta does not try every answer: the part of the time left that a proof of a win that it expects may take.
constexpr double kClaimShare = 0.5;

/// So that games do not all begin alike: while fewer stones stand, a fixed-work bot misjudges by so much at least.
constexpr int kOpeningStones = 6;
constexpr int kOpeningNoise = 40;

AlphaBetaConfig config_of(const Question& question, int placed) {
  AlphaBetaConfig config;
  config.threads = question.threads;
  config.aspiration = 60;
  config.killer_order = 60;
  config.history_order = 60;
  config.reduction = 0.8;
  config.pruning = {.above = 50, .below = 200, .quiet = 100, .late = 4};
  // By the clock nothing is saved by stopping early, and an iteration that does not end may yet find a better move.
  if (question.seconds) config.last_start = 1;
  const bool varies = placed < kOpeningStones && !question.seconds;
  config.noise = varies ? std::max(question.plan.noise, kOpeningNoise) : question.plan.noise;
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
  if (position.field().board().over() || !position.attacker_wins()) return line;
  const auto& rest = position.attack().line();
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

}  // namespace

void TwoSidesThinker::limit_table(std::size_t bytes) {
  const std::size_t most = std::min(bytes, kClockTable);
  if (most != most_table_) table_.reset();
  most_table_ = most;
}

Thought TwoSidesThinker::think(const Field& field, const Question& question) {
  const auto start = std::chrono::steady_clock::now();
  const double seconds = question.seconds.value_or(0);
  const auto left = [&] {
    return std::max(seconds - std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), 0.001);
  };
  Thought thought;
  const bool plain = wins_are_plain(field.rules()) && !question.allowed;
  if (plain && find_forced_win(field, question, thought)) return thought;
  if (plain && prove(field, question, field.mover(), kWinShare * seconds, thought)) return thought;
  search(field, question, left() - kLossShare * seconds, thought);
  if (plain && question.seconds && is_win(thought.score)) prove(field, question, field.mover(), kClaimShare * left(), thought);
  if (plain && is_loss(thought.score)) prove(field, question, 1 - field.mover(), std::min(left(), kMostLossShare * seconds), thought);
  return thought;
}

bool TwoSidesThinker::find_forced_win(const Field& field, const Question& question, Thought& thought) const {
  if (question.plan.attack_nodes == 0) return false;
  Field copy = field;
  ForcedWin attack;
  const bool wins = attack.find(copy, question.plan.attack_nodes);
  thought.nodes += attack.nodes();
  if (!wins) return false;
  thought.line = attack.line();
  thought.score = win_in(attack.plies());
  thought.proof = Proof::win;
  thought.depth = attack.plies();
  return true;
}

bool TwoSidesThinker::prove(const Field& field, const Question& question, int attacker, double seconds, Thought& thought) const {
  if (question.plan.proof_nodes == 0 || question.stop.stop_requested()) return false;
  ThreatPosition position(field, attacker);
  const std::uint64_t nodes = question.plan.proof_nodes;
  ProofSearch<ThreatPosition> search(nodes < kProofTable / kBytesPerProofNode ? nodes * kBytesPerProofNode : kProofTable);
  SearchLimits limits{nodes, std::nullopt, question.stop};
  if (question.seconds) limits.seconds = seconds;
  const ProofResult result = search.prove(position, limits);
  thought.nodes += result.nodes + position.attack().nodes();
  if (result.wins != true) return false;
  const auto line = whole_line(position, result.line);
  const bool mine = attacker == field.mover();
  thought.proof = mine ? Proof::win : Proof::loss;
  const int plies = static_cast<int>(line.size());
  thought.score = mine ? win_in(plies) : loss_in(plies);
  thought.depth = plies;
  if (!line.empty()) thought.line = line;
  return true;
}

void TwoSidesThinker::search(const Field& field, const Question& question, double seconds, Thought& thought) {
  const bool by_clock = question.seconds.has_value();
  SearchLimits limits{question.plan.nodes, std::nullopt, question.stop};
  if (by_clock) limits.seconds = seconds;
  // What is remembered from the question before must not tell where the answer has to be the same each time.
  if (!by_clock || !table_)
    table_ = std::make_unique<TranspositionTable>(by_clock ? most_table_
                                                           : std::min<std::size_t>(most_table_, question.plan.nodes * kBytesPerNode));
  SearchPosition position(field, question.plan.style);
  if (question.allowed) position.allow_at_root(*question.allowed);
  const AlphaBetaResult result = alpha_beta(position, config_of(question, field.board().placed()), *table_, limits);
  thought.line = points_of(result.line);
  thought.score = result.score;
  thought.depth = result.depth;
  thought.nodes += result.nodes;
}

}  // namespace tablier::pente
