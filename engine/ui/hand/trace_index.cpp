#include "ui/hand/trace_index.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <bit>

namespace tablier {
namespace {

constexpr std::size_t kBits = 64;

template <class T>
void sort_unique(std::vector<T>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

}  // namespace

TraceIndex::TraceIndex(const std::vector<std::vector<Place>>& traces) : words_((traces.size() + kBits - 1) / kBits) {
  for (const auto& trace : traces) places_.insert(places_.end(), trace.begin(), trace.end());
  sort_unique(places_);
  rows_.resize(places_.size() * words_);
  sizes_.reserve(traces.size());
  for (std::size_t i = 0; i < traces.size(); ++i) {
    int size = 0;
    for (const Place p : traces[i]) {
      Word& word = rows_[find(p) * words_ + i / kBits];
      const Word bit = Word{1} << (i % kBits);
      size += (word & bit) == 0;
      word |= bit;
    }
    sizes_.push_back(size);
    longest_ = std::max(longest_, size);
  }
}

std::size_t TraceIndex::find(Place place) const {
  const auto at = std::lower_bound(places_.begin(), places_.end(), place);
  return at != places_.end() && *at == place ? static_cast<std::size_t>(at - places_.begin()) : places_.size();
}

TraceFit TraceIndex::fit(std::span<const Place> places) const {
  expects(!places.empty());
  std::vector<std::size_t> rows;
  for (const Place p : places) rows.push_back(find(p));
  sort_unique(rows);
  TraceFit fit;
  if (rows.back() == places_.size()) return fit;
  for (std::size_t w = 0; w < words_; ++w) {
    Word all = ~Word{0};
    for (const std::size_t row : rows) all &= rows_[row * words_ + w];
    for (; all != 0; all &= all - 1) {
      const int size = sizes_[w * kBits + static_cast<std::size_t>(std::countr_zero(all))];
      (size == static_cast<int>(rows.size()) ? fit.whole : fit.part) = true;
    }
    if (fit.whole && fit.part) break;
  }
  return fit;
}

}  // namespace tablier
