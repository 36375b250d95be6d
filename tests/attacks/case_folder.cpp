#include "case_folder.hpp"

#include "folders.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <sys/stat.h>

namespace tablier::attacks {
namespace {

namespace fs = std::filesystem;

std::uint64_t hash_more(std::uint64_t hash, std::string_view bytes) {
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;  // FNV-1a
  return hash;
}
constexpr std::uint64_t kNothing = 0xCBF29CE484222325u;

std::uint64_t hash_of(const fs::path& file) {
  if (fs::is_symlink(file)) return hash_more(kNothing, fs::read_symlink(file).string());
  if (!fs::is_regular_file(file)) return kNothing;
  std::ifstream stream(file, std::ios::binary);
  std::array<char, 1 << 14> chunk{};
  std::uint64_t hash = kNothing;
  while (stream.read(chunk.data(), chunk.size()) || stream.gcount() > 0)
    hash = hash_more(hash, {chunk.data(), static_cast<std::size_t>(stream.gcount())});
  return hash;
}

const std::string* text_of(const Value& value, std::string_view member) {
  const Value* found = value.find(member);
  return found ? found->as_string() : nullptr;
}

void repeat(std::string_view text, std::int64_t times, const std::function<void(std::string_view)>& take) {
  constexpr std::size_t kChunk = 1 << 14;
  const std::int64_t at_once = std::max<std::int64_t>(1, static_cast<std::int64_t>(kChunk / std::max<std::size_t>(1, text.size())));
  std::string chunk;
  for (std::int64_t i = 0; i < std::min(at_once, times); ++i) chunk += text;
  for (std::int64_t left = times; left > 0; left -= at_once)
    take(std::string_view(chunk).substr(0, static_cast<std::size_t>(std::min(left, at_once)) * text.size()));
}

std::string bytes_of(std::string hex) {
  std::erase(hex, ' ');
  std::string bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return bytes;
}

bool may_differ(const std::vector<std::string>& paths, const std::string& path) {
  return std::find(paths.begin(), paths.end(), path) != paths.end();
}

void copy_small_game(const fs::path& data) {
  fs::copy(source_folder() / "tests/data/heap", data, fs::copy_options::recursive);
  fs::create_directory_symlink(source_folder() / "content/locale", data / "content/locale");
  fs::create_directories(data / "plugins");
  fs::copy_file(build_folder() / "tests/plugins/heap/heap.so", data / "plugins/heap.so");
}

}  // namespace

void describe(const Value& value, const std::function<void(std::string_view)>& take) {
  const Value* times = value.as_map() ? value.find("times") : nullptr;
  if (const std::string* text = value.as_string()) return take(*text);
  if (times && times->as_int() && text_of(value, "repeat")) return repeat(*text_of(value, "repeat"), *times->as_int(), take);
  if (value.as_map() && text_of(value, "hex")) return take(bytes_of(*text_of(value, "hex")));
  if (!value.as_list()) throw std::runtime_error("what is this to hold: " + to_json(value));
  for (const Value& part : *value.as_list()) describe(part, take);
}

CaseFolder::CaseFolder(const Attack& attack) : attack_(attack) {
  fs::create_directories(path() / "home");
  if (attack.data == "heap") copy_small_game(path() / "data");
  for (const auto& [file, described] : attack.files) lay(file, described);
  before_ = state();
}

void CaseFolder::lay(const std::string& name, const Value& described) {
  const fs::path place = path() / name;
  fs::create_directories(place.parent_path());
  fs::remove(place);
  if (described.as_map()) {
    if (const auto* target = text_of(described, "link")) return fs::create_symlink(*target, place);
    if (const auto* target = text_of(described, "hard_link")) return fs::create_hard_link(path() / *target, place);
    if (const auto* target = text_of(described, "plugin")) {
      fs::copy_file(build_folder() / "tests/plugins" / (*target + ".so"), place);
      return;
    }
    if (described.find("pipe")) return static_cast<void>(mkfifo(place.c_str(), 0600));
    if (described.find("folder")) return static_cast<void>(fs::create_directories(place));
  }
  std::ofstream file(place, std::ios::binary);
  describe(described, [&](std::string_view bytes) { file.write(bytes.data(), static_cast<std::streamsize>(bytes.size())); });
}

std::vector<std::string> CaseFolder::environment() const {
  std::vector<std::string> all{"HOME=" + (path() / "home").string(), "XDG_DATA_DIRS=" + (path() / "system").string(), "LANG=C.UTF-8",
                               "PATH=/usr/bin:/bin"};
  if (attack_.data == "heap") all.push_back("TABLIER_DATA=" + (path() / "data").string());
  for (const auto& [name, value] : attack_.environment) all.push_back(name + "=" + value);
  for (const char* name : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"})
    if (const char* value = std::getenv(name)) all.push_back(std::string(name) + "=" + value);
  return all;
}

CaseFolder::State CaseFolder::state() const {
  State found;
  for (const auto& entry : fs::recursive_directory_iterator(path()))
    if (!fs::is_directory(entry.symlink_status())) found[entry.path().lexically_relative(path()).string()] = hash_of(entry.path());
  return found;
}

std::vector<std::string> CaseFolder::differences() const {
  std::vector<std::string> wrong;
  const State after = state();
  for (const auto& [file, hash] : before_) {
    const auto now = after.find(file);
    if ((now == after.end() || now->second != hash) && !may_differ(attack_.changes, file)) wrong.push_back(file + " is not what it was");
  }
  for (const auto& [file, hash] : after)
    if (!before_.contains(file) && !file.starts_with("home/") && !may_differ(attack_.makes, file)) wrong.push_back(file + " was made");
  for (const std::string& file : attack_.makes)
    if (!after.contains(file)) wrong.push_back(file + " was not made");
  return wrong;
}

}  // namespace tablier::attacks
