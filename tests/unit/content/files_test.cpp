#include "content/files.hpp"

#include "catch.hpp"
#include "content/file_lock.hpp"
#include "skip.hpp"
#include "temp_folder.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace tablier;
using tablier::test::TempFolder;

namespace {

std::size_t count_entries(const std::filesystem::path& folder) {
  return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()));
}

/// A file system of 64 KiB, where the test may mount one.
class TinyDisk {
 public:
  explicit TinyDisk(std::filesystem::path place) : place_(std::move(place)) {
    std::filesystem::create_directory(place_);
    mounted_ = ::mount("tmpfs", place_.c_str(), "tmpfs", 0, "size=64k") == 0;
  }
  TinyDisk(const TinyDisk&) = delete;
  TinyDisk& operator=(const TinyDisk&) = delete;
  ~TinyDisk() {
    if (mounted_) ::umount2(place_.c_str(), MNT_DETACH);
  }
  bool mounted() const { return mounted_; }

 private:
  std::filesystem::path place_;
  bool mounted_ = false;
};

/// No file of this process may grow beyond `bytes` while this lives.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;
  ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

}  // namespace

TEST_CASE("What is written is read back, in a folder that is made for it") {
  const TempFolder scratch;
  const auto file = scratch.path() / "a" / "b" / "c.yaml";
  REQUIRE(write_file(file, "one\n").ok());
  REQUIRE(write_file(file, "two\n").ok());
  CHECK(*read_file(file) == "two\n");
  CHECK(count_entries(file.parent_path()) == 1);
}

TEST_CASE("A file of no bytes is a file") {
  const TempFolder scratch;
  REQUIRE(write_file(scratch.path() / "e", "").ok());
  CHECK(read_file(scratch.path() / "e")->empty());
}

TEST_CASE("What cannot be read says why and names the file") {
  const TempFolder scratch;
  const auto missing = read_file(scratch.path() / "none");
  CHECK(missing.problem().text.key == "file.missing");
  CHECK(missing.problem().where.file == (scratch.path() / "none").string());
  CHECK(read_file(scratch.path()).problem().text.key == "file.folder");
  CHECK(read_file(scratch.write("f", "x") / "g").problem().text.key == "file.no_folder");
  ::mkfifo((scratch.path() / "pipe").c_str(), 0600);
  CHECK(read_file(scratch.path() / "pipe").problem().text.key == "file.special");
  std::filesystem::create_symlink("loop", scratch.path() / "loop");
  CHECK(read_file(scratch.path() / "loop").problem().text.key == "file.link_loop");
}

TEST_CASE("A folder that cannot be made is told as that") {
  const Status written = write_file("/proc/none/file", "words");
  REQUIRE_FALSE(written.ok());
  CHECK(written.problem().text.key == "file.unmakeable");
  CHECK(written.problem().where.file == "/proc/none/file");
}

TEST_CASE("A file beyond the limit is refused, one at the limit is read") {
  const TempFolder scratch;
  const auto file = scratch.write("f", std::string(1000, 'x'));
  CHECK(read_file(file, 999).problem().text.key == "file.too_large");
  CHECK(read_file(file, 1000)->size() == 1000);
  CHECK(read_file("/dev/zero", 1000).problem().text.key == "file.special");
}

