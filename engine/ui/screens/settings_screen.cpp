#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/core/sounds.hpp"
#include "ui/panels/fault_line.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/settings_plugins.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tablier {
namespace {

constexpr float kSettingsColumn = 520;
/// From this width on they stand in two columns, with so much between them.
constexpr float kTwoColumns = 1500, kBetweenColumns = 96;
constexpr double kScales[] = {0, 1, 1.25, 1.5, 2};
constexpr double kVolumes[] = {0.25, 0.5, 0.75, 1};

int index_in(const std::vector<std::string>& names, const std::string& name) {
  return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
}

class SettingsScreen final : public Screen {
 public:
  std::string name(const Ui& ui) const override { return ui.tr("settings.title"); }
  std::vector<std::string> keys() const override {
    auto rows = screen_keys("settings", {"tab", "choose", "leave"});
    for (const char* const other : {"rules", "settings", "back"}) std::erase(rows, std::string("keys.all.") + other);
    return rows;
  }
  bool takes_tab() const override { return true; }
  Value describe(const Ui&) const override { return Value::map({{"screen", "settings"}}); }

  void enter(Ui& ui) override { plugins_.read(ui); }
  bool update(Ui& ui, double) override { return plugins_.update(ui); }
  void leave(Ui& ui) override {
    if (std::exchange(touched_, false)) keep_settings(ui);
  }

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (key && begins_choosing(*key)) {
      bridge::go_to_first_of_tab_order();
      return true;
    }
    if (key && is_press(*key, Key::tab)) {
      tabs_ += key->shift ? -1 : 1;
      return true;
    }
    return key && (is_press(*key, Key::f10) ? screen_link_key(ui, {.key = Key::escape}, ways()) : screen_link_key(ui, *key, ways()));
  }

  void draw_panels(Ui& ui) override {
    const bool two = frame_without_panel(ui).board.w >= ui.px(kTwoColumns);
    bridge::begin_tab_order(std::exchange(two_, two) != two);
    draw_page(ui);
    screen_link_bar(ui, ui.tr("settings.title"), {}, ways());
    bridge::end_tab_order(std::exchange(tabs_, 0), true);
  }

 private:
  /// The first arrow, or Tab, shows where the keys are: on the first setting.
  static bool begins_choosing(const KeyChange& key) {
    const bool begins = (is_press(key, Key::tab) && !key.shift) || is_press(key, Key::up) || is_press(key, Key::down) ||
                        is_press(key, Key::left) || is_press(key, Key::right);
    return begins && !bridge::focus_shown();
  }

