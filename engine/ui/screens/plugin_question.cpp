#include "ui/screens/plugin_question.hpp"

#include "ui/core/ui.hpp"

#include <algorithm>

namespace tablier {
namespace {

namespace fs = std::filesystem;
using Then = std::function<void()>;

/// The game that a plugin gives in the place of another one; null where it gives none, or a game of its own.
const GameEntry* taken_over(const Services& services, const fs::path& file) {
  const auto& games = services.catalogue.games_as_read();
  const auto given = std::find_if(games.begin(), games.end(), [&](const auto& g) { return g->source && g->source->file() == file; });
  return given != games.end() && services.locale.stand_ins().place_of(file) ? given->get() : nullptr;
}

/// It may run, and gives a game that is there already: nobody should find that out by playing.
void ask_about_place(Ui& ui, const fs::path& file, const Then& changed, const Then& next) {
  const GameEntry* game = taken_over(ui.services, file);
  if (!game) return next();
  const std::string title = ui.tr(game->spec.title);
  ui.dialogs.ask({.title = ui.tr("library.plugin.instead_title", {{"game", title}}),
                  .text = ui.tr("library.plugin.instead", {{"game", title}, {"file", file.filename().string()}}),
                  .choices = {{ui.tr("library.plugin.keep_ours"),
                               [&ui, file, changed, next] {
                                 answer_plugin(ui, file, PluginAnswer::no);
                                 changed();
                                 next();
                               }},
                              {ui.tr("library.plugin.take_theirs"), next}},
                  .first_is_harmless = true});
}

void ask(Ui& ui, const fs::path& file, const Then& changed, const Then& next) {
  const auto answered = [&ui, file, changed](PluginAnswer said) {
    answer_plugin(ui, file, said);
    changed();
  };
  ui.dialogs.ask({.title = ui.tr("library.plugin.title"),
                  .text = ui.tr("library.plugin.note", {{"file", file.string()}}),
                  .choices = {{ui.tr("library.plugin.later"), next},
                              {ui.tr("library.plugin.allow"),
                               [&ui, file, changed, next, answered] {
                                 answered(PluginAnswer::yes);
                                 ask_about_place(ui, file, changed, next);
                               }},
                              {ui.tr("library.plugin.refuse"),
                               [next, answered] {
                                 answered(PluginAnswer::no);
                                 next();
                               }}},
                  .width = 560,
                  .first_is_harmless = true});
}

}  // namespace

void answer_plugin(Ui& ui, const fs::path& file, PluginAnswer said) {
  PluginAnswers answers(ui.services.paths.plugin_answers());
  if (const Status written = answers.remember(file, said); !written) ui.say(written.problem());
  ui.services.catalogue = Catalogue::load(ui.services.paths, ui.services.locale);
}

void ask_about_plugin(Ui& ui, const fs::path& file, const Then& changed) {
  ask(ui, file, changed, [] {});
}

void ask_about_plugins(Ui& ui, const Then& changed) {
  auto& waiting = ui.services.plugins_to_ask;
  if (waiting.empty()) return;
  const fs::path file = waiting.back();
  waiting.pop_back();
  ask(ui, file, changed, [&ui, changed] { ask_about_plugins(ui, changed); });
}

}  // namespace tablier
