#include "child_process.hpp"
#include "content/files.hpp"
#include "match/autosave.hpp"
#include "match/settings.hpp"
#include "match_helpers.hpp"
#include "skip.hpp"
#include "temp_folder.hpp"

#include <csignal>
#include <fstream>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>

using namespace tablier;
using test::ChildProcess;
using test::TempFolder;

namespace {

/// In a child: no file may grow past that many bytes; a write beyond fails as it does on a full disk.
void limit_files(rlim_t bytes) {
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit limit{bytes, RLIM_INFINITY};
  setrlimit(RLIMIT_FSIZE, &limit);
}

/// In a child: a disk of a few pages in the folder. False where the system does not allow it.
bool mount_tiny_disk(const std::filesystem::path& folder) {
  if (unshare(CLONE_NEWNS) != 0 && unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
  if (mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return false;
  return mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=12k") == 0;
}

std::string bytes_of(const std::filesystem::path& file) { return read_file(file).ok() ? read_file(file).value() : std::string(); }

std::size_t entries(const std::filesystem::path& folder) {
  return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

Match long_match() {
  nim::Rules rules;
  rules.heap = 4000;
  return std::move(Match::start(nim::ruleset(rules), nim::setup(2))).value();
}

}  // namespace

TEST_CASE("On a full disk the autosave keeps what it had, tells, and goes on when there is room again") {
  const TempFolder folder;
  ChildProcess child([&folder] {
    Match match = long_match();
    Autosave autosave{AutosaveFolder(folder.path())};
    match.play(Move{1});
    if (!autosave.keep(match)) return false;
    const std::string before = bytes_of(autosave.file());
    for (int i = 0; i < 100; ++i) match.play(Move{1});
    limit_files(before.size() + 10);
    const std::size_t files = entries(folder.path());
    if (autosave.keep(match).ok() || bytes_of(autosave.file()) != before || entries(folder.path()) != files) return false;
    limit_files(RLIM_INFINITY);
    return autosave.keep(match).ok() && bytes_of(autosave.file()).size() > before.size();
  });
  CHECK(child.succeeded());
}

TEST_CASE("A match that never found room leaves no empty file behind") {
  const TempFolder folder;
  ChildProcess child([&folder] {
    Match match = long_match();
    Autosave autosave{AutosaveFolder(folder.path())};
    match.play(Move{1});
    limit_files(10);
    if (autosave.keep(match).ok() || entries(folder.path()) != 0 || !autosave.file().empty()) return false;
    limit_files(RLIM_INFINITY);
    return autosave.keep(match).ok() && load_match(autosave.file(), nim::source({4000})).ok();
  });
  CHECK(child.succeeded());
}

TEST_CASE("On a full disk the settings keep what they had and the problem is told") {
  const TempFolder folder;
  const auto file = folder / "settings.yaml";
  ChildProcess child([&file] {
    const Settings before;
    if (!save_settings(file, before, before)) return false;
    const std::string bytes = bytes_of(file);
    Settings after = before;
    after.theme = "dark";
    limit_files(16);
    return !save_settings(file, after, before).ok() && bytes_of(file) == bytes;
  });
  CHECK(child.succeeded());
}

TEST_CASE("A real disk that is full leaves the save as it was", "[may_skip]") {
  const TempFolder folder;
  const auto disk = folder / "disk";
  std::filesystem::create_directory(disk);
  ChildProcess allowed([&disk] { return mount_tiny_disk(disk); });
  if (!allowed.succeeded()) TABLIER_SKIP("no file system may be mounted here; the limit on file sizes stands for a full disk");
  ChildProcess child([&disk] {
    if (!mount_tiny_disk(disk)) return false;
    Match match = long_match();
    Autosave autosave{AutosaveFolder(disk)};
    match.play(Move{1});
    if (!autosave.keep(match)) return false;
    const std::string before = bytes_of(autosave.file());
    for (int i = 0; i < 2000; ++i) match.play(Move{1});
    const auto full = autosave.keep(match);
    return !full.ok() && bytes_of(autosave.file()) == before && load_match(autosave.file(), nim::source({4000})).ok();
  });
  CHECK(child.succeeded());
}