  void draw_page(Ui& ui) {
    const Rect room = frame_without_panel(ui).board;
    bool changed = false;
    if (two_) changed = draw_two_columns(ui, room);
    else {
      const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kSettingsColumn) / 2);
      const Panel panel(ui, "##settings", room, Panel::Ground::ground, {side, ui.sizes.l});
      changed = draw_first(ui);
      changed = draw_second(ui) || changed;
    }
    if (!changed) return;
    touched_ = true;
    ui.settings_changed();
  }

  bool draw_two_columns(Ui& ui, Rect room) {
    const float width = ui.px(kSettingsColumn), between = ui.px(kBetweenColumns), left = (room.w - between) / 2 - width;
    const Panel panel(ui, "##settings", room, Panel::Ground::ground, {0, 0});
    bool changed = false;
    draw_column(ui, "##look", {left, 0, width, room.h}, [&] { changed = draw_first(ui); });
    draw_column(ui, "##more", {left + width + between, 0, width, room.h}, [&] { changed = draw_second(ui) || changed; });
    return changed;
  }

  /// Keys go from one column to the other.
  template <typename Draw>
  static void draw_column(const Ui& ui, const char* id, Rect at, Draw draw) {
    const float side = ui.px(ui.sizes.xl);  // half of it is cut off, and the frame around what the keys are on needs the rest
    ImGui::SetCursorPos({at.x - side, at.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {side, ui.px(ui.sizes.l)});
    ImGui::BeginChild(id, {at.w + 2 * side, at.h}, false, ImGuiWindowFlags_AlwaysUseWindowPadding | bridge::kSharedKeys);
    ImGui::PopStyleVar();
    draw();
    ImGui::EndChild();
  }

  /// How things look.
  static bool draw_first(Ui& ui) {
    const bool changed = look_group(ui);
    return board_group(ui) || changed;
  }

  /// How one plays, and the rest.
  bool draw_second(Ui& ui) {
    bool changed = play_group(ui);
    changed = sound_group(ui) || changed;
    touched_ = own_group(ui) || touched_;
    plugins_.draw(ui);
    draw_about(ui);
    return changed;
  }

  static void group(const Ui& ui, const char* name) {
    title(ui, ui.tr(name));
    gap(ui, ui.sizes.s);
  }

  static bool own_group(Ui& ui) {
    group(ui, "settings.group.own");
    strong_line(ui, ui.tr("settings.name"));
    const std::string hint = ui.tr("table.seat.you");
    std::string& name = ui.services.settings.name;
    const bool changed = text_field(ui, "##name", name, {.hint = hint});
    if (changed) name = first_bytes(name, kMaxTitle);
    note(ui, ui.tr("settings.name_note"));
    return end_group(ui, changed);
  }

  static bool look_group(Ui& ui) {
    group(ui, "settings.group.look");
    bool changed = chosen(ui, "settings.language", &SettingsScreen::language);
    changed = chosen(ui, "settings.theme", &SettingsScreen::theme) || changed;
    changed = chosen(ui, "settings.scale", &SettingsScreen::scale) || changed;
    return end_group(ui, switched(ui, "settings.motion", ui.services.settings.motion) || changed);
  }

  static bool board_group(Ui& ui) {
    Settings& s = ui.services.settings;
    group(ui, "settings.group.board");
    bool changed = chosen(ui, "settings.labels", &SettingsScreen::labels);
    changed = switched(ui, "settings.marks", s.marks) || changed;
    changed = switched(ui, "settings.dangers", s.dangers) || changed;
    return end_group(ui, switched(ui, "settings.move_numbers", s.move_numbers) || changed);
  }

  static bool play_group(Ui& ui) {
    Settings& s = ui.services.settings;
    group(ui, "settings.group.play");
    bool changed = chosen(ui, "settings.pace", &SettingsScreen::pace);
    changed = switched(ui, "settings.light", s.light) || changed;
    changed = switched(ui, "settings.timer", s.timer) || changed;
    return end_group(ui, switched(ui, "settings.pause_unfocused", s.pause_unfocused) || changed);
  }

  static bool sound_group(Ui& ui) {
    Settings& s = ui.services.settings;
    group(ui, "settings.group.sound");
    bool changed = switched(ui, "settings.sound", s.sound);
    if (s.sound) changed = chosen(ui, "settings.volume", &SettingsScreen::volume) || changed;
    return end_group(ui, changed);
  }

  static bool end_group(const Ui& ui, bool changed) {
    rule(ui);
    gap(ui, ui.sizes.m);
    return changed;
  }

  static ScreenLinks ways() { return {.settings = false}; }

  /// One of a few, under its heading.
  static bool chosen(Ui& ui, const char* title, bool (*choose)(Ui&)) {
    strong_line(ui, ui.tr(title));
    bridge::tab_group(true);
    const bool changed = choose(ui);
    bridge::tab_group(false);
    gap(ui, ui.sizes.m);
    return changed;
  }

  static bool switched(const Ui& ui, const std::string& key, bool& on) {
    const bool changed = toggle(ui, ui.tr(key), on);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(ui.sizes.xs));  // clear of the frame of the focus
    note(ui, ui.tr(key + "_note"));
    gap(ui, ui.sizes.s);
    return changed;
  }

  /// Which program this is, and what it is made with.
  static void draw_about(const Ui& ui) {
    gap(ui, ui.sizes.s);
    note(ui, ui.tr("settings.version", {{"version", ui.services.version}}));
    std::string with;
    for (const auto& [name, version] : ui.services.libraries)
      with += (with.empty() ? "" : " · ") + name + "\u00A0" + version;  // in one line
    note(ui, with);
  }

  /// As it calls itself; one that somebody has added may have no name yet.
  static std::string language_name(const Ui& ui, const std::string& code) {
    const std::string key = "settings.language_name." + code;
    return ui.services.locale.has(key) ? ui.tr(key) : code;
  }

  /// How far it goes, of a language that lacks texts of the program.
  static void note_translation(const Ui& ui, const std::string& code) {
    const std::size_t done = ui.services.locale.translated(code), all = ui.services.locale.own_texts_of_program().size();
    if (done < all) note(ui, ui.tr("settings.language_part", {{"name", language_name(ui, code)}, {"n", done}, {"all", all}}));
  }

  static bool language(Ui& ui) {
    const auto codes = ui.services.locale.languages();
    std::vector<std::string> names;
    for (const std::string& code : codes) names.push_back(language_name(ui, code));
    int chosen = index_in(codes, ui.services.locale.language());
    const bool changed = choose_one(ui, "language", names, chosen);
    for (const std::string& code : codes) note_translation(ui, code);
    if (!changed) return false;
    ui.services.settings.language = codes[static_cast<std::size_t>(chosen)];
    return true;
  }

  static bool theme(Ui& ui) {
    std::vector<std::string> names{std::string(kSystemTheme)}, titles{ui.tr("settings.theme_system")};
    std::vector<std::string> faulty;
    for (const std::string& name : ui.themes()) {
      const LoadedTheme loaded = load_theme(ui.services.paths.all("content/theme"), name);
      const bool sound = loaded.problems.empty();
      if (!sound) faulty.push_back(name + " · " + fault_line_in_file(ui, loaded.problems.front()));
      const std::optional<Theme> offered = sound ? loaded.theme : theme_that_came(ui.services, name);
      if (!offered) continue;
      names.push_back(name);
      titles.push_back(offered->title.empty() ? name : ui.tr(offered->title));
    }
    const bool changed = one_of(ui, "theme", names, titles, ui.services.settings.theme);
    for (const std::string& line : faulty) note(ui, line);
    return changed;
  }

  /// One of these values, each with its title.
  static bool one_of(const Ui& ui, const char* id, const std::vector<std::string>& values, const std::vector<std::string>& titles,
                     std::string& value) {
    int chosen = index_in(values, value);
    if (!choose_one(ui, id, titles, chosen)) return false;
    value = values[static_cast<std::size_t>(chosen)];
    return true;
  }

  static bool pace(Ui& ui) {
    const std::vector<std::string> values{"fast", "usual", "slow"};
    std::vector<std::string> titles;
    for (const std::string& value : values) titles.push_back(ui.tr("settings.pace_" + value));
    return one_of(ui, "pace", values, titles, ui.services.settings.bot_pace);
  }

  /// The nearest of a few; one hears what was chosen.
  static bool volume(Ui& ui) {
    double& volume = ui.services.settings.volume;
    std::vector<std::string> titles;
    int chosen = 0;
    for (std::size_t i = 0; i < std::size(kVolumes); ++i) {
      titles.push_back(ui.tr("settings.percent", {{"n", static_cast<int>(kVolumes[i] * 100)}}));
      if (std::abs(kVolumes[i] - volume) < std::abs(kVolumes[chosen] - volume)) chosen = static_cast<int>(i);
    }
    if (!choose_one(ui, "volume", titles, chosen)) return false;
    volume = kVolumes[chosen];
    ui.sounds.set_volume(static_cast<float>(volume));
    ui.sounds.play(Sound::place);
    return true;
  }

  static bool scale(Ui& ui) {
    std::vector<std::string> names;
    int chosen = 0;
    for (std::size_t i = 0; i < std::size(kScales); ++i) {
      names.push_back(kScales[i] == 0 ? ui.tr("settings.scale_auto")
                                      : ui.tr("settings.percent", {{"n", static_cast<int>(kScales[i] * 100)}}));
      if (kScales[i] == ui.services.settings.scale) chosen = static_cast<int>(i);
    }
    const bool other = choose_one(ui, "scale", names, chosen);
    constexpr double kNearly = 0.01;
    if (const double asked = ui.services.settings.scale; asked > static_cast<double>(ui.scale()) + kNearly)
      note(ui,
           ui.tr("settings.scale_too_large", {{"n", static_cast<int>(std::lround(asked * 100))}, {"now", std::lround(ui.scale() * 100)}}));
    if (!other) return false;
    ui.services.settings.scale = kScales[chosen];
    return true;
  }

  static bool labels(Ui& ui) {
    const std::vector<std::string> values{"numbers", "letters", "none"};
    std::vector<std::string> titles;
    for (const std::string& value : values) titles.push_back(ui.tr("settings.labels_" + value));
    return one_of(ui, "labels", values, titles, ui.services.settings.labels);
  }

  SettingsPlugins plugins_;
  bool two_ = false;  ///< in two columns
  int tabs_ = 0;      ///< how often Tab was pressed since the last frame, Shift Tab as −1
  bool touched_ = false;
};

}  // namespace

std::unique_ptr<Screen> settings_screen() { return std::make_unique<SettingsScreen>(); }

}  // namespace tablier
