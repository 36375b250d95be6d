#include "host/library_file.hpp"
#include "host/plugin_shelf.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/plugin_question.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

namespace tablier {
namespace {

constexpr float kSettingsColumn = 520;
constexpr double kScales[] = {0, 1, 1.25, 1.5, 2};

int index_in(const std::vector<std::string>& names, const std::string& name) {
  return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
}

class SettingsScreen final : public Screen {
 public:
  std::string name(const Ui& ui) const override { return ui.tr("settings.title"); }
  Value describe(const Ui&) const override { return Value::map({{"screen", "settings"}}); }

  void enter(Ui& ui) override { read_plugins(ui); }
  bool update(Ui& ui, double) override {
    if (std::exchange(reloads_, ui.reload.count()) == ui.reload.count()) return false;
    read_plugins(ui);
    return true;
  }
  void leave(Ui& ui) override {
    if (std::exchange(touched_, false)) keep_settings(ui);
  }

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (key && is_press(*key, Key::tab)) {
      tabs_ += key->shift ? -1 : 1;
      return true;
    }
    return key && (is_press(*key, Key::f10) ? screen_link_key(ui, {.key = Key::escape}, ways()) : screen_link_key(ui, *key, ways()));
  }

  void draw_panels(Ui& ui) override {
    bridge::begin_tab_order();
    draw_page(ui);
    screen_link_bar(ui, ui.tr("settings.title"), {}, ways());
    bridge::end_tab_order(std::exchange(tabs_, 0), true);
  }

