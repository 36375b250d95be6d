#include "app/hook_descriptions.hpp"

#include "app/session.hpp"
#include "content/sentence.hpp"
#include "match/match_hooks.hpp"
#include "script/checked_hooks.hpp"
#include "script/shape_description.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// What a query takes is told of in its own sentence.
void add_members(const ValueShape& shape, std::vector<HookField>& all) {
  if (shape.kind == ValueShape::Kind::query) return;
  for (const HookField& member : shape.members) {
    if (!std::ranges::count(all, member.name, &HookField::name)) all.push_back(member);
    add_members(member.shape, all);
  }
  for (const ValueShape& part : shape.parts) add_members(part, all);
}

bool is_ranged(const Parameter& p) { return p.type == ParameterType::integer || p.type == ParameterType::integers; }

const char* kind_name(ValueShape::Kind kind) {
  constexpr std::array<const char*, 16> kNames{"nothing", "boolean", "whole", "number", "seat",    "text", "name",     "list",
                                               "by_seat", "record",  "map",   "either", "options", "data", "position", "query"};
  return kNames[static_cast<std::size_t>(kind)];
}

Value shape_json(const ValueShape& shape);

Value parts_json(const ValueShape& shape) {
  Value all = Value::list();
  for (const ValueShape& part : shape.parts) all.push(shape_json(part));
  return all;
}

Value members_json(const ValueShape& shape) {
  Value all = Value::list();
  for (const HookField& member : shape.members)
    all.push(Value::map({{"name", member.name}, {"optional", member.optional}, {"shape", shape_json(member.shape)}}));
  return all;
}

bool is_number(const ValueShape& shape) {
  using ShapeKind = ValueShape::Kind;
  return shape.kind == ShapeKind::whole || shape.kind == ShapeKind::number || shape.kind == ShapeKind::seat;
}

Value shape_json(const ValueShape& shape) {
  Value json = Value::map({{"type", kind_name(shape.kind)}});
  if (is_number(shape)) json.set("min", shape.min);
  if (is_number(shape) && shape.max != ValueShape::kNoLimit) json.set("max", shape.max);
  if (!shape.unit.empty()) json.set("unit", shape.unit);
  if (!shape.words.empty()) json.set("values", Value::list_of(shape.words));
  if (shape.length != 0) json.set("length", static_cast<std::int64_t>(shape.length));
  if (!shape.parts.empty()) json.set("of", parts_json(shape));
  if (!shape.members.empty() && shape.kind != ValueShape::Kind::position) json.set("members", members_json(shape));
  return json;
}

/// A field or a member with its shape and its sentence.
Value described(const HookField& field, const std::string& type, const std::string& help) {
  return Value::map(
      {{"name", field.name}, {"optional", field.optional}, {"type", type}, {"shape", shape_json(field.shape)}, {"help", help}});
}

}  // namespace

std::string HookDescriptions::owner(const HookSpec& spec) const { return is_of_match(spec.hook) ? "match" : game_.name; }
std::string HookDescriptions::prefix(const HookSpec& spec) const { return owner(spec) + ".hook." + text_name(spec); }

std::string HookDescriptions::common(const HookSpec& spec) { return "hook." + text_name(spec); }

std::string HookDescriptions::first_said(const std::vector<std::string>& keys) const {
  for (const std::string& key : keys)
    if (locale_.has(key)) return locale_.say(key);
  return {};
}

std::string HookDescriptions::asked(const HookSpec& spec) const { return first_said({prefix(spec) + ".asked", common(spec) + ".asked"}); }
std::string HookDescriptions::answer(const HookSpec& spec) const {
  return first_said({prefix(spec) + ".answer", common(spec) + ".answer"});
}

std::string HookDescriptions::field(const HookSpec& spec, const HookField& field) const {
  return first_said({prefix(spec) + ".field." + field.name, owner(spec) + ".hook_field." + field.name,
                     common(spec) + ".field." + field.name, "hook_field." + field.name});
}

