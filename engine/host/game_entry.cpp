#include "host/game_entry.hpp"

#include <algorithm>

namespace tablier {

const VariantEntry* GameEntry::variant(std::string_view wanted) const {
  if (wanted.empty()) wanted = spec.default_variant;
  if (wanted.empty()) return variants.empty() ? nullptr : &variants.front();
  const auto found = std::find_if(variants.begin(), variants.end(), [&](const VariantEntry& v) { return v.name == wanted; });
  return found == variants.end() ? nullptr : &*found;
}

}  // namespace tablier
