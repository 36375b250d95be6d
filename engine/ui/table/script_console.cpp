#include "ui/table/script_console.hpp"

#include "content/utf8.hpp"
#include "match/script_log_file.hpp"
#include "ui/panels/widgets.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <iostream>

namespace tablier {
namespace {

constexpr float kConsoleWidth = 760;
constexpr float kConsoleHeight = 420;

std::string seconds_text(double seconds) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3f", seconds);
  return text.data();
}

std::string with_count(const Ui& ui, std::string what, std::uint64_t count) {
  return count == 1 ? what : ui.tr("console.times", {{"what", std::move(what)}, {"n", static_cast<std::int64_t>(count)}});
}

/// The file's name is enough here; the folder stands on standard error and in the log.
std::string short_name(const SourceSpot& where) { return std::filesystem::path(where.file).filename().string(); }

std::string placed(const Ui& ui, const SourceSpot& where, std::string text) {
  if (where.file.empty()) return text;
  return ui.tr("console.print", {{"file", short_name(where)}, {"line", where.line}, {"text", std::move(text)}});
}

void draw_faults(const Ui& ui, const ScriptReport& report) {
  heading(ui, ui.tr("console.faults"));
  if (report.faults.empty()) note(ui, ui.tr("console.no_faults"));
  for (const ScriptFault& fault : report.faults)
    paragraph(ui, with_count(ui, placed(ui, fault.problem.where, ui.tr(fault.problem.text)), fault.count));
  if (report.more_faults > 0) note(ui, ui.tr("console.more_faults", {{"n", static_cast<std::int64_t>(report.more_faults)}}));
}

void draw_prints(const Ui& ui, const ScriptReport& report) {
  heading(ui, ui.tr("console.prints"));
  if (report.prints.empty()) note(ui, ui.tr("console.no_prints"));
  if (report.older_prints > 0) note(ui, ui.tr("console.older_prints", {{"n", static_cast<std::int64_t>(report.older_prints)}}));
  for (const ScriptPrint& print : report.prints) paragraph(ui, with_count(ui, placed(ui, print.where, print.text), print.count));
}

void draw_calls(const Ui& ui, const ScriptReport& report) {
  heading(ui, ui.tr("console.calls"));
  bool any = false;
  for (std::size_t hook = 0; hook < report.calls.size(); ++hook) {
    const HookCalls& calls = report.calls[hook];
    if (calls.count == 0) continue;
    any = true;
    paragraph(ui, std::string(kHookNames[hook]) + ": " +
                      ui.tr("console.call", {{"n", static_cast<std::int64_t>(calls.count)}, {"seconds", seconds_text(calls.seconds)}}));
  }
  if (!any) note(ui, ui.tr("console.no_calls"));
}

}  // namespace

void show_script_console(Ui& ui, const Play& play) {
  Dialog dialog{.title = ui.tr("console.title"), .choices = {{ui.tr("button.close")}}, .width = kConsoleWidth};
  if (!play.match().has_script()) dialog.text = ui.tr("console.none");
  else
    dialog.content = [&ui, &play] {
      const ScriptReport report = play.match().script_report();
      if (ImGui::BeginChild("##console", {0, ui.px(kConsoleHeight)})) {
        draw_faults(ui, report);
        gap(ui, ui.sizes.m);
        draw_prints(ui, report);
        gap(ui, ui.sizes.m);
        draw_calls(ui, report);
      }
      ImGui::EndChild();
    };
  ui.notices.clear();
  ui.dialogs.ask(std::move(dialog));
}

void log_faults(Ui& ui, std::span<const ScriptFault> faults) {
  std::vector<std::string> lines;
  for (const ScriptFault& fault : faults) lines.push_back(with_count(ui, ui.services.locale.say(fault.problem), fault.count));
  for (const std::string& line : lines) std::cerr << printable(line) << '\n';
  if (const auto logged = log_scripts(ui.services.paths.state, lines); !logged) ui.say(logged.problem());
}

}  // namespace tablier
