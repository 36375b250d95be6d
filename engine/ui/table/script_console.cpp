#include "ui/table/script_console.hpp"

#include "content/utf8.hpp"
#include "match/script_log_file.hpp"
#include "script/caught.hpp"
#include "ui/core/clipboard.hpp"
#include "ui/core/probe.hpp"
#include "ui/panels/dialog_view.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/key_scroll.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/table/script_report_text.hpp"

#include <algorithm>
#include <iostream>
#include <memory>
#include <ranges>
#include <utility>

namespace tablier {
namespace {

constexpr float kConsoleWidth = 760;
constexpr float kMinConsole = 120, kMaxConsole = 420;

/// What the open console shows. All of it outlives the dialog.
class ConsoleContent {
 public:
  ConsoleContent(Ui& ui, const Play& play, ConsoleLine& line) : ui_(ui), play_(play), line_(line) {
    const std::uint64_t faults = faults_of(play);
    fresh_fault_ = std::exchange(line.faults_seen, faults) != faults && faults > 0;
  }

  void draw() {
    const float room = room_in_dialog(ui_) - foot_;
    const float height = std::min(std::clamp(needed_, ui_.px(kMinConsole), ui_.px(kMaxConsole)), room);
    if (ImGui::BeginChild("##console", {0, height}, false, ImGuiWindowFlags_NoNav)) draw_log();
    ImGui::EndChild();
    const float top = ImGui::GetCursorPosY();
    draw_line();
    note(ui_, ui_.tr("console.names"));
    foot_ = ImGui::GetCursorPosY() - top;
  }

  /// Arrows go through the lines that were typed, the other keys through what is shown: those that a text needs only where there is none.
  bool key(const KeyChange& key) {
    const bool up = is_press(key, Key::up), down = is_press(key, Key::down), free = line_.text.empty();
    const bool page = key.key == Key::page_up || key.key == Key::page_down, end = key.key == Key::home || key.key == Key::end;
    if (up || down) recalled_ += (up ? line_.earlier() : line_.later()) ? 1 : 0;
    else if (free && is_press(key, Key::c, true)) copy();
    else return (page || (free && end)) && scroll_.key(key);
    return true;
  }

  void copy() {
    set_clipboard_text(report_text(parts()));
    ui_.say(Text("console.copied"));
  }

 private:
  static std::uint64_t faults_of(const Play& play) {
    const ScriptReport report = play.match().script_report();
    return report.faults.size() + report.more_faults + (play.kept_rules() ? 1 : 0);
  }

  /// What the script did, then what was asked here, each with the newest last.
  std::vector<ReportPart> parts() const {
    const Locale& locale = ui_.services.locale;
    std::vector<ReportPart> all;
    if (play_.match().has_script() || play_.kept_rules()) all = report_parts(locale, play_.match().script_report(), play_.kept_rules());
    else all.push_back({locale.say("console.faults"), {locale.say("console.none")}, true});
    ReportPart asked{locale.say("console.look"), {}};
    for (const ConsoleLine::Entry& entry : line_.entries() | std::views::reverse) add_entry(asked.lines, entry);
    if (line_.busy()) asked.lines.push_back(locale.say("console.busy"));
    if (!asked.lines.empty()) all.push_back(std::move(asked));
    return all;
  }

  void add_entry(std::vector<std::string>& lines, const ConsoleLine::Entry& entry) const {
    lines.push_back("> " + entry.line);
    const Evaluation& result = entry.result;
    const Locale& locale = ui_.services.locale;
    for (const std::string& print : result.prints) lines.push_back(with_caught_faults(locale, print));
    if (result.fault) lines.push_back(ui_.tr(*result.fault));
    else if (!result.answer.empty()) lines.push_back(with_caught_faults(locale, result.answer));
    else if (result.prints.empty() && result.has_value) lines.push_back(ui_.tr("console.nil"));  // what prints has answered
  }

