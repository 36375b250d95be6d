#include "sdk/spelling.hpp"

#include <algorithm>
#include <vector>

namespace tablier {
namespace {

// Longer words than this are not typing errors of our keys.
constexpr std::size_t kLongestWord = 64;

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

/// How many letters may differ in a word of that length.
std::size_t most_letters(std::size_t size) {
  const std::size_t less_than_half = std::max<std::size_t>(1, (size - std::min<std::size_t>(size, 1)) / 2);
  return std::min(less_than_half, std::max<std::size_t>(2, size / 3));
}

/// Of a short word whose first letter is another one too, two letters that differ leave little that is alike.
constexpr std::size_t kShortWord = 5;

bool is_alike(std::string_view word, std::string_view candidate, std::size_t differing) {
  return differing < 2 || word.size() > kShortWord || word.empty() || candidate.empty() || word.front() == candidate.front();
}

}  // namespace

std::string joined(std::span<const std::string> parts, std::string_view between) {
  std::string all;
  for (const std::string& word : parts) (all += all.empty() ? "" : between) += word;
  return all;
}

std::string nearest(std::string_view word, std::span<const std::string> candidates) {
  if (word.size() > kLongestWord) return {};
  std::size_t min = most_letters(word.size()) + 1;
  std::string found;
  for (const std::string& candidate : candidates) {
    if (candidate.size() > kLongestWord) continue;
    const std::size_t d = distance(word, candidate);
    if (d >= min || !is_alike(word, candidate, d)) continue;
    min = d;
    found = candidate;
  }
  return found;
}

}  // namespace tablier