TEST_CASE("What is no file to read is told as that, be it a socket that nobody answers at") {
  const TempFolder scratch;
  const auto local = socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
  const std::string at = (scratch.path() / "socket").string();
  at.copy(address.sun_path, sizeof address.sun_path - 1);
  REQUIRE(bind(local, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  CHECK(read_file(at).problem().text.key == "file.special");
  ::close(local);
}

TEST_CASE("A link is written through and stays a link") {
  const TempFolder scratch;
  const auto target = scratch.write("real/f", "old");
  std::filesystem::create_symlink(target, scratch.path() / "link");
  REQUIRE(write_file(scratch.path() / "link", "new").ok());
  CHECK(std::filesystem::is_symlink(scratch.path() / "link"));
  CHECK(*read_file(target) == "new");
}

TEST_CASE("A file of the program's own takes the place of a link, whose target stays, and is not written into a pipe") {
  const TempFolder scratch;
  const auto target = scratch.write("real/f", "old"), link = scratch.path() / "link", pipe = scratch.path() / "pipe";
  std::filesystem::create_symlink(target, link);
  REQUIRE(write_own_file(link, "new").ok());
  CHECK_FALSE(std::filesystem::is_symlink(link));
  CHECK(*read_file(link) == "new");
  CHECK(*read_file(target) == "old");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(write_own_file(pipe, "new").problem().text.key == "file.special");
}

TEST_CASE("What is no file is written through and stays what it is") {
  const TempFolder folder;
  const auto pipe = folder / "pipe", device = folder / "device";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  std::filesystem::create_symlink("/dev/null", device);
  std::string read(8, ' ');
  std::thread reader([&] {
    const int fd = ::open(pipe.c_str(), O_RDONLY);
    read.resize(static_cast<std::size_t>(::read(fd, read.data(), read.size())));
    ::close(fd);
  });
  CHECK(write_file(pipe, "abc", [] {}).ok());
  reader.join();
  CHECK(read == "abc");
  CHECK(write_file(device, "abc").ok());
  CHECK(std::filesystem::is_fifo(pipe));
  CHECK(std::filesystem::is_character_file(device));
  CHECK(count_entries(folder.path()) == 2);
}

TEST_CASE("A path that names a descriptor of this process is that descriptor, and what was written there stays") {
  const TempFolder folder;
  const auto file = folder.write("file", "before ");
  const int fd = ::open(file.c_str(), O_WRONLY | O_APPEND);
  const auto link = folder / "link";
  std::filesystem::create_symlink("/dev/fd/" + std::to_string(fd), link);
  for (const std::filesystem::path& path :
       {std::filesystem::path("/dev/fd/" + std::to_string(fd)), std::filesystem::path("/proc/self/fd/" + std::to_string(fd)), link}) {
    CHECK(named_descriptor(path) == fd);
    CHECK(write_file(path, "after ").ok());
  }
  ::close(fd);
  CHECK(read_file(file).value() == "before after after after ");
  CHECK(named_descriptor("/dev/stdout") == 1);
  CHECK_FALSE(named_descriptor(file));
  CHECK_FALSE(named_descriptor(folder / "5"));
  CHECK_FALSE(is_special_file(file));
}

TEST_CASE("A pipe that nobody reads any more is a problem and does not end the program") {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  ::close(ends[0]);
  const auto written = write_file("/dev/fd/" + std::to_string(ends[1]), "abc");
  ::close(ends[1]);
  REQUIRE_FALSE(written.ok());
  CHECK(written.problem().text.key == "file.no_reader");
}

TEST_CASE("Where a pipe that nobody reads yet is waited for, that is told first") {
  const TempFolder folder;
  const auto pipe = folder / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  std::thread reader;
  std::string read(200'000, ' ');
  const auto begin_to_read = [&] {
    reader = std::thread([&] { std::ifstream(pipe, std::ios::binary).read(read.data(), static_cast<std::streamsize>(read.size())); });
  };
  const std::string bytes(read.size(), 'x');  // more than a pipe holds
  CHECK(write_file(pipe, bytes, begin_to_read).ok());
  REQUIRE(reader.joinable());
  reader.join();
  CHECK(read == bytes);
}

TEST_CASE("A program that is killed while it writes leaves nothing beside the file", "[may_skip]") {
  const TempFolder folder;
  const int memory = ::open(folder.path().c_str(), O_TMPFILE | O_WRONLY, 0600);
  if (memory < 0) TABLIER_SKIP("the file system knows no files without a name");
  ::close(memory);
  const pid_t child = ::fork();
  if (child == 0) {
    const itimerval soon{{}, {0, 20'000}};
    setitimer(ITIMER_REAL, &soon, nullptr);  // ends it somewhere on the way
    for (;;) static_cast<void>(write_file(folder / "file", std::string(90'000, 'x')));
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  CHECK(WIFSIGNALED(status));
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) CHECK(entry.path().filename() == "file");
}

TEST_CASE("A pipe that nobody reads yet is not waited for where nobody asked for that") {
  const TempFolder folder;
  const auto pipe = folder / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(write_file(pipe, "abc").problem().text.key == "file.no_reader");
  CHECK(std::filesystem::is_fifo(pipe));
}

TEST_CASE("A file keeps its permissions") {
  const TempFolder scratch;
  const auto file = scratch.write("f", "old");
  std::filesystem::permissions(file, std::filesystem::perms(0640));
  REQUIRE(write_file(file, "new").ok());
  CHECK(std::filesystem::status(file).permissions() == std::filesystem::perms(0640));
}

TEST_CASE("A file that cannot be written leaves nothing behind") {
  const TempFolder scratch;
  std::filesystem::create_directory(scratch.path() / "folder");
  CHECK(write_file(scratch.path() / "folder", "x").problem().text.key == "file.folder");
  scratch.write("f", "x");
  CHECK_FALSE(write_file(scratch.path() / "f" / "g", "x").ok());
  CHECK(write_file(scratch.path() / std::string(300, 'n'), "x").problem().text.key == "file.long_name");
  CHECK(count_entries(scratch.path()) == 2);
}

TEST_CASE("What a killed program left half written goes an hour later, and nothing else does") {
  const TempFolder folder;
  const auto hour_ago = fs::file_time_type::clock::now() - std::chrono::hours(2);
  const auto old = [&](const char* name) {
    const auto file = folder.write(name, "x");
    fs::last_write_time(file, hour_ago);
    return file;
  };
  const auto left = old(".a.yaml.123-4.tmp");
  const std::vector<fs::path> others{old(".a.yaml.mine.tmp"), old(".b.yaml.123-4.tmp"), old("a.yaml.123-4.tmp"), old(".a.yaml..tmp"),
                                     folder.write(".a.yaml.123-5.tmp", "x")};
  REQUIRE(write_file(folder / "a.yaml", "new").ok());
  CHECK_FALSE(fs::exists(left));
  for (const auto& other : others) CHECK(fs::exists(other));
}

TEST_CASE("Past the allowed size the old file stands, nothing else is left and the process lives") {
  const TempFolder scratch;
  const auto file = scratch.write("save.yaml", "old");
  {
    const FileSizeLimit limit(4096);
    const Status status = write_file(file, std::string(100'000, 'x'));
    CHECK(status.problem().text.key == "file.over_limit");
    CHECK(status.problem().where.file == file.string());
  }
  CHECK(*read_file(file) == "old");
  CHECK(count_entries(scratch.path()) == 1);
  sigset_t pending;
  ::sigpending(&pending);
  CHECK(sigismember(&pending, SIGXFSZ) == 0);
}

TEST_CASE("On a full disk the old file stands and nothing else is left", "[may_skip]") {
  const TempFolder scratch;
  const TinyDisk disk(scratch.path() / "disk");
  if (!disk.mounted()) TABLIER_SKIP("no file system may be mounted here, so a full disk was not tried");
  const auto file = scratch.path() / "disk" / "save.yaml";
  REQUIRE(write_file(file, "old").ok());
  CHECK(write_file(file, std::string(1 << 20, 'x')).problem().text.key == "file.disk_full");
  CHECK(*read_file(file) == "old");
  CHECK(count_entries(scratch.path() / "disk") == 1);
  CHECK(write_file(file, "new").ok());
}

TEST_CASE("Writers at the same time never make half a file") {
  const TempFolder scratch;
  const auto file = scratch.path() / "f";
  std::vector<std::thread> writers;
  for (char c = 'a'; c < 'e'; ++c)
    writers.emplace_back([&file, c] {
      for (int i = 0; i < 20; ++i)
        if (!write_file(file, std::string(5000, c)).ok()) std::abort();
    });
  for (std::thread& writer : writers) writer.join();
  const std::string bytes = *read_file(file);
  CHECK(bytes == std::string(5000, bytes.at(0)));
  CHECK(count_entries(scratch.path()) == 1);
}

TEST_CASE("Files of a folder come by name, without hidden ones and folders") {
  const TempFolder scratch;
  for (const char* name : {"b.yaml", "a.yaml", ".hidden.yaml", "c.lua", "d.yaml/x.yaml"}) scratch.write(name, "");
  CHECK(list_files(scratch.path(), ".yaml") == std::vector<std::filesystem::path>{scratch.path() / "a.yaml", scratch.path() / "b.yaml"});
  CHECK(list_files(scratch.path() / "none", ".yaml").empty());
}

TEST_CASE("A path is shown from one's own folder") {
  const char* const home = std::getenv("HOME");
  REQUIRE(home);
  const std::filesystem::path own(home);
  CHECK(shown_path(own / "pictures" / "a.png") == "~/pictures/a.png");
  CHECK(shown_path("/nowhere/a.png") == "/nowhere/a.png");
  CHECK(shown_path(own) == own.string());
}

TEST_CASE("Nobody waits for ever for a lock that a program holds which was stopped") {
  const TempFolder scratch;
  const auto file = scratch / "lock";
  const FileLock held = FileLock::try_now(file);
  REQUIRE(held.held());
  CHECK_FALSE(FileLock::wait(file, std::chrono::milliseconds(20)).held());
}

TEST_CASE("A lock that is given back meanwhile is had") {
  const TempFolder scratch;
  const auto file = scratch / "lock";
  std::optional<FileLock> held = FileLock::try_now(file);
  std::jthread other([&] { held.reset(); });
  CHECK(FileLock::wait(file).held());
}
