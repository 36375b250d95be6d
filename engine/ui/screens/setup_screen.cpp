#include "match/seed.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"
#include "ui/screens/memory.hpp"
#include "ui/screens/parameter_labels.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/setup_parameters.hpp"
#include "ui/screens/setup_preview.hpp"
#include "ui/screens/setup_variants.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

constexpr const char* kSetupMemory = "setup";
constexpr float kListWide = 288, kListNarrow = 232, kStartWidth = 300, kStripHeight = 84;
/// What is chosen takes no more than this: a switch stands near its words.
constexpr float kMaxOptions = 760;
constexpr int kFramesToShow = 2;
constexpr double kSetupPoll = 0.03;
/// Seconds between looks at the files of the game's variants.
constexpr double kLookForVariants = 2;

/// Whether a key goes to the next thing on the screen.
bool goes_on(const KeyChange& key) {
  if (!key.down || key.ctrl || key.alt) return false;
  return key.key == Key::tab || key.key == Key::left || key.key == Key::right || key.key == Key::up || key.key == Key::down;
}

class SetupScreen final : public Screen {
 public:
  SetupScreen(Ui& ui, std::shared_ptr<const GameEntry> game, const std::optional<MatchSetup>& preset) : model_(std::move(game)) {
    if (preset) take(*preset);
    else model_.recall(remembered(ui.services.settings, model_.game().name, kSetupMemory));
    refresh(ui);
  }

  std::string name(const Ui& ui) const override { return ui.tr(model_.game().spec.title); }

  std::vector<std::string> keys() const override {
    const auto is_patterns = [](const Parameter& p) { return p.type == ParameterType::patterns; };
    if (!std::ranges::any_of(model_.game().parameters, is_patterns)) return screen_keys("setup", {"tab", "choose", "accept", "play"});
    return screen_keys("setup", {"tab", "choose", "accept", "play", "tiles"});
  }
  Value describe(const Ui&) const override {
    return Value::map({{"screen", "setup"}, {"variant", model_.variant().name}, {"options", model_.options()}});
  }

  void enter(Ui& ui) override {
    show_ = kFramesToShow;
    stale_ = std::exchange(left_, false) || stale_;  // what was being judged was let go
    solved_ = series_progress(ui.services.records, model_.game());
    if (keys_lead_) back_ = kFramesToShow;  // on coming back, too, keys begin at the chosen way
  }

  void leave(Ui& ui) override {
    preview_.forget();
    left_ = true;
    if (!std::exchange(touched_, false)) return;
    remember(ui.services.settings, model_.game().name, kSetupMemory, model_.remembered());
    keep_settings(ui);
  }

  bool input(Ui& ui, const Input& input) override {
    if (const auto* focus = std::get_if<FocusChanged>(&input); focus && focus->focused) look_at_ = 0;  // back from an editor, say
    if (std::holds_alternative<Resized>(input)) show_ = kFramesToShow;
    if (patterns_.input(input)) return true;
    const auto* key = std::get_if<KeyChange>(&input);
    if (std::holds_alternative<PointerPressed>(input)) keys_lead_ = false;
    if (!key) return false;
    if (goes_on(*key) && !std::exchange(keys_lead_, true)) {  // keys begin at the chosen way
      focus_ = Part::list;
      return true;
    }
    if (is_press(*key, Key::enter, true) || (is_press(*key, Key::enter) && !keys_lead_)) {
      play(ui);
      return true;
    }
    if (is_press(*key, Key::tab)) {
      focus_ = static_cast<Part>((static_cast<int>(here_) + (key->shift ? 2 : 1)) % 3);
      return true;
    }
    return screen_link_key(ui, *key, ways());
  }

  bool update(Ui& ui, double now) override {
    if (now >= look_at_) look_for_variants(ui, now);
    if (variants_.ready()) take_variants(ui);
    const bool anew = stale_;
    if (stale_) refresh(ui);
    return preview_.poll(ui, model_) || anew;
  }

  std::optional<double> next_wake(const Ui&, double now) const override {
    return preview_.thinking() || variants_.busy() ? std::min(look_at_, now + kSetupPoll) : look_at_;
  }

