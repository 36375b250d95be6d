#pragma once

#include "host/child_trial.hpp"

#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

/// One child of `try_in_children`, the pipe on which it tells how far it is, and the one that takes its standard error.
namespace tablier {

class ChildProcess {
 public:
  /// Forks; the child does the work and never returns. Nothing where no child can be made.
  static std::optional<ChildProcess> start(const Trial& work, const TrialLimits& limits);

  ChildProcess(ChildProcess&& other) noexcept;
  ChildProcess& operator=(ChildProcess&& other) noexcept;
  /// Ends the child where it still runs.
  ~ChildProcess();

  /// Can be read when the child has something to say; −1 for one that is silent.
  int pipe_end() const { return pipe_end_; }
  /// It has closed the pipe, most likely by dying: nothing but its end will be heard of it.
  bool is_silent() const { return pipe_end_ < 0; }
  /// Reads what it says, or looks whether a silent one has ended. How it ended, once that is known.
  std::optional<TrialResult> hear();
  /// Whether it wants to run and has hardly been let: a busy machine, or a slow disk.
  bool was_kept_waiting() const;
  /// Ends it: its time is over.
  TrialResult give_up();

 private:
  ChildProcess(pid_t process, int pipe_end, int words_end) : process_(process), pipe_end_(pipe_end), words_end_(words_end) {}

  std::optional<TrialResult> read_lines();
  TrialResult result(TrialEnd end, int signal = 0) const { return {.end = end, .signal = signal, .stage = stage_, .found = found_}; }
  std::optional<TrialResult> look_for_end();
  void end();

  pid_t process_ = -1;  // −1: collected
  int pipe_end_ = -1;
  int words_end_ = -1;
  std::string unread_;  // an unfinished line
  std::string stage_;
  std::vector<std::string> found_;
};

}  // namespace tablier
