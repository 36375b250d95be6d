#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

/// One target's run: texts by number until its time is up, ten seconds where TABLIER_FUZZ does not say another number of seconds. The
/// first is 0, or what TABLIER_FUZZ_FROM says: a text that failed is told by its number, and is tried again so.
namespace tablier {

class FuzzRun {
 public:
  explicit FuzzRun(std::string target);
  FuzzRun(const FuzzRun&) = delete;
  FuzzRun& operator=(const FuzzRun&) = delete;
  /// Says how many texts were tried, and in what time.
  ~FuzzRun();

  /// The number of the next text; absent once the time is up. At least one is tried.
  std::optional<std::uint64_t> next();
  std::uint64_t tried() const { return next_ - first_; }

 private:
  double seconds() const;

  std::string target_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::uint64_t first_;
  std::uint64_t next_;
  double limit_;
};

/// For `INFO`: a text with its number, and what is not printable as the bytes that it is.
std::string told(std::uint64_t number, const std::string& text);

}  // namespace tablier
