#include "ui/core/pixels.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>

using namespace tablier;

namespace {

/// Sets a variable of the environment for as long as it lives.
class EnvironmentVariable {
 public:
  EnvironmentVariable(const char* name, const std::string& value) : name_(name) {
    if (const char* const before = std::getenv(name)) before_ = before;
    ::setenv(name, value.c_str(), 1);
  }
  ~EnvironmentVariable() {
    if (before_.empty()) ::unsetenv(name_);
    else ::setenv(name_, before_.c_str(), 1);
  }
  EnvironmentVariable(const EnvironmentVariable&) = delete;
  EnvironmentVariable& operator=(const EnvironmentVariable&) = delete;

 private:
  const char* name_;
  std::string before_;
};

}  // namespace

TEST_CASE("Pictures go where the environment says, into a folder that is made for them where it is missing") {
  const test::TempFolder home;
  const EnvironmentVariable own("HOME", home.path().string()), config("XDG_CONFIG_HOME", (home.path() / "config").string());
  const auto told = home.path() / "all" / "pictures";
  const EnvironmentVariable pictures("XDG_PICTURES_DIR", told.string());
  CHECK(fresh_picture_file("pente", ".png").parent_path() == told);
  CHECK(std::filesystem::is_directory(told));
}
