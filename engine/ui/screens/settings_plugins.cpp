#include "ui/screens/settings_plugins.hpp"

#include "host/library_file.hpp"
#include "host/plugin_registry.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/plugin_question.hpp"

#include <utility>

namespace tablier {

void SettingsPlugins::read(const Ui& ui) {
  const Paths& paths = ui.services.paths;
  const PluginAnswers answers(paths.plugin_answers());
  plugins_.clear();
  const PluginFiles files = find_plugins({paths.own_plugins()});
  for (const auto& folder : files.folders)
    for (const auto& file : folder) plugins_.push_back({file, answers.of(file), library_fault(file)});
}

bool SettingsPlugins::update(const Ui& ui) {
  if (std::exchange(reloads_, ui.reload.count()) == ui.reload.count()) return false;
  read(ui);
  return true;
}

void SettingsPlugins::draw(Ui& ui) {
  if (!plugins_.empty()) {
    title(ui, ui.tr("settings.plugins"));
    if (ui.reload.busy()) note(ui, ui.tr("settings.plugins_reload"));
    for (std::size_t i = 0; i < plugins_.size(); ++i) draw_one(ui, static_cast<int>(i), plugins_[i]);
    gap(ui, ui.sizes.s);
  }
  act(ui);
}

std::string SettingsPlugins::line(const Ui& ui, const OwnPlugin& plugin) {
  const std::string name = plugin.file.filename().string() + " · ";
  if (plugin.fault) return name + ui.tr(plugin.fault->text);
  if (plugin.said == PluginAnswer::none) return name + ui.tr("settings.plugin_open");
  const auto game = plugin.said == PluginAnswer::yes ? taken_over(ui.services, plugin.file) : nullptr;
  return game ? name + ui.tr("settings.plugin_instead", {{"game", ui.tr(game->spec.title)}}) : plugin.file.filename().string();
}

void SettingsPlugins::draw_one(Ui& ui, int number, const OwnPlugin& plugin) {
  note(ui, line(ui, plugin));
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
void SettingsPlugins::act(Ui& ui) {
  if (!pressed_) return;
  const OwnPlugin pressed = *std::exchange(pressed_, std::nullopt);
  if (pressed.said == PluginAnswer::yes) return ask_about_plugin(ui, pressed.file);
  answer_plugin(ui, pressed.file, pressed.said);
  read(ui);
}

}  // namespace tablier
