#pragma once

#include <cstddef>

/// Slots of the main stack that live as long as the machine. Above them: functions with the locals that they share.
namespace tablier::lua {

inline constexpr int kHandlerSlot = 1;
inline constexpr int kEnvironmentSlot = 2;
inline constexpr int kTableSlot = 3;          ///< what the chunk returned
inline constexpr int kLazySlot = 4;           ///< the metatable of what a hook gets: see lazy_position.hpp
inline constexpr int kFirstFunctionSlot = 5;  ///< the functions that are kept, one a slot

/// What may lie about before it is collected: some thousand calls.
inline constexpr std::size_t kGarbage = 1u << 20;

/// Bytes that a machine may keep from call to call: so that a few scripts leave the others enough of what all have together.
inline constexpr std::size_t kMaxKept = 8'000'000;

/// Locals that the functions of a script share and that are looked at after each call; more are a fault.
inline constexpr std::size_t kMaxCells = 1000;

}  // namespace tablier::lua
