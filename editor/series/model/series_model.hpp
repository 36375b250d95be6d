#pragma once

#include "sdk/content.hpp"
#include "sdk/result.hpp"

#include <compare>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A series while it is being made: every edit, every refusal, and the way back and forth without limit. Knows no window and no file.
namespace tablier::editor {

/// A slot of the grid: the row, and which piece of it, both from 0.
struct Spot {
  std::size_t row = 0;
  std::size_t column = 0;
  friend auto operator<=>(const Spot&, const Spot&) = default;
};

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
  Titles note;  ///< may be empty
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
  /// `pieces`: the numbers that there are. A series without rows gets one.
  SeriesModel(std::vector<int> pieces, SeriesSpec series);

  const SeriesSpec& series() const { return *now().series; }
  const std::vector<int>& pieces() const { return pieces_; }
  const std::vector<SeriesRow>& rows() const { return series().rows; }
  /// As many as the longest row has slots.
  std::size_t columns() const;
  bool has(Spot spot) const { return spot.row < rows().size() && spot.column < rows()[spot.row].numbers.size(); }
  /// 0: empty. Precondition: has(spot).
  int at(Spot spot) const { return rows()[spot.row].numbers[spot.column]; }
  SeriesTexts words() const;
  PentaRange range(std::size_t row) const;
  /// The slot of a row that holds a piece; absent where none does.
  bool holds(std::size_t row, int number) const;

  // Edits: each that changes something is one step back; a refused one changes nothing and says why.

  /// Lays a piece in a slot, in place of what is there. Refused: an unknown number, a piece that the row has elsewhere.
  Status lay(Spot spot, int number);
  void clear(Spot spot);
  /// A row with the range of its neighbour, at that place. Refused where there are as many as a file may hold.
  Status add_row(std::size_t at);
  /// Refused for the last one left.
  Status remove_row(std::size_t row);
  /// One up (−1) or down (+1). Refused at the edge.
  Status move_row(std::size_t row, int by);
  /// Pieces beyond the last penta go. Refused: 1 ≤ first ≤ last ≤ number of pieces does not hold; a name that is empty, too long, that
  /// another row has, or with a sign in it that parts the names of challenges.
  Status set_row(std::size_t row, const RowForm& form);
  /// An empty title or note takes the words of the other language. Refused where there is no title in either.
  Status set_labels(SeriesTexts words);
  /// All rows at once, as the series tools give them.
  void set_rows(std::vector<SeriesRow> rows);

  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ + 1 < steps_.size(); }
  /// Where the change was that was taken back or made again. Precondition: can_undo(), can_redo().
  Spot undo();
  Spot redo();

  /// True where the series is not as it was when it was saved last (or begun).
  bool changed() const { return now().series != saved_; }
  void mark_saved() { saved_ = now().series; }
  /// From now on it counts as changed until it is saved: a draft that was found again.
  void mark_unsaved() { saved_ = nullptr; }
  /// Another number after every change of the series.
  std::uint64_t revision() const { return revision_; }

 private:
  struct Step {
    std::shared_ptr<const SeriesSpec> series;
    Spot where;
  };
  const Step& now() const { return steps_[at_]; }
  void commit(SeriesSpec series, Spot where);
  Status check_range(PentaRange range) const;
  Status check_name(std::size_t row, const std::string& name) const;

  std::vector<int> pieces_;
  std::vector<Step> steps_;
  std::size_t at_ = 0;
  std::shared_ptr<const SeriesSpec> saved_;
  std::uint64_t revision_ = 0;
};

/// The text of one language; a text for all languages is that of each.
std::string text_in(const Localised& text, std::string_view language);

}  // namespace tablier::editor
