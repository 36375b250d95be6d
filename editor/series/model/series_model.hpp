#pragma once

#include "editor/document/undo_stack.hpp"
#include "editor/series/model/row_edits.hpp"
#include "sdk/content.hpp"
#include "sdk/result.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A series while it is being made: every edit, every refusal, and the way back and forth without limit. Knows no window and no file.
namespace tablier::editor {

/// A title or a note in the two languages of the program.
struct Titles {
  std::string fr;
  std::string en;
  friend bool operator==(const Titles&, const Titles&) = default;
};

/// The first and the last penta of a row.
struct PentaRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const PentaRange&, const PentaRange&) = default;
};

/// What a series is called, and what is told about it.
struct SeriesTexts {
  Titles title;
  Titles note = {};  ///< may be empty, as what follows
  std::string author = {};
  std::string licence = {};
  std::string date = {};  ///< `2026-11-23`
  friend bool operator==(const SeriesTexts&, const SeriesTexts&) = default;
};

/// What may be said of a row beside its pieces.
struct RowForm {
  std::string name;
  PentaRange range;
  bool range_of_all = false;  ///< the range is that of every row
};

/// A series with no piece yet: four rows from Penta 4 to Penta 8.
SeriesSpec empty_series(const Titles& titles);

class SeriesModel {
 public:
  /// `pieces`: the numbers that there are. A series without rows gets one; locks of slots that are empty or not there are forgotten.
  SeriesModel(std::vector<int> pieces, SeriesSpec series, Locks locks = {});

  const SeriesSpec& series() const { return *steps_.now().series; }
  const std::vector<int>& pieces() const { return pieces_; }
  const std::vector<SeriesRow>& rows() const { return series().rows; }
  /// As many as the longest row has slots.
  std::size_t columns() const;
  bool has(CellIndex cell) const { return cell.row < rows().size() && cell.column < rows()[cell.row].numbers.size(); }
  /// 0: empty. Precondition: has(cell).
  int at(CellIndex cell) const { return rows()[cell.row].numbers[cell.column]; }
  SeriesTexts texts() const;
  PentaRange range(std::size_t row) const;
  const Locks& locks() const { return steps_.now().locks; }
  bool is_locked(CellIndex cell) const { return locks().contains(cell); }
  /// True where a row has that piece.
  bool holds(std::size_t row, int number) const;

  // Edits: each that changes something is one step back; a refused one changes nothing and says why.

  /// Lays a piece in a slot, in place of what is there; a lock of that goes with it. Refused: an unknown number, a piece that the row has
  /// elsewhere.
  Status lay(CellIndex cell, int number);
  /// Lays several in a row, from that slot on, in one step. Refused as a whole as `lay` refuses each.
  Status lay_all(CellIndex first, const std::vector<int>& numbers);
  void clear(CellIndex cell);
  /// A piece to another slot with its lock, in place of what is there; within a row the two change places. `copy`: it stays where it was as
  /// well. Refused: a piece that the other row has elsewhere.
  Status carry(CellIndex from, CellIndex to, bool copy);
  /// Locks a slot, or unlocks it. Refused where it is empty.
  Status toggle_lock(CellIndex cell);

  /// A row with the range of its neighbour and the next free name, at that place. Refused where there are as many as a file may hold.
  Status add_row(std::size_t at);
  /// That row; where its name is taken, the next free one.
  Status insert_row(std::size_t at, SeriesRow row);
  /// No piece lies in it.
  bool is_empty_row(std::size_t row) const;
  /// That row in the place of an empty one, whose name it takes.
  void fill_row(std::size_t at, SeriesRow row);
  /// Refused for the last one left.
  Status remove_row(std::size_t row);
  /// To that place among the others. Refused outside.
  Status move_row(std::size_t row, std::size_t to);
  /// Pieces beyond the last penta go. Refused: 1 ≤ first ≤ last ≤ number of pieces does not hold; a name that is empty, too long, that
  /// another row has, or with a sign in it that parts the names of challenges.
  Status set_row(std::size_t row, const RowForm& form);
  /// One language is enough. Refused where there is no title in either, and a date that is none.
  Status set_labels(SeriesTexts texts);
  /// All rows at once, as the series tools give them.
  void set_rows(std::vector<SeriesRow> rows);
  /// Another state of the series in one step, with its locks: a draft over what its file has.
  void take_up(SeriesSpec series, Locks locks);

  bool can_undo() const { return steps_.can_undo(); }
  bool can_redo() const { return steps_.can_redo(); }
  /// Where the change was that was taken back or made again. Precondition: can_undo(), can_redo().
  CellIndex undo();
  CellIndex redo();

  /// True where the series is not as it was when it was saved last (or begun).
  bool changed() const { return steps_.now().series != saved_; }
  void mark_saved() { saved_ = steps_.now().series; }
  /// From now on it counts as changed until it is saved: a draft that was found again.
  void mark_unsaved() { saved_ = nullptr; }
  /// Another number after every change of the series.
  std::uint64_t revision() const { return revision_; }

 private:
  struct Step {
    std::shared_ptr<const SeriesSpec> series;
    Locks locks;
    CellIndex where;
  };
  static Step first_step(SeriesSpec series, Locks locks);
  LockedRows locked_rows() const { return {rows(), locks()}; }
  void commit(SeriesSpec series, Locks locks, CellIndex where);
  void commit(SeriesSpec series, CellIndex where) { commit(std::move(series), locks(), where); }
  void commit(LockedRows rows, CellIndex where);
  Locks carried_locks(CellIndex from, CellIndex to, bool copy) const;
  SeriesSpec without(CellIndex first, std::size_t count) const;
  Status check_lay(CellIndex cell, int number) const;
  Status check_range(PentaRange range) const;
  Status check_name(std::size_t row, const std::string& name) const;

  std::vector<int> pieces_;
  UndoStack<Step> steps_;
  std::shared_ptr<const SeriesSpec> saved_;
  std::uint64_t revision_ = 0;
};

/// What a person wrote, without the title that every new series has (`fresh`) in a language that nobody wrote it in.
Titles without_fresh_title(Titles typed, const Titles& before, const Titles& fresh);

/// The text of one language; a text for all languages is that of each.
std::string text_in(const Localised& text, std::string_view language);

}  // namespace tablier::editor
