#include "content/temporary_folder.hpp"

#include <cstdlib>
#include <string>
#include <system_error>

namespace tablier {

TemporaryFolder::TemporaryFolder(const char* name) {
  std::error_code error;
  const auto among = std::filesystem::temp_directory_path(error);
  std::string pattern = (among / (std::string(name) + "-XXXXXX")).string();
  if (!error && mkdtemp(pattern.data())) path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace tablier
