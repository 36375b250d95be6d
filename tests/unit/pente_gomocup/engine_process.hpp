#pragma once

#include <string>
#include <sys/types.h>

/// `tablier gomocup` as a manager has it: a process, a pipe to it and one from it.
namespace tablier::pente {

class EngineProcess {
 public:
  EngineProcess();
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;
  ~EngineProcess();

  void say(const std::string& text);
  /// The next line without its end; `(silence)` when none comes in time, `(end)` when it has gone.
  std::string hear(double seconds = 20);
  /// Says it with an end of line and hears the answer.
  std::string ask(const std::string& line);
  /// Waits for its end; the exit status, −1 when a signal ended it.
  int wait();

 private:
  pid_t id_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string heard_;
};

}  // namespace tablier::pente
