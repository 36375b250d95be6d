#include "app/script_news.hpp"

#include "content/utf8.hpp"
#include "match/script_log_file.hpp"
#include "script/caught.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

namespace tablier {
namespace {

/// A script whose hooks another variant takes over tells the same in both.
bool is_listed(const std::vector<ScriptFault>& all, const ScriptFault& fault) {
  return std::any_of(all.begin(), all.end(), [&](const ScriptFault& f) { return f.problem == fault.problem; });
}

bool is_listed(const std::vector<ScriptPrint>& all, const ScriptPrint& print) {
  return std::any_of(all.begin(), all.end(), [&](const ScriptPrint& p) { return p.where == print.where && p.text == print.text; });
}

/// Of games in Lua and of variants; those that nobody has read have nothing to tell.
std::vector<std::shared_ptr<const VariantScript>> all_scripts(const Session& session) {
  std::vector<std::shared_ptr<const VariantScript>> all;
  for (const auto& game : session.services.catalogue.games_as_read()) {
    if (auto own = game->source ? game->source->with_hooks(nullptr) : nullptr) all.push_back(std::move(own));
    for (const VariantEntry& variant : game->variants)
      if (variant.hooks) all.push_back(variant.hooks);
  }
  return all;
}

ScriptReport report_of_all(const Session& session) {
  ScriptReport all;
  for (const auto& script : all_scripts(session)) {
    ScriptReport one = script->report();
    std::erase_if(one.faults, [&](const ScriptFault& fault) { return is_listed(all.faults, fault); });
    std::erase_if(one.prints, [&](const ScriptPrint& print) { return is_listed(all.prints, print); });
    all = joined(std::move(all), std::move(one));
  }
  return all;
}

/// What the window has told already is not told again.
std::vector<ScriptFault> take_untold(const Session& session, const ScriptReport& report) {
  std::vector<ScriptFault> untold;
  for (const auto& script : all_scripts(session))
    for (ScriptFault& fault : script->take_faults()) untold.push_back(std::move(fault));
  std::vector<ScriptFault> counted;
  for (const ScriptFault& fault : report.faults)
    if (is_listed(untold, fault)) counted.push_back(fault);
  return counted;
}

/// `file:line:column: text (n times)`.
std::string line_of(const Session& session, const ScriptFault& fault) {
  const std::string said = session.say(fault.problem);
  return fault.count == 1 ? said : session.say("console.times", {{"what", said}, {"n", static_cast<std::int64_t>(fault.count)}});
}

std::string line_of(const Session& session, const ScriptPrint& print) {
  const std::string place =
      print.where.file + ":" + std::to_string(print.where.line) + ": " + with_caught_faults(session.services.locale, print.text);
  return print.count == 1 ? place : session.say("console.times", {{"what", place}, {"n", static_cast<std::int64_t>(print.count)}});
}

void tell(const Session& session, std::string_view line) { session.err << printable(line) << '\n'; }

}  // namespace

bool has_failed_rules(const VariantScript* script) {
  const auto is_of_rules = [](const ScriptFault& fault) {
    return fault.problem.text.key == "script.in_rule" || fault.problem.text.key == "script.in_sample";
  };
  return script && std::ranges::any_of(script->report().faults, is_of_rules);
}

Value with_faults(Value json, const Session& session) {
  Value all = Value::list();
  for (const ScriptFault& fault : report_of_all(session).faults)
    all.push(Value::map({{"file", fault.problem.where.file},
                         {"line", fault.problem.where.line},
                         {"hook", fault.hook.empty() ? Value() : Value(fault.hook)},
                         {"text", session.say(fault.problem.text)},
                         {"count", fault.count}}));
  json.set("faults", std::move(all));
  return json;
}

void tell_prints(const Session& session, const ScriptReport& report) {
  if (report.older_prints > 0) tell(session, session.say("console.older_prints", {{"n", static_cast<std::int64_t>(report.older_prints)}}));
  for (const ScriptPrint& print : report.prints) tell(session, line_of(session, print));
  if (report.dropped_prints > 0) tell(session, session.say(Text("console.dropped_prints", dropped_prints(report))));
}

void tell_scripts(const Session& session) {
  const ScriptReport report = report_of_all(session);
  tell_prints(session, report);
  std::vector<std::string> lines;
  for (const ScriptFault& fault : take_untold(session, report)) lines.push_back(line_of(session, fault));
  if (report.more_faults > 0) lines.push_back(session.say("console.more_faults", {{"n", static_cast<std::int64_t>(report.more_faults)}}));
  for (const std::string& line : lines) tell(session, line);
  if (const auto logged = log_scripts(session.services.paths.state, lines); !logged) session.warn(logged.problem());
}

}  // namespace tablier
