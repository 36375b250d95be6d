#include "script/shape_description.hpp"

#include "sdk/spelling.hpp"

namespace tablier {
namespace {

using ShapeKind = ValueShape::Kind;

Text range(const char* key, const char* open_key, const ValueShape& shape) {
  if (shape.max == ValueShape::kNoLimit) return Text(open_key, {{"min", shape.min}});
  return Text(key, {{"min", shape.min}, {"max", shape.max}});
}

Text list(const ValueShape& shape) {
  const Text item = description_of(shape.parts.front());
  if (shape.kind == ShapeKind::by_seat) return Text("script.shape.by_seat", {{"item", item}});
  if (shape.length == 0) return Text("script.shape.list", {{"item", item}});
  return Text("script.shape.list_of", {{"n", shape.length}, {"item", item}});
}

Text map(const ValueShape& shape) {
  const Text item = description_of(shape.parts.front());
  if (shape.words.empty()) return Text("script.shape.map", {{"item", item}});
  return Text("script.shape.map_of", {{"names", joined(shape.words)}, {"item", item}});
}

Text record(const ValueShape& shape) {
  std::vector<std::string> names;
  for (const HookField& member : shape.members) names.push_back(member.name);
  return Text("script.shape.record", {{"names", joined(names)}});
}

Text query(const ValueShape& shape) {
  std::vector<std::string> names;
  for (const HookField& argument : shape.members) names.push_back(argument.name);
  return Text("script.shape.query", {{"names", joined(names)}, {"item", description_of(shape.parts.front())}});
}

Text either(const ValueShape& shape) {
  Text all = description_of(shape.parts.front());
  for (std::size_t i = 1; i < shape.parts.size(); ++i)
    all = Text("script.shape.or", {{"one", std::move(all)}, {"other", description_of(shape.parts[i])}});
  return all;
}

}  // namespace

Text description_of(const ValueShape& shape) {
  switch (shape.kind) {
    case ShapeKind::nothing: return Text("script.shape.nothing");
    case ShapeKind::boolean: return Text("script.shape.boolean");
    case ShapeKind::whole: return range("script.shape.whole", "script.shape.whole_from", shape);
    case ShapeKind::number: return range("script.shape.number", "script.shape.number_from", shape);
    case ShapeKind::seat: return Text("script.shape.seat", {{"max", shape.max}});
    case ShapeKind::text:
      return shape.words.empty() ? Text("script.shape.text") : Text("script.shape.word", {{"words", joined(shape.words)}});
    case ShapeKind::name: return Text("script.shape.name");
    case ShapeKind::list:
    case ShapeKind::by_seat: return list(shape);
    case ShapeKind::record: return record(shape);
    case ShapeKind::map: return map(shape);
    case ShapeKind::either: return either(shape);
    case ShapeKind::options: return Text("script.shape.options");
    case ShapeKind::data: return Text("script.shape.data");
    case ShapeKind::position: return Text("script.shape.position");
    case ShapeKind::query: return query(shape);
  }
  return {};
}

}  // namespace tablier
