#include "call.hpp"

#include "folders.hpp"
#include "temp_folder.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tablier::attacks {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> all;
  for (const std::string& text : texts) all.push_back(const_cast<char*>(text.c_str()));
  all.push_back(nullptr);
  return all;
}

void send_to(const std::string& file, int stream) { dup2(open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), stream); }

[[noreturn]] void become(const std::vector<char*>& arguments, const std::vector<char*>& environment, const Call& call,
                         const std::string& out, const std::string& err) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
  if (chdir(call.folder.c_str()) != 0) _exit(126);
  send_to(out, STDOUT_FILENO);
  send_to(err, STDERR_FILENO);
  execve(arguments[0], arguments.data(), environment.data());
  _exit(127);
}

void wait_or_kill(pid_t process, double patience) {
  const int watched = static_cast<int>(syscall(SYS_pidfd_open, process, 0));
  pollfd end{watched, POLLIN, 0};
  if (watched >= 0 && poll(&end, 1, static_cast<int>(1000 * patience)) == 0) kill(-process, SIGKILL);
  if (watched >= 0) close(watched);
}

std::string first_megabyte(const std::string& file) {
  if (!std::filesystem::is_regular_file(file)) return "";
  std::string bytes(1 << 20, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  return bytes;
}

double seconds(const timeval& time) { return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6; }

}  // namespace

Ending run(const Call& call) {
  const test::TempFolder outputs;
  const std::string out = call.output_to.empty() ? (outputs / "out").string() : call.output_to;
  const std::string err = outputs / "err";
  std::vector<std::string> line{(build_folder() / "bin/tablier").string()};
  line.insert(line.end(), call.args.begin(), call.args.end());
  const auto arguments = pointers(line), environment = pointers(call.environment);
  const auto start = Clock::now();
  const pid_t process = fork();
  if (process < 0) throw std::runtime_error("no process can be started");
  if (process == 0) become(arguments, environment, call, out, err);
  wait_or_kill(process, call.patience);
  int status = 0;
  rusage used{};
  wait4(process, &status, 0, &used);
  Ending ending;
  ending.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  if (WIFEXITED(status)) ending.status = WEXITSTATUS(status);
  else ending.signal = WTERMSIG(status);
  ending.processor_seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  ending.megabytes = static_cast<double>(used.ru_maxrss) / 1024;
  ending.out = first_megabyte(out);
  ending.err = first_megabyte(err);
  return ending;
}

}  // namespace tablier::attacks
