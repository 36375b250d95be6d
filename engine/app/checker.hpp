#pragma once

#include "script/report.hpp"
#include "ui/core/services.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

/// Finds what is wrong with content, variants, series and saves.
namespace tablier {

/// How far the program's own texts are translated: with the files that were checked, and those that are read at a start.
struct TranslationCount {
  std::string language;
  std::size_t texts = 0, all = 0;
};

/// Rows of a file of series that nobody looked for a solution of, or not to their end.
struct UntriedRows {
  std::string file;
  std::size_t rows = 0;
};

/// A game in Lua whose rounds at random the time cut short.
struct CutTrial {
  std::string file;
  int rounds = 0, wanted = 0;
};

struct CheckReport {
  std::size_t files = 0;  ///< that were looked at
  std::vector<Problem> problems;
  std::size_t tests = 0;                            ///< that scripts carry; nobody has run them
  ScriptReport script;                              ///< what scripts printed meanwhile
  std::vector<TranslationCount> translations = {};  ///< of languages in checked files of texts of the program that lack some
  std::vector<UntriedRows> untried = {};
  std::vector<CutTrial> cut = {};  ///< what is wrong in them may not have been found
};

/// Hears how many files were looked at, and which one is next.
using CheckProgress = std::function<void(std::size_t done, const std::filesystem::path& next)>;

/// Folders are searched for `.yaml`, `.yml` and `.lua`, hidden ones left out, in the order of their names. A variant is checked against its
/// game where that is known; a file named by itself is looked at whatever its ending. Precondition: the paths exist.
CheckReport check_paths(const Services& services, const std::vector<std::string>& paths, const CheckProgress& progress = {});

/// True for a file that variants and games share by `require`.
bool is_module(const Services& services, const std::filesystem::path& file);

/// The folders in which the `require` of a variant's file looks: first the one under which its game stands.
std::vector<std::filesystem::path> script_roots(const Services& services, const std::filesystem::path& file);

}  // namespace tablier
