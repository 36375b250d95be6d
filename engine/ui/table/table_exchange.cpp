#include "match/date.hpp"
#include "match/exchange.hpp"
#include "ui/core/clipboard.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/table_screen.hpp"

/// Rounds to and from other programs by copy and paste, and the numbers on stones that such talk needs.
namespace tablier {
namespace {

/// Why a text cannot be read is not told in passing: it takes time to find the place in it.
void tell_fault(Ui& ui, const Problem& problem) {
  const std::string why = ui.tr(problem.text);
  const Text at_line("table.copy.line", {{"n", problem.where.line}, {"why", why}});
  ui.dialogs.ask(
      {.title = ui.tr("table.copy.fault"), .text = problem.where.line > 0 ? ui.tr(at_line) : why, .choices = {{ui.tr("button.close")}}});
}

}  // namespace

void TableScreen::copy_round(Ui& ui) {
  if (!record_format_of(*match_.rules().entry)) return ui.say(Text("table.copy.no"));
  set_clipboard_text(write_round(match_, iso_date()));
  ui.say(Text("table.copy.done"));
}

void TableScreen::paste_round(Ui& ui) {
  const GameEntry& game = *match_.rules().entry;
  if (!record_format_of(game)) return ui.say(Text("table.copy.no"));
  const std::string text = clipboard_text();
  if (text.empty()) return ui.say(Text("table.copy.nothing"));
  auto match = read_round(text, ui.tr("table.copy.name"), game, rulesets_of(ui.services.catalogue));
  if (match) ui.navigator.replace(table_screen(ui, *std::move(match)));
  else tell_fault(ui, match.problem());
}

void TableScreen::flip(Ui& ui, bool& setting, const char* on, const char* off) {
  setting = !setting;
  ui.settings_changed();
  ui.say(Text(setting ? on : off));
}

}  // namespace tablier
