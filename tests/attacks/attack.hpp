#pragma once

#include "content/map_reader.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// An attack as data: files, a call of the program, and what must happen. README.md says how one is written.
namespace tablier::attacks {

struct Attack {
  std::string name;
  std::string data;                                  ///< "heap": a small game of the tests; "bundled": what comes with the program
  std::vector<std::pair<std::string, Value>> files;  ///< by path in the folder of the case; what they hold, see case_folder.hpp
  std::vector<std::pair<std::string, std::string>> environment;
  std::vector<Value> call;  ///< texts, or texts as a file has them
  std::string output_to;    ///< file that takes the standard output; empty: looked at
  std::int64_t status = 0;
  std::vector<std::string> says;               ///< each line of standard error in its order; `*` stands for anything
  std::vector<std::string> prints;             ///< what stands somewhere on standard output; `*` likewise
  bool json = false;                           ///< standard output is one JSON document
  std::vector<std::string> changes;            ///< files of the case that may change
  std::vector<std::string> makes;              ///< files that must be there afterwards
  std::vector<std::vector<std::string>> then;  ///< calls that must end with 0 afterwards
  std::vector<std::string> like;               ///< the sound call that the memory is compared with; empty: `position GAME`
  double seconds = 2;
  double megabytes = 64;  ///< over what the sound call takes
};

/// The attacks of a file, and what is wrong with it.
LoadedSpec<std::vector<Attack>> load_attacks(const std::filesystem::path& file);

}  // namespace tablier::attacks
