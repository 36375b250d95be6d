#include "content/files.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace tablier {
namespace {

struct Reason {
  int error;
  const char* key;
};

constexpr std::array kReasons{
    Reason{ENOENT, "file.missing"},         Reason{ENOTDIR, "file.no_folder"},    Reason{EACCES, "file.denied"},
    Reason{EPERM, "file.denied"},           Reason{EISDIR, "file.folder"},        Reason{ENOSPC, "file.disk_full"},
    Reason{EDQUOT, "file.disk_full"},       Reason{EFBIG, "file.over_limit"},     Reason{EROFS, "file.read_only"},
    Reason{ENAMETOOLONG, "file.long_name"}, Reason{ELOOP, "file.link_loop"},      Reason{EIO, "file.broken_disk"},
    Reason{EMFILE, "file.too_many_open"},   Reason{ENFILE, "file.too_many_open"}, Reason{EPIPE, "file.no_reader"},
    Reason{ENXIO, "file.no_reader"},        Reason{EAGAIN, "file.no_reader"},
};

Problem file_problem(const std::filesystem::path& path, Text text) { return Problem(std::move(text), {path.string()}); }

Problem system_problem(const std::filesystem::path& path, int error) { return file_problem(path, system_reason(error)); }

/// An open file. `release` closes it and tells whether that went well, as full disks are sometimes only found then.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  int get() const { return fd_; }
  bool is_open() const { return fd_ >= 0; }
  int release() { return ::close(std::exchange(fd_, -1)); }

 private:
  int fd_;
};

/// Past RLIMIT_FSIZE the kernel ends the process with SIGXFSZ, and with SIGPIPE where nobody reads a pipe any more, unless they are
/// blocked; a write then fails with EFBIG or EPIPE, like any other.
class SignalHold {
 public:
  SignalHold() {
    sigemptyset(&signals_);
    for (const int signal : kHeld) sigaddset(&signals_, signal);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  }
  SignalHold(const SignalHold&) = delete;
  SignalHold& operator=(const SignalHold&) = delete;
  ~SignalHold() {
    for (const int signal : kHeld)
      if (sigismember(&before_, signal)) sigdelset(&signals_, signal);
    const timespec now{};
    while (sigtimedwait(&signals_, nullptr, &now) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  static constexpr std::array kHeld{SIGXFSZ, SIGPIPE};
  sigset_t signals_{};
  sigset_t before_{};
};

/// A file that goes away unless it was moved to its place.
class Temporary {
 public:
  explicit Temporary(std::filesystem::path path) : path_(std::move(path)) {}
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (!moved_) ::unlink(path_.c_str());
  }
  std::filesystem::path& path() { return path_; }
  bool move_to(const std::filesystem::path& place) {
    moved_ = ::rename(path_.c_str(), place.c_str()) == 0;
    return moved_;
  }

 private:
  std::filesystem::path path_;
  bool moved_ = false;
};

template <typename Call>
auto uninterrupted(Call call) {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = uninterrupted([&] { return ::write(fd, bytes.data(), bytes.size()); });
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// `/proc/<this process>/fd`, whichever way it is named.
bool is_descriptor_folder(const std::filesystem::path& folder) {
  std::error_code error;
  const auto descriptors = std::filesystem::canonical("/proc/self/fd", error);
  return !error && std::filesystem::canonical(folder, error) == descriptors && !error;
}

// A link is written through, so that a profile kept elsewhere stays where it is.
Result<std::filesystem::path> real_place(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_symlink(path, error)) return path;
  const auto target = std::filesystem::weakly_canonical(path, error);
  return error ? Result<std::filesystem::path>(system_problem(path, error.value())) : target;
}

constexpr std::string_view kTemporary = ".tmp";

/// What the names of all temporary files for that place begin with.
std::string temporary_start(const std::filesystem::path& place) {
  // A name may hold 255 bytes; the mark that makes it unlike any other must fit.
  return "." + place.filename().string().substr(0, 200) + ".";
}

std::filesystem::path temporary_beside(const std::filesystem::path& place) {
  static std::atomic<unsigned> count{0};
  const std::string mark = std::to_string(::getpid()) + "-" + std::to_string(count++);
  return place.parent_path() / (temporary_start(place) + mark + std::string(kTemporary));
}

/// `start` may be empty: of any place.
bool is_temporary_of(const std::string& start, std::string_view name) {
  if (!name.starts_with('.') || !name.starts_with(start) || !name.ends_with(kTemporary)) return false;
  name.remove_suffix(kTemporary.size());
  const std::string_view mark = name.substr(std::min(name.rfind('.') + 1, name.size()));
  return name.size() - mark.size() >= std::max(start.size(), std::size_t{2}) && !mark.empty() &&
         mark.find_first_not_of("0123456789-") == mark.npos;
}

void remove_temporaries(const std::filesystem::path& folder, const std::string& start) {
  namespace fs = std::filesystem;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    std::error_code ignored;
    if (is_temporary_of(start, it->path().filename().string()) && is_left_behind(it->path())) fs::remove(it->path(), ignored);
  }
}

