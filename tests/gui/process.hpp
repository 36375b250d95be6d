#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

/// Programs that a test starts. Each is gone when its object is.
namespace tablier::gui {

class Process {
 public:
  /// Looks for `words[0]` on the PATH. `environment` is added to this process's own; its standard error goes to `log` where that is
  /// given. What stands in this process's `kept` descriptor is the child's too (−1: none).
  Process(const std::vector<std::string>& arguments, const std::vector<std::string>& environment, const std::string& log = {},
          int kept = -1);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  pid_t id() const { return id_; }
  bool running();
  /// Sends a signal and waits for the end.
  void end(int signal);
  /// Waits for the end; the exit status, −1 when a signal ended it.
  int wait();

 private:
  pid_t id_ = -1;
  int status_ = -1;
  bool over_ = false;
};

/// Runs a program to its end; its exit status.
int run(const std::vector<std::string>& arguments, const std::vector<std::string>& environment = {});

}  // namespace tablier::gui
