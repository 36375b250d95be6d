#include "ui/screens/plugin_question.hpp"

#include "host/plugin_answers.hpp"
#include "ui/core/ui.hpp"

namespace tablier {
namespace {

namespace fs = std::filesystem;

void answer(Ui& ui, const fs::path& file, PluginAnswer said) {
  PluginAnswers answers(ui.services.paths.plugin_answers());
  if (const Status written = answers.remember(file, said); !written) ui.say(written.problem());
}

void allow(Ui& ui, const fs::path& file) {
  answer(ui, file, PluginAnswer::yes);
  ui.services.catalogue = Catalogue::load(ui.services.paths, ui.services.locale);
}

}  // namespace

void ask_about_plugins(Ui& ui, const std::function<void()>& changed) {
  auto& waiting = ui.services.plugins_to_ask;
  if (waiting.empty()) return;
  const fs::path file = waiting.back();
  waiting.pop_back();
  const auto next = [&ui, changed] { ask_about_plugins(ui, changed); };
  ui.dialogs.ask({.title = ui.tr("library.plugin.title"),
                  .text = ui.tr("library.plugin.note", {{"file", file.string()}}),
                  .choices = {{ui.tr("library.plugin.later"), next},
                              {ui.tr("library.plugin.allow"),
                               [&ui, file, changed, next] {
                                 allow(ui, file);
                                 changed();
                                 next();
                               }},
                              {ui.tr("library.plugin.refuse"),
                               [&ui, file, next] {
                                 answer(ui, file, PluginAnswer::no);
                                 next();
                               }}},
                  .width = 560,
                  .first_is_harmless = true});
}

}  // namespace tablier
