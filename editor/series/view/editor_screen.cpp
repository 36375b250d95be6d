#include "editor/series/view/editor_screen.hpp"

#include "editor/series/view/grid_view.hpp"
#include "editor/series/view/palette_view.hpp"
#include "editor/series/view/problem_screen.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

constexpr float kFootHeight = 54;
/// Between two looks at what is worked out beside, in seconds.
constexpr double kLook = 0.02;

Value described(const SeriesRow& row) {
  return Value::map({{"name", row.name}, {"first", row.first}, {"numbers", Value::list_of(row.numbers)}});
}

/// What each penta is worth, by its name; those that are not counted are left out.
Value counts_of(const EditSession& session) {
  Value counts = Value::map();
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(session.model().series()))
    if (const auto found = session.counter().counts().find(penta.set); found != session.counter().counts().end())
      counts.set(penta.name(), found->second);
  return counts;
}

}  // namespace

EditorScreen::EditorScreen(EditorContext context, std::shared_ptr<const GameEntry> game, OpenRequest request)
    : context_(std::move(context)), game_(std::move(game)), request_(std::move(request)) {}

void EditorScreen::enter(Ui& ui) {
  if (!std::exchange(begun_, true)) open(ui, request_.file);
}

bool EditorScreen::update(Ui& ui, double) {
  if (!document_) return false;
  std::optional<Problem> problem;
  const bool changed = session().update(problem);
  if (!problem) problem = document_->keep_draft();
  if (problem) ui.say(*problem);
  return changed || problem.has_value() || session().completing();
}

std::optional<double> EditorScreen::next_wake(const Ui&, double now) const {
  return document_ && session().busy() ? std::optional(now + kLook) : std::nullopt;
}

Value EditorScreen::describe(const Ui& ui) const {
  Value all = Value::map({{"screen", "editor"}, {"faults", std::uint64_t{faults_.size()}}});
  if (!document_) return all;
  const SeriesModel& model = session().model();
  Value rows = Value::list();
  for (const SeriesRow& row : model.rows()) rows.push(described(row));
  all.set("rows", std::move(rows));
  all.set("title", text_in(model.series().title, ui.services.locale.language()));
  all.set("note", text_in(model.series().note, ui.services.locale.language()));
  all.set("file", document_->file().string());
  all.set("changed", document_->changed());
  all.set("slot", Value::list_of(std::vector<std::uint64_t>{session().cursor().row, session().cursor().column}));
  all.set("typed", session().typed());
  all.set("counts", counts_of(session()));
  all.set("counting", session().counting());
  all.set("completing", session().completing());
  all.set("figures", katamino::to_value(session().report().figures()));
  return all;
}

std::string EditorScreen::where_label(const Ui& ui) const {
  const std::string file = document_->file().filename().string();
  if (!document_->changed()) return file.empty() ? ui.tr("editor.nameless") : file;
  return ui.tr("editor.unsaved", {{"file", file.empty() ? ui.tr("editor.nameless") : file}});
}

void EditorScreen::draw_bar(Ui& ui) {
  const std::string title = document_ ? ui.tr(session().model().series().title) : faulty_.filename().string();
  BarLook look{.back = ui.navigator.can_go_back() ? back_label(ui) : "",
               .title = title,
               .where = document_ ? where_label(ui) : std::string(),
               .menu = ui.tr("bar.menu")};
  std::vector<std::pair<const char*, Then>> ways{{"editor.bar.make", [&] { make_new(ui); }}, {"editor.bar.open", [&] { choose_file(ui); }}};
  if (document_) ways.emplace_back("editor.bar.save", [&] { save(ui); });
  ways.emplace_back("editor.bar.keys", [&] { show_keys(ui); });
  ways.emplace_back("bar.settings", [&] { ui.navigator.open(settings_screen()); });
  for (const auto& way : ways) look.chips.push_back(ui.tr(way.first));
  const BarAnswer answer = bar(ui, look);
  if (answer.back) go_back(ui);
  if (answer.chip >= 0) ways[static_cast<std::size_t>(answer.chip)].second();
}

void EditorScreen::draw_panels(Ui& ui) {
  draw_bar(ui);
  hovered_.reset();
  if (!document_) {
    if (draw_faults(ui, frame_without_panel(ui).board, faulty_, faults_)) open(ui, std::filesystem::path(faulty_));
    return;
  }
  const Frame frame = frame_of(ui, kStripHeight);
  const Rect room = frame.board;
  const float palette = ui.px(kPaletteHeight), foot = ui.px(kFootHeight);
  const GridAnswer grid = draw_grid(ui, {room.x, room.y, room.w, room.h - palette - foot},
                                    {.session = session(), .game = game_->spec, .into_sight = std::exchange(into_sight_, false)});
  hovered_ = grid.hovered;
  if (grid.pressed) tell(ui, session().go_to(*grid.pressed));
  if (const auto piece = draw_palette(ui, {room.x, room.bottom() - palette - foot, room.w, palette}, session(), game_->spec))
    tell(ui, session().lay(*piece));
  draw_foot(ui, {room.x, room.bottom() - foot, room.w, foot});
  command(ui, panel_.draw(ui, frame, session(), game_->spec));
}

/// The figures that the series tools print, in words for people; below them what is wrong, else the keys that matter most.
void EditorScreen::draw_foot(const Ui& ui, Rect at) const {
  const Panel panel(ui, "##foot", at, Panel::Ground::paper, {0, 0});
  const Report& report = session().report();
  std::vector<Text> lines = katamino::lines_of(report.figures());
  lines.front().key = "editor.figures";
  if (report.figures().pentas == 0) lines = {Text("editor.empty")};
  else if (report.waiting() > 0) lines = {Text("editor.waiting", {{"n", report.waiting()}, {"all", report.figures().pentas}})};
  std::string problems;
  for (std::size_t i = 1; i < lines.size(); ++i) problems += (i > 1 ? "   ·   " : "") + ui.tr(lines[i]);
  const float left = at.x + ui.px(ui.sizes.xl), room = at.w - 2 * ui.px(ui.sizes.xl);
  const float first = line_height(ui.fonts.strong) + ui.px(4), y = at.y + (at.h - first - line_height(ui.fonts.label)) / 2 - ui.px(2);
  draw_fitted(ui, ui.fonts.strong, {left, y}, ui.colour("ink"), ui.tr(lines.front()), room);
  if (problems.empty()) draw_fitted(ui, ui.fonts.label, {left, y + first}, ui.colour("soft_ink"), ui.tr("editor.help"), room);
  else draw_fitted(ui, ui.fonts.label, {left, y + first}, ui.colour("danger"), problems, room);
}

}  // namespace tablier::editor
