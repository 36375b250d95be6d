#pragma once

#include <cstdint>
#include <mutex>
#include <unordered_map>

/// What was found out about positions, so that facts asked again cost nothing. Shared by the states of a game, safe from any thread.
namespace tablier::katamino {

class PositionCache {
 public:
  /// The number kept under `key`, else what `find` gives, which is kept. `find` may run twice when two threads ask at once.
  template <typename Find>
  std::uint64_t get(std::uint64_t key, Find find) {
    {
      const std::lock_guard lock(mutex_);
      const auto known = numbers_.find(key);
      if (known != numbers_.end()) return known->second;
    }
    const std::uint64_t number = find();
    const std::lock_guard lock(mutex_);
    if (numbers_.size() >= kMax) numbers_.clear();
    return numbers_[key] = number;
  }

 private:
  static constexpr std::size_t kMax = 4096;
  std::mutex mutex_;
  std::unordered_map<std::uint64_t, std::uint64_t> numbers_;
};

}  // namespace tablier::katamino