/// Removes what programs that were killed left half written.
void remove_leftovers(const std::filesystem::path& place) {
  remove_temporaries(place.parent_path().empty() ? "." : place.parent_path(), temporary_start(place));
}

/// What fails where the name is taken is done again under another name: a process that was killed may have left a file of the same name.
template <typename Make>
int with_free_name(const std::filesystem::path& place, std::filesystem::path& beside, const Make& make) {
  for (int tries = 0; tries < 100; ++tries) {
    const int made = make();
    if (made >= 0 || errno != EEXIST) return made;
    beside = temporary_beside(place);
  }
  return -1;
}

/// What becomes a new file, whole or not at all.
struct NewFile {
  std::string_view bytes;
  mode_t mode = 0;  ///< of the file in whose place it comes; 0: none stands there
};

/// 0, or the error of the system.
int fill(int fd, const NewFile& file) {
  if (file.mode != 0) ::fchmod(fd, file.mode);
  return write_all(fd, file.bytes) && ::fsync(fd) == 0 ? 0 : errno;
}

/// Has no name, and goes with the process; −1 where the file system knows no such files.
int open_nameless(const std::filesystem::path& folder) {
  return ::open(folder.empty() ? "." : folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
}

bool give_name(int nameless, const std::filesystem::path& place, std::filesystem::path& beside) {
  const std::string by_number = "/proc/self/fd/" + std::to_string(nameless);
  const auto link = [&] { return ::linkat(AT_FDCWD, by_number.c_str(), AT_FDCWD, beside.c_str(), AT_SYMLINK_FOLLOW); };
  return with_free_name(place, beside, link) == 0;
}

/// Under the name of `beside` once it is whole: 0, or the error. Absent where the system cannot do that.
std::optional<int> write_nameless(const std::filesystem::path& place, std::filesystem::path& beside, const NewFile& file) {
  Descriptor descriptor(open_nameless(place.parent_path()));
  if (!descriptor.is_open()) return std::nullopt;
  if (const int error = fill(descriptor.get(), file); error != 0) return error;
  if (!give_name(descriptor.get(), place, beside)) return std::nullopt;
  return descriptor.release() == 0 ? 0 : errno;
}

/// 0, or the error.
int write_named(const std::filesystem::path& place, std::filesystem::path& beside, const NewFile& file) {
  const auto open = [&] { return ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666); };
  Descriptor descriptor(with_free_name(place, beside, open));
  if (!descriptor.is_open()) return errno;
  const int error = fill(descriptor.get(), file);
  return descriptor.release() != 0 && error == 0 ? errno : error;
}

void sync_folder(const std::filesystem::path& folder) {
  const Descriptor descriptor(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // Some file systems cannot sync a folder; the file itself is safe by then.
  if (descriptor.is_open()) ::fsync(descriptor.get());
}

/// What is no file is never replaced by one: the bytes go into it.
Status write_into(const std::filesystem::path& path, int fd, std::string_view bytes) {
  if (fd >= 0 && write_all(fd, bytes)) return Done{};
  return system_problem(path, errno);
}

/// What is open waits where a pipe is full.
int open_special(const std::filesystem::path& path, const TellWait& tell_wait) {
  const auto open = [&](int patience) {
    return uninterrupted([&] { return ::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC | patience); });
  };
  int fd = open(O_NONBLOCK);
  if (!tell_wait) return fd;
  if (fd < 0 && errno == ENXIO) {
    tell_wait();
    fd = open(0);
  }
  if (fd >= 0) ::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) & ~O_NONBLOCK);
  return fd;
}

Status write_through(const std::filesystem::path& path, std::string_view bytes, const TellWait& tell_wait) {
  Descriptor descriptor(open_special(path, tell_wait));
  if (const Status written = write_into(path, descriptor.get(), bytes); !written) return written;
  return descriptor.release() == 0 ? Status(Done{}) : system_problem(path, errno);
}

/// `path`: as it was named.
Status put_in_place(const std::filesystem::path& path, const std::filesystem::path& place, std::string_view bytes) {
  if (const Status made = make_folder(place.parent_path()); !made) return Problem(made.problem().text, {path.string()});
  struct stat there{};
  const bool stands = ::lstat(place.c_str(), &there) == 0;
  if (stands && S_ISDIR(there.st_mode)) return system_problem(path, EISDIR);

  const NewFile file{bytes, stands && S_ISREG(there.st_mode) ? there.st_mode & 0777 : 0};
  Temporary temporary(temporary_beside(place));
  const auto nameless = write_nameless(place, temporary.path(), file);
  if (const int error = nameless ? *nameless : write_named(place, temporary.path(), file); error != 0) return system_problem(path, error);
  if (!temporary.move_to(place)) return system_problem(path, errno);
  sync_folder(place.parent_path());
  remove_leftovers(place);
  return Done{};
}

