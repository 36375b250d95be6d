#include "ui/core/pictures.hpp"
#include "ui/core/probe.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/close_up.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/table/table_dialogs.hpp"

#include <algorithm>
#include <cmath>

/// What was laid of a puzzle, beside a solution.
namespace tablier {
namespace {

/// Of the dialog, in logical pixels: as wide as the window lets it be. Of the window's height, what both boards may take.
constexpr float kWidestComparison = 1600, kLeastComparison = 520, kBoardsShare = 0.58F;
/// In a low window they leave as much of it, in logical pixels, to the words, the answers and what lies around the dialog.
constexpr float kBesideBoards = 292;

/// Rings what lies alike on both; true when anything does.
bool ring_what_agrees(Scene& left, Scene& right) {
  bool any = false;
  for (Token& a : left.tokens)
    for (Token& b : right.tokens)
      if (a.id == b.id && a.surface == b.surface && same_places(a.places, b.places)) any = a.winning = b.winning = true;
  return any;
}

/// How wide each of two boards is, in pixels, where they stand beside or below each other: as they are larger.
struct TwoBoards {
  bool below = false;
  float width = 0, height = 0;
};

TwoBoards fit_two(const Ui& ui, float aspect, float room) {
  const float between = ui.px(ui.sizes.l), high = std::min(ui.size.y * kBoardsShare, ui.size.y - ui.px(kBesideBoards));
  const float beside = std::min((room - between) / 2, high / aspect);
  const float stacked = std::min(room, (high - 2 * between) / 2 / aspect);
  const float width = std::floor(std::max(beside, stacked));
  return {stacked > beside, width, std::floor(width * aspect)};
}

/// As wide as both need, in logical pixels.
float comparison_width(const Ui& ui, const Scene& solution) {
  const float padding = 2 * ui.px(ui.sizes.xl), room = std::min(ui.px(kWidestComparison), ui.size.x - ui.px(ui.sizes.xxl)) - padding;
  const TwoBoards fit = fit_two(ui, part_aspect(solution), room);
  const float boards = fit.below ? fit.width : 2 * fit.width + ui.px(ui.sizes.l);
  return std::max(kLeastComparison, (std::ceil(boards) + padding) / ui.scale());
}

/// Both as large as they can be, and of each what is played on.
void draw_two_boards(Ui& ui, const Palette& palette, const TableTaste& taste, const Scene& left, const Scene& right) {
  const TwoBoards fit = fit_two(ui, part_aspect(right), ImGui::GetContentRegionAvail().x);
  const Scene* scenes[] = {&left, &right};
  const char* labels[] = {"table.compare.yours", "table.compare.solution"};
  for (int i = 0; i < 2; ++i) {
    if (i > 0 && !fit.below) ImGui::SameLine(0, ui.px(ui.sizes.l));
    ImGui::BeginGroup();
    heading(ui, ui.tr(labels[i]));
    const auto picture = ui.pictures.get(
        labels[i], static_cast<int>(fit.width), static_cast<int>(fit.height), ui.colour("paper"), [&](Canvas& canvas, Rect box) {
          draw_part(canvas, palette, *scenes[i], right, box, taste, [&](const Text& t) { return ui.tr(t); });
        });
    if (picture) ImGui::Image(picture->texture, {fit.width, fit.height}, picture->from, picture->to);
    else ImGui::Dummy({fit.width, fit.height});
    probe_item(ui.tr(labels[i]));
    ImGui::EndGroup();
  }
}

}  // namespace

void TableDialogs::show_comparison(const Compared& compared, const std::function<void()>& again, const std::function<void()>& next) {
  Compared ringed = compared;
  const bool agrees = ring_what_agrees(ringed.own, ringed.solution);
  ui_.pictures.clear();
  Dialog dialog{.title = ui_.tr("table.compare.title"),
                .text = agrees ? ui_.tr("table.compare.text") : std::string(),
                .width = comparison_width(ui_, ringed.solution)};
  dialog.content = [this, taste = presenter_.taste(), ringed] {
    draw_two_boards(ui_, presenter_.palette(), taste, ringed.own, ringed.solution);
  };
  dialog.choices.push_back({ui_.tr("table.compare.again"), again});
  if (const auto challenge = next ? Recording::next(play_.match()) : std::nullopt)
    dialog.choices.push_back({ui_.tr(labels_.next(*challenge)), next});
  dialog.choices.push_back({ui_.tr("button.close")});
  ui_.dialogs.ask(std::move(dialog));
}

}  // namespace tablier
