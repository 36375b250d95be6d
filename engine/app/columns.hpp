#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Tables for people: columns of text, aligned.
namespace tablier {

/// Columns that a text takes on a terminal; each character of ours takes one.
std::size_t width(std::string_view utf8);

class Columns {
 public:
  /// `indent` spaces before each row, `gap` between columns.
  explicit Columns(std::size_t indent = 0, std::size_t gap = 2) : indent_(indent), gap_(gap) {}
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  bool empty() const { return rows_.empty(); }
  /// The rows, each with its line end. After a cell that is too wide for a column the row goes on in the next line. The last cell of a row
  /// is broken between words where it would pass column `max`.
  std::string text(std::size_t max = 100) const;

 private:
  std::size_t indent_;
  std::size_t gap_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace tablier
