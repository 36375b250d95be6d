#include "process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tablier::gui {
namespace {

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> all;
  for (const std::string& text : texts) all.push_back(const_cast<char*>(text.c_str()));
  all.push_back(nullptr);
  return all;
}

std::vector<std::string> whole_environment(const std::vector<std::string>& added) {
  std::vector<std::string> all = added;
  for (char** entry = environ; *entry; ++entry) {
    const std::string own = *entry;
    const std::string name = own.substr(0, own.find('=') + 1);
    bool replaced = false;
    for (const std::string& a : added) replaced = replaced || a.starts_with(name);
    if (!replaced) all.push_back(own);
  }
  return all;
}

/// In the child: becomes the program.
[[noreturn]] void become(const std::vector<char*>& arguments, const std::vector<char*>& environment, const std::string& log, int kept) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that is killed leaves nothing behind
  if (!log.empty()) {
    const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(file, STDERR_FILENO);
  }
  if (kept >= 0) fcntl(kept, F_SETFD, 0);
  execvpe(arguments[0], arguments.data(), environment.data());
  _exit(127);
}

}  // namespace

Process::Process(const std::vector<std::string>& arguments, const std::vector<std::string>& environment, const std::string& log, int kept) {
  const auto whole = whole_environment(environment);
  const auto word_pointers = pointers(arguments), environment_pointers = pointers(whole);
  id_ = fork();
  if (id_ == 0) become(word_pointers, environment_pointers, log, kept);
  if (id_ < 0) throw std::runtime_error("no process can be started");
}

Process::~Process() {
  if (!over_) end(SIGKILL);
}

bool Process::running() {
  if (over_) return false;
  if (waitpid(id_, &status_, WNOHANG) == id_) over_ = true;
  return !over_;
}

void Process::end(int signal) {
  if (over_) return;
  kill(id_, signal);
  wait();
}

int Process::wait() {
  if (!over_) waitpid(id_, &status_, 0);
  over_ = true;
  return WIFEXITED(status_) ? WEXITSTATUS(status_) : -1;
}

int run(const std::vector<std::string>& arguments, const std::vector<std::string>& environment) {
  return Process(arguments, environment).wait();
}

}  // namespace tablier::gui
