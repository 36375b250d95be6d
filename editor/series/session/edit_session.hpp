#pragma once

#include "editor/series/model/piece_typing.hpp"
#include "editor/series/model/report.hpp"
#include "editor/series/session/completer.hpp"
#include "editor/series/session/penta_counter.hpp"

#include <memory>
#include <string>
#include <vector>

/// One series on the designer's desk: what is edited, which slot is chosen, what is being counted or filled in beside. Knows no window:
/// keys and mouse call the same functions. Whatever is refused comes back as a problem that says why.
namespace tablier::editor {

class EditSession {
 public:
  EditSession(std::vector<PieceSpec> pieces, SeriesSpec series);
  EditSession(const EditSession&) = delete;
  EditSession& operator=(const EditSession&) = delete;

  SeriesModel& model() { return model_; }
  const SeriesModel& model() const { return model_; }
  const std::vector<PieceSpec>& pieces() const { return pieces_; }
  const Report& report() const { return report_; }
  const PentaCounter& counter() const { return counter_; }
  Spot cursor() const { return cursor_; }
  /// Figures of a number that may go on; empty: none.
  std::string typed() const { return typing_.waiting(); }
  /// The penta that the cursor's slot makes, else the first one of its row.
  Spot penta_spot() const;

  /// Takes what was found beside; true where something changed. A completion that failed says why in `problem`.
  bool update(std::optional<Problem>& problem);
  bool counting() const { return counter_.busy(); }
  bool completing() const { return completer_.busy(); }
  double completed() const { return completer_.progress(); }
  /// True while anything is worked out beside.
  bool busy() const { return counting() || completing(); }

  // The cursor. A number that waits for more figures is laid first; what that refuses comes back.
  Status move(int right, int down);
  Status go_to(Spot spot);
  Status go_to_end(bool last);

  // Pieces. After one is laid the cursor goes on to the next slot.
  Status lay(int number);
  Status figure(int digit);
  Status letter(char capital);
  Status end_typing();
  void forget_typing() { typing_.forget(); }
  Status clear();
  /// Clears; where there is nothing, the slot before.
  Status clear_back();

  // Rows.
  Status add_row();
  Status remove_row();
  Status move_row(int by);
  Status set_row(const RowForm& form);
  Status set_labels(const SeriesTexts& words);

  Status undo();
  Status redo();
  /// Starts filling what is empty. Refused where nothing is.
  Status complete();
  void cancel_completion() { completer_.cancel(); }

 private:
  Status ready();
  void changed();
  Status done(Status status);
  void keep_in_grid();

  std::vector<PieceSpec> pieces_;
  SeriesModel model_;
  PentaCounter counter_;
  Completer completer_;
  PieceTyping typing_;
  Report report_;
  Spot cursor_;
};

}  // namespace tablier::editor
