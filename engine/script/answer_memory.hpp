#pragma once

#include "sdk/script.hpp"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_map>

/// What hooks answered: a hook is a pure function of what it is given, so nothing has to be asked twice for one position.
namespace tablier::lua {

/// A question: the hook, its fields by their contents, and the seed.
std::uint64_t question_key(Hook hook, std::span<const Field> fields, std::uint64_t seed);

/// The latest answers of a script; shared by threads. It holds some 8 MB at most; a large answer is not kept.
class AnswerMemory {
 public:
  /// A failed call is an answer too: an absent one.
  using Answer = std::optional<Value>;

  std::optional<Answer> find(std::uint64_t key) const;
  void keep(std::uint64_t key, const Answer& answer);
  void clear();

 private:
  using Answers = std::unordered_map<std::uint64_t, Answer>;
  static constexpr std::size_t kMaxBytes = 4u << 20;  ///< of the newer half

  mutable std::mutex mutex_;
  Answers newer_, older_;
  std::size_t bytes_ = 0;  ///< of `newer_`, about
};

}  // namespace tablier::lua
