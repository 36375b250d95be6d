#include "ui/panels/frame.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kColumn = 520;
constexpr double kScales[] = {0, 1, 1.25, 1.5, 2};

int index_in(const std::vector<std::string>& names, const std::string& name) {
  return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
}

class SettingsScreen final : public Screen {
 public:
  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !is_press(*key, Key::escape)) return false;
    go_back(ui);
    return true;
  }

  Value describe(const Ui&) const override { return Value::map({{"screen", "settings"}}); }

  void draw_panels(Ui& ui) override {
    if (bar(ui, {.back = ui.tr("bar.back"), .title = ui.tr("bar.settings")}).back) go_back(ui);
    const Rect room = frame_without_panel(ui).board;
    const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kColumn) / 2);
    const Panel panel(ui, "##settings", room, Panel::Ground::ground, {side, ui.sizes.xxl});
    bool changed = language(ui);
    changed = theme(ui) || changed;
    changed = scale(ui) || changed;
    changed = labels(ui) || changed;
    Settings& s = ui.services.settings;
    changed = toggle(ui, ui.tr("settings.marks"), s.marks) || changed;
    changed = toggle(ui, ui.tr("settings.light"), s.light) || changed;
    changed = toggle(ui, ui.tr("settings.motion"), s.motion) || changed;
    changed = toggle(ui, ui.tr("settings.sound"), s.sound) || changed;
    if (changed) ui.settings_changed();
  }

 private:
  static bool language(Ui& ui) {
    heading(ui, ui.tr("settings.language"));
    const auto codes = ui.services.locale.languages();
    std::vector<std::string> names;
    for (const std::string& code : codes) names.push_back(ui.tr("settings.language_name." + code));
    int chosen = index_in(codes, ui.services.locale.language());
    if (!choose_one(ui, "language", names, chosen)) return false;
    ui.services.settings.language = codes[static_cast<std::size_t>(chosen)];
    return true;
  }

  static bool theme(Ui& ui) {
    heading(ui, ui.tr("settings.theme"));
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
    heading(ui, ui.tr("settings.scale"));
    std::vector<std::string> names;
    int chosen = 0;
    for (std::size_t i = 0; i < std::size(kScales); ++i) {
      names.push_back(kScales[i] == 0 ? ui.tr("settings.scale_auto")
                                      : ui.tr("settings.percent", {{"n", static_cast<int>(kScales[i] * 100)}}));
      if (kScales[i] == ui.services.settings.scale) chosen = static_cast<int>(i);
    }
    if (!choose_one(ui, "scale", names, chosen)) return false;
    ui.services.settings.scale = kScales[chosen];
    return true;
  }

  static bool labels(Ui& ui) {
    heading(ui, ui.tr("settings.labels"));
    const std::vector<std::string> values{"numbers", "letters", "none"};
    std::vector<std::string> names;
    for (const std::string& value : values) names.push_back(ui.tr("settings.labels_" + value));
    int chosen = index_in(values, ui.services.settings.labels);
    if (!choose_one(ui, "labels", names, chosen)) return false;
    ui.services.settings.labels = values[static_cast<std::size_t>(chosen)];
    return true;
  }
};

}  // namespace

std::unique_ptr<Screen> settings_screen() { return std::make_unique<SettingsScreen>(); }

}  // namespace tablier
