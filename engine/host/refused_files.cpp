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
  const RefusedFile* refused = refused_part(game, PartKind::pattern, name);
  if (!refused) refused = refused_part(game, PartKind::figure, name);
  return refused ? std::optional(told(p, *refused)) : std::nullopt;
}

/// A text that may be anything names no sheet.
bool names_specs(const Parameter& p) { return p.type == ParameterType::patterns || !p.values.empty(); }

}  // namespace

const RefusedFile* refused_part(const GameEntry& game, PartKind kind, std::string_view name) {
  const auto is_meant = [&](const RefusedFile& file) { return file.kind == kind && file.name == name; };
  const auto refused = std::find_if(game.refused.begin(), game.refused.end(), is_meant);
  return refused == game.refused.end() ? nullptr : &*refused;
}

bool has_series(const GameEntry& game, std::string_view name) {
  if (!game.spec.series) return false;
  if (!name.empty()) return find_spec(game.spec.content.series, name) || refused_part(game, PartKind::series, name);
  return !game.spec.content.series.empty() || std::ranges::count(game.refused, PartKind::series, &RefusedFile::kind) > 0;
}

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
