#pragma once

#include "eval_board.hpp"
#include "forced_win.hpp"
#include "sdk/search/alpha_beta_position.hpp"

#include <cstdint>
#include <optional>

/// Pente for alpha-beta: two colours, any length of row, captures, size of board and number of stones a turn.
namespace tablier::pente {

/// How a bot looks at positions.
struct SearchStyle {
  int width = 20;        ///< moves tried at a node
  bool narrow = true;    ///< only direct answers where the other side is about to make a live four
  int leaf_attack = 40;  ///< placements of the search for a forced win at the horizon; 0: none
};

class SearchPosition {
 public:
  static constexpr std::uint32_t kMoves = kPoints + 1;
  static std::uint32_t move_of(Point p) { return p + 1U; }
  static Point point_of(std::uint32_t move) { return static_cast<Point>(move - 1); }

  SearchPosition(EvalBoard eval, const SearchStyle& style) : eval_(std::move(eval)), style_(style), plain_(wins_are_plain(eval_.rules())) {}

  /// The next stone, and that one only, may stand on these points alone.
  void allow_at_root(const PointBits& points) {
    root_ = points;
    root_placed_ = eval_.board().placed();
  }

  std::uint64_t key() const { return eval_.board().hash(); }
  int mover() const { return eval_.mover(); }
  std::optional<int> known_score() const;
  bool extends() const { return plain_ && must_answer(); }
  void moves(SearchMoves& list, int depth);
  int static_eval() const;
  bool is_quiet() const;
  int quiescence(int alpha, int beta);
  void play(std::uint32_t move) { eval_.place(point_of(move)); }
  void undo() { eval_.undo(); }

  const EvalBoard& eval() const { return eval_; }

 private:
  bool is_barred(Point p) const { return root_ && root_placed_ == eval_.board().placed() && !root_->has(p); }
  bool must_answer() const { return eval_.has_win(1 - eval_.mover()); }
  bool is_pressed() const { return style_.narrow && eval_.threats(1 - eval_.mover(), Threat::wins_next) > 0; }
  bool wins_in_peace() const;
  void answers(SearchMoves& list) const;
  void defences(SearchMoves& list) const;
  void add(SearchMoves& list, Point p) const;
  int order(Point p) const;

  EvalBoard eval_;
  SearchStyle style_;
  bool plain_;
  std::optional<PointBits> root_;
  int root_placed_ = 0;
  ForcedWin attack_;
};

}  // namespace tablier::pente
