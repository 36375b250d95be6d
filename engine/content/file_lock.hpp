#pragma once

#include <chrono>
#include <filesystem>
#include <utility>

/// A lock between programs, on a file of its own (flock). Released when it dies, and by the system when the program does.
namespace tablier {

class FileLock {
 public:
  /// Waits until nobody else has it. Where the file cannot be made (a read-only folder) there is nothing to guard: held() is false. So it
  /// is after some seconds: nobody needs it so long, and a program that was stopped in the middle must not stop all others.
  static FileLock wait(const std::filesystem::path& file, std::chrono::milliseconds patience = std::chrono::seconds(3));
  /// Takes it only if it is free at once.
  static FileLock try_now(const std::filesystem::path& file);

  FileLock() = default;
  FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, kNone)) {}
  FileLock& operator=(FileLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~FileLock();

  bool held() const { return descriptor_ != kNone; }

 private:
  static constexpr int kNone = -1;
  static FileLock take(const std::filesystem::path& file, std::chrono::milliseconds patience);
  int descriptor_ = kNone;
};

}  // namespace tablier
