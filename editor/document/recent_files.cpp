#include "editor/document/recent_files.hpp"

#include "content/files.hpp"

#include <algorithm>
#include <sstream>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMax = 8;

std::vector<fs::path> read(const fs::path& list) {
  std::vector<fs::path> files;
  const auto text = list.empty() ? Result<std::string>(std::string()) : read_file(list);
  std::istringstream lines(text ? *text : std::string());
  for (std::string line; std::getline(lines, line);)
    if (!line.empty()) files.emplace_back(line);
  return files;
}

/// A list that cannot be kept costs nobody anything.
void write(const fs::path& list, const std::vector<fs::path>& files) {
  std::string text;
  for (const fs::path& one : files) text += one.string() + "\n";
  (void)write_file(list, text);
}

void drop(std::vector<fs::path>& files, const fs::path& file) {
  std::erase_if(files, [&file](const fs::path& one) {
    std::error_code error;
    return one == file || fs::equivalent(one, file, error);
  });
}

}  // namespace

RecentFiles::RecentFiles(const fs::path& folder) : list_(folder.empty() ? folder : folder / "recent") {}

std::vector<fs::path> RecentFiles::all() const {
  std::vector<fs::path> files = read(list_);
  std::erase_if(files, [](const fs::path& file) {
    std::error_code error;
    return !fs::is_regular_file(file, error);
  });
  return files;
}

void RecentFiles::add(const fs::path& file) {
  if (list_.empty() || file.empty()) return;
  const fs::path whole = fs::absolute(file).lexically_normal();
  std::vector<fs::path> files = all();
  drop(files, whole);
  files.insert(files.begin(), whole);
  files.resize(std::min(files.size(), kMax));
  write(list_, files);
}

void RecentFiles::forget(const fs::path& file) {
  if (list_.empty()) return;
  std::vector<fs::path> files = all();
  drop(files, fs::absolute(file).lexically_normal());
  write(list_, files);
}

}  // namespace tablier::editor
