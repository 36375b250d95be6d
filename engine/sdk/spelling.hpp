#pragma once

#include <span>
#include <string>
#include <string_view>

/// Lists of words, and the one that was meant.
namespace tablier {

/// `fast, slow, still`.
std::string joined(std::span<const std::string> parts, std::string_view between = ", ");

/// The candidate that differs from `word` by the fewest letters added, dropped, changed or swapped with the next
/// (optimal string alignment distance, after F. Damerau, 1964): at most two, or a third of its length where that is more, but in short
/// words less than half of them, and one in any; empty when none is near.
std::string nearest(std::string_view word, std::span<const std::string> candidates);

}  // namespace tablier
