#include "match/match.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/close_up.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/judge.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/screens/memory.hpp"
#include "ui/screens/position.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/setup_panel.hpp"
#include "ui/screens/ways.hpp"

#include <random>

namespace tablier {
namespace {

constexpr const char* kMemory = "setup";
constexpr const char* kPreview = "preview";
constexpr float kListWide = 288, kListNarrow = 232, kStartWidth = 300, kStripHeight = 84;
/// What is chosen takes no more than this: a switch stands near its words.
constexpr float kMostOptions = 760;
constexpr double kPoll = 0.03;
constexpr std::uint64_t kPreviewLot = 1;

/// Whether a key goes to the next thing on the screen.
bool goes_on(const KeyChange& key) {
  if (!key.down || key.ctrl || key.alt) return false;
  return key.key == Key::tab || key.key == Key::left || key.key == Key::right || key.key == Key::up || key.key == Key::down;
}

class SetupScreen final : public Screen {
 public:
  SetupScreen(Ui& ui, std::shared_ptr<const GameEntry> game, const std::optional<MatchSetup>& preset) : model_(std::move(game)) {
    if (preset) take(*preset);
    else model_.recall(remembered(ui.services.settings, model_.game().name, kMemory));
    refresh(ui);
  }

  std::string name(const Ui& ui) const override { return ui.tr(model_.game().sheet.title); }

  Value describe(const Ui&) const override {
    return Value::map({{"screen", "setup"}, {"variant", model_.variant().name}, {"options", model_.options()}});
  }

  void enter(Ui& ui) override { solved_ = series_progress(ui.services.records, model_.game()); }

  void leave(Ui& ui) override {
    judge_.forget();
    if (!std::exchange(touched_, false)) return;
    remember(ui.services.settings, model_.game().name, kMemory, model_.remembered());
    keep_settings(ui);
  }

  bool input(Ui& ui, const Input& input) override {
    if (patterns_.input(input)) return true;
    const auto* key = std::get_if<KeyChange>(&input);
    if (std::holds_alternative<PointerPressed>(input)) keys_lead_ = false;
    if (!key) return false;
    keys_lead_ = keys_lead_ || goes_on(*key);
    if (is_press(*key, Key::enter, true) || (is_press(*key, Key::enter) && !keys_lead_)) {
      play(ui);
      return true;
    }
    if (is_press(*key, Key::tab)) {
      focus_ = static_cast<Part>((static_cast<int>(here_) + (key->shift ? 2 : 1)) % 3);
      return true;
    }
    return way_key(ui, *key, ways());
  }

  bool update(Ui& ui, double) override {
    if (std::exchange(stale_, false)) refresh(ui);
    return judge_.poll();
  }

  std::optional<double> next_wake(const Ui&, double now) const override {
    return judge_.thinking() ? std::optional(now + kPoll) : std::nullopt;
  }

  float foot(const Ui& ui) const override { return ui.size.x < ui.px(ui.sizes.panel_break) ? ui.px(kStripHeight) : 0; }
  bool settled() const override { return !judge_.thinking(); }

  void draw_panels(Ui& ui) override {
    way_bar(ui, ui.tr(model_.game().sheet.title), ui.tr("setup.title"), ways());
    const Rect room = frame_without_panel(ui).board;
    const Panel panel(ui, "##setup", room, Panel::Ground::ground, {0, 0});
    const bool wide = ui.size.x >= ui.px(ui.sizes.panel_break);
    const float list = ui.px(wide ? kListWide : kListNarrow), strip = wide ? 0 : ui.px(kStripHeight), start = wide ? ui.px(kStartWidth) : 0;
    part(ui, "##variants", {0, 0, list, room.h - strip}, "paper", {ui.sizes.m, ui.sizes.l}, [&] { draw_list(ui); });
    const float over = std::max(0.0F, (room.w - list - start) / ui.scale() - kMostOptions - 2 * ui.sizes.xxl);
    part(ui, "##options", {list, 0, room.w - list - start, room.h - strip}, "", {ui.sizes.xxl + over / 2, ui.sizes.xl},
         [&] { draw_options(ui); });
    if (wide) part(ui, "##start", {room.w - start, 0, start, room.h}, "paper", {ui.sizes.xl, ui.sizes.xl}, [&] { draw_start(ui); });
    else
      part(
          ui, "##start", {0, room.h - strip, room.w, strip}, "paper", {ui.sizes.xl, 20}, [&] { draw_strip(ui, room.w); },
          ImGuiWindowFlags_NoScrollbar);
    draw_edges(ui, room, list, strip, start);
  }

