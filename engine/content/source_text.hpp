#pragma once

#include "content/problem_list.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The text of a file: what makes it unreadable before any parser sees it, and where in it a byte stands.
namespace tablier {

class SourceText {
 public:
  /// Skips a byte order mark. Keeps a view: `text` must outlive this.
  SourceText(std::string_view text, std::string file);

  std::string_view text() const { return text_; }
  const std::string& file() const { return file_; }
  /// Line and column, in characters, of a byte.
  SourceSpot spot(std::size_t byte) const;
  /// The same for a line and a column in bytes, both from 0, as yaml-cpp tells them.
  SourceSpot spot(int line, int column) const;

  /// Bytes that are not UTF-8, control characters, tabs in the indentation. Once each a line at most.
  void check(ProblemList& problems) const;

 private:
  void check_line(std::size_t start, std::string_view line, ProblemList& problems) const;

  std::string_view text_;
  std::string file_;
  std::vector<std::size_t> lines_;  ///< where each starts
};

}  // namespace tablier
