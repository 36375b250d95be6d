#include "surroundings.hpp"

#include "folders.hpp"
#include "match/save.hpp"

#include <array>
#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>

namespace tablier::gui {
namespace {

namespace fs = std::filesystem;

/// The number of the display that the server found free, as it writes it when it is ready; empty where it ended instead.
std::string read_number(int from) {
  std::string number;
  for (char c = 0; read(from, &c, 1) == 1 && c != '\n';) number += c;
  return number;
}

constexpr const char* kDifficulties = "cache/tablier/difficulties";

/// What the programs of all tests have measured.
fs::path measured() { return build_folder() / "tests/difficulties"; }

/// 0: there is none.
std::uintmax_t size_of(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  return error ? 0 : size;
}

}  // namespace

fs::path program_file() { return build_folder() / "bin/tablier"; }

Display::Display(int width, int height) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const std::string size = std::to_string(width) + "x" + std::to_string(height) + "x24";
  const std::vector<std::string> arguments{"Xvfb", "-displayfd", std::to_string(ends[1]), "-screen", "0", size, "-nolisten",
                                           "tcp",  "-noreset"};
  server_ = std::make_unique<Process>(arguments, std::vector<std::string>(), "/dev/null", ends[1]);
  close(ends[1]);
  const std::string number = read_number(ends[0]);
  close(ends[0]);
  if (number.empty()) throw std::runtime_error("Xvfb did not start");
  name_ = ":" + number;
}

Home::Home(const std::string& settings) {
  folder_.write("config/tablier/settings.yaml", settings);
  for (const char* sub : {"data", "cache/tablier", "run"}) fs::create_directories(folder_ / sub);
  fs::create_directories(state());
  std::error_code none_yet;
  fs::copy_file(measured(), folder_ / kDifficulties, none_yet);
}

Home::~Home() {
  std::error_code ignored;
  if (size_of(folder_ / kDifficulties) <= size_of(measured())) return;
  const fs::path fresh = measured().string() + std::to_string(getpid());
  fs::copy_file(folder_ / kDifficulties, fresh, fs::copy_options::overwrite_existing, ignored);
  if (!ignored) fs::rename(fresh, measured(), ignored);
}

std::vector<std::string> Home::environment() const {
  std::vector<std::string> all{"LC_ALL=C.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1", "TABLIER_DATA=", "HOME=" + folder_.path().string()};
  // A driver that compiles its shaders anew takes a second of a processor for each start of the program.
  all.push_back("MESA_SHADER_CACHE_DIR=" + (build_folder() / "tests/shaders").string());
  const std::pair<const char*, const char*> folders[] = {{"XDG_CONFIG_HOME", "config"},
                                                         {"XDG_STATE_HOME", "state"},
                                                         {"XDG_DATA_HOME", "data"},
                                                         {"XDG_CACHE_HOME", "cache"},
                                                         {"XDG_RUNTIME_DIR", "run"}};
  for (const auto& [name, sub] : folders) all.push_back(std::string(name) + "=" + (folder_ / sub).string());
  return all;
}

std::vector<fs::path> Home::matches() const {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(state() / "matches", error))
    if (is_save_file(entry.path())) files.push_back(entry.path());
  return files;
}

Records Home::records() const {
  auto opened = Records::open(state() / "records.sqlite");
  if (!opened) throw std::runtime_error("the records cannot be read: " + opened.problem().text.key);
  return *std::move(opened);
}

const Catalogue& games() {
  static const Catalogue all = [] {
    Locale locale;
    return Catalogue::load(find_paths(program_file(), [](const char*) -> const char* { return nullptr; }), locale);
  }();
  return all;
}

}  // namespace tablier::gui
