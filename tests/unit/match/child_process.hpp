#pragma once

#include <functional>
#include <sys/wait.h>
#include <unistd.h>

/// Another program on the same profile: a forked child.
namespace tablier::test {

class ChildProcess {
 public:
  /// Runs the body there; its status is 0 when the body says true. The body must not use Catch2.
  explicit ChildProcess(const std::function<bool()>& body) : id_(fork()) {
    if (id_ == 0) _exit(body() ? 0 : 1);
  }
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess() {
    if (!waited_) succeeded();
  }

  /// Waits for it; true when its body said true.
  bool succeeded() {
    int status = -1;
    waited_ = true;
    return id_ > 0 && waitpid(id_, &status, 0) == id_ && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }

 private:
  pid_t id_;
  bool waited_ = false;
};

}  // namespace tablier::test
