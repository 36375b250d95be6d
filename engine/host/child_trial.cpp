#include "host/child_trial.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tablier {
namespace {

constexpr char kReturned = 'r';
constexpr char kThrew = 't';

/// Core dumps, words on the terminal and the handlers of a debugging run would only confuse the player.
void make_quiet(const TrialLimits& limits) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  const rlimit processor{limits.processor_seconds, limits.processor_seconds + 1};
  setrlimit(RLIMIT_CPU, &processor);
  for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU, SIGTERM}) std::signal(number, SIG_DFL);
  const int nowhere = open("/dev/null", O_RDWR);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, stream);
}

[[noreturn]] void run_child(const std::function<void()>& work, const TrialLimits& limits, int pipe_end) {
  make_quiet(limits);
  char word = kReturned;
  try {
    work();
  } catch (...) {
    word = kThrew;
  }
  while (write(pipe_end, &word, 1) < 0 && errno == EINTR) {
  }
  _exit(0);
}

enum class Heard : std::uint8_t { word, silence, nothing_in_time };

Heard listen(int pipe_end, std::chrono::milliseconds patience, char& word) {
  const auto until = std::chrono::steady_clock::now() + patience;
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
    pollfd wanted{pipe_end, POLLIN, 0};
    const int ready = poll(&wanted, 1, static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
    if (ready == 0) return Heard::nothing_in_time;
    if (ready < 0 && errno == EINTR) continue;
    return ::read(pipe_end, &word, 1) == 1 ? Heard::word : Heard::silence;
  }
}

/// The child's status; absent where somebody else collects this process's children.
std::optional<int> collect(pid_t child) {
  int status = 0;
  for (;;) {
    if (waitpid(child, &status, 0) == child) return status;
    if (errno != EINTR) return std::nullopt;
  }
}

TrialVerdict judge_silence(std::optional<int> status) {
  if (!status || !WIFSIGNALED(*status)) return {TrialEnd::exited, 0};
  const int number = WTERMSIG(*status);
  return {number == SIGXCPU || number == SIGKILL ? TrialEnd::too_long : TrialEnd::crashed, number};
}

TrialVerdict watch(pid_t child, int pipe_end, std::chrono::milliseconds patience) {
  char word = 0;
  const Heard heard = listen(pipe_end, patience, word);
  // A silent child has closed the pipe by dying; it must not be killed before its own end is known.
  if (heard != Heard::silence) kill(child, SIGKILL);
  const auto status = collect(child);
  if (heard == Heard::nothing_in_time) return {TrialEnd::too_long, 0};
  if (heard == Heard::silence) return judge_silence(status);
  return {word == kThrew ? TrialEnd::threw : TrialEnd::returned, 0};
}

}  // namespace

TrialVerdict try_in_child(const std::function<void()>& work, const TrialLimits& limits) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  const pid_t child = fork();
  if (child == 0) run_child(work, limits, ends[1]);
  close(ends[1]);
  const TrialVerdict verdict = child > 0 ? watch(child, ends[0], limits.clock) : TrialVerdict{};
  close(ends[0]);
  return verdict;
}

}  // namespace tablier