Result<std::string> read_open(const std::filesystem::path& path, int fd, std::size_t limit) {
  struct stat about{};
  if (::fstat(fd, &about) != 0) return system_problem(path, errno);
  if (S_ISDIR(about.st_mode)) return system_problem(path, EISDIR);
  if (!S_ISREG(about.st_mode)) return file_problem(path, Text("file.special"));
  std::string bytes(std::min(limit + 1, static_cast<std::size_t>(about.st_size) + 1), '\0');
  std::size_t size = 0;
  while (true) {  // a file may grow while it is read
    const ssize_t got = uninterrupted([&] { return ::read(fd, bytes.data() + size, bytes.size() - size); });
    if (got < 0) return system_problem(path, errno);
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
    if (size > limit) return file_problem(path, Text("file.too_large", {{"limit", limit >> 10}}));
    if (size == bytes.size()) bytes.resize(std::min(limit + 1, 2 * size));
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace

std::string shown_path(const std::filesystem::path& path) {
  const char* const home = std::getenv("HOME");
  const auto inside = home && *home ? path.lexically_relative(home) : std::filesystem::path();
  const bool is_inside = !inside.empty() && *inside.begin() != ".." && *inside.begin() != ".";
  return is_inside ? "~/" + inside.string() : path.string();
}

Text system_reason(int error) {
  const auto reason = std::find_if(kReasons.begin(), kReasons.end(), [error](const Reason& r) { return r.error == error; });
  return reason != kReasons.end() ? Text(reason->key) : Text("file.system", {{"code", error}});
}

Status has_folder(const std::filesystem::path& file) {
  const std::filesystem::path folder = file.parent_path();
  std::error_code error;
  if (folder.empty() || std::filesystem::is_directory(folder, error)) return Done{};
  return Problem("file.no_such_folder", {{"folder", shown_path(folder)}});
}

Status make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (!error) return Done{};
  // Nobody expects the folder to be there already, so that it is missing says nothing.
  if (error.value() == ENOENT) return file_problem(folder, Text("file.unmakeable", {{"folder", shown_path(folder)}}));
  return system_problem(folder, error.value());
}

Result<std::string> read_file(const std::filesystem::path& path, std::size_t limit) {
  // Without O_NONBLOCK a pipe would wait for its other end for ever.
  const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  // Sockets, and devices that are not there: nothing to read, whoever reads elsewhere.
  if (!descriptor.is_open()) return errno == ENXIO ? file_problem(path, Text("file.special")) : system_problem(path, errno);
  return read_open(path, descriptor.get(), limit);
}

std::optional<int> named_descriptor(std::filesystem::path path) {
  constexpr int kMaxLinks = 8;  // /dev/stdout is a link to a link
  std::error_code error;
  for (int links = 0; links < kMaxLinks; ++links) {
    const std::string name = path.filename().string();
    int number = 0;
    const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool is_number = fault == std::errc{} && end == name.data() + name.size();
    if (is_number && is_descriptor_folder(path.parent_path())) return number;
    const auto target = std::filesystem::read_symlink(path, error);
    if (error) return std::nullopt;
    path = path.parent_path() / target;
  }
  return std::nullopt;
}

bool is_special_file(const std::filesystem::path& path) {
  struct stat about{};
  const bool stands = ::stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode);
  return stands || named_descriptor(path);
}

Status write_file(const std::filesystem::path& path, std::string_view bytes, const TellWait& tell_wait) {
  const SignalHold hold;
  if (const auto descriptor = named_descriptor(path)) return write_into(path, *descriptor, bytes);
  if (is_special_file(path)) return write_through(path, bytes, tell_wait);
  const auto real = real_place(path);
  return real ? put_in_place(path, *real, bytes) : Status(real.problem());
}

Status write_own_file(const std::filesystem::path& path, std::string_view bytes) {
  const SignalHold hold;
  std::error_code error;
  if (!std::filesystem::is_symlink(path, error) && is_special_file(path)) return file_problem(path, Text("file.special"));
  return put_in_place(path, path, bytes);
}

bool is_left_behind(const std::filesystem::path& file) {
  std::error_code error;
  const auto written = std::filesystem::last_write_time(file, error);
  return !error && written < std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
}

void remove_leftovers_in(const std::filesystem::path& folder) { remove_temporaries(folder, ""); }

std::vector<std::filesystem::path> list_files(const std::filesystem::path& folder, std::string_view ending) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    std::error_code ignored;
    if (!name.starts_with('.') && name.ends_with(ending) && it->is_regular_file(ignored)) files.push_back(it->path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::optional<Problem> FolderBudget::refuse(const std::filesystem::path& file) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (error) return std::nullopt;  // whoever reads it tells
  if (size > left_) return Problem(Text("file.folder_full", {{"limit", kMaxBytes >> 10}}), {file.string()});
  left_ -= size;
  return std::nullopt;
}

}  // namespace tablier
