#include "host/child_process.hpp"

#include "content/utf8.hpp"
#include "jobs/told_failure.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace tablier {
namespace {

/// What a line of the child begins with.
constexpr char kNote = 'n';
constexpr char kFound = 'f';
constexpr char kReturned = 'r';
constexpr char kThrew = 't';
constexpr char kNothing = 'z';
constexpr char kInvalidAnswer = 'o';

/// Notes are a word or two: whatever is longer is not one.
constexpr std::size_t kLongestLine = 1024;
constexpr std::size_t kMaxFound = 2000;
/// Characters of what an exception says.
constexpr std::size_t kLongestSaid = 120;
/// What a child may say on standard error: as much as a pipe holds. More is lost, and it does not wait. Of its last line:
constexpr std::size_t kMaxWords = 64u << 10, kLongestWords = 300;

/// Seconds of the processor.
constexpr double kHardlyRan = 0.1;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

/// Bytes of memory of its own that this process may write to.
std::size_t data_bytes() {
  std::size_t size = 0, resident = 0, shared = 0, text = 0, unused = 0, data = 0;
  std::ifstream("/proc/self/statm") >> size >> resident >> shared >> text >> unused >> data;
  return data * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

void limit(decltype(RLIMIT_CPU) what, rlim_t soft, rlim_t hard) {
  const rlimit value{soft, hard};
  setrlimit(what, &value);
}

/// The last line that is not empty of what can be read there now.
std::string last_line(int words) {
  std::string all(kMaxWords, '\0');
  const auto size = read(words, all.data(), all.size());
  all.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
  all.erase(all.find_last_not_of("\n ") + 1);
  return clipped(printable(all.substr(all.rfind('\n') + 1)), kLongestWords);
}

/// Core dumps, words on the terminal and the handlers of a debugging run would only confuse the player.
void make_quiet(const TrialLimits& limits, int words_end) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_CPU, limits.processor_seconds, limits.processor_seconds + 1);
  if (const rlim_t bytes = data_bytes() + limits.memory; !kSanitized) limit(RLIMIT_DATA, bytes, bytes);
  for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU, SIGTERM}) std::signal(number, SIG_DFL);
  const int nowhere = open("/dev/null", O_RDWR);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO}) dup2(nowhere, stream);
  dup2(words_end, STDERR_FILENO);
}

void write_line(int pipe_end, char kind, std::string_view text) {
  const std::string line = kind + std::string(text) + '\n';
  while (write(pipe_end, line.data(), line.size()) < 0 && errno == EINTR) {
  }
}

[[noreturn]] void run_child(const Trial& work, const TrialLimits& limits, int pipe_end, int words_end) {
  make_quiet(limits, words_end);
  char how = kReturned;
  std::string said;
  try {
    work({[pipe_end](std::string_view stage) { write_line(pipe_end, kNote, stage); },
          [pipe_end](std::string_view found) { write_line(pipe_end, kFound, found); }});
  } catch (const GaveNothing&) {
    how = kNothing;
  } catch (const InvalidAnswer& invalid) {
    how = kInvalidAnswer;
    said = invalid.answer + (invalid.of.empty() ? "" : " " + clipped(invalid.of, kLongestSaid));
  } catch (const std::exception& thrown) {
    how = kThrew;
    said = clipped(repaired_utf8(std::string_view(said_by(thrown), strnlen(said_by(thrown), kLongestLine))), kLongestSaid);
  } catch (...) {
    how = kThrew;
  }
  write_line(pipe_end, how, said);
  _exit(0);
}

void close_end(int end) {
  if (end >= 0) close(end);
}

}  // namespace

