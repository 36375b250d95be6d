#include "program.hpp"

#include "folders.hpp"

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/wait.h>
#include <unistd.h>

namespace tablier::test {
namespace {

std::string contents(const std::string& file) {
  if (!std::filesystem::is_regular_file(file)) return "";
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<char*> pointers(std::vector<std::string>& args) {
  std::vector<char*> all;
  for (std::string& word : args) all.push_back(word.data());
  all.push_back(nullptr);
  return all;
}

/// `kClosed`: nothing is there at all.
void send_to(const std::string& file, int stream) {
  if (file == kClosed) close(stream);
  else dup2(open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), stream);
}

}  // namespace

Program::Program() {
  environment = {{"HOME", home_.path()},
                 {"XDG_DATA_DIRS", home_ / "system"},
                 {"TABLIER_DATA", data.path()},
                 {"LANG", "C.UTF-8"},
                 {"PATH", "/usr/bin:/bin"}};
  for (const char* name : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"})
    if (const char* value = std::getenv(name)) environment[name] = value;
}

Program::Child Program::start(const std::vector<std::string>& args, const std::string& out) const {
  const std::string number = std::to_string(++calls_);
  Child child{0, out.empty() ? (home_ / ("out" + number)).string() : out, home_ / ("err" + number)};
  std::vector<std::string> call{(build_folder() / "bin/tablier").string()};
  call.insert(call.end(), args.begin(), args.end());
  std::vector<std::string> variables;
  for (const auto& [name, value] : environment) variables.push_back(name + "=" + value);
  const auto arguments = pointers(call);
  const auto settings = pointers(variables);
  child.process = fork();
  if (child.process != 0) return child;
  send_to("/dev/null", STDIN_FILENO);
  send_to(child.err, STDERR_FILENO);
  send_to(child.out, STDOUT_FILENO);  // last: where it is closed the next file would take its number
  execve(arguments[0], arguments.data(), settings.data());
  _exit(127);
}

Answer Program::wait(const Child& child) {
  int status = 0;
  waitpid(child.process, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(child.out), contents(child.err)};
}

Answer Program::operator()(const std::vector<std::string>& args, const std::string& out) const { return wait(start(args, out)); }

}  // namespace tablier::test
