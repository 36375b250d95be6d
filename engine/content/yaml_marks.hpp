#pragma once

#include <cstddef>
#include <string_view>

/// A look at a text before the YAML library sees it: the library keeps everything that stands between an opening bracket and its end, and
/// whatever may still turn out to be a key, at some hundred bytes a piece. What would take too much of that is refused unread.
namespace tablier {

/// What the marks of a text may weigh together: two for each value that a document may have.
inline constexpr std::size_t kMaxYamlMarks = 250'000;

/// Where a text goes past kMaxYamlMarks, or npos. Counts every byte that may begin or part values (brackets and colons twice, as they take
/// most), in texts and comments too; letters weigh nothing. Linear.
std::size_t too_many_marks(std::string_view text);

}  // namespace tablier
