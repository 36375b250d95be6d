#pragma once

#include "ui/hand/drawn_stroke.hpp"
#include "ui/hand/hand_table.hpp"

#include <optional>
#include <vector>

/// What a click would put where the hand is, shown before it is made, and what was said to be put and is not yet played.
namespace tablier {

/// What a click on a place would put there, or that a stroke can begin there.
struct Preview {
  int surface = 0;
  Place place;
  bool legal = false;
  bool stroke = false;              ///< a stroke would begin
  std::optional<Token> token = {};  ///< as it would stand; absent where it would not stay
  Text why = {};                    ///< when it is not legal
};

/// Whether both look alike.
bool same_preview(const std::optional<Preview>& a, const std::optional<Preview>& b);

/// Owned by Hand; both outlive it.
class HandPreview {
 public:
  HandPreview(const HandTable& table, DrawnStroke& strokes) : table_(table), strokes_(strokes) {}

  /// Absent where nothing can be put, or something stands.
  const std::optional<Preview>& preview() const { return preview_; }
  const std::vector<Token>& begun_tokens() const { return begun_tokens_; }
  /// The place that the hand is over.
  const std::optional<Stand>& over() const { return over_; }

  /// The hand is over that place, or over none. `strokes`: one may begin there.
  void move_to(std::optional<Stand> over, bool strokes);
  /// The hand is there, and nothing is shown yet.
  void note(Stand over) { over_ = over; }
  /// The only piece there is would be laid there by a click.
  void show_piece(int piece, SurfacePoint at);
  /// Other things can be said now.
  void look_again(bool strokes);
  void clear() { preview_.reset(); }
  void forget_begun() { begun_tokens_.clear(); }
  void leave() { over_.reset(); }

 private:
  void show_put(Stand at);
  void show_stroke(Stand at);

  const HandTable& table_;
  DrawnStroke& strokes_;
  std::optional<Stand> over_;
  std::optional<Preview> preview_;
  std::vector<Token> begun_tokens_;
};

}  // namespace tablier
