#include "content/own_texts.hpp"

namespace tablier {

void OwnTexts::put(std::string_view game, const VariantTexts& texts) {
  const std::lock_guard lock(mutex_);
  for (const auto& [key, text] : texts) texts_.insert_or_assign(std::string(game) + "." + key, text);
}

std::optional<Localised> OwnTexts::find(std::string_view key) const {
  const std::lock_guard lock(mutex_);
  const auto found = texts_.find(key);
  return found == texts_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace tablier
