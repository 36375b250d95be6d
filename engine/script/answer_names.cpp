#include "script/answer_names.hpp"

#include <algorithm>

namespace tablier {

void each_name(const ValueShape& shape, const Value& answer,
               const std::function<void(const std::string& unit, const std::string& name)>& found) {
  const auto* const text = answer.as_string();
  if (shape.kind == ValueShape::Kind::name && text) found(shape.unit, *text);
  if (shape.kind == ValueShape::Kind::either)
    for (const ValueShape& part : shape.parts) each_name(part, answer, found);
  if (const auto* const list = answer.as_list(); list && !shape.parts.empty())
    for (const Value& item : *list) each_name(shape.parts.front(), item, found);
  if (!answer.as_map()) return;
  for (const HookField& member : shape.members)
    if (const Value* const value = answer.find(member.name)) each_name(member.shape, *value, found);
}

void rename_each(const ValueShape& shape, Value& answer,
                 const std::function<std::string(const std::string& unit, const std::string& name)>& renamed) {
  if (const auto* const text = answer.as_string(); shape.kind == ValueShape::Kind::name && text) answer = Value(renamed(shape.unit, *text));
  if (shape.kind == ValueShape::Kind::either)
    for (const ValueShape& part : shape.parts) rename_each(part, answer, renamed);
  if (auto* const list = answer.as_list(); list && !shape.parts.empty())
    for (Value& item : *list) rename_each(shape.parts.front(), item, renamed);
  if (Value::Map* const map = answer.as_map())
    for (Member& m : *map)
      if (const auto member = std::ranges::find(shape.members, m.name, &HookField::name); member != shape.members.end())
        rename_each(member->shape, m.value, renamed);
}

}  // namespace tablier
