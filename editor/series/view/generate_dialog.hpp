#pragma once

#include "editor/series/session/edit_session.hpp"
#include "editor/series/session/generator.hpp"
#include "editor/series/view/curve_field.hpp"
#include "ui/core/ui.hpp"
#include "ui/panels/key_scroll.hpp"

#include <functional>
#include <optional>
#include <vector>

/// The dialog that makes a grid: what is wanted, and how far it is; then, below a line of what was wanted, three grids side by side of
/// which one is taken. A key goes from one to the other.
namespace tablier::editor {

class GenerateDialog {
 public:
  /// What is asked for stays from one time to the next; rows and columns begin as the series has them.
  GenerateDialog(std::vector<PieceSpec> pieces, const GameSpec& game);

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
  /// What the fields say.
  struct Form {
    std::int64_t rows = 12, from = 4, to = 11, seed = 0;
    int objective = 0;
    bool n1_in_penta5 = false, last_pieces_differ = false;
    bool keeps_pentas = false;  ///< each row of the series; only where they have different ones
    friend bool operator==(const Form&, const Form&) = default;
  };
  struct Asked {
    Form form;
    std::vector<int> curve;  ///< where one is to be followed
    friend bool operator==(const Asked&, const Asked&) = default;
  };

  void begin(const EditSession& session);
  void ask();
  katamino::Objective objective() const;
  CurveRange range() const { return {static_cast<int>(form_.from), static_cast<int>(form_.to)}; }
  Asked asked() const;
  /// What was made is not what the fields say any more.
  bool is_stale() const { return asked() != made_for_; }
  void make();
  void take(Ui& ui, std::size_t i);
  bool key(Ui& ui, const KeyChange& pressed);

  /// Ends the making, or goes from what was made to the fields, and back.
  void turn();

  void draw(Ui& ui);
  void draw_form(Ui& ui);
  bool draw_measure(Ui& ui);
  bool changes_lengths() const;
  bool has_mixed_rows() const;
  void draw_progress(Ui& ui);
  void draw_made(Ui& ui);
  void draw_asked(Ui& ui);
  std::string asked_label(const Ui& ui) const;
  std::vector<double> shown_curve() const;

  const std::vector<PieceSpec> pieces_;
  const GameSpec& game_;
  Generator generator_;
  std::vector<SeriesRow> rows_;  ///< of the series, locked pieces only
  std::function<void(std::vector<SeriesRow>)> take_;
  std::vector<Alternative> alternatives_;
  bool asks_ = true;               ///< the fields are shown, not what was made
  std::optional<std::size_t> on_;  ///< of what was made, the one whose button the keys are on
  bool gives_keys_ = false;        ///< the keys go to the first of them when it is drawn next
  double read_at_ = 0;             ///< Enter takes none sooner; seconds
  KeyScroll scroll_;               ///< of their rows
  std::optional<Problem> problem_;
  int frames_ = 0;  ///< to be drawn until the dialog stands

  Form form_;
  CurveField curve_;
  Asked made_for_;  ///< what was asked for when `alternatives_` were made
};

}  // namespace tablier::editor
