#pragma once

#include "host/catalogue.hpp"
#include "match/records.hpp"
#include "process.hpp"
#include "temp_folder.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// What a test of the window needs around it: a display of its own, a home of its own, and the games as the program finds them.
namespace tablier::gui {

/// The program that is tested.
std::filesystem::path program_file();

/// An X server without a screen.
class Display {
 public:
  /// Waits until it answers. Throws where it does not.
  Display(int width, int height);
  /// `:7`
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  std::unique_ptr<Process> server_;
};

/// The home of a player who has never played, who reads English and likes no sounds unless a test says so. How hard the
/// pentas of the game are is known, as far as any test's program measured it: it takes ten seconds of a processor.
class Home {
 public:
  explicit Home(const std::string& settings = "language: en\nsound: false\n");
  ~Home();
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;
  std::vector<std::string> environment() const;
  std::filesystem::path state() const { return folder_ / "state/tablier"; }
  std::filesystem::path operator/(const std::filesystem::path& sub) const { return folder_ / sub; }
  /// Files of matches that are kept saved.
  std::vector<std::filesystem::path> matches() const;
  /// What the program has recorded.
  Records records() const;

 private:
  test::TempFolder folder_;
};

/// The games beside the program.
const Catalogue& games();

}  // namespace tablier::gui
