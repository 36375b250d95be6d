#pragma once

#include "content/locale.hpp"
#include "script/report.hpp"

#include <optional>
#include <string>
#include <vector>

/// What a script did, as the console shows it and copies it.
namespace tablier {

/// A heading and what stands under it; all words are ready to show.
struct ReportPart {
  std::string heading;
  std::vector<std::string> lines;
  bool empty = false;  ///< its only line says that there is nothing
};

/// Faults, hooks that were called, and what was printed, the newest line last. `kept`: why the match does not go by the files as they are.
std::vector<ReportPart> report_parts(const Locale& locale, const ScriptReport& report, const std::optional<Problem>& kept = {});

/// The same as one text.
std::string report_text(const std::vector<ReportPart>& parts);

/// `file:line`, or the file alone where no line is known.
std::string at_line(const std::string& file, int line);

/// A fault with the name of its file and its line.
std::string fault_line(const Locale& locale, const ScriptFault& fault);

/// A fault or a line, and how often where it was more than once.
std::string with_count(const Locale& locale, std::string what, std::uint64_t count);

}  // namespace tablier
