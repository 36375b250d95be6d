#include "script/answer_names.hpp"

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

}  // namespace tablier