  /// Over the keys that are told beside the buttons, or below those: no setting is covered.
  NoticeRoom notice_room(const Ui& ui) const override {
    if (ui.size.x >= ui.px(ui.sizes.panel_break)) {
      const float start = ui.px(kStartWidth), bar = ui.px(ui.sizes.bar_height);
      return {.area = {ui.size.x - start, bar, start, ui.size.y - bar}};
    }
    const float strip = ui.px(kStripHeight), pad = ui.px(ui.sizes.l);
    const float buttons = button_width(ui, play_look(ui)) + button_width(ui, reset_look(ui, 0)) + ui.px(ui.sizes.xl) + 2 * pad;
    return {.area = {0, ui.size.y - strip, ui.size.x - buttons, strip}, .avoid = {judged_}};
  }
  bool settled() const override { return !preview_.thinking(); }

  void draw_panels(Ui& ui) override {
    screen_link_bar(ui, ui.tr(model_.game().spec.title), ui.tr("setup.title"), ways());
    const Rect room = frame_without_panel(ui).board;
    const Panel panel(ui, "##setup", room, Panel::Ground::ground, {0, 0});
    const bool wide = ui.size.x >= ui.px(ui.sizes.panel_break);
    const float list = ui.px(wide ? kListWide : kListNarrow), strip = wide ? 0 : ui.px(kStripHeight), start = wide ? ui.px(kStartWidth) : 0;
    const std::string id = "##variants of " + model_.game().name;  // each game's list is scrolled for itself
    const bool pages = keys_in_options_ && bridge::turns_pages();  // through the settings: nothing else takes the keys meanwhile
    if (pages) bridge::skip_by_keys(true);
    part(ui, id.c_str(), {0, 0, list, room.h - strip}, "paper", {ui.sizes.m, ui.sizes.l}, [&] { draw_list(ui); });
    if (pages) bridge::skip_by_keys(false);
    const float over = std::max(0.0F, (room.w - list - start) / ui.scale() - kMaxOptions - 2 * ui.sizes.xxl);
    part(ui, "##options", {list, 0, room.w - list - start, room.h - strip}, "", {ui.sizes.xxl + over / 2, ui.sizes.xl},
         [&] { draw_options(ui); });
    if (pages) bridge::skip_by_keys(true);
    if (wide) part(ui, "##start", {room.w - start, 0, start, room.h}, "paper", {ui.sizes.xl, ui.sizes.xl}, [&] { draw_start(ui); });
    else
      part(
          ui, "##start", {0, room.h - strip, room.w, strip}, "paper", {ui.sizes.xl, 20}, [&] { draw_strip(ui, room.w); },
          ImGuiWindowFlags_NoScrollbar);
    if (pages) bridge::skip_by_keys(false);
    draw_edges(ui, room, list, strip, start);
    // While a text is typed its letters come first, and Ctrl Enter after them.
    if (ImGui::GetIO().KeyCtrl && bridge::enter_pressed()) play(ui);
  }

 private:
  ScreenLinks ways() const {
    return {.game = model_.entry(), .variant = model_.variant().name, .options = options_but_drafts(model_, drafts_)};
  }

  void take(const MatchSetup& preset) {
    if (model_.game().variant(preset.variant)) model_.choose_variant(preset.variant);
    for (const Parameter& p : model_.game().parameters)
      if (const Value* set = preset.options.as_map() ? preset.options.find(p.name) : nullptr) static_cast<void>(model_.set(p, *set));
    if (!preset.players.empty()) model_.players() = preset.players;
    model_.clock = preset.clock;
  }

  /// Tab goes from one to the next.
  enum class Part : std::uint8_t { list, options, start };

  bool takes_focus(Part part) {
    if (focus_ != part) return false;
    here_ = part;
    focus_.reset();
    return true;
  }

