#pragma once

#include "sdk/rng.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A deterministic mutation fuzzer: a seed text, spoiled in a few places, the same for the same number.
namespace tablier {

/// Mixes texts of a corpus: bytes changed, cut, doubled, pieces of others put in, and the marks that a format is sensitive to.
class Mutator {
 public:
  /// `marks` are what to throw in: braces, quotes, keywords. The corpus must not be empty.
  Mutator(std::vector<std::string> corpus, std::vector<std::string> marks) : corpus_(std::move(corpus)), marks_(std::move(marks)) {}

  /// The text of that number.
  std::string text(std::uint64_t number) const;

 private:
  void spoil(std::string& text, Rng& rng) const;

  std::vector<std::string> corpus_;
  std::vector<std::string> marks_;
};

}  // namespace tablier
