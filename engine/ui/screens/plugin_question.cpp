#include "ui/screens/plugin_question.hpp"

#include "ui/core/ui.hpp"

#include <algorithm>

namespace tablier {
namespace {

namespace fs = std::filesystem;
using Then = std::function<void()>;

/// It may run, and gives a game that is there already: nobody should find that out by playing.
void ask_about_place(Ui& ui, const fs::path& file, const Then& next) {
  const auto game = taken_over(ui.services, file);
  if (!game) return next();
  const std::string title = ui.tr(game->spec.title);
  ui.dialogs.ask({.title = ui.tr("library.plugin.instead_title", {{"game", title}}),
                  .text = ui.tr("library.plugin.instead", {{"game", title}, {"file", file.filename().string()}}),
                  .choices = {{ui.tr("library.plugin.keep_ours"), [&ui, file, next] { answer_plugin(ui, file, PluginAnswer::no, next); }},
                              {ui.tr("library.plugin.take_theirs"), next}},
                  .first_is_harmless = true,
                  .unasked = true});
}

void ask(Ui& ui, const fs::path& file, const Then& next) {
  ui.dialogs.ask({.title = ui.tr("library.plugin.title"),
                  .text = ui.tr("library.plugin.note", {{"file", file.string()}}),
                  .choices = {{ui.tr("library.plugin.later"), next},
                              {ui.tr("library.plugin.refuse"), [&ui, file, next] { answer_plugin(ui, file, PluginAnswer::no, next); }},
                              {ui.tr("library.plugin.allow"),
                               [&ui, file, next] {
                                 answer_plugin(ui, file, PluginAnswer::yes, [&ui, file, next] { ask_about_place(ui, file, next); });
                               }}},
                  .width = 560,
                  .first_is_harmless = true,
                  .unasked = true});
}

}  // namespace

std::shared_ptr<const GameEntry> taken_over(const Services& services, const fs::path& file) {
  const auto games = services.catalogue.games_as_read();
  const auto given = std::find_if(games.begin(), games.end(), [&](const auto& g) { return g->source && g->source->file() == file; });
  return given != games.end() && services.locale.stand_ins().place_of(file) ? *given : nullptr;
}

void answer_plugin(Ui& ui, const fs::path& file, PluginAnswer said, Then then) {
  PluginAnswers answers(ui.services.paths.plugin_answers());
  if (const Status written = answers.remember(file, said); !written) ui.say(written.problem());
  ui.reload.ask(ui.reader, ui.services, std::move(then));
}

void ask_about_plugin(Ui& ui, const fs::path& file) {
  ask(ui, file, [] {});
}

void ask_about_plugins(Ui& ui) {
  auto& waiting = ui.services.plugins_to_ask;
  if (waiting.empty()) return;
  const fs::path file = waiting.back();
  waiting.pop_back();
  ask(ui, file, [&ui] { ask_about_plugins(ui); });
}

}  // namespace tablier