  /// Somebody may have written one, or mended or removed it.
  void look_for_variants(Ui& ui, double now) {
    look_at_ = now + kLookForVariants;
    if (variants_.busy()) return;
    variants_ = ui.reader.ask<bool>(ui.services.catalogue,
                                    [name = model_.game().name](Catalogue& catalogue) { return catalogue.refresh_variants(name); });
  }

  void take_variants(const Ui& ui) {
    if (!variants_.take().value_or(false)) return;
    const auto fresh = ui.services.catalogue.peek(model_.game().name);
    if (!fresh->playable() || !fresh->variant("")) return;
    const std::string before = model_.variant().name;
    model_.renew(fresh);
    if (model_.variant().name != before) {
      drafts_.clear();
      patterns_ = {};
    }
    stale_ = true;
  }

  void changed() { touched_ = stale_ = true; }

  void refresh(Ui& ui) {
    stale_ = false;
    preview_.refresh(ui, model_, drafts_);
  }

  void play(Ui& ui) {
    if (stale_) refresh(ui);
    touched_ = true;
    if (preview_.problem()) return ui.say(*preview_.problem());
    preview_.impossible() ? ask_to_play_all_the_same(ui) : open_table(ui);
  }

  void ask_to_play_all_the_same(Ui& ui) {
    ui.dialogs.ask({.title = ui.tr("setup.unsolvable.title"),
                    .text = ui.tr("setup.unsolvable.text"),
                    .choices = {{ui.tr("setup.unsolvable.choose")}, {ui.tr("setup.unsolvable.play"), [this, &ui] { open_table(ui); }}},
                    .first_is_harmless = true});
  }

  void open_table(Ui& ui) {
    auto screen = table(ui);
    if (screen) ui.navigator.open(std::move(*screen));
    else ui.say(screen.problem());
  }

  /// Players are fitted to rules that scripts still work on as soon as they are known.
  Result<std::unique_ptr<Screen>> table(Ui& ui) {
    if (preview_.fitting())
      return awaited_table(ui, ui.tr(model_.game().spec.title),
                           [game = model_.entry(), chosen = model_, lot = fresh_seed()] { return begun_match(game, chosen, lot); });
    return model_.seed ? seeded_table(ui, model_.setup(0)) : new_table(ui, model_.setup(fresh_seed()));
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

  /// Over the parts, and below whatever is asked.
  static void draw_edges(const Ui& ui, Rect room, float list, float strip, float start) {
    const float thin = std::max(1.0F, std::floor(ui.scale()));
    ImGui::SetCursorScreenPos(im(room.corner()));
    ImGui::BeginChild("##edges", {room.w, room.h}, false, ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoBackground);
    ImDrawList& over = *ImGui::GetWindowDrawList();
    const auto line = [&](float x, float y, float w, float h) {
      over.AddRectFilled({room.x + x, room.y + y}, {room.x + x + w, room.y + y + h}, im(ui.colour("line")));
    };
    line(list, 0, thin, room.h - strip);
    if (strip > 0) line(0, room.h - strip, room.w, thin);
    if (start > 0) line(room.w - start, 0, thin, room.h);
    ImGui::EndChild();
  }

  void draw_list(Ui& ui) {
    if (solved_.total > 0) {
      heading(ui, ui.tr("setup.series"));
      if (draw_series(ui, solved_)) ui.navigator.open(map_screen(ui, model_.entry()));
      static_cast<void>(bridge::goes_up());  // nothing is above it
      if (bridge::goes_right()) focus_ = Part::options;
      gap(ui, ui.sizes.l);
    }
    heading(ui, ui.tr("setup.variants"));
    if (back_ == 1) focus_ = Part::list;
    back_ = std::max(0, back_ - 1);
    if (const auto name = draw_variants(ui, model_,
                                        {.focus = takes_focus(Part::list),
                                         .into_sight = std::exchange(show_, std::max(0, show_ - 1)) > 0,
                                         .at_top = solved_.total == 0})) {
      model_.choose_variant(*name);
      drafts_.clear();
      patterns_ = {};
      to_top_ = true;
      show_ = kFramesToShow;
      changed();
    }
  }

  void draw_options(Ui& ui) {
    keys_in_options_ = ImGui::IsWindowFocused();
    const VariantEntry& variant = model_.variant();
    if (std::exchange(to_top_, false)) {
      ImGui::SetScrollY(0);
      settings_top_ = 0;
    }
    const std::string name = variant.title.empty() ? variant.name : ui.tr(variant.title);
    title(ui, model_.anything_changed() ? ui.tr("setup.variant_changed", {{"name", name}}) : name);
    if (!variant.summary.empty()) paragraph(ui, ui.tr(variant.summary));
    const std::string changes = changed_settings(ui.services.locale, model_.game(), variant, options_but_drafts(model_, drafts_));
    if (!changes.empty()) note(ui, changes);
    gap(ui, ui.sizes.xl);
    keep_in_place(changes);
    if (takes_focus(Part::options)) bridge::focus_next_item();
    bool any = draw_boards(ui, model_, drafts_, patterns_, preview_.refused());
    any = draw_players(ui, model_, preview_.seat_paints(ui, model_)) || any;
    any = draw_parameters(ui, model_, drafts_, patterns_, preview_.refused()) || any;
    if (model_.offered().empty() && model_.seats().max < 2) note(ui, ui.tr("setup.nothing"));
    ImGui::PushID("more");
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() - ui.px(ui.sizes.m + 2));  // its words begin where the others do
    if (std::exchange(to_last_, false)) bridge::focus_next_item();
    if (button(ui, {.label = ui.tr(more_ ? "setup.less" : "setup.more"), .kind = ButtonKind::quiet, .width = -1})) {
      more_ = !more_;
      to_last_ = keys_lead_;  // it has another name now, by which the keys that were on it do not find it
    }
    if (!more_ && bridge::goes_down()) focus_ = Part::start;  // wherever the buttons stand
    ImGui::PopID();
    if (more_) any = draw_seed(ui, model_, drafts_) || any;
    if (more_ && bridge::goes_down()) focus_ = Part::start;
    if (any) changed();
  }

