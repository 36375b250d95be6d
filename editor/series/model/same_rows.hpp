#pragma once

#include "sdk/content.hpp"

#include <algorithm>

/// Whether rows are the same in all that can be seen of them.
namespace tablier::editor {

inline bool same_rows(const std::vector<SeriesRow>& a, const std::vector<SeriesRow>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const SeriesRow& x, const SeriesRow& y) {
    return x.name == y.name && x.first == y.first && x.numbers == y.numbers;
  });
}

}  // namespace tablier::editor
