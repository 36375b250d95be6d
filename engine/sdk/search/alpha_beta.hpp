#pragma once

#include "sdk/rng.hpp"
#include "sdk/search/alpha_beta_position.hpp"
#include "sdk/search/budget.hpp"
#include "sdk/search/helper_threads.hpp"
#include "sdk/search/transposition_table.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

/// Alpha-beta for games of two sides: iterative deepening with aspiration windows, principal variation search (T. A. Marsland, 1983),
/// a transposition table, killers and history, late moves less deep, and threads that share only the table ("lazy SMP"). Near the horizon
/// a score at first sight far outside of the window may settle a node (razoring; reverse futility) or leave out its quiet moves (futility;
/// E. A. Heinz, "Extended futility pruning", 1998).
namespace tablier {

/// What may be left out near the horizon; 0 each: nothing. Scores are those of `static_eval()`.
struct Pruning {
  int reverse_futility = 0;  ///< so far above the window for each ply left, a calm node is good enough
  int razoring = 0;          ///< so far below the window for each ply left, a node is no better than its leaf
  int futility = 0;          ///< so far below it for each ply left, half its order counted in, a quiet move is not tried
  int late_moves = 0;        ///< of a node n plies from the horizon so many moves and n² more are tried; quiet ones after that are not
};

/// How to search. With one thread and without time the answer depends on position, nodes and seed alone.
struct AlphaBetaConfig {
  int depth = 64;  ///< plies of the last iteration
  int threads = 1;
  int aspiration = 0;     ///< half width of the first window; 0: none
  int killer_order = 0;   ///< added to the order of a move that was good at the same ply before
  int history_order = 0;  ///< at most added to the order of a move that was good elsewhere
  int lmr_after = 3;      ///< moves of a node that are always searched to its full depth
  double lmr_factor = 0;  ///< plies less for later quiet moves: this times ln(depth) ln(number); 0: never
  Pruning pruning = {};
  int noise = 0;                 ///< leaves are off by up to this much, each by its own amount
  std::uint64_t seed = 0;        ///< of the noise
  double soft_time_limit = 0.6;  ///< no iteration begins when this share of the budget is gone
};

/// What a search found.
struct AlphaBetaResult {
  std::vector<std::uint32_t> line;  ///< principal variation; empty only when there was no move
  int score = 0;                    ///< for the mover
  int depth = 0;                    ///< of the last whole iteration
  std::uint64_t nodes = 0;          ///< of all threads

  std::uint32_t move() const { return line.empty() ? 0 : line.front(); }
};

namespace detail {

/// One thread of the search.
template <AlphaBetaPosition P>
class AlphaBetaWorker {
 public:
  AlphaBetaWorker(const P& root, const AlphaBetaConfig& config, TranspositionTable& table, SearchLimits limits, std::atomic<bool>& ended)
      : position_(root),
        config_(config),
        table_(table),
        budget_(std::move(limits), ended),
        history_(2 * P::kMoves),
        frames_(kDeepest + 2) {}

  /// Deepens until the budget ends or there is nothing more to find. `first_depth` parts the threads.
  void run(int first_depth) {
    position_.moves(root_moves_, config_.depth);
    if (root_moves_.empty()) return;
    sort_by_order(root_moves_);
    result_.line = {root_moves_.front().move};
    for (int depth = first_depth; depth <= config_.depth && worth_starting(depth); ++depth) {
      const int score = search_aspiration_window(depth);
      if (budget_.ended()) return;
      result_.depth = depth;
      // A win is a win; a loss may yet be put off.
      if (is_win(score) || (is_loss(score) && plies_to_end(score) <= depth)) return;
    }
  }

  const AlphaBetaResult& result() const { return result_; }
  std::uint64_t nodes() const { return budget_.nodes(); }
  SearchBudget& budget() { return budget_; }