  /// More or fewer words over the settings, of what is changed, do not move what somebody is setting.
  void keep_in_place(const std::string& changes) {
    const float top = ImGui::GetCursorPosY(), before = std::exchange(settings_top_, top);
    if (std::exchange(changes_, changes) != changes && before > 0) ImGui::SetScrollY(ImGui::GetScrollY() + top - before);
  }

  /// The buttons stay where they are, whatever is chosen: what comes and goes stands below them.
  void draw_start(Ui& ui) {
    preview_.draw(ui, model_);
    gap(ui, ui.sizes.l);
    play_button(ui, 0);
    reset_button(ui, 0);
    gap(ui, ui.sizes.s);
    preview_.draw_judgement(ui);
    gap(ui, ui.sizes.s);
    note(ui, keys_label(ui));
  }

  /// Enter plays until keys have gone to something that it accepts.
  std::string keys_label(const Ui& ui) const { return ui.tr(keys_lead_ ? "setup.keys" : "setup.keys_first"); }

  void draw_strip(Ui& ui, float width) {
    ImGui::SetScrollY(0);  // what has the focus is seen already
    const float play = button_width(ui, play_look(ui)), reset = button_width(ui, reset_look(ui, 0));
    const float room = width - 2 * ui.px(ui.sizes.xl) - play - reset - 2 * ui.px(ui.sizes.l);
    const float top = ImGui::GetCursorPosY(), left = ImGui::GetCursorPosX();
    ImGui::SetCursorPos({left, ui.px(ui.sizes.m)});
    ImGui::BeginChild("##judge", {room, ui.px(kStripHeight - 2 * ui.sizes.m)}, false, ImGuiWindowFlags_NoScrollbar);
    judged_ = {};
    if (preview_.has_judgement()) {
      const Vec2 at = vec(ImGui::GetCursorScreenPos()), size = preview_.draw_judgement(ui);
      judged_ = {at.x, at.y, size.x, size.y};
    } else if (ui.notices.all().empty()) draw_in_middle(ui, keys_label(ui));  // a notice takes its place
    ImGui::EndChild();
    ImGui::SetCursorPos({left + room + ui.px(ui.sizes.l), top});
    reset_button(ui, reset);
    if (bridge::goes_up()) to_last_ = true;
    bridge::nothing_below();
    ImGui::SetCursorPos({left + room + reset + 2 * ui.px(ui.sizes.l), top});
    play_button(ui, play);
    bridge::nothing_below();
  }

