#include "host/refused_files.hpp"

#include "sdk/pattern.hpp"

#include <algorithm>

namespace tablier {
namespace {

Problem told(const Parameter& p, const RefusedFile& spec) {
  const SourceSpot& where = spec.why.where;
  return Problem("host.sheet.refused", {{"name", p.name},
                                        {"value", spec.name},
                                        {"file", where.file},
                                        {"line", where.line},
                                        {"column", where.column},
                                        {"why", spec.why.text}});
}

/// The sheet that a text names, whichever way it lies.
std::string named_spec(const Parameter& p, const std::string& text) {
  const auto placed = p.type == ParameterType::patterns ? parse_placed_pattern(text) : PlacedPattern{text};
  return placed ? placed->name : text;
}

std::optional<Problem> refused_text(const GameEntry& game, const Parameter& p, const std::string& text) {
  const std::string name = named_spec(p, text);
  if (std::find(p.values.begin(), p.values.end(), name) != p.values.end()) return std::nullopt;
  const auto refused = std::find_if(game.refused.begin(), game.refused.end(), [&](const RefusedFile& spec) { return spec.name == name; });
  return refused == game.refused.end() ? std::nullopt : std::optional(told(p, *refused));
}

/// A text that may be anything names no sheet.
bool names_specs(const Parameter& p) { return p.type == ParameterType::patterns || !p.values.empty(); }

}  // namespace

std::optional<Problem> refused_file(const GameEntry& game, const Parameter& p, const Value& value) {
  if (!names_specs(p)) return std::nullopt;
  if (const std::string* text = value.as_string()) return refused_text(game, p, *text);
  if (!value.as_list()) return std::nullopt;
  for (const Value& item : *value.as_list())
    if (const std::string* text = item.as_string())
      if (auto why = refused_text(game, p, *text)) return why;
  return std::nullopt;
}

std::optional<Problem> refused_file(const GameEntry& game, const Parameter& p, std::string_view text) {
  Parameter open = p;
  open.values.clear();
  const auto value = parse(open, text);
  return value ? refused_file(game, p, *value) : std::nullopt;
}

std::optional<Problem> refused_file(const GameEntry& game, const Value& settings) {
  if (!settings.as_map()) return std::nullopt;
  for (const Parameter& p : game.parameters)
    if (const Value* value = settings.find(p.name))
      if (auto why = refused_file(game, p, *value)) return why;
  return std::nullopt;
}

}  // namespace tablier