std::string HookDescriptions::member(const HookSpec& spec, const HookField& member) const {
  return first_said({prefix(spec) + ".answers." + member.name, owner(spec) + ".hook_field." + member.name,
                     common(spec) + ".answers." + member.name, "hook_field." + member.name});
}

std::string HookDescriptions::told(const HookSpec& spec) const {
  const auto text = locale_.texts().find(prefix(spec) + ".told");
  if (text == locale_.texts().end()) return {};
  std::string all;
  for (const std::string& value : mentioned_values(text->second.front().second)) all += (all.empty() ? "{" : ", {") + value + "}";
  return all;
}

std::string HookDescriptions::position_member(const HookField& member) const {
  return first_said({game_.name + ".position." + member.name, "position." + member.name});
}

std::string HookDescriptions::unit(const ValueShape& shape) const {
  const std::string unit = unit_of(shape);
  return unit.empty() ? unit : first_said({game_.name + ".hook_unit." + unit, "hook_unit." + unit});
}

std::string HookDescriptions::type(const ValueShape& shape) const {
  const std::string unit = this->unit(shape);
  return locale_.say(description_of(shape)) + (unit.empty() ? "" : " (" + unit + ")");
}

std::string HookDescriptions::title(const Parameter& parameter) const {
  const std::string said = first_said({game_.name + ".parameter." + parameter.name});
  return said.empty() ? parameter.name : said;
}

std::string HookDescriptions::meaning(const Parameter& parameter) const {
  const std::string help = first_said({game_.name + ".parameter_help." + parameter.name});
  const std::string title = this->title(parameter);
  if (help.empty()) return title == parameter.name ? "" : title;
  return labelled(title, help);
}

std::string HookDescriptions::labelled(const std::string& label, const std::string& help) const {
  return locale_.say(Text("hook.labelled", {{"label", label}, {"help", help}}));
}

std::string unit_of(const ValueShape& shape) {
  if (!shape.unit.empty()) return shape.unit;
  for (const ValueShape& part : shape.parts)
    if (std::string unit = unit_of(part); !unit.empty()) return unit;
  return {};
}

std::vector<HookField> members_in(const ValueShape& shape) {
  std::vector<HookField> all;
  add_members(shape, all);
  return all;
}

std::vector<HookSpec> all_hooks(const Ruleset& rules) { return with_match_hooks(asked_hooks(*rules.entry, rules.options)); }

std::string allowed_values(const Parameter& p) {
  if (p.type == ParameterType::boolean) return "true, false";
  if (is_ranged(p)) return std::to_string(p.min) + "…" + std::to_string(p.max);
  return joined(p.values);
}

Value position_json(const HookDescriptions& descriptions, const ValueShape& position) {
  Value members = Value::list();
  for (const HookField& member : members_in(position))
    members.push(described(member, descriptions.type(member.shape), descriptions.position_member(member)));
  return Value::map({{"shape", members_json(position)}, {"members", std::move(members)}});
}

Value hook_json(const HookDescriptions& descriptions, const HookSpec& spec) {
  Value fields = Value::list(), members = Value::list();
  for (const HookField& field : spec.fields) fields.push(described(field, descriptions.type(field.shape), descriptions.field(spec, field)));
  for (const HookField& member : members_in(spec.answer))
    members.push(described(member, descriptions.type(member.shape), descriptions.member(spec, member)));
  return Value::map({{"name", kHookNames[static_cast<std::size_t>(spec.hook)]},
                     {"asked", descriptions.asked(spec)},
                     {"fields", std::move(fields)},
                     {"told", descriptions.told(spec)},
                     {"answer", Value::map({{"type", descriptions.type(spec.answer)},
                                            {"shape", shape_json(spec.answer)},
                                            {"help", descriptions.answer(spec)},
                                            {"members", std::move(members)}})}});
}

}  // namespace tablier
