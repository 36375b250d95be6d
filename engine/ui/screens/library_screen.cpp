#include "match/autosave.hpp"
#include "match/play_line.hpp"
#include "ui/core/pictures.hpp"
#include "ui/core/probe.hpp"
#include "ui/painter/table_painter.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

#include <optional>

namespace tablier {
namespace {

constexpr float kLeastCard = 300, kPictureHeight = 190;

/// The position that a card shows; absent where it cannot be reached.
std::optional<Scene> card_scene(const Ui& ui, const GameEntry& entry) {
  const Picture& card = entry.sheet.card;
  auto rules = ui.services.catalogue.ruleset(entry.name + (card.variant.empty() ? "" : "/" + card.variant), card.options);
  if (!rules) return std::nullopt;
  MatchSetup setup;
  setup.game = entry.name;
  setup.variant = rules->variant;
  setup.options = card.options;
  setup.players.resize(static_cast<std::size_t>(rules->game->seats().least));
  auto match = Match::start(std::move(*rules), std::move(setup));
  if (!match || !play_line(*match, card.moves)) return std::nullopt;
  return match->state().scene(Seat::nobody);
}

class LibraryScreen final : public Screen {
 public:
  void enter(Ui& ui) override { left_ = AutosaveFolder(ui.services.paths.state / "matches").latest_unfinished(); }

  Value describe(const Ui&) const override { return Value::map({{"screen", "library"}}); }

  void draw_panels(Ui& ui) override {
    const BarAnswer at_bar = bar(ui, {.back = {}, .title = ui.tr("library.title"), .chips = {ui.tr("bar.settings")}});
    if (at_bar.chip == 0) ui.navigator.open(settings_screen());
    const Panel panel(ui, "##library", frame_without_panel(ui).board, Panel::Ground::ground, {ui.sizes.xxl, ui.sizes.xl});
    draw_resume(ui);
    draw_games(ui);
  }

 private:
  void draw_resume(Ui& ui) {
    if (!left_) return;
    heading(ui, ui.tr("library.resume"));
    const auto entry = ui.services.catalogue.find(left_->sheet.setup.game);
    const std::string words = entry ? ui.tr(entry->sheet.title) : left_->sheet.setup.game;
    if (button(ui,
               {.label = words + " · " + ui.tr("library.continue"), .key = ui.tr("key.enter"), .kind = ButtonKind::primary, .width = -1}))
      resume(ui);
    gap(ui, ui.sizes.l);
  }

  void resume(Ui& ui) {
    auto screen = saved_table(ui, left_->file);
    if (screen) ui.navigator.open(std::move(*screen));
    else ui.say(screen.problem());
  }

  void draw_games(Ui& ui) {
    const float room = ImGui::GetContentRegionAvail().x, between = ui.px(22);
    const int columns = std::max(1, static_cast<int>((room + between) / (ui.px(kLeastCard) + between)));
    const float width = (room - between * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    int i = 0;
    for (const auto& entry : ui.services.catalogue.games()) {
      if (i++ % columns != 0) ImGui::SameLine(0, between);
      draw_card(ui, *entry, width);
    }
  }

  void draw_card(Ui& ui, const GameEntry& entry, float width) {
    const float picture_height = ui.px(kPictureHeight), height = picture_height + ui.px(66);
    ImGui::PushID(entry.name.c_str());
    const bool pressed = ImGui::InvisibleButton("##card", {width, height});
    probe_item(ui.tr(entry.sheet.title));
    const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemFocused();
    ImGui::PopID();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const float round = ui.px(ui.sizes.radius_card), thin = std::max(1.0F, std::floor(ui.scale()));
    list.AddRectFilled(low, high, im(ui.colour("paper")), round);
    const Palette palette(ui.theme, &entry.sheet.paints);
    const auto picture = ui.pictures.get("card." + entry.name, static_cast<int>(width), static_cast<int>(picture_height),
                                         ui.colour("wood_frame"), [&](Canvas& canvas, Rect box) {
                                           if (const auto scene = card_scene(ui, entry)) draw_picture(canvas, palette, *scene, box, {});
                                         });
    if (picture)
      list.AddImageRounded(picture->texture, low, {high.x, low.y + picture_height}, picture->from, picture->to, IM_COL32_WHITE, round,
                           ImDrawFlags_RoundCornersTop);
    list.AddRect(low, high, im(ui.colour(hovered ? "accent" : "line")), round, 0, thin);
    const Vec2 words{low.x + ui.px(ui.sizes.l), low.y + picture_height + ui.px(ui.sizes.m)};
    draw_text(list, ui.fonts.title, words, im(ui.colour("ink")), ui.tr(entry.sheet.title));
    draw_text(list, ui.fonts.label, {words.x, words.y + line_height(ui.fonts.title) + ui.px(4)}, im(ui.colour("soft_ink")),
              ui.tr(entry.sheet.summary), width - 2 * ui.px(ui.sizes.l));
    if (pressed) open(ui, entry);
  }

  void open(Ui& ui, const GameEntry& entry) {
    MatchSetup setup;
    setup.game = entry.name;
    setup.variant = entry.sheet.default_variant;
    setup.players.resize(static_cast<std::size_t>(entry.sheet.seats.least));
    auto screen = new_table(ui, setup);
    if (screen) ui.navigator.open(std::move(*screen));
    else ui.say(screen.problem());
  }

  std::optional<SaveSummary> left_;
};

}  // namespace

std::unique_ptr<Screen> library_screen() { return std::make_unique<LibraryScreen>(); }

}  // namespace tablier
