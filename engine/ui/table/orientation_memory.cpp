#include "ui/table/orientation_memory.hpp"

#include <charconv>

namespace tablier {

void remember_orientations(const Hand& hand, Value& table) {
  Value turned = Value::map();
  for (const auto& [item, orientation] : hand.orientations())
    if (orientation != 0) turned.set(std::to_string(item), orientation);
  table.set("turned", std::move(turned));
}

void recall_orientations(const Value& table, Hand& hand) {
  const Value* turned = table.find("turned");
  if (!turned || !turned->as_map()) return;
  for (const Member& m : *turned->as_map()) {
    int item = 0;
    const auto [end, error] = std::from_chars(m.name.data(), m.name.data() + m.name.size(), item);
    const std::int64_t* orientation = m.value.as_int();
    constexpr std::int64_t kMax = 1000;  // no thing lies in more ways
    if (error != std::errc{} || end != m.name.data() + m.name.size() || !orientation || *orientation < 0 || *orientation > kMax) continue;
    hand.set_orientation(item, static_cast<int>(*orientation));
  }
}

}  // namespace tablier
