#pragma once

#include <array>
#include <atomic>
#include <cstddef>

/// The memory of one virtual machine: counted, bounded, and given back at once when the machine is thrown away,
/// whatever state it was left in.
namespace tablier::lua {

/// Hands out blocks aligned to 16 bytes. Small ones come from free lists by size over chunks that are never given back
/// before the end, large ones from malloc. The caller remembers the size of a block, as Lua does. One thread at a time.
class MemoryArena {
 public:
  /// Bytes that all arenas of the process may hold from the system together: machines of other threads and other scripts are no way to
  /// more.
  static constexpr std::size_t kTogether = 64'000'000;

  /// `ceiling`: bytes that it may hold from the system, chunks included.
  explicit MemoryArena(std::size_t ceiling) : ceiling_(ceiling) {}
  MemoryArena(const MemoryArena&) = delete;
  MemoryArena& operator=(const MemoryArena&) = delete;
  ~MemoryArena();

  /// Null at the ceiling. Precondition: size > 0.
  void* allocate(std::size_t size);
  void release(void* block, std::size_t size);
  /// Moves where needed. Null at the ceiling, the block unchanged; never null when it shrinks. Preconditions: block, both sizes > 0.
  void* resize(void* block, std::size_t old_size, std::size_t size);

  /// Bytes in blocks that are given out.
  std::size_t used() const { return used_; }
  /// Bytes held from the system now, and the most so far.
  std::size_t held() const { return held_; }
  std::size_t peak() const { return peak_; }

 private:
  static constexpr std::size_t kStep = 16;
  static constexpr std::size_t kSmall = 1024;
  static constexpr std::size_t kChunk = 32u << 10;

  struct Free {
    Free* next;
  };
  struct alignas(kStep) Chunk {
    Chunk* next;
  };
  struct alignas(kStep) Large {
    Large* previous;
    Large* next;
  };

  static std::size_t size_class(std::size_t size) { return (size - 1) / kStep; }
  void* allocate_small(std::size_t size);
  void* allocate_large(std::size_t size);
  void* resize_large(void* block, std::size_t old_size, std::size_t size);
  void* move(void* block, std::size_t old_size, std::size_t size);
  bool add_chunk();
  bool hold(std::size_t bytes);
  void let_go(std::size_t bytes);
  void link(Large* block);
  void unlink(Large* block);

  static inline std::atomic<std::size_t> together_{0};

  std::size_t ceiling_;
  std::size_t used_ = 0;
  std::size_t held_ = 0;
  std::size_t peak_ = 0;
  std::array<Free*, kSmall / kStep> free_{};
  std::byte* fresh_ = nullptr;  ///< the part of the newest chunk that was never used
  std::byte* fresh_end_ = nullptr;
  Chunk* chunks_ = nullptr;
  Large* large_ = nullptr;
};

}  // namespace tablier::lua