 private:
  Ways ways() const { return {.game = model_.entry(), .variant = model_.variant().name, .options = model_.options()}; }
  /// Only a puzzle can be possible or not.
  bool judges() const { return preview_ && model_.seats().most == 1 && preview_->rules().game->levels() > 0; }

  void take(const MatchSetup& preset) {
    if (model_.game().variant(preset.variant)) model_.choose_variant(preset.variant);
    for (const Parameter& p : model_.game().parameters)
      if (const Value* set = preset.options.as_map() ? preset.options.find(p.name) : nullptr) static_cast<void>(model_.set(p, *set));
    if (!preset.players.empty()) model_.players() = preset.players;
  }

  /// Rules and a position of what is chosen now, or why there are none.
  void refresh(Ui& ui) {
    preview_.reset();
    problem_.reset();
    judge_.forget();
    ui.pictures.forget(kPreview);
    auto rules = ui.services.catalogue.ruleset(model_.game().name + "/" + model_.variant().name, model_.options());
    if (!rules) {
      problem_ = rules.problem();
      return;
    }
    model_.fit(rules->game->seats(), rules->game->levels());
    auto match = Match::start(std::move(*rules), model_.setup(kPreviewLot));
    if (match) preview_ = std::move(*match);
    else problem_ = match.problem();
    if (judges()) judge_.ask(*preview_);
  }

  /// Tab goes from one to the next.
  enum class Part : std::uint8_t { list, options, start };

  bool takes_focus(Part part) {
    if (focus_ != part) return false;
    here_ = part;
    focus_.reset();
    return true;
  }

  void changed() { touched_ = stale_ = true; }

  void play(Ui& ui) {
    if (stale_) refresh(ui);
    touched_ = true;
    if (problem_) return ui.say(*problem_);
    auto screen = model_.seed ? seeded_table(ui, model_.setup(0)) : new_table(ui, model_.setup(std::random_device()()));
    if (screen) ui.navigator.open(std::move(*screen));
    else ui.say(screen.problem());
  }

