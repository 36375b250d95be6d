#pragma once

#include "sdk/search/budget.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees", 2002), with the 1 + ε rule for thresholds
/// (J. Pawlewicz, Ł. Lew, 2006): does the attacker win, whatever the defender does?
namespace tablier {

/// A position with an attacker and a defender. No line may come back to a position.
///
/// - `attacker_to_move()`: whose choice it is.
/// - `attacker_wins()`: the result, where it can be told without a search.
/// - `moves(list)`: all the moves that matter; an attacker without any has failed, a defender without any has lost.
///   A proof is as good as this list: it must hold every move of the defender that could help.
template <typename P>
concept ProofPosition = std::copy_constructible<P> && requires(P p, const P c, std::vector<std::uint32_t>& list, std::uint32_t move) {
  { c.key() } -> std::convertible_to<std::uint64_t>;
  { c.attacker_to_move() } -> std::convertible_to<bool>;
  { p.attacker_wins() } -> std::convertible_to<std::optional<bool>>;
  p.moves(list);
  p.play(move);
  p.undo();
};

/// What a proof search found.
struct ProofResult {
  std::optional<bool> wins;         ///< absent when the budget ended before
  std::vector<std::uint32_t> line;  ///< where it wins: to the end; the attacker's shortest known, the defender's longest
  std::uint64_t nodes = 0;
};

/// One search. Its table is taken once and may serve for several questions about the same attacker.
template <ProofPosition P>
class ProofSearch {
 public:
  explicit ProofSearch(std::size_t bytes)
      : mask_(std::bit_floor(std::max(bytes / sizeof(Entry), kProbes)) - 1), table_(std::make_unique<Entry[]>(mask_ + kProbes)) {}

  ProofResult prove(P position, const SearchLimits& limits) {
    std::atomic<bool> ended{false};
    SearchBudget budget(limits, ended);
    budget_ = &budget;
    ProofResult result;
    Numbers n;
    for (;;) {  // a table that lost an entry on the way may ask for another round
      n = expand(position, kInfinity, kInfinity);
      if (n.proof == 0 || n.disproof == 0 || budget.ended()) break;
    }
    if (n.proof == 0 || n.disproof == 0) result.wins = n.proof == 0;
    if (n.proof == 0) walk(position, result.line);
    result.nodes = budget.nodes();
    return result;
  }

 private:
  using Number = std::uint32_t;
  static constexpr Number kInfinity = std::numeric_limits<Number>::max() / 4;
  static constexpr std::size_t kProbes = 4;
  static constexpr std::size_t kLongestLine = 400;

  /// How much is still to be shown to prove, and to disprove; and plies to the end of what is proven.
  struct Numbers {
    Number proof = 1;
    Number disproof = 1;
    std::uint16_t plies = 0;
  };
  struct Entry {
    std::uint64_t key = 0;
    Numbers numbers;
    std::uint32_t work = 0;  // nodes spent below; 0: empty
  };

  static Numbers decided(bool wins) { return wins ? Numbers{0, kInfinity, 0} : Numbers{kInfinity, 0, 0}; }

  const Entry* find(std::uint64_t key) const {
    for (std::size_t i = 0; i < kProbes; ++i)
      if (const Entry& e = table_[(key & mask_) + i]; e.work != 0 && e.key == key) return &e;
    return nullptr;
  }

  void store(std::uint64_t key, const Numbers& n, std::uint64_t work) {
    Entry* place = nullptr;
    for (std::size_t i = 0; i < kProbes; ++i) {
      Entry& e = table_[(key & mask_) + i];
      if (e.work != 0 && e.key == key) {
        place = &e;
        break;
      }
      if (!place || e.work < place->work) place = &e;
    }
    *place = {key, n, static_cast<std::uint32_t>(std::min<std::uint64_t>(work, kInfinity) + 1)};
  }

  /// What is known of a position before it is searched.
  Numbers first_look(P& position) {
    const std::uint64_t key = position.key();
    if (const Entry* e = find(key)) return e->numbers;
    const auto wins = position.attacker_wins();
    if (!wins) return {};
    store(key, decided(*wins), 1);
    return decided(*wins);
  }

  struct Child {
    std::uint32_t move;
    Numbers numbers;
  };

