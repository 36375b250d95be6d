#include "ui/table/script_console.hpp"

#include "content/utf8.hpp"
#include "match/script_log_file.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/key_scroll.hpp"
#include "ui/panels/widgets.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>
#include <utility>

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

/// The file in its folder is enough here; the whole way stands on standard error and in the log.
std::string short_name(const SourceSpot& where) {
  const std::filesystem::path file(where.file);
  return (file.parent_path().filename() / file.filename()).string();
}

std::string placed(const Ui& ui, const SourceSpot& where, std::string text) {
  if (where.file.empty()) return text;
  return ui.tr("console.print", {{"file", short_name(where)}, {"line", where.line}, {"text", std::move(text)}});
}

void draw_faults(const Ui& ui, const ScriptReport& report, const std::optional<Problem>& kept_rules) {
  heading(ui, ui.tr("console.faults"));
  if (kept_rules) paragraph(ui, ui.tr("console.kept_rules", {{"why", placed(ui, kept_rules->where, ui.tr(kept_rules->text))}}));
  else if (report.faults.empty()) note(ui, ui.tr("console.no_faults"));
  for (const ScriptFault& fault : report.faults)
    paragraph(ui, with_count(ui, placed(ui, fault.problem.where, ui.tr(fault.problem.text)), fault.count));
  if (report.more_faults > 0) note(ui, ui.tr("console.more_faults", {{"n", static_cast<std::int64_t>(report.more_faults)}}));
}

void draw_prints(const Ui& ui, const ScriptReport& report) {
  heading(ui, ui.tr("console.prints"));
  if (report.prints.empty()) note(ui, ui.tr("console.no_prints"));
  if (report.older_prints > 0) note(ui, ui.tr("console.older_prints", {{"n", static_cast<std::int64_t>(report.older_prints)}}));
  for (const ScriptPrint& print : report.prints) paragraph(ui, with_count(ui, placed(ui, print.where, print.text), print.count));
  if (report.dropped_prints > 0) note(ui, ui.tr("console.dropped_prints", dropped_prints(report)));
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

void draw_entry(const Ui& ui, const ConsoleLine::Entry& entry) {
  strong_line(ui, "> " + entry.line);
  if (!entry.result) return paragraph(ui, ui.tr(entry.result.problem()));
  for (const std::string& print : entry.result->prints) paragraph(ui, print);
  paragraph(ui, entry.result->answer.empty() ? ui.tr("console.nil") : entry.result->answer);
}

/// What the open console shows. All of it outlives the dialog.
class ConsoleContent {
 public:
  ConsoleContent(const Ui& ui, const Play& play, ConsoleLine& line) : ui_(ui), play_(play), line_(line) {}

  void draw() {
    heading(ui_, ui_.tr("console.look"));
    draw_line();
    note(ui_, ui_.tr("console.names"));
    gap(ui_, ui_.sizes.s);
    if (ImGui::BeginChild("##console", {0, ui_.px(kConsoleHeight)})) {
      scroll_.apply(ui_);
      draw_answers();
      draw_script();
    }
    ImGui::EndChild();
  }

  /// Arrows go through the lines that were typed, pages through what is shown.
  bool key(const KeyChange& key) {
    const bool up = is_press(key, Key::up), down = is_press(key, Key::down);
    if (!up && !down) return (key.key == Key::page_up || key.key == Key::page_down) && scroll_.key(key);
    if (up ? line_.earlier() : line_.later()) ++recalled_;
    return true;
  }

 private:
  /// A text that is being typed is Dear ImGui's own: one that comes in its place is typed in a new field.
  void draw_line() {
    const std::string id = "##line" + std::to_string(recalled_);
    const std::string hint = ui_.tr("console.hint");
    bool entered = false;
    const bool fresh = std::exchange(shown_, recalled_) != recalled_;
    text_field(ui_, id.c_str(), line_.text, {.hint = hint, .take_focus = fresh}, &entered);
    if (!entered) return;
    line_.enter(play_.match());
    ++recalled_;
  }

  void draw_answers() const {
    if (line_.busy()) note(ui_, ui_.tr("console.busy"));
    for (const ConsoleLine::Entry& entry : line_.entries()) {
      draw_entry(ui_, entry);
      gap(ui_, ui_.sizes.s);
    }
  }

  void draw_script() const {
    if (!play_.match().has_script() && !play_.kept_rules()) return note(ui_, ui_.tr("console.none"));
    const ScriptReport report = play_.match().script_report();
    draw_faults(ui_, report, play_.kept_rules());
    gap(ui_, ui_.sizes.m);
    draw_prints(ui_, report);
    gap(ui_, ui_.sizes.m);
    draw_calls(ui_, report);
  }

  const Ui& ui_;
  const Play& play_;
  ConsoleLine& line_;
  KeyScroll scroll_;
  int recalled_ = 0;  ///< how often another text came in the place of what was typed
  int shown_ = -1;
};

}  // namespace

void show_script_console(Ui& ui, const Play& play, ConsoleLine& line) {
  ui.notices.clear();
  const auto content = std::make_shared<ConsoleContent>(ui, play, line);
  ui.dialogs.ask({.title = ui.tr("console.title"),
                  .choices = {{ui.tr("button.close")}},
                  .content = [content] { content->draw(); },
                  .width = kConsoleWidth,
                  .key = [content](const KeyChange& key) { return content->key(key); }});
}

void log_faults(Ui& ui, std::span<const ScriptFault> faults) {
  std::vector<std::string> lines;
  for (const ScriptFault& fault : faults) lines.push_back(with_count(ui, ui.services.locale.say(fault.problem), fault.count));
  for (const std::string& line : lines) std::cerr << printable(line) << '\n';
  if (const auto logged = log_scripts(ui.services.paths.state, lines); !logged) ui.say(logged.problem());
}

}  // namespace tablier
