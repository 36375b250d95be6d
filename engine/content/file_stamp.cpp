#include "content/file_stamp.hpp"

#include <algorithm>
#include <sys/stat.h>

namespace tablier {
namespace {

namespace fs = std::filesystem;

std::string text(const timespec& time) { return std::to_string(time.tv_sec) + "." + std::to_string(time.tv_nsec); }

}  // namespace

std::string file_stamp(const fs::path& file) {
  struct stat found{};
  if (stat(file.c_str(), &found) != 0) return file.string() + " absent\n";
  return file.string() + " " + std::to_string(found.st_size) + " " + text(found.st_mtim) + " " + text(found.st_ctim) + " " +
         std::to_string(found.st_dev) + " " + std::to_string(found.st_ino) + "\n";
}

std::string folder_stamp(const std::vector<fs::path>& folders) {
  std::vector<std::string> stamps;
  for (const fs::path& folder : folders) {
    std::error_code error;
    for (fs::recursive_directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) {
      std::error_code unknown;
      if (item->is_regular_file(unknown)) stamps.push_back(file_stamp(item->path()));
    }
  }
  std::sort(stamps.begin(), stamps.end());
  std::string all;
  for (const std::string& stamp : stamps) all += stamp;
  return all;
}

const std::string& program_stamp() {
  static const std::string kStamp = file_stamp("/proc/self/exe");
  return kStamp;
}

}  // namespace tablier
