#include "sdk/hook.hpp"

#include "sdk/seat.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tablier {
namespace {

ValueShape shape_of(ValueShape::Kind kind, std::string unit = {}) {
  ValueShape made;
  made.kind = kind;
  made.unit = std::move(unit);
  return made;
}

ValueShape range_of(ValueShape::Kind kind, std::int64_t min, std::int64_t max, std::string unit = {}) {
  ValueShape made = shape_of(kind, std::move(unit));
  made.min = min;
  made.max = max;
  return made;
}

}  // namespace

ValueShape ValueShape::boolean() { return shape_of(Kind::boolean); }
ValueShape ValueShape::whole(std::int64_t min, std::int64_t max, std::string unit) {
  return range_of(Kind::whole, min, max, std::move(unit));
}
ValueShape ValueShape::number(std::int64_t min, std::int64_t max, std::string unit) {
  return range_of(Kind::number, min, max, std::move(unit));
}
ValueShape ValueShape::seat(int seats) { return range_of(Kind::seat, 1, seats); }
ValueShape ValueShape::text(std::string unit) { return shape_of(Kind::text, std::move(unit)); }
ValueShape ValueShape::word(std::vector<std::string> words, std::string unit) {
  ValueShape made = text(std::move(unit));
  made.words = std::move(words);
  return made;
}
ValueShape ValueShape::name(std::string unit) { return shape_of(Kind::name, std::move(unit)); }
ValueShape ValueShape::list(ValueShape item, std::size_t length) {
  ValueShape made = shape_of(Kind::list);
  made.length = length;
  made.parts.push_back(std::move(item));
  return made;
}
ValueShape ValueShape::by_seat(ValueShape item, std::size_t seats) {
  ValueShape made = list(std::move(item), seats);
  made.kind = Kind::by_seat;
  return made;
}
ValueShape ValueShape::record(std::vector<HookField> members) {
  ValueShape made = shape_of(Kind::record);
  made.members = std::move(members);
  return made;
}
ValueShape ValueShape::map(ValueShape item, std::vector<std::string> names, std::string unit) {
  ValueShape made = shape_of(Kind::map, std::move(unit));
  made.words = std::move(names);
  made.parts.push_back(std::move(item));
  return made;
}
ValueShape ValueShape::either(std::vector<ValueShape> shapes) {
  ValueShape made = shape_of(Kind::either);
  made.parts = std::move(shapes);
  return made;
}
ValueShape ValueShape::options() { return shape_of(Kind::options); }
ValueShape ValueShape::data() { return shape_of(Kind::data); }
ValueShape ValueShape::query(std::vector<HookField> arguments, ValueShape answer) {
  ValueShape made = shape_of(Kind::query);
  made.members = std::move(arguments);
  made.parts.push_back(std::move(answer));
  return made;
}
ValueShape ValueShape::position(int seats, std::vector<HookField> own) {
  const ValueShape length = whole(1, kNoLimit);
  ValueShape made = shape_of(Kind::position);
  made.members = {{"size", record({{"columns", length}, {"rows", length}, {"layers", length}}), true},
                  {"cells", map(whole(0, seats), {})},
                  {"turn", seat(seats), true},
                  {"seats", whole(1, seats)},
                  {"options", options()},
                  {"history", list(text("notation"))}};
  for (HookField& field : own) made.members.push_back(std::move(field));
  return made;
}
ValueShape ValueShape::permission() { return either({boolean(), name("reason")}); }

std::vector<HookField> queries_in(const ValueShape& position) {
  std::vector<HookField> queries;
  std::ranges::copy_if(position.members, std::back_inserter(queries),
                       [](const HookField& member) { return member.shape.kind == ValueShape::Kind::query; });
  return queries;
}

ValueShape position_shape(const std::vector<HookSpec>& specs) {
  for (const HookSpec& spec : specs)
    for (const HookField& field : spec.fields)
      if (field.shape.kind == ValueShape::Kind::position) return field.shape;
  return ValueShape::position(kMaxSeats, {{"facts", ValueShape::data(), true}, {"state", ValueShape::data(), true}});
}

std::string text_name(const HookSpec& spec) { return spec.name.empty() ? kHookNames[static_cast<std::size_t>(spec.hook)] : spec.name; }

bool is_asked(const HookSpec& spec, const Value& options) {
  if (spec.only_with.empty()) return true;
  const Value* value = options.find(spec.only_with);
  const std::string* word = value ? value->as_string() : nullptr;
  return word && std::find(spec.only_for.begin(), spec.only_for.end(), *word) != spec.only_for.end();
}

}  // namespace tablier
