#include "mutation.hpp"

#include <algorithm>

namespace tablier {
namespace {

std::size_t place_in(const std::string& text, Rng& rng) { return rng.below(static_cast<std::uint32_t>(text.size() + 1)); }

template <typename List>
const auto& one_of(const List& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// From the start of the line that holds a place to that of the next one.
std::pair<std::size_t, std::size_t> line_at(const std::string& text, std::size_t at) {
  const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  const std::size_t end = text.find('\n', begin);
  return {begin, end == std::string::npos ? text.size() : end + 1};
}

std::string line_of(const std::string& text, Rng& rng) {
  const auto [begin, end] = line_at(text, place_in(text, rng));
  return text.substr(begin, end - begin);
}

std::string piece_of(const std::string& text, Rng& rng) { return text.substr(place_in(text, rng), rng.below(40)); }

}  // namespace

std::string Mutator::text(std::uint64_t number) const {
  Rng rng(number);
  std::string text = one_of(corpus_, rng);
  for (auto n = 1 + rng.below(6); n > 0; --n) spoil(text, rng);
  return text;
}

void Mutator::spoil(std::string& text, Rng& rng) const {
  const std::size_t at = place_in(text, rng);
  switch (rng.below(11)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(rng.below(256));
      return;
    case 1: text.erase(at, 1 + rng.below(10)); return;
    case 2: text.insert(at, piece_of(text, rng)); return;
    case 3: text.insert(at, piece_of(one_of(corpus_, rng), rng)); return;
    case 4: text.resize(at); return;
    case 5: {
      const std::string mark = one_of(marks_, rng);
      for (auto n = 1 + rng.below(rng.below(20) == 0 ? 300 : 2); n > 0; --n) text.insert(at, mark);
      return;
    }
    case 6: text.erase(line_at(text, at).first, line_of(text, rng).size()); return;
    case 7: text.insert(line_at(text, at).first, line_of(one_of(corpus_, rng), rng)); return;
    case 8: text.replace(line_at(text, at).first, line_of(text, rng).size(), line_of(text, rng)); return;
    default: text.insert(at, one_of(marks_, rng)); return;
  }
}

}  // namespace tablier
