#pragma once

#include "editor/series/session/edit_session.hpp"
#include "editor/series/session/generator.hpp"
#include "ui/core/ui.hpp"

#include <array>

/// The dialog that makes a grid: what is wanted, how far it is, and three grids side by side of which one is taken.
namespace tablier::editor {

class GenerateDialog {
 public:
  /// What is asked for stays from one time to the next; rows and columns begin as the series has them.
  explicit GenerateDialog(std::vector<PieceSpec> pieces);

  /// `take` is given the rows that were chosen. Locked pieces are those of `session` as it is now; it must not change while this is open.
  void open(Ui& ui, const EditSession& session, std::function<void(std::vector<SeriesRow>)> take);
  /// Takes what was made; true where something changed.
  bool update(Ui& ui);
  bool busy() const { return generator_.busy(); }
  /// True while the dialog, which grows with what was made, comes to stand: it takes the size of what one frame shows in the next.
  bool settles() const { return frames_ > 0; }
  double progress() const { return generator_.progress(); }
  const std::vector<Alternative>& alternatives() const { return alternatives_; }

 private:
  void begin(const EditSession& session);
  void draw(Ui& ui);
  void draw_measure(Ui& ui);
  void draw_curve(Ui& ui);
  void draw_bars(const Ui& ui, Rect box) const;
  void draw_result(Ui& ui);
  void draw_alternative(Ui& ui, std::size_t i, float width);
  std::vector<std::string> remarks(const Ui& ui, const Alternative& one) const;
  void draw_rows(const Ui& ui, std::size_t i, float width) const;
  void take(Ui& ui, std::size_t i);
  bool key(Ui& ui, const KeyChange& pressed);
  void make();
  std::size_t columns() const { return static_cast<std::size_t>(std::max<std::int64_t>(1, to_ - from_ + 1)); }

  const std::vector<PieceSpec> pieces_;
  Generator generator_;
  std::vector<SeriesRow> rows_;  ///< of the series, locked pieces only
  std::function<void(std::vector<SeriesRow>)> take_;
  std::vector<Alternative> alternatives_;
  std::optional<std::size_t> on_;      ///< of them, the one whose button the keys are on
  std::optional<std::size_t> on_now_;  ///< the same while they are drawn
  std::optional<Problem> problem_;
  int frames_ = 0;  ///< to be drawn until the dialog stands

  std::int64_t row_count_ = 12, from_ = 4, to_ = 11, seed_ = 0;
  int objective_ = 0;
  bool n1_in_penta5_ = false, last_pieces_differ_ = false;
  std::vector<int> curve_;  ///< percent, one a column
  std::size_t at_ = 0;      ///< column that the keys move
};

}  // namespace tablier::editor
