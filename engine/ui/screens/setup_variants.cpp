#include "ui/screens/setup_variants.hpp"

#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

namespace tablier {

bool draw_series(const Ui& ui, const SeriesProgress& progress) {
  const float width = ImGui::GetContentRegionAvail().x, pad = ui.px(ui.sizes.m);
  const std::string first = ui.tr("setup.map"), second = ui.tr("map.progress", {{"done", progress.solved}, {"n", progress.total}});
  const Vec2 one = measure(ui.fonts.strong, first, width - 2 * pad), two = measure(ui.fonts.label, second, width - 2 * pad);
  const float bar = ui.px(6);
  const TileAnswer t =
      tile(ui, "##series", {.size = {width, one.y + two.y + bar + ui.px(34)}, .round = 10, .ground = "raised", .label = first});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_text(list, ui.fonts.strong, {t.box.x + pad, t.box.y + ui.px(10)}, im(ui.colour("ink")), first, width - 2 * pad);
  draw_text(list, ui.fonts.label, {t.box.x + pad, t.box.y + ui.px(12) + one.y}, im(ui.colour("soft_ink")), second, width - 2 * pad);
  draw_bar(ui, {t.box.x + pad, t.box.bottom() - bar - ui.px(11), width - 2 * pad, bar},
           static_cast<double>(progress.solved) / static_cast<double>(progress.total));
  return t.pressed;
}

namespace {

/// What is wrong with it, else what is different in it, and that it is the player's own where it is.
std::string about_variant(const Ui& ui, const VariantEntry& v) {
  std::string about = v.problem ? ui.tr(*v.problem) : ui.tr(v.summary);
  if (v.files.empty() || !ui.services.paths.is_own(v.files.front())) return about;
  return ui.tr("library.own_variant", {{"about", about}});
}

}  // namespace

std::optional<std::string> draw_variants(const Ui& ui, const SetupModel& model, const VariantList& list) {
  std::optional<std::string> pressed;
  const float width = ImGui::GetContentRegionAvail().x, pad = ui.px(ui.sizes.m), mark = ui.px(18);
  for (const VariantEntry& v : model.game().variants) {
    const bool here = v.name == model.variant().name;
    if (here && list.focus) bridge::focus_next_item();
    const std::string name = v.title.empty() ? v.name : ui.tr(v.title);
    const std::string about = about_variant(ui, v);
    const float room = width - 2 * pad - mark;
    const Vec2 first = measure(ui.fonts.strong, name, room), second = about.empty() ? Vec2{} : measure(ui.fonts.label, about, room);
    const TileAnswer t = tile(ui, v.name.c_str(),
                              {.size = {width, first.y + second.y + ui.px(2) + 2 * ui.px(10)},
                               .round = 10,
                               .ground = here ? "highlight" : "",
                               .line = here ? "accent" : "",
                               .enabled = !v.problem,
                               .label = name});
    if (list.at_top && &v == &model.game().variants.front()) static_cast<void>(bridge::goes_up());
    if (here && list.into_sight) keep_in_sight(ui, t.box);
    ImDrawList& ink_on = *ImGui::GetWindowDrawList();
    const Vec2 at{t.box.x + pad, t.box.y + ui.px(10)};
    const Colour ink = ui.colour(v.problem ? "soft_ink" : "ink");
    draw_text(ink_on, ui.fonts.strong, at, im(ink), name, room);
    draw_text(ink_on, ui.fonts.label, {at.x, at.y + first.y + ui.px(2)}, im(ui.colour(v.problem ? "danger" : "soft_ink")), about, room);
    if (here) draw_check(ink_on, {t.box.right() - pad - mark / 3, at.y + first.y / 2}, ui.px(12), ui.colour("accent_ink"));
    if (t.pressed && !here) pressed = v.name;
  }
  return pressed;
}

}  // namespace tablier