  void draw_log() {
    const bool follow = !scroll_.apply(ui_) && !fresh_fault_ && ImGui::GetScrollY() + 1 >= end_;
    for (const ReportPart& part : parts()) {
      heading(ui_, part.heading);
      probe_item(part.heading);
      for (const std::string& line : part.lines) {
        part.empty ? note(ui_, line) : paragraph(ui_, line);
        probe_item(line);
      }
      gap(ui_, ui_.sizes.m);
    }
    if (follow) ImGui::SetScrollHereY(1);
    end_ = ImGui::GetScrollMaxY();
    const float before = std::exchange(needed_, ImGui::GetCursorPosY());
    if (needed_ != before) ui_.dialogs.content_resized();
  }

  /// A text that is being typed is Dear ImGui's own: one that comes in its place is typed in a new field.
  void draw_line() {
    const std::string id = "##line" + std::to_string(recalled_);
    const std::string hint = ui_.tr("console.hint");
    bool entered = false;
    const bool fresh = std::exchange(shown_, recalled_) != recalled_;
    text_field(
        ui_, id.c_str(), line_.text,
        {.hint = hint, .take_focus = fresh, .max_bytes = ConsoleLine::kLineEnd.size() * kMaxExpression, .line_end = ConsoleLine::kLineEnd},
        &entered);
    if (!entered) return;
    line_.enter(play_.match());
    if (std::exchange(fresh_fault_, false)) end_ = 0;  // what is answered is to be seen
    ++recalled_;
  }

  Ui& ui_;
  const Play& play_;
  ConsoleLine& line_;
  KeyScroll scroll_;
  int recalled_ = 0;  ///< how often another text came in the place of what was typed
  int shown_ = -1;
  bool fresh_fault_ = false;  ///< nobody has seen it: the faults, which come first, stay in sight until a line is entered
  float needed_ = 0;          ///< height in pixels of all there is over the line, …
  float foot_ = 0;            ///< … and of the line with its note
  float end_ = 0;             ///< where the end was in the last frame: who has not left it is kept there
};

}  // namespace

void show_script_console(Ui& ui, const Play& play, ConsoleLine& line) {
  ui.notices.clear();
  const auto content = std::make_shared<ConsoleContent>(ui, play, line);
  ui.dialogs.ask(
      {.title = ui.tr("console.title"),
       .choices = {{ui.tr("button.close")}, {.label = ui.tr("console.copy"), .act = [content] { content->copy(); }, .stays = true}},
       .content = [content] { content->draw(); },
       .width = kConsoleWidth,
       .enter_is_of_content = true,
       .tells_faults = true,
       .key = [content](const KeyChange& key) { return content->key(key); }});
}

namespace {

/// A fault of a game in Lua or of a hook of its variant, and what becomes of the match.
const char* fault_key(const Play& play, const ScriptFault& fault) {
  if (fault.problem.text.key == "script.in_rule") return "console.told_rule";
  if (fault.problem.text.key.starts_with("script.in_function")) return "console.told_game";
  return play.match().script_failed() ? "console.told_off" : "console.told";
}

/// What follows of it first: there may be no room for the rest.
ScriptFault consequence_first(const ScriptFault& fault) {
  ScriptFault turned = fault;
  std::string& key = turned.problem.text.key;
  if (key == "script.in_hook_off") key = "console.without_hook";
  if (key == "script.in_function_off") key = "console.without_function";
  return turned;
}

}  // namespace

std::string tell_fault(Ui& ui, const Play& play, const ScriptFault& fault, bool author) {
  const GameEntry& game = *play.match().entry();
  const VariantEntry* variant = game.variant(play.match().variant());
  // Who writes the script wants to know what is wrong, and there is no room for more.
  std::string told = author ? fault_line(ui.services.locale, consequence_first(fault))
                            : ui.tr(fault_key(play, fault), {{"variant", variant ? ui.tr(variant->title) : play.match().variant()},
                                                             {"game", ui.tr(game.spec.title)}});
  if (!ui.dialogs.tell_faults()) ui.notices.say(told, ui.now);
  return told;
}

void log_faults(Ui& ui, std::span<const ScriptFault> faults) {
  std::vector<std::string> lines;
  for (const ScriptFault& fault : faults)
    lines.push_back(with_count(ui.services.locale, ui.services.locale.say(fault.problem), fault.count));
  for (const std::string& line : lines) std::cerr << printable(line) << '\n';
  if (const auto logged = log_scripts(ui.services.paths.state, lines); !logged) ui.say(logged.problem());
}

}  // namespace tablier