 private:
  static constexpr int kDeepest = 120;  // plies from the root; what lies deeper is a leaf
  static constexpr int kLoneMoveDepth = 4;
  static constexpr int kReverseFutilityDepth = 5, kRazoringDepth = 2, kFutilityDepth = 3,
                       kLateMovesDepth = 4;  // plies from the horizon of each pruning

  struct Frame {
    SearchMoves moves;
    std::array<std::uint32_t, 2> killers{};
    std::vector<std::uint32_t> line;
  };

  bool worth_starting(int depth) const {
    if (root_moves_.size() == 1 && depth > kLoneMoveDepth) return false;
    return depth == 1 || budget_.spent() < config_.soft_time_limit;
  }

  static void sort_by_order(SearchMoves& moves) {
    std::stable_sort(moves.begin(), moves.end(), [](const SearchMove& a, const SearchMove& b) { return a.order > b.order; });
  }

  /// One iteration: a narrow window around the last score, wider on the side where it fails.
  int search_aspiration_window(int depth) {
    int margin = config_.aspiration;
    int alpha = -kInfinite, beta = kInfinite;
    if (margin > 0 && depth > 2 && !is_decided(result_.score)) {
      alpha = result_.score - margin;
      beta = result_.score + margin;
    }
    for (;;) {
      const int score = search_root(depth, alpha, beta);
      if (budget_.ended() || (score > alpha && score < beta)) return score;
      margin *= 4;
      if (score <= alpha) alpha = is_decided(score) ? -kInfinite : std::max(score - margin, -kInfinite);
      else beta = is_decided(score) ? kInfinite : std::min(score + margin, kInfinite);
    }
  }

  int search_root(int depth, int alpha, int beta) {
    int best = -kInfinite;
    for (std::size_t i = 0; i < root_moves_.size(); ++i) {
      const SearchMove move = root_moves_[i];
      const int score = try_move(move, static_cast<int>(i), depth, std::max(alpha, best), beta, 0, false);
      if (budget_.ended()) return best;
      if (score <= best) continue;
      best = score;
      if (score > alpha || i == 0) update_root_best(i, score, score > alpha && score < beta);
      if (score >= beta) break;
    }
    return best;
  }

  /// The root's new best move: first from now on. Where its score is only a bound, a longer line known before is better.
  void update_root_best(std::size_t i, int score, bool exact) {
    const auto at = root_moves_.begin() + static_cast<std::ptrdiff_t>(i);
    if (exact || result_.line.front() != at->move) {
      result_.line = {at->move};
      result_.line.insert(result_.line.end(), frames_[1].line.begin(), frames_[1].line.end());
    }
    result_.score = score;
    std::rotate(root_moves_.begin(), at, at + 1);
  }

  /// Plays a move of a node, searches what follows, takes it back. The score is the node's mover's.
  int try_move(const SearchMove& move, int number, int depth, int alpha, int beta, int ply, bool forced) {
    const int mover = position_.mover();
    position_.play(move.move);
    const bool same = position_.mover() == mover;
    const auto follow = [&](int d, int a, int b) { return same ? search(d, a, b, ply + 1) : -search(d, -b, -a, ply + 1); };
    int score = alpha + 1;
    const int less = forced || !move.quiet ? 0 : lmr_reduction(depth, number);
    if (number > 0 && less > 0) score = follow(depth - 1 - less, alpha, alpha + 1);
    if (number > 0 && score > alpha) score = follow(depth - 1, alpha, alpha + 1);
    if (number == 0 || (score > alpha && score < beta)) score = follow(depth - 1, alpha, beta);
    position_.undo();
    return score;
  }

  int lmr_reduction(int depth, int number) const {
    if (config_.lmr_factor <= 0 || depth < 3 || number < config_.lmr_after) return 0;
    const double plies = config_.lmr_factor * std::log(depth) * std::log(number);
    return std::min(static_cast<int>(plies), depth - 1);
  }

