#include "app/written_files.hpp"

#include "content/files.hpp"

#include <string>
#include <sys/stat.h>

namespace tablier {
namespace {

constexpr std::size_t kMaxBytes = 64u << 10;

/// Its line in the list; empty where there is no such file.
std::string line_of(const std::filesystem::path& file) {
  struct stat about{};
  if (::stat(file.c_str(), &about) != 0 || !S_ISREG(about.st_mode)) return "";
  return std::to_string(about.st_ino) + " " + std::to_string(about.st_size) + " " + std::to_string(about.st_mtim.tv_sec) + "." +
         std::to_string(about.st_mtim.tv_nsec) + "\n";
}

std::string lines_of(const std::filesystem::path& list) {
  const auto lines = read_file(list, 2 * kMaxBytes);
  return lines ? *lines : std::string();
}

}  // namespace

bool WrittenFiles::hold(const std::filesystem::path& file) const {
  const std::string stamp = line_of(file);
  return !stamp.empty() && ("\n" + lines_of(list_)).find("\n" + stamp) != std::string::npos;
}

void WrittenFiles::add(const std::filesystem::path& file) const {
  std::string lines = lines_of(list_);
  if (lines.size() > kMaxBytes) lines.erase(0, lines.find('\n', lines.size() / 2) + 1);
  static_cast<void>(write_file(list_, lines + line_of(file)));
}

}  // namespace tablier