 private:
  void draw_page(Ui& ui) {
    const Rect room = frame_without_panel(ui).board;
    const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kSettingsColumn) / 2);
    const Panel panel(ui, "##settings", room, Panel::Ground::ground, {side, ui.sizes.l});
    Settings& s = ui.services.settings;
    bool changed = chosen(ui, "settings.language", &SettingsScreen::language);
    changed = chosen(ui, "settings.theme", &SettingsScreen::theme) || changed;
    changed = chosen(ui, "settings.scale", &SettingsScreen::scale) || changed;
    changed = chosen(ui, "settings.labels", &SettingsScreen::labels) || changed;
    changed = switched(ui, "settings.marks", s.marks) || changed;
    changed = switched(ui, "settings.dangers", s.dangers) || changed;
    changed = switched(ui, "settings.move_numbers", s.move_numbers) || changed;
    changed = switched(ui, "settings.light", s.light) || changed;
    changed = switched(ui, "settings.timer", s.timer) || changed;
    changed = switched(ui, "settings.pause_unfocused", s.pause_unfocused) || changed;
    changed = switched(ui, "settings.motion", s.motion) || changed;
    changed = switched(ui, "settings.sound", s.sound) || changed;
    if (changed) {
      touched_ = true;
      ui.settings_changed();
    }
    draw_plugins(ui);
    act_on_plugin(ui);
    draw_about(ui);
  }

  /// A plugin of the player's own, and what was said of it.
  struct OwnPlugin {
    std::filesystem::path file;
    PluginAnswer said = PluginAnswer::none;
    std::optional<Problem> fault = {};  ///< why it is none that could run
  };

  void read_plugins(const Ui& ui) {
    const Paths& paths = ui.services.paths;
    const PluginAnswers answers(paths.plugin_answers());
    plugins_.clear();
    const PluginFiles files = find_plugins({paths.own_plugins()});
    for (const auto& folder : files.folders)
      for (const auto& file : folder) plugins_.push_back({file, answers.of(file), library_fault(file)});
  }

  void draw_plugins(Ui& ui) {
    if (plugins_.empty()) return;
    gap(ui, ui.sizes.m);
    strong_line(ui, ui.tr("settings.plugins"));
    if (ui.reload.busy()) note(ui, ui.tr("settings.plugins_reload"));
    for (std::size_t i = 0; i < plugins_.size(); ++i) draw_plugin(ui, static_cast<int>(i), plugins_[i]);
    gap(ui, ui.sizes.s);
  }

  static std::string plugin_line(const Ui& ui, const OwnPlugin& plugin) {
    const std::string name = plugin.file.filename().string() + " · ";
    if (plugin.fault) return name + ui.tr(plugin.fault->text);
    if (plugin.said == PluginAnswer::none) return name + ui.tr("settings.plugin_open");
    const auto game = plugin.said == PluginAnswer::yes ? taken_over(ui.services, plugin.file) : nullptr;
    return game ? name + ui.tr("settings.plugin_instead", {{"game", ui.tr(game->spec.title)}}) : plugin.file.filename().string();
  }

  void draw_plugin(Ui& ui, int number, const OwnPlugin& plugin) {
    note(ui, plugin_line(ui, plugin));
    if (plugin.fault) return;
    ImGui::PushID(number);
    int chosen = plugin.said == PluginAnswer::yes ? 0 : plugin.said == PluginAnswer::no ? 1 : -1;
    const std::vector<std::string> labels{ui.tr("settings.plugin_allowed"), ui.tr("settings.plugin_refused")};
    bridge::tab_group(true);
    const bool other = choose_one(ui, "plugin", labels, chosen);
    bridge::tab_group(false);
    ImGui::PopID();
    if (other) pressed_ = OwnPlugin{plugin.file, chosen == 0 ? PluginAnswer::yes : PluginAnswer::no};
  }

  /// What runs is asked about once more; what shall not run is refused at once.
  void act_on_plugin(Ui& ui) {
    if (!pressed_) return;
    const OwnPlugin pressed = *std::exchange(pressed_, std::nullopt);
    if (pressed.said == PluginAnswer::yes) return ask_about_plugin(ui, pressed.file);
    answer_plugin(ui, pressed.file, pressed.said);
    read_plugins(ui);
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
    rule(ui);
    gap(ui, ui.sizes.m);
    note(ui, ui.tr("settings.version", {{"version", ui.services.version}}));
    std::string with;
    for (const auto& [name, version] : ui.services.libraries) with += (with.empty() ? "" : " · ") + name + " " + version;
    note(ui, with);
  }

  static bool language(Ui& ui) {
    const auto codes = ui.services.locale.languages();
    std::vector<std::string> names;
    for (const std::string& code : codes) names.push_back(ui.tr("settings.language_name." + code));
    int chosen = index_in(codes, ui.services.locale.language());
    if (!choose_one(ui, "language", names, chosen)) return false;
    ui.services.settings.language = codes[static_cast<std::size_t>(chosen)];
    return true;
  }

  static bool theme(Ui& ui) {
    const auto names = ui.themes();
    std::vector<std::string> titles;
    for (const std::string& name : names) {
      const LoadedTheme loaded = load_theme(ui.services.paths.all("content/theme"), name);
      titles.push_back(loaded.theme.title.empty() ? name : ui.tr(loaded.theme.title));
    }
    int chosen = index_in(names, ui.services.settings.theme);
    if (!choose_one(ui, "theme", titles, chosen)) return false;
    ui.services.settings.theme = names[static_cast<std::size_t>(chosen)];
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
    std::vector<std::string> names;
    for (const std::string& value : values) names.push_back(ui.tr("settings.labels_" + value));
    int chosen = index_in(values, ui.services.settings.labels);
    if (!choose_one(ui, "labels", names, chosen)) return false;
    ui.services.settings.labels = values[static_cast<std::size_t>(chosen)];
    return true;
  }

  std::vector<OwnPlugin> plugins_;
  std::uint64_t reloads_ = 0;
  std::optional<OwnPlugin> pressed_;  ///< the answer that was chosen in this frame
  int tabs_ = 0;                      ///< how often Tab was pressed since the last frame, Shift Tab as −1
  bool touched_ = false;
};

}  // namespace

std::unique_ptr<Screen> settings_screen() { return std::make_unique<SettingsScreen>(); }

}  // namespace tablier