  int search(int depth, int alpha, int beta, int ply) {
    Frame& frame = frames_[static_cast<std::size_t>(ply)];
    frame.line.clear();
    if (!budget_.spend()) return 0;
    if (const auto certain = position_.known_score()) return value_from_tt(*certain, ply);
    if (const int max = win_in(ply + 1); max <= alpha) return max;
    const bool forced = position_.extends();
    if (forced) ++depth;
    if (depth <= 0 || ply >= kDeepest) return quiescence(alpha, beta, ply);
    const std::uint64_t key = position_.key();
    const auto known = table_.find(key);
    if (known && known->depth >= depth && beta - alpha == 1) {
      const int score = value_from_tt(known->score, ply);
      if (known->bound == Bound::exact || known->bound == (score >= beta ? Bound::lower : Bound::upper)) return score;
    }
    if (!forced)
      if (const auto settled = prune_node(depth, alpha, beta, ply)) return *settled;
    frame.moves.clear();
    position_.moves(frame.moves, depth);
    score_moves(frame, known ? known->move : 0);
    return search_moves(frame, key, forced, depth, alpha, beta, ply);
  }

  int quiescence(int alpha, int beta, int ply) {
    const int score = position_.quiescence(alpha, beta);
    return is_decided(score) ? value_from_tt(score, ply) : with_noise(score);
  }

  int with_noise(int score) const {
    if (config_.noise <= 0) return score;
    const auto span = 2 * static_cast<std::uint64_t>(config_.noise) + 1;
    return std::clamp(score + static_cast<int>(mix(position_.key() ^ config_.seed) % span) - config_.noise, -kMaxScore, kMaxScore);
  }

  /// Only between lines: the principal one is searched whole, and so is what decides the game.
  static bool may_prune(int alpha, int beta) { return beta - alpha == 1 && !is_decided(alpha) && !is_decided(beta); }

  /// The score of a node near the horizon that need not be searched.
  std::optional<int> prune_node(int depth, int alpha, int beta, int ply) {
    const Pruning& p = config_.pruning;
    if (depth > kReverseFutilityDepth || !may_prune(alpha, beta)) return std::nullopt;
    const int estimate = with_noise(position_.static_eval());
    if (p.reverse_futility > 0 && estimate - p.reverse_futility * depth >= beta && position_.is_quiet())
      return estimate - p.reverse_futility * depth;
    if (p.razoring == 0 || depth > kRazoringDepth || estimate + p.razoring * depth > alpha) return std::nullopt;
    return quiescence(alpha, beta, ply) <= alpha ? std::optional(alpha) : std::nullopt;
  }

  /// What a quiet move that comes late can be worth at most, if that is not enough.
  std::optional<int> futility_bound(const SearchMove& move, std::size_t number, int depth, int alpha) const {
    const Pruning& p = config_.pruning;
    if (p.late_moves > 0 && depth <= kLateMovesDepth && static_cast<int>(number) >= p.late_moves + depth * depth) return -kInfinite;
    if (p.futility == 0 || depth > kFutilityDepth || static_cast<int>(number) < config_.lmr_after) return std::nullopt;
    const int max = with_noise(position_.static_eval()) + p.futility * depth + move.order / 2;
    return max <= alpha ? std::optional(max) : std::nullopt;
  }

  /// Orders the moves by what is known of them: the table, killers, history.
  void score_moves(Frame& frame, std::uint32_t known) {
    for (SearchMove& m : frame.moves) {
      if (m.move == known) m.order = kInfinite << 4;
      if (m.move == frame.killers[0] || m.move == frame.killers[1]) m.order += config_.killer_order;
      m.order += history(m.move) * config_.history_order / kMaxHistory;
    }
  }