  /// Searches until a number passes its threshold, the position is decided or the budget ends.
  Numbers expand(P& position, Number most_proof, Number most_disproof) {
    if (const auto wins = position.attacker_wins()) return decided(*wins);
    // Positions may look far by themselves: each costs more than a look at the clock.
    if (!budget_->spend() || !budget_->look_at_clock()) return {};
    const std::uint64_t before = budget_->nodes();
    const bool attacker = position.attacker_to_move();
    std::vector<Child> children = look_ahead(position, attacker);
    Numbers n = sum_up(children, attacker);
    while (n.proof < most_proof && n.disproof < most_disproof && n.proof != 0 && n.disproof != 0 && !budget_->ended()) {
      deepen(position, children, n, attacker, most_proof, most_disproof);
      n = sum_up(children, attacker);
    }
    store(position.key(), n, budget_->nodes() - before);
    return n;
  }

  std::vector<Child> look_ahead(P& position, bool attacker) {
    std::vector<std::uint32_t> moves;
    position.moves(moves);
    std::vector<Child> children;
    children.reserve(moves.size());
    for (const std::uint32_t move : moves) {
      position.play(move);
      children.push_back({move, first_look(position)});
      position.undo();
      if ((attacker ? children.back().numbers.proof : children.back().numbers.disproof) == 0) break;
    }
    return children;
  }

  /// An attacker proves with one child and must be disproven in all; a defender the other way round.
  static Numbers sum_up(const std::vector<Child>& children, bool attacker) {
    Number min = kInfinity;
    std::uint64_t sum = 0;
    int shortest = 0xfffe, longest = 0;
    for (const Child& c : children) {
      min = std::min(min, attacker ? c.numbers.proof : c.numbers.disproof);
      sum += attacker ? c.numbers.disproof : c.numbers.proof;
      if (c.numbers.proof == 0) {
        shortest = std::min<int>(shortest, c.numbers.plies);
        longest = std::max<int>(longest, c.numbers.plies);
      }
    }
    const auto total = static_cast<Number>(std::min<std::uint64_t>(sum, kInfinity));
    Numbers n = attacker ? Numbers{min, total, 0} : Numbers{total, min, 0};
    if (n.proof == 0) n.plies = static_cast<std::uint16_t>((attacker ? shortest : longest) + 1);
    if (n.proof == 0) n.disproof = kInfinity;
    if (n.disproof == 0) n.proof = kInfinity;
    return n;
  }

  /// Searches the most promising child until it promises less than the second.
  void deepen(P& position, std::vector<Child>& children, const Numbers& n, bool attacker, Number most_proof, Number most_disproof) {
    const auto cost = [&](const Child& c) { return attacker ? c.numbers.proof : c.numbers.disproof; };
    const auto rest = [&](const Child& c) { return attacker ? c.numbers.disproof : c.numbers.proof; };
    std::size_t best = 0;
    for (std::size_t i = 1; i < children.size(); ++i)
      if (cost(children[i]) < cost(children[best]) ||
          (cost(children[i]) == cost(children[best]) && rest(children[i]) < rest(children[best])))
        best = i;
    Number second = kInfinity;
    for (std::size_t i = 0; i < children.size(); ++i)
      if (i != best) second = std::min(second, cost(children[i]));
    const Number mine = attacker ? most_proof : most_disproof;
    const Number total = attacker ? n.disproof : n.proof;
    const Number others = total - std::min(total, rest(children[best]));
    const Number theirs = attacker ? most_disproof : most_proof;
    const Number cost_limit = std::min(mine, second + second / 4 + 1);
    const Number rest_limit = theirs >= kInfinity ? kInfinity : theirs - std::min(theirs, others);
    position.play(children[best].move);
    children[best].numbers = attacker ? expand(position, cost_limit, rest_limit) : expand(position, rest_limit, cost_limit);
    position.undo();
  }

  /// Follows the proof; stops where the table has lost it.
  void walk(P& position, std::vector<std::uint32_t>& line) {
    std::size_t played = 0;
    while (!position.attacker_wins() && line.size() < kLongestLine) {
      const auto next = proven_reply(position);
      if (!next) break;
      line.push_back(*next);
      position.play(*next);
      ++played;
    }
    for (; played > 0; --played) position.undo();
  }

  std::optional<std::uint32_t> proven_reply(P& position) {
    const bool attacker = position.attacker_to_move();
    std::optional<Child> best;
    std::vector<std::uint32_t> moves;
    position.moves(moves);
    for (const std::uint32_t move : moves) {
      position.play(move);
      const Numbers n = first_look(position);
      position.undo();
      if (n.proof != 0) continue;
      if (!best || (attacker ? n.plies < best->numbers.plies : n.plies > best->numbers.plies)) best = Child{move, n};
    }
    return best ? std::optional(best->move) : std::nullopt;
  }

  std::size_t mask_;
  std::unique_ptr<Entry[]> table_;
  SearchBudget* budget_ = nullptr;  ///< of the question being searched
};

}  // namespace tablier
