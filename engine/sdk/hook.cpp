#include "sdk/hook.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

ValueShape ValueShape::boolean() { return {.kind = Kind::boolean}; }
ValueShape ValueShape::whole(std::int64_t min, std::int64_t max, std::string unit) {
  return {.kind = Kind::whole, .min = min, .max = max, .unit = std::move(unit)};
}
ValueShape ValueShape::number(std::int64_t min, std::int64_t max, std::string unit) {
  return {.kind = Kind::number, .min = min, .max = max, .unit = std::move(unit)};
}
ValueShape ValueShape::seat(int seats) { return {.kind = Kind::seat, .min = 1, .max = seats}; }
ValueShape ValueShape::text(std::string unit) { return {.kind = Kind::text, .unit = std::move(unit)}; }
ValueShape ValueShape::word(std::vector<std::string> words, std::string unit) {
  return {.kind = Kind::text, .unit = std::move(unit), .words = std::move(words)};
}
ValueShape ValueShape::name(std::string unit) { return {.kind = Kind::name, .unit = std::move(unit)}; }
ValueShape ValueShape::list(ValueShape item, std::size_t length) {
  ValueShape made{.kind = Kind::list, .length = length};
  made.parts.push_back(std::move(item));
  return made;
}
ValueShape ValueShape::by_seat(ValueShape item, std::size_t seats) {
  ValueShape made = list(std::move(item), seats);
  made.kind = Kind::by_seat;
  return made;
}
ValueShape ValueShape::record(std::vector<HookField> members) { return {.kind = Kind::record, .members = std::move(members)}; }
ValueShape ValueShape::map(ValueShape item, std::vector<std::string> names, std::string unit) {
  ValueShape made{.kind = Kind::map, .unit = std::move(unit), .words = std::move(names)};
  made.parts.push_back(std::move(item));
  return made;
}
ValueShape ValueShape::either(std::vector<ValueShape> shapes) { return {.kind = Kind::either, .parts = std::move(shapes)}; }
ValueShape ValueShape::options() { return {.kind = Kind::options}; }
ValueShape ValueShape::data() { return {.kind = Kind::data}; }
ValueShape ValueShape::verdict() { return either({boolean(), name("reason")}); }

std::string text_name(const HookSpec& spec) { return spec.name.empty() ? kHookNames[static_cast<std::size_t>(spec.hook)] : spec.name; }

bool is_asked(const HookSpec& spec, const Value& options) {
  if (spec.only_with.empty()) return true;
  const Value* value = options.find(spec.only_with);
  const std::string* word = value ? value->as_string() : nullptr;
  return word && std::find(spec.only_for.begin(), spec.only_for.end(), *word) != spec.only_for.end();
}

}  // namespace tablier
