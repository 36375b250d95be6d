#pragma once

#include "sdk/search/alpha_beta.hpp"
#include "sdk/search/mcts.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Games whose values are known, to test the searches with.
namespace tablier::tiny {

/// `side` stones in a row on a board of width × height; with gravity a stone falls to the lowest empty cell of its column.
/// Tic-tac-toe is 3 × 3 and three without gravity. Moves are cells (or columns) from 1.
class Row {
 public:
  static constexpr std::uint32_t kMoves = 64;

  Row(int width, int height, int length, bool gravity) : width_(width), height_(height), length_(length), gravity_(gravity) {}

  std::uint64_t key() const {
    std::uint64_t key = 0;
    for (int i = 0; i < width_ * height_; ++i) key = key * 3 + cells_[static_cast<std::size_t>(i)];
    return mix(key);
  }
  int mover() const { return static_cast<int>(played_.size() % 2); }
  std::optional<int> known_score() const {
    if (won()) return loss_in(0);
    if (static_cast<int>(played_.size()) == width_ * height_) return 0;
    return std::nullopt;
  }
  bool extends() const { return false; }
  int static_eval() const { return 0; }
  bool is_quiet() const { return false; }
  int quiescence(int, int) const { return 0; }
  void moves(SearchMoves& list, int) const {
    for (std::uint32_t m = 1; m <= choices(); ++m)
      if (cell_of(m) >= 0) list.push_back({m, 0, true});
  }
  void play(std::uint32_t move) {
    const int cell = cell_of(move);
    cells_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(1 + mover());
    played_.push_back(cell);
  }
  void undo() {
    cells_[static_cast<std::size_t>(played_.back())] = 0;
    played_.pop_back();
  }

  // for MCTS
  int to_move() const { return known_score() ? -1 : mover(); }
  void moves(MctsMoves& list) const {
    for (std::uint32_t m = 1; m <= choices(); ++m)
      if (cell_of(m) >= 0) list.push_back({m, 0});
  }
  Rewards playout(Rng& rng) {
    MctsMoves list;
    while (to_move() >= 0) {
      list.clear();
      moves(list);
      play(list[rng.below(static_cast<std::uint32_t>(list.size()))].move);
    }
    if (!won()) return {0.5F, 0.5F};
    return mover() == 0 ? Rewards{0, 1} : Rewards{1, 0};
  }

  /// The value by looking at every line: 1 the mover wins, 0 a draw, −1.
  int plain_value() {
    if (const auto score = known_score()) return *score == 0 ? 0 : -1;
    int best = -1;
    SearchMoves list;
    moves(list, 0);
    for (const SearchMove& m : list) {
      play(m.move);
      best = std::max(best, -plain_value());
      undo();
      if (best == 1) break;
    }
    return best;
  }

 private:
  std::uint32_t choices() const { return static_cast<std::uint32_t>(gravity_ ? width_ : width_ * height_); }
  /// −1: full.
  int cell_of(std::uint32_t move) const {
    const int first = static_cast<int>(move) - 1;
    for (int cell = first; cell < width_ * height_; cell += width_) {
      if (cells_[static_cast<std::size_t>(cell)] == 0) return cell;
      if (!gravity_) break;
    }
    return -1;
  }
  /// Whether the last stone made a row.
  bool won() const {
    if (played_.empty()) return false;
    constexpr std::array<std::array<int, 2>, 4> kWays{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    return std::any_of(kWays.begin(), kWays.end(), [this](auto way) { return run(way[0], way[1]) + run(-way[0], -way[1]) + 1 >= length_; });
  }
  int run(int dx, int dy) const {
    const int last = played_.back();
    int n = 0;
    for (int x = last % width_ + dx, y = last / width_ + dy; x >= 0 && x < width_ && y >= 0 && y < height_; x += dx, y += dy, ++n)
      if (cells_[static_cast<std::size_t>(y * width_ + x)] != cells_[static_cast<std::size_t>(last)]) break;
    return n;
  }

  int width_, height_, length_;
  bool gravity_;
  std::array<std::uint8_t, 64> cells_{};
  std::vector<int> played_;
};

/// Five moves a ply, each good or bad for its player by at most kMaxGain points, drawn from the seed; without end.
class Sums {
 public:
  static constexpr std::uint32_t kMoves = 8;
  static constexpr int kMaxGain = 50;

