#pragma once

#include "sdk/script.hpp"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_map>

/// A cache of what hooks answered: a hook is a pure function of what it is given, so none has to be called twice for one position.
namespace tablier::lua {

/// A hook, and what it is called with.
struct HookCall {
  Hook hook;
  std::span<const Field> fields;
  std::uint64_t seed;
};

/// Of the hook, its fields by their contents but for the position, and the seed.
std::uint64_t call_key(Hook hook, std::span<const Field> fields, std::uint64_t seed);

/// The latest answers of a script; shared by threads. It holds some 8 MB at most; a large answer is not kept.
class HookCache {
 public:
  /// A failed call is an answer too: an absent one.
  using Answer = std::optional<Value>;

  std::optional<Answer> find(const HookCall& call) const;
  /// An answer that read the position is remembered for that position only.
  void keep(const HookCall& call, const Answer& answer, bool read_position);
  void clear();

 private:
  struct Kept {
    Answer answer;
    bool of_position = false;  ///< the answer is kept by position: a pure function reads it for these fields or does not
  };
  using Answers = std::unordered_map<std::uint64_t, Kept>;
  static constexpr std::size_t kMaxBytes = 4u << 20;  ///< of the newer half

  static std::uint64_t key_of(const HookCall& call);
  static std::uint64_t here(std::uint64_t key, const HookCall& call);
  std::optional<Kept> look_up(std::uint64_t key) const;
  void insert(std::uint64_t key, const Kept& kept);

  mutable std::mutex mutex_;
  Answers newer_, older_;
  std::size_t bytes_ = 0;  ///< of `newer_`, about
};

}  // namespace tablier::lua