  template <typename Draw>
  static void part(const Ui& ui, const char* id, Rect at, std::string_view ground, Vec2 padding, Draw draw, int flags = 0) {
    ImGui::SetCursorPos({at.x, at.y});
    const Colour colour = ground.empty() ? Colour{0, 0, 0, 0} : ui.colour(ground);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, im(colour));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(padding.x), ui.px(padding.y)});
    ImGui::BeginChild(id, {at.w, at.h}, false, ImGuiWindowFlags_AlwaysUseWindowPadding | bridge::kSharedKeys | flags);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    draw();
    ImGui::EndChild();
  }

  static void draw_edges(const Ui& ui, Rect room, float list, float strip, float start) {
    const float thin = std::max(1.0F, std::floor(ui.scale()));
    ImDrawList& over = *ImGui::GetForegroundDrawList();
    const auto line = [&](float x, float y, float w, float h) {
      over.AddRectFilled({room.x + x, room.y + y}, {room.x + x + w, room.y + y + h}, im(ui.colour("line")));
    };
    line(list, 0, thin, room.h - strip);
    if (strip > 0) line(0, room.h - strip, room.w, thin);
    if (start > 0) line(room.w - start, 0, thin, room.h);
  }

  void draw_list(Ui& ui) {
    if (solved_.total > 0) {
      draw_series(ui);
      gap(ui, ui.sizes.l);
    }
    heading(ui, ui.tr("setup.variants"));
    if (const auto name = draw_variants(ui, model_, takes_focus(Part::list))) {
      model_.choose_variant(*name);
      drafts_.clear();
      patterns_ = {};
      changed();
    }
  }

  void draw_series(Ui& ui) {
    heading(ui, ui.tr("setup.series"));
    const float width = ImGui::GetContentRegionAvail().x, pad = ui.px(ui.sizes.m);
    const std::string first = ui.tr("setup.map"), second = ui.tr("map.progress", {{"done", solved_.solved}, {"n", solved_.total}});
    const Vec2 one = measure(ui.fonts.strong, first, width - 2 * pad), two = measure(ui.fonts.label, second, width - 2 * pad);
    const float bar = ui.px(6);
    const TileAnswer t =
        tile(ui, "##series", {.size = {width, one.y + two.y + bar + ui.px(34)}, .round = 10, .ground = "raised", .label = first});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, ui.fonts.strong, {t.box.x + pad, t.box.y + ui.px(10)}, im(ui.colour("ink")), first, width - 2 * pad);
    draw_text(list, ui.fonts.label, {t.box.x + pad, t.box.y + ui.px(12) + one.y}, im(ui.colour("soft_ink")), second, width - 2 * pad);
    draw_bar(ui, {t.box.x + pad, t.box.bottom() - bar - ui.px(11), width - 2 * pad, bar},
             static_cast<double>(solved_.solved) / static_cast<double>(solved_.total));
    if (t.pressed) ui.navigator.open(map_screen(ui, model_.entry()));
  }

  void draw_options(Ui& ui) {
    const VariantEntry& variant = model_.variant();
    title(ui, variant.title.empty() ? variant.name : ui.tr(variant.title));
    if (!variant.summary.empty()) paragraph(ui, ui.tr(variant.summary));
    gap(ui, ui.sizes.xl);
    if (takes_focus(Part::options)) bridge::focus_next_item();
    bool any = draw_players(ui, model_, seat_paints(ui));
    if (!model_.offered().empty()) {
      heading(ui, ui.tr("setup.options"));
      any = draw_parameters(ui, model_, drafts_, patterns_) || any;
    } else if (model_.seats().most < 2) {
      note(ui, ui.tr("setup.nothing"));
    }
    ImGui::PushID("more");
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() - ui.px(ui.sizes.m + 2));  // its words begin where the others do
    if (button(ui, {.label = ui.tr(more_ ? "setup.less" : "setup.more"), .kind = ButtonKind::quiet, .width = -1})) more_ = !more_;
    ImGui::PopID();
    if (more_) any = draw_seed(ui, model_, drafts_) || any;
    if (any) changed();
  }

  /// As the game's own stones, where it has any.
  std::vector<SeatPaint> seat_paints(const Ui& ui) const {
    const Palette palette(ui.theme, &model_.game().sheet.paints);
    const auto looks = preview_ ? preview_->state().scene(Seat::nobody).seats : std::vector<SeatLook>();
    std::vector<SeatPaint> paints;
    for (std::size_t i = 0; i < model_.players().size(); ++i) {
      const SeatLook look = i < looks.size() ? looks[i] : SeatLook{};
      paints.push_back({palette.colour(look.paint.empty() ? "seat." + std::to_string(i) : look.paint), look.label});
    }
    return paints;
  }

  void draw_judgement(const Ui& ui) const {
    if (problem_) return status(ui, ui.colour("danger"), ui.tr("setup.cannot"), ui.tr(*problem_));
    if (!judges()) return;
    const Outlook& o = judge_.outlook();
    switch (o.kind) {
      case Outlook::Kind::possible:
        return status(ui, ui.colour("done"), ui.tr("setup.possible"),
                      o.solutions ? ui.tr("table.light.solutions", {{"n", static_cast<std::int64_t>(*o.solutions)}}) : std::string());
      case Outlook::Kind::impossible: return status(ui, ui.colour("danger"), ui.tr("setup.impossible"), ui.tr("setup.choose_others"));
      case Outlook::Kind::thinking: return status(ui, ui.colour("line"), ui.tr("setup.judging"), ui.tr("table.light.moment"));
      case Outlook::Kind::unknown: return status(ui, ui.colour("line"), ui.tr("setup.judging"), ui.tr("table.light.too_long"));
    }
  }

  void draw_preview(Ui& ui) {
    const std::optional<Scene> scene = preview_ ? std::optional(shown_scene(ui)) : std::nullopt;
    const float width = ImGui::GetContentRegionAvail().x,
                height = std::round(width * (scene && boundless(*scene) ? 0.68F : preview_shape(scene)));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Dummy({width, height});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float round = ui.px(ui.sizes.radius_button);
    list.AddRectFilled(at, {at.x + width, at.y + height}, im(ui.colour("ground")), round);
    if (!scene) return;
    const Palette palette(ui.theme, &model_.game().sheet.paints);
    const TableTaste taste{.marks = ui.services.settings.marks, .labels = ui.services.settings.labels};
    const auto picture = ui.pictures.get(kPreview, static_cast<int>(width), static_cast<int>(height), ui.colour("ground"),
                                         [&](Canvas& canvas, Rect box) { draw_figure(canvas, palette, *scene, box, taste); });
    if (picture)
      list.AddImageRounded(picture->texture, at, {at.x + width, at.y + height}, picture->from, picture->to, IM_COL32_WHITE, round);
  }

  /// Height over width of the preview's sheet.
  static float preview_shape(const std::optional<Scene>& scene) { return scene ? std::clamp(picture_aspect(*scene), 0.5F, 1.0F) : 0.68F; }

  static bool boundless(const Scene& scene) { return scene.surfaces.empty() || !scene.surfaces.front().grid.bounded(); }

  /// The start; where a boundless table is still empty, the position of the card.
  Scene shown_scene(const Ui& ui) const {
    Scene start = preview_->state().scene(Seat::nobody);
    for (Surface& s : start.surfaces) s.coordinates = false;  // nobody could read them so small
    if (!start.tokens.empty() || !boundless(start)) return start;
    auto card = position_of(ui.services.catalogue, model_.game(), model_.game().sheet.card);
    return card ? *std::move(card) : std::move(start);
  }

  void draw_start(Ui& ui) {
    draw_preview(ui);
    gap(ui, ui.sizes.l);
    draw_judgement(ui);
    gap(ui, ui.sizes.s);
    play_button(ui, 0);
    reset_button(ui, 0);
    gap(ui, ui.sizes.s);
    note(ui, ui.tr("setup.keys"));
  }

  void draw_strip(Ui& ui, float width) {
    const float play = button_width(ui, play_look(ui)), reset = button_width(ui, {.label = ui.tr("setup.reset")});
    const float room = width - 2 * ui.px(ui.sizes.xl) - play - reset - 2 * ui.px(ui.sizes.l);
    const float top = ImGui::GetCursorPosY(), left = ImGui::GetCursorPosX();
    ImGui::SetCursorPos({left, ui.px(ui.sizes.m)});
    ImGui::BeginChild("##judge", {room, ui.px(kStripHeight - 2 * ui.sizes.m)}, false, ImGuiWindowFlags_NoScrollbar);
    if (problem_ || judges()) draw_judgement(ui);
    else draw_in_middle(ui, ui.tr("setup.keys"));
    ImGui::EndChild();
    ImGui::SetCursorPos({left + room + ui.px(ui.sizes.l), top});
    reset_button(ui, reset);
    ImGui::SetCursorPos({left + room + reset + 2 * ui.px(ui.sizes.l), top});
    play_button(ui, play);
  }

  static void draw_in_middle(const Ui& ui, const std::string& words) {
    const ImVec2 room = ImGui::GetContentRegionAvail();
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, (room.y - measure(ui.fonts.label, words, room.x).y) / 2));
    note(ui, words);
  }

  ButtonLook play_look(const Ui& ui) const {
    play_words_ = ui.tr("setup.play");
    play_key_ = ui.tr("key.enter");
    return {.label = play_words_, .key = play_key_, .kind = ButtonKind::primary, .enabled = !problem_};
  }

  void play_button(Ui& ui, float width) {
    ButtonLook look = play_look(ui);
    look.width = width;
    if (takes_focus(Part::start)) bridge::focus_next_item();
    if (button(ui, look)) play(ui);
  }

  void reset_button(Ui& ui, float width) {
    if (!button(ui, {.label = ui.tr("setup.reset"), .width = width, .enabled = model_.anything_changed()})) return;
    model_.reset_options();
    drafts_.clear();
    changed();
  }

  SetupModel model_;
  std::optional<Match> preview_;
  std::optional<Problem> problem_;
  Judge judge_;
  Drafts drafts_;
  PatternHand patterns_;
  SeriesProgress solved_;
  std::optional<Part> focus_;  ///< asked for by a key
  Part here_ = Part::start;    ///< where it went last
  bool more_ = false, touched_ = false, stale_ = false;
  bool keys_lead_ = false;  ///< keys have gone to something that Enter presses; before that, Enter starts the match
  mutable std::string play_words_, play_key_;
};

}  // namespace

std::unique_ptr<Screen> setup_screen(Ui& ui, std::shared_ptr<const GameEntry> game, const std::optional<MatchSetup>& preset) {
  return std::make_unique<SetupScreen>(ui, std::move(game), preset);
}

}  // namespace tablier
