#pragma once

#include "sdk/result.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// What is wrong at several places of one value, as one problem: for the readers of this library alone, and not installed.
namespace tablier {

/// Those sentences as one, `; ` between them. Halves within halves: a sentence is told to few levels. Precondition: there are some.
inline Text in_one_sentence(std::span<const Problem> faults) {
  if (faults.size() == 1) return faults.front().text;
  const std::size_t half = faults.size() / 2;
  return Text("faults.and", {{"one", in_one_sentence(faults.first(half))}, {"other", in_one_sentence(faults.subspan(half))}});
}

/// The one that there is, or the first of them together; absent where there are none. `more` goes beside several.
inline std::optional<Problem> as_one(const std::vector<Problem>& faults, const std::vector<TextArg>& more = {}) {
  constexpr std::size_t kMaxTold = 8;
  if (faults.empty()) return std::nullopt;
  if (faults.size() == 1) return faults.front();
  Text text = in_one_sentence(std::span(faults).first(std::min(faults.size(), kMaxTold)));
  text.args.insert(text.args.end(), more.begin(), more.end());
  return Problem(std::move(text), faults.front().where);
}

}  // namespace tablier
