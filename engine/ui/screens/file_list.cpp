#include "ui/screens/file_list.hpp"

#include "content/files.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <system_error>
#include <tuple>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

bool ends_so(const fs::path& file, const std::vector<std::string>& endings) {
  return std::find(endings.begin(), endings.end(), file.extension().string()) != endings.end();
}

Result<std::vector<FileEntry>> entries_of(const fs::path& folder, const std::vector<std::string>& endings) {
  std::vector<FileEntry> all;
  std::error_code failed;
  for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed)) {
    std::error_code ignored;
    const std::string name = it->path().filename().string();
    const bool is_folder = it->is_directory(ignored);
    if (name.starts_with('.') || !(is_folder || (it->is_regular_file(ignored) && ends_so(it->path(), endings)))) continue;
    all.push_back({name, it->path(), is_folder});
  }
  if (failed) return Problem("files.folder", {{"folder", folder.string()}, {"why", system_reason(failed.value())}});
  std::sort(all.begin(), all.end(),
            [](const FileEntry& a, const FileEntry& b) { return std::tie(b.folder, a.name) < std::tie(a.folder, b.name); });
  if (folder.has_relative_path()) all.insert(all.begin(), {"..", folder.parent_path(), true});
  return all;
}

}  // namespace

FileList::FileList(fs::path folder, std::vector<std::string> endings) : folder_(std::move(folder)), endings_(std::move(endings)) {
  while (!go(folder_) && folder_.has_relative_path()) folder_ = folder_.parent_path();
}

Status FileList::go(const fs::path& folder) {
  auto entries = entries_of(folder, endings_);
  if (!entries) return entries.problem();
  folder_ = fs::path(folder);
  entries_ = *std::move(entries);
  return Done{};
}

std::size_t FileList::index_of(const fs::path& path) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const FileEntry& e) { return e.path == path; });
  return found == entries_.end() ? 0 : static_cast<std::size_t>(found - entries_.begin());
}

std::size_t FileList::newest() const {
  std::size_t newest = 0;
  fs::file_time_type latest = fs::file_time_type::min();
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    std::error_code failed;
    const auto written = fs::last_write_time(entries_[i].path, failed);
    if (entries_[i].folder || failed || written <= latest) continue;
    latest = written;
    newest = i;
  }
  return newest;
}

fs::path FileList::named(const std::string& name) const {
  fs::path file = folder_ / name;
  if (!ends_so(file, endings_)) file += endings_.front();
  return file;
}

std::string other_ending(const std::string& name, const std::vector<std::string>& endings) {
  constexpr std::size_t kLongest = 5;  // with its dot
  const std::string ending = fs::path(name).extension().string();
  const auto letter_or_figure = [](unsigned char c) { return std::isalnum(c) != 0; };
  if (ending.size() < 2 || ending.size() > kLongest || std::isalpha(static_cast<unsigned char>(ending[1])) == 0) return {};
  if (!std::all_of(ending.begin() + 1, ending.end(), letter_or_figure)) return {};
  return std::find(endings.begin(), endings.end(), ending) == endings.end() ? ending : std::string();
}

fs::path typed_path(std::string_view typed) {
  const char* const home = std::getenv("HOME");
  const bool of_home = home && (typed == "~" || typed.starts_with("~/"));
  return of_home ? fs::path(std::string(home).append(typed.substr(1))) : fs::path(typed);
}

}  // namespace tablier
