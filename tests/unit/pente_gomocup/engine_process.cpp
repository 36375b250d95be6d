#include "engine_process.hpp"

#include "folders.hpp"

#include <array>
#include <chrono>
#include <poll.h>
#include <signal.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tablier::pente {
namespace {

[[noreturn]] void become_engine(int in, int out) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  for (int fd = 3; fd < 64; ++fd) close(fd);
  const std::string program = build_folder() / "bin/tablier";
  execl(program.c_str(), "tablier", "gomocup", nullptr);
  _exit(127);
}

}  // namespace

EngineProcess::EngineProcess() {
  signal(SIGPIPE, SIG_IGN);  // NOLINT: an engine that has gone is heard as such
  std::array<int, 2> there{}, back{};
  if (pipe(there.data()) != 0 || pipe(back.data()) != 0) throw std::runtime_error("no pipe can be made");
  id_ = fork();
  if (id_ == 0) become_engine(there[0], back[1]);
  if (id_ < 0) throw std::runtime_error("no process can be started");
  close(there[0]);
  close(back[1]);
  to_ = there[1];
  from_ = back[0];
}

EngineProcess::~EngineProcess() {
  if (id_ > 0) {
    kill(id_, SIGKILL);
    wait();
  }
  close(from_);
}

void EngineProcess::say(const std::string& text) {
  for (std::size_t sent = 0; sent < text.size();) {
    const auto n = write(to_, text.data() + sent, text.size() - sent);
    if (n <= 0) return;
    sent += static_cast<std::size_t>(n);
  }
}

std::string EngineProcess::hear(double seconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (true) {
    if (const auto line = heard_.find('\n'); line != std::string::npos) {
      std::string said = heard_.substr(0, line);
      heard_.erase(0, line + 1);
      return said;
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
    pollfd wish{from_, POLLIN, 0};
    if (left <= 0 || poll(&wish, 1, static_cast<int>(left)) <= 0) return "(silence)";
    std::array<char, 4096> piece{};
    const auto n = read(from_, piece.data(), piece.size());
    if (n <= 0) return "(end)";
    heard_.append(piece.data(), static_cast<std::size_t>(n));
  }
}

std::string EngineProcess::ask(const std::string& line) {
  say(line + "\r\n");  // as managers end a line
  return hear();
}

int EngineProcess::wait() {
  if (id_ < 0) return -1;
  close(to_);
  int status = 0;
  waitpid(id_, &status, 0);
  id_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace tablier::pente
