#pragma once

#include "heap_folder.hpp"

#include <map>
#include <string>
#include <vector>

/// Runs the real program as a child, as a shell would.
namespace tablier::test {

struct Answer {
  int status = -1;  ///< exit status; −1 when a signal ended it
  std::string out;
  std::string err;
};

/// For `out`: the program starts without a standard output.
inline constexpr const char* kClosed = "<closed>";

/// A profile of its own with one small game, and the program on it. No display, English, nothing of the user's.
class Program {
 public:
  Program();
  /// Runs to the end; its standard output goes to `out` where that is given.
  Answer operator()(const std::vector<std::string>& args, const std::string& out = "") const;
  /// Starts and does not wait; `wait` collects the answer.
  struct Child {
    int process;
    std::string out;  ///< file that its output goes to
    std::string err;
  };
  Child start(const std::vector<std::string>& args, const std::string& out = "") const;
  static Answer wait(const Child& child);

  /// The user's own data folder.
  std::filesystem::path own() const { return home_ / ".local/share/tablier"; }

  HeapFolder data;
  std::map<std::string, std::string> environment;

 private:
  TempFolder home_;
  mutable int calls_ = 0;
};

/// Whether a part stands in a text.
inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace tablier::test
