#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// One run of the program, and what it cost.
namespace tablier::attacks {

struct Call {
  std::vector<std::string> args;
  std::vector<std::string> environment;  ///< all of it
  std::filesystem::path folder;          ///< where it stands
  std::string output_to;                 ///< empty: a pipe of ours
  double patience = 30;                  ///< seconds after which it is killed
};

struct Ending {
  int status = -1;  ///< −1: a signal ended it
  int signal = 0;
  std::string out;               ///< the first megabyte
  std::string err;               ///< likewise
  double seconds = 0;            ///< by the clock
  double processor_seconds = 0;  ///< of all its processes
  double megabytes = 0;          ///< of the largest of its processes, at its largest
};

/// Runs the program to its end, or to that of our patience.
Ending run(const Call& call);

}  // namespace tablier::attacks