  static void draw_in_middle(const Ui& ui, const std::string& label) {
    const ImVec2 room = ImGui::GetContentRegionAvail();
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, (room.y - measure_word_lines(ui.fonts.label, label, room.x).y) / 2));
    note(ui, label);
  }

  ButtonLook play_look(const Ui& ui) const {
    play_label_ = ui.tr("setup.play");
    play_key_ = ui.tr(keys_lead_ ? "setup.play_key" : "key.enter");
    return {.label = play_label_, .key = play_key_, .kind = ButtonKind::primary, .enabled = !preview_.problem()};
  }

  void play_button(Ui& ui, float width) {
    ButtonLook look = play_look(ui);
    look.width = width;
    if (takes_focus(Part::start)) bridge::focus_next_item();
    if (button(ui, look)) play(ui);
    if (bridge::goes_up()) to_last_ = true;
  }

  ButtonLook reset_look(const Ui& ui, float width) const {
    reset_label_ = ui.tr("setup.reset");
    return {.label = reset_label_, .width = width, .enabled = model_.anything_to_reset() || !drafts_.empty()};
  }

  void reset_button(Ui& ui, float width) {
    if (button(ui, reset_look(ui, width))) something_typed() ? ask_to_reset(ui) : reset();
  }

  /// What took some work to say, and cannot be had again by a click.
  bool something_typed() const {
    const Value options = model_.options();
    return !drafts_.empty() || std::ranges::any_of(model_.game().parameters, [&options](const Parameter& p) {
      const bool typed = p.type == ParameterType::patterns || p.type == ParameterType::texts || p.type == ParameterType::text;
      return typed && options.find(p.name) != nullptr;
    });
  }

  void ask_to_reset(Ui& ui) {
    ui.dialogs.ask({.title = ui.tr("setup.reset_ask.title"),
                    .text = ui.tr("setup.reset_ask.text"),
                    .choices = {{ui.tr("setup.reset_ask.keep")}, {ui.tr("setup.reset"), [this] { reset(); }}},
                    .first_is_harmless = true});
  }

  void reset() {
    model_.reset();
    drafts_.clear();
    patterns_ = {};
    changed();
  }

  SetupModel model_;
  SetupPreview preview_;
  Rect judged_ = {};  ///< where its words were drawn last in the strip, which no notice covers
  Drafts drafts_;
  PatternHand patterns_;
  SeriesProgress solved_;
  std::optional<Part> focus_;  ///< asked for by a key
  Part here_ = Part::start;    ///< where it went last
  double look_at_ = 0;         ///< when to look for variants next
  Reading<bool> variants_;     ///< whether they are others
  bool more_ = false, touched_ = false, stale_ = false, left_ = false;
  int show_ = kFramesToShow;      ///< frames in which the list scrolls to the chosen variant: its height is known one late
  std::string changes_;           ///< as they were told last
  float settings_top_ = 0;        ///< how far down the settings begin, in pixels
  int back_ = 0;                  ///< frames until keys begin again: what comes to be seen first takes them in its first one
  bool to_last_ = false;          ///< the keys go up from the buttons to the last setting
  bool to_top_ = true;            ///< another variant is shown from its beginning
  bool keys_in_options_ = false;  ///< they are on a setting, or were in the last frame
  bool keys_lead_ = false;        ///< keys have gone to something that Enter presses; before that, Enter starts the match
  mutable std::string play_label_, play_key_, reset_label_;
};

}  // namespace

std::unique_ptr<Screen> setup_screen(Ui& ui, std::shared_ptr<const GameEntry> game, const std::optional<MatchSetup>& preset) {
  return std::make_unique<SetupScreen>(ui, std::move(game), preset);
}

}  // namespace tablier