std::optional<ChildProcess> ChildProcess::start(const Trial& work, const TrialLimits& limits) {
  std::array<int, 2> ends{-1, -1}, words{-1, -1};
  const bool made = pipe2(ends.data(), O_CLOEXEC) == 0 && pipe2(words.data(), O_CLOEXEC | O_NONBLOCK) == 0;
  const pid_t process = made ? fork() : -1;
  if (process == 0) run_child(work, limits, ends[1], words[1]);
  for (const int end : {ends[1], words[1]}) close_end(end);
  if (process < 0) {
    for (const int end : {ends[0], words[0]}) close_end(end);
    return std::nullopt;
  }
  setpgid(process, process);  // whichever of the two comes first
  return ChildProcess(process, ends[0], words[0]);
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : process_(std::exchange(other.process_, -1)),
      pipe_end_(std::exchange(other.pipe_end_, -1)),
      words_end_(std::exchange(other.words_end_, -1)),
      unread_(std::move(other.unread_)),
      stage_(std::move(other.stage_)),
      found_(std::move(other.found_)) {}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
  std::swap(process_, other.process_);
  std::swap(pipe_end_, other.pipe_end_);
  std::swap(words_end_, other.words_end_);
  std::swap(unread_, other.unread_);
  std::swap(stage_, other.stage_);
  std::swap(found_, other.found_);
  return *this;
}

ChildProcess::~ChildProcess() {
  end();
  close_end(pipe_end_);
  close_end(words_end_);
}

/// Its whole group: what it has started may hold the pipe open.
void ChildProcess::end() {
  if (process_ <= 0) return;
  kill(-process_, SIGKILL);
  kill(process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
}

std::optional<TrialResult> ChildProcess::read_lines() {
  for (auto line_end = unread_.find('\n'); line_end != std::string::npos; line_end = unread_.find('\n')) {
    const std::string line = unread_.substr(0, line_end);
    unread_.erase(0, line_end + 1);
    if (line.starts_with(kNote)) stage_ = line.substr(1);
    if (line.starts_with(kFound) && found_.size() < kMaxFound) found_.push_back(line.substr(1));
    if (line.starts_with(kReturned)) return result(TrialEnd::returned);
    if (line.starts_with(kNothing)) return result(TrialEnd::nothing);
    if (!line.starts_with(kThrew) && !line.starts_with(kInvalidAnswer)) continue;
    TrialResult ended = result(line.starts_with(kThrew) ? TrialEnd::threw : TrialEnd::invalid_answer);
    ended.said = line.substr(1);
    return ended;
  }
  if (unread_.size() > kLongestLine) unread_.clear();
  return std::nullopt;
}

std::optional<TrialResult> ChildProcess::hear() {
  if (is_silent()) return look_for_end();
  std::array<char, 512> bytes{};
  const auto n = read(pipe_end_, bytes.data(), bytes.size());
  if (n < 0 && errno == EINTR) return std::nullopt;
  if (n <= 0) {
    close(std::exchange(pipe_end_, -1));
    return look_for_end();
  }
  unread_.append(bytes.data(), static_cast<std::size_t>(n));
  auto found = read_lines();
  if (found) end();
  return found;
}

/// A silent child must not be killed before its own end is known.
std::optional<TrialResult> ChildProcess::look_for_end() {
  int status = 0;
  const pid_t collected = waitpid(process_, &status, WNOHANG);
  if (collected == 0) return std::nullopt;
  kill(-process_, SIGKILL);
  process_ = -1;
  if (collected < 0 || !WIFSIGNALED(status)) return result(TrialEnd::exited);
  const int number = WTERMSIG(status);
  if (number == SIGXCPU || number == SIGKILL) return result(TrialEnd::too_long, number);
  TrialResult crashed = result(TrialEnd::crashed, number);
  if (number == SIGABRT) crashed.said = last_line(words_end_);
  return crashed;
}

bool ChildProcess::was_kept_waiting() const {
  std::string stat;
  std::getline(std::ifstream("/proc/" + std::to_string(process_) + "/stat"), stat);
  const auto name_end = stat.rfind(") ");  // the name may have anything in it
  if (name_end == std::string::npos) return false;
  std::istringstream fields(stat.substr(name_end + 2));
  char state = 0;
  fields >> state;
  std::string skipped;
  for (int field = 4; field < 14; ++field) fields >> skipped;
  long own = 0, system = 0;  // clock ticks of the processor
  fields >> own >> system;
  const bool wants_to_run = state == 'R' || state == 'D';
  return wants_to_run && static_cast<double>(own + system) < kHardlyRan * static_cast<double>(sysconf(_SC_CLK_TCK));
}

TrialResult ChildProcess::give_up() {
  TrialResult result = this->result(TrialEnd::too_long);
  result.sure = !was_kept_waiting();
  end();
  return result;
}

}  // namespace tablier
