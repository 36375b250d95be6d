#include "app/lua_types.hpp"

#include "sdk/spelling.hpp"

#include <string_view>
#include <vector>

namespace tablier {
namespace {

using ShapeKind = ValueShape::Kind;

std::string literals(const std::vector<std::string>& arguments) {
  std::vector<std::string> quoted;
  for (const std::string& word : arguments) quoted.push_back("\"" + word + "\"");
  return joined(quoted, "|");
}

std::string record_type(const ValueShape& shape, const GameClasses& game) {
  std::vector<std::string> members;
  for (const HookField& m : shape.members) members.push_back(m.name + (m.optional ? "?: " : ": ") + lua_type(m.shape, game));
  return "{ " + joined(members, ", ") + " }";
}

std::string map_type(const ValueShape& shape, const GameClasses& game) {
  const std::string item = lua_type(shape.parts.front(), game);
  if (shape.words.empty()) return "table<string, " + item + ">";
  std::vector<std::string> members;
  for (const std::string& word : shape.words) members.push_back(word + "?: " + item);
  return "{ " + joined(members, ", ") + " }";
}

std::string either_type(const ValueShape& shape, const GameClasses& game) {
  std::vector<std::string> types;
  for (const ValueShape& part : shape.parts) types.push_back(lua_type(part, game));
  return joined(types, "|");
}

std::string query_type(const ValueShape& shape, const GameClasses& game) {
  std::vector<std::string> taken;
  for (const HookField& argument : shape.members)
    taken.push_back(argument.name + (argument.optional ? "?: " : ": ") + lua_type(argument.shape, game));
  return "fun(" + joined(taken, ", ") + "): " + lua_type(shape.parts.front(), game);
}

}  // namespace

std::string lua_list(const std::string& item) { return (item.find('|') == item.npos ? item : "(" + item + ")") + "[]"; }

std::string lua_type(const ValueShape& shape, const GameClasses& game) {
  switch (shape.kind) {
    case ShapeKind::nothing: return "nil";
    case ShapeKind::boolean: return "boolean";
    case ShapeKind::whole:
    case ShapeKind::seat: return "integer";
    case ShapeKind::number: return "number";
    case ShapeKind::text: return shape.words.empty() ? "string" : literals(shape.words);
    case ShapeKind::name: return "string";
    case ShapeKind::list:
    case ShapeKind::by_seat: return lua_list(lua_type(shape.parts.front(), game));
    case ShapeKind::record: return record_type(shape, game);
    case ShapeKind::map: return map_type(shape, game);
    case ShapeKind::either: return either_type(shape, game);
    case ShapeKind::options: return game.options;
    case ShapeKind::data: return "table";
    case ShapeKind::position: return game.position;
    case ShapeKind::query: return query_type(shape, game);
  }
  return "any";
}

std::string lua_type(const Parameter& p) {
  switch (p.type) {
    case ParameterType::boolean: return "boolean";
    case ParameterType::integer: return "integer";
    case ParameterType::choice: return literals(p.values);
    case ParameterType::integers: return "integer[]";
    case ParameterType::texts: return p.values.empty() ? "string[]" : lua_list(literals(p.values));
    case ParameterType::text: return "string";
    case ParameterType::patterns: return "string[]";
  }
  return "any";
}

}  // namespace tablier
