#include "ui/screens/series_fault.hpp"

#include "content/yaml.hpp"
#include "ui/panels/fault_line.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Of a file that may be broken anywhere else; empty where it cannot be read.
std::string title_in(const Locale& locale, const std::filesystem::path& file) {
  const LoadedYaml yaml = load_yaml(file);
  if (!yaml.document || !yaml.document->root().is(YamlKind::map)) return {};
  const YamlNode node = yaml.document->root().find("title");
  if (!node) return {};
  const Value title = node.value();
  if (title.as_string()) return *title.as_string();
  if (!title.as_map()) return {};
  const Value* word = title.find(locale.language());
  if (!word && !title.as_map()->empty()) word = &title.as_map()->front().value;
  return word && word->as_string() ? *word->as_string() : std::string();
}

}  // namespace

SeriesFault series_fault(const Locale& locale, const GameEntry& game, const RefusedFile& refused) {
  const std::filesystem::path file = refused.why.where.file;
  SeriesFault fault{.title = title_in(locale, file), .faults = load_all_series(file, game.spec.content.pieces).problems};
  if (fault.title.empty()) fault.title = refused.name;
  if (fault.faults.empty()) fault.faults.push_back(refused.why);
  std::ranges::stable_sort(fault.faults, {}, [](const Problem& p) { return p.where.line; });
  return fault;
}

bool draw_series_fault(const Ui& ui, Rect at, const SeriesFault& fault, bool can_mend) {
  constexpr float kColumn = 760;
  const float side = std::max(ui.sizes.xxl, (at.w / ui.scale() - kColumn) / 2);
  const Panel panel(ui, "##fault", at, Panel::Ground::ground, {side, ui.sizes.xxl});
  title(ui, ui.tr("map.fault", {{"name", fault.title}}));
  note(ui, fault.faults.front().where.file);
  for (const Problem& one : fault.faults) status(ui, ui.colour("danger"), fault_line_in_file(ui, one));
  gap(ui, ui.sizes.m);
  if (!can_mend) return false;
  const std::string label = ui.tr("map.mend"), enter = ui.tr("key.enter");
  return button(ui, {.label = label, .key = enter, .kind = ButtonKind::primary, .width = -1});
}

}  // namespace tablier