  explicit Sums(std::uint64_t seed) : keys_{mix(seed)}, sums_{0} {}

  std::uint64_t key() const { return keys_.back(); }
  int mover() const { return static_cast<int>(keys_.size() + 1) % 2; }
  std::optional<int> known_score() const { return std::nullopt; }
  bool extends() const { return false; }
  int static_eval() const { return mover() == 0 ? sums_.back() : -sums_.back(); }
  bool is_quiet() const { return true; }
  int quiescence(int, int) const { return static_eval(); }
  void moves(SearchMoves& list, int) const {
    for (std::uint32_t m = 1; m <= 5; ++m) list.push_back({m, 0, true});
  }
  void play(std::uint32_t move) {
    const int sign = mover() == 0 ? 1 : -1;
    keys_.push_back(mix(keys_.back() + move));
    sums_.push_back(sums_.back() + sign * (static_cast<int>(keys_.back() % (2 * kMaxGain + 1)) - kMaxGain));
  }
  void undo() {
    keys_.pop_back();
    sums_.pop_back();
  }

 private:
  std::vector<std::uint64_t> keys_;
  std::vector<int> sums_;  ///< for the first player
};

/// Three heaps; who takes the last object wins. A move is 1 + heap × 16 + objects. The mover wins unless the heaps' xor is 0 (Bouton,
/// 1901).
class Nim {
 public:
  static constexpr std::uint32_t kMoves = 64;

  explicit Nim(std::array<int, 3> heaps) : heaps_(heaps) {}

  bool should_win() const { return (heaps_[0] ^ heaps_[1] ^ heaps_[2]) != 0; }
  std::uint64_t key() const { return mix(static_cast<std::uint64_t>(heaps_[0] + 16 * heaps_[1] + 256 * heaps_[2] + 4096 * mover())); }
  int mover() const { return static_cast<int>(played_.size() % 2); }
  std::optional<int> known_score() const { return is_empty() ? std::optional(loss_in(0)) : std::nullopt; }
  bool extends() const { return false; }
  int static_eval() const { return 0; }
  bool is_quiet() const { return false; }
  int quiescence(int, int) const { return 0; }
  void moves(SearchMoves& list, int) const {
    each([&](std::uint32_t m) { list.push_back({m, 0, true}); });
  }
  void play(std::uint32_t move) {
    heaps_[(move - 1) / 16] -= static_cast<int>((move - 1) % 16);
    played_.push_back(move);
  }
  void undo() {
    heaps_[(played_.back() - 1) / 16] += static_cast<int>((played_.back() - 1) % 16);
    played_.pop_back();
  }

  // for proofs: the first mover attacks
  bool attacker_to_move() const { return mover() == 0; }
  std::optional<bool> attacker_wins() const { return is_empty() ? std::optional(mover() == 1) : std::nullopt; }
  void moves(std::vector<std::uint32_t>& list) const {
    each([&](std::uint32_t m) { list.push_back(m); });
  }

 private:
  bool is_empty() const { return heaps_ == std::array{0, 0, 0}; }
  template <typename Take>
  void each(Take take) const {
    for (std::uint32_t h = 0; h < 3; ++h)
      for (int n = 1; n <= heaps_[h]; ++n) take(1 + h * 16 + static_cast<std::uint32_t>(n));
  }

  std::array<int, 3> heaps_;
  std::vector<std::uint32_t> played_;
};

}  // namespace tablier::tiny
