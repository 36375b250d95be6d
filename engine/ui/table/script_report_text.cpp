#include "ui/table/script_report_text.hpp"

#include "script/caught.hpp"

#include <cmath>
#include <filesystem>
#include <utility>

namespace tablier {
namespace {

std::string seconds_text(const Locale& locale, double seconds) {
  constexpr int kMilli = 1000;
  const std::int64_t all = std::llround(seconds * kMilli);
  const std::string rest = std::to_string(kMilli + all % kMilli).substr(1);
  return locale.say(Text("console.seconds", {{"whole", all / kMilli}, {"rest", rest}}));
}

/// The file in its folder is enough here; the whole way stands on standard error and in the log.
std::string placed(const Locale& locale, const SourceSpot& where, std::string text) {
  if (where.file.empty()) return text;
  const std::filesystem::path file(where.file);
  const std::string name = (file.parent_path().filename() / file.filename()).string();
  return locale.say(Text("console.print", {{"place", at_line(name, where.line)}, {"text", std::move(text)}}));
}

std::string counted(const Locale& locale, const char* key, std::uint64_t n) {
  return locale.say(Text(key, {{"n", static_cast<std::int64_t>(n)}}));
}

ReportPart finished(const Locale& locale, ReportPart part, const char* nothing) {
  part.empty = part.lines.empty();
  if (part.empty) part.lines.push_back(locale.say(nothing));
  return part;
}

ReportPart faults_part(const Locale& locale, const ScriptReport& report, const std::optional<Problem>& kept) {
  ReportPart part{locale.say("console.faults"), {}};
  if (kept) part.lines.push_back(locale.say(Text("console.kept_rules", {{"why", placed(locale, kept->where, locale.say(kept->text))}})));
  for (const ScriptFault& fault : report.faults) part.lines.push_back(with_count(locale, fault_line(locale, fault), fault.count));
  if (report.more_faults > 0) part.lines.push_back(counted(locale, "console.more_faults", report.more_faults));
  return finished(locale, std::move(part), "console.no_faults");
}

std::string call_line(const Locale& locale, const std::string& name, const HookCalls& calls) {
  const char* const key = calls.seconds > 0 ? "console.call" : "console.call_untimed";
  return locale.say(
      Text(key, {{"hook", name}, {"n", static_cast<std::int64_t>(calls.count)}, {"seconds", seconds_text(locale, calls.seconds)}}));
}

ReportPart calls_part(const Locale& locale, const ScriptReport& report) {
  ReportPart part{locale.say("console.calls"), {}};
  for (const FunctionCalls& function : report.functions) part.lines.push_back(call_line(locale, function.name, function.calls));
  for (std::size_t hook = 0; hook < report.calls.size(); ++hook)
    if (report.calls[hook].count > 0) part.lines.push_back(call_line(locale, kHookNames[hook], report.calls[hook]));
  return finished(locale, std::move(part), "console.no_calls");
}

ReportPart prints_part(const Locale& locale, const ScriptReport& report) {
  ReportPart part{locale.say("console.prints"), {}};
  if (report.older_prints > 0) part.lines.push_back(counted(locale, "console.older_prints", report.older_prints));
  for (const ScriptPrint& print : report.prints)
    part.lines.push_back(with_count(locale, placed(locale, print.where, with_caught_faults(locale, print.text)), print.count));
  if (report.dropped_prints > 0) part.lines.push_back(locale.say(Text("console.dropped_prints", dropped_prints(report))));
  return finished(locale, std::move(part), "console.no_prints");
}

}  // namespace

std::string at_line(const std::string& file, int line) { return line > 0 ? file + ":" + std::to_string(line) : file; }

std::string fault_line(const Locale& locale, const ScriptFault& fault) {
  return placed(locale, fault.problem.where, locale.say(fault.problem.text));
}

std::string with_count(const Locale& locale, std::string what, std::uint64_t count) {
  if (count == 1) return what;
  return locale.say(Text("console.times", {{"what", std::move(what)}, {"n", static_cast<std::int64_t>(count)}}));
}

std::vector<ReportPart> report_parts(const Locale& locale, const ScriptReport& report, const std::optional<Problem>& kept) {
  return {faults_part(locale, report, kept), calls_part(locale, report), prints_part(locale, report)};
}

std::string report_text(const std::vector<ReportPart>& parts) {
  std::string all;
  for (const ReportPart& part : parts) {
    all += (all.empty() ? "" : "\n") + part.heading + "\n";
    for (const std::string& line : part.lines) all += "  " + line + "\n";
  }
  return all;
}

}  // namespace tablier
