#pragma once

#include "sdk/content.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

/// The texts that variants bring in their own files, beside those that are read from content/.
namespace tablier {

/// Keys without the name of the game, as `reason.mine.too_bold` is of the variant `mine`, to texts in at least one language.
using VariantTexts = std::map<std::string, Localised, std::less<>>;

/// The name as its author wrote it: `too_bold` of `mine.too_bold`. It ends where `name` ends.
constexpr std::string_view plain_name(std::string_view name) { return name.substr(name.rfind('.') + 1); }

/// The key in VariantTexts of a text of a variant: `reason.mine.too_bold`.
inline std::string own_key(std::string_view unit, std::string_view variant, std::string_view name) {
  return std::string(unit) + "." + std::string(variant) + "." + std::string(name);
}

/// Shared by whoever reads variants and whoever says what they answer. Safe from any thread.
class OwnTexts {
 public:
  /// Adds them under `<game>.`; what was there under the same key goes.
  void put(std::string_view game, const VariantTexts& texts);
  /// The text of a key with its game. O(log n), under a lock.
  std::optional<Localised> find(std::string_view key) const;

 private:
  mutable std::mutex mutex_;
  VariantTexts texts_;
};

}  // namespace tablier
