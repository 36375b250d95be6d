#pragma once

#include "moving/bot/evaluation.hpp"
#include "moving/position.hpp"
#include "sdk/search/alpha_beta.hpp"

#include <optional>
#include <utility>
#include <vector>

/// A position as alpha-beta sees it. A position that has stood before within the search counts as a draw: who could have won by the second
/// way could have won by the first.
namespace tablier::katarenga::moving {

class SearchPosition {
 public:
  static constexpr std::uint32_t kTargets = kMaxSquares + kCamps;
  static constexpr std::uint32_t kMoves = kMaxSquares * kTargets + 1;
  static std::uint32_t move_of(Step step) { return step.from * kTargets + step.to + 1U; }
  static Step step_of(std::uint32_t move) {
    return {static_cast<std::uint8_t>((move - 1) / kTargets), static_cast<std::uint8_t>((move - 1) % kTargets)};
  }

  /// `evaluation` outlives it.
  SearchPosition(Position position, const Evaluation& evaluation)
      : position_(std::move(position)), evaluation_(&evaluation), root_plies_(position_.plies()) {}

  /// The next move, and that one only, is one of these.
  void restrict_root(std::vector<Step> steps) { root_steps_ = std::move(steps); }

  std::uint64_t key() const;
  int mover() const { return position_.mover(); }
  std::optional<int> known_score() const;
  bool extends() const { return false; }
  void moves(SearchMoves& list, int depth) const;
  int static_eval() const { return evaluation_->score(position_); }
  bool is_quiet() const { return !position_.rules().captures; }
  int quiescence(int alpha, int beta) { return quiescence(alpha, beta, kQuiescencePlies); }
  void play(std::uint32_t move) { position_.play(step_of(move)); }
  void undo() { position_.undo(); }

 private:
  static constexpr int kQuiescencePlies = 6;

  bool is_barred(Step step) const;
  /// The estimate after captures and pawns into camps that the mover would rather make (quiescence).
  int quiescence(int alpha, int beta, int plies);

  Position position_;
  const Evaluation* evaluation_;
  int root_plies_;
  std::optional<std::vector<Step>> root_steps_;
};

}  // namespace tablier::katarenga::moving