  int search_moves(Frame& frame, std::uint64_t key, bool forced, int depth, int alpha, int beta, int ply) {
    const int first_alpha = alpha;
    int best = -kInfinite;
    std::uint32_t best_move = 0;
    for (std::size_t i = 0; i < frame.moves.size(); ++i) {
      pick_best(frame.moves, i);
      const SearchMove move = frame.moves[i];
      if (i > 0 && move.quiet && !forced && !is_loss(best) && may_prune(alpha, beta)) {
        if (const auto max = futility_bound(move, i, depth, alpha)) {
          best = std::max(best, *max);
          continue;
        }
      }
      const int score = try_move(move, static_cast<int>(i), depth, alpha, beta, ply, forced);
      if (budget_.ended()) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      best_move = move.move;
      alpha = score;
      update_pv(frame, move.move, ply);
      if (score >= beta) {
        update_history(frame, i, depth);
        break;
      }
    }
    const Bound bound = best >= beta ? Bound::lower : best > first_alpha ? Bound::exact : Bound::upper;
    table_.store(key, {best_move, value_to_tt(best, ply), std::min(depth, 255), bound});
    return best;
  }

  /// One step of a selection sort: most nodes end after a move or two.
  static void pick_best(SearchMoves& moves, std::size_t i) {
    std::size_t best = i;
    for (std::size_t k = i + 1; k < moves.size(); ++k)
      if (moves[k].order > moves[best].order) best = k;
    std::rotate(moves.begin() + static_cast<std::ptrdiff_t>(i), moves.begin() + static_cast<std::ptrdiff_t>(best),
                moves.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }

  void update_pv(Frame& frame, std::uint32_t move, int ply) {
    const auto& next = frames_[static_cast<std::size_t>(ply) + 1].line;
    frame.line.assign(1, move);
    frame.line.insert(frame.line.end(), next.begin(), next.end());
  }

  static constexpr int kMaxHistory = 1 << 14;
  int& history(std::uint32_t move) { return history_[static_cast<std::size_t>(position_.mover()) * P::kMoves + move]; }

  /// A move that cut off is praised; those tried before it in vain are blamed. Values stay within ±kMaxHistory.
  void update_history(Frame& frame, std::size_t cut, int depth) {
    const SearchMove& good = frame.moves[cut];
    if (!good.quiet) return;
    if (frame.killers[0] != good.move) frame.killers = {good.move, frame.killers[0]};
    const int step = std::min(depth * depth * 16, kMaxHistory / 8);
    for (std::size_t i = 0; i <= cut; ++i) {
      if (!frame.moves[i].quiet) continue;
      int& h = history(frame.moves[i].move);
      h += (i == cut ? step : -step) - h * step / kMaxHistory;
    }
  }

  P position_;
  const AlphaBetaConfig& config_;
  TranspositionTable& table_;
  SearchBudget budget_;
  std::vector<int> history_;
  std::vector<Frame> frames_;
  SearchMoves root_moves_;
  AlphaBetaResult result_;
};

}  // namespace detail

/// Searches from a position that is not decided. The nodes of the limits are those of the first thread; the others end with it.
/// Answers with whole iterations, or with a better move that an unfinished one has found.
template <AlphaBetaPosition P>
AlphaBetaResult alpha_beta(const P& root, const AlphaBetaConfig& config, TranspositionTable& table, const SearchLimits& limits) {
  using Worker = detail::AlphaBetaWorker<P>;
  table.next_search();
  std::atomic<bool> ended{false};
  std::vector<std::unique_ptr<Worker>> helpers;
  SearchLimits unlimited = limits;
  unlimited.nodes = ~std::uint64_t{0};
  for (int i = 1; i < config.threads; ++i) helpers.push_back(std::make_unique<Worker>(root, config, table, unlimited, ended));
  Worker first(root, config, table, limits, ended);
  HelperThreads threads([&ended] { ended.store(true, std::memory_order_relaxed); });
  for (std::size_t i = 0; i < helpers.size(); ++i)
    threads.start([&worker = *helpers[i], depth = 1 + static_cast<int>(i + 1) % 2] { worker.run(depth); });
  first.run(1);
  first.budget().end();
  threads.wait();
  AlphaBetaResult result = first.result();
  result.nodes = first.nodes();
  for (const auto& helper : helpers) result.nodes += helper->nodes();
  return result;
}

}  // namespace tablier
