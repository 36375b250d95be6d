#pragma once

#include "editor/series/model/piece_typing.hpp"
#include "editor/series/model/report.hpp"
#include "editor/series/session/grid_worker.hpp"
#include "editor/series/session/penta_counter.hpp"
#include "editor/series/session/solution_browser.hpp"
#include "tools/series_completion.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// One series on the designer's desk: what is edited, which slot is chosen, what is being counted or filled in beside. Knows no window:
/// keys and mouse call the same functions. Whatever is refused comes back as a problem that says why.
namespace tablier::editor {

using katamino::Completed;

class EditSession {
 public:
  EditSession(std::vector<PieceSpec> pieces, SeriesSpec series, Locks locks = {});
  EditSession(const EditSession&) = delete;
  EditSession& operator=(const EditSession&) = delete;

  /// Every edit is refused while it is so: another window has the file.
  void set_read_only(bool on) { read_only_ = on; }
  bool read_only() const { return read_only_; }

  SeriesModel& model() { return model_; }
  const SeriesModel& model() const { return model_; }
  const std::vector<PieceSpec>& pieces() const { return pieces_; }
  const Report& report() const { return report_; }
  const PentaCounter& counter() const { return counter_; }
  /// The solutions of the chosen penta.
  const SolutionBrowser& solutions() const { return solutions_; }
  void turn_solution(int by) { solutions_.turn(by); }
  CellIndex cursor() const { return cursor_; }
  /// Figures of a number that may go on; empty: none.
  std::string typed() const { return typing_.waiting(); }
  /// The penta that the cursor's slot makes, else the first one of its row.
  CellIndex penta_spot() const;

  /// Takes what was found beside; true where something changed. A completion that failed, or left rows as they were, says why in
  /// `problem`.
  bool update(std::optional<Problem>& problem);
  bool counting() const { return counter_.busy(); }
  bool completing() const { return completer_.busy(); }
  double completed() const { return completer_.progress(); }
  /// True while anything is worked out beside.
  bool busy() const { return counting() || completing() || solutions_.busy(); }

  // The cursor. A number that waits for more figures is laid first; what that refuses comes back.
  Status move(int right, int down);
  Status go_to(CellIndex cell);
  Status go_to_end(bool last);
  /// To the slot that makes a penta of so many pieces, in the row of that name; nowhere where there is none. A number that waits for more
  /// figures is forgotten.
  void go_to_penta(const std::string& row, int pieces);

  // Pieces. After one is laid the cursor goes on to the next slot.
  Status lay(int number);
  Status figure(int digit);
  Status letter(char capital);
  Status end_typing();
  void forget_typing();
  Status clear();
  /// Clears; where there is nothing, the slot before.
  Status clear_back();
  Status toggle_lock(CellIndex cell);
  /// A blank: after a piece that was typed it parts that from the next one, as in a list of numbers; else it locks the cursor's slot.
  Status blank();
  /// As SeriesModel::carry; the cursor goes with the piece.
  Status carry(CellIndex from, CellIndex to, bool copy);
  /// Lays a piece in a slot that need not be the cursor's, which comes there.
  Status drop(CellIndex cell, int number);
  /// Numbers from the cursor on, or rows below its own; the first of them in its own where no piece lies there.
  Status paste(const std::vector<int>& numbers);
  Status paste(const std::vector<SeriesRow>& rows);

  // Rows.
  /// Below all others, since its name comes after theirs.
  Status add_row();
  Status remove_row();
  /// The cursor's row, one down (+1) or up (−1).
  Status move_row(int by);
  Status move_row_to(std::size_t from, std::size_t to);
  /// The cursor's row once more, below it.
  Status duplicate_row();
  /// All rows at once, as a machine has made them: one step.
  Status use_rows(std::vector<SeriesRow> rows);
  /// As SeriesModel::take_up.
  void take_up(SeriesSpec series, Locks locks);
  Status set_row(const RowForm& form);
  Status set_labels(const SeriesTexts& texts);

  Status undo();
  Status redo();
  /// Starts filling what is empty. Refused where nothing is.
  Status complete();
  void cancel_completion() { completer_.cancel(); }

 private:
  /// Below the cursor's, which goes to the last of them.
  Status insert(const std::vector<SeriesRow>& rows);
  std::optional<Problem> take_completed(Completed made);
  Status may_edit() const;
  Status ready();
  void changed();
  Status done(Status status);
  void keep_in_grid();
  void look_at_penta();

  std::vector<PieceSpec> pieces_;
  SeriesModel model_;
  PentaCounter counter_;
  GridWorker<Completed> completer_;
  SolutionBrowser solutions_;
  PieceTyping typing_;
  Report report_;
  /// Where typing stands: the cursor and the series as a typed piece left them.
  struct TypedTo {
    CellIndex cursor;
    std::uint64_t revision;
    friend bool operator==(const TypedTo&, const TypedTo&) = default;
  };
  TypedTo now() const { return {cursor_, model_.revision()}; }

  CellIndex cursor_;
  std::optional<TypedTo> typed_to_;
  bool read_only_ = false;
};

}  // namespace tablier::editor
