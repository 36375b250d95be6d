#include "script/memory_arena.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

namespace tablier::lua {

MemoryArena::~MemoryArena() {
  let_go(held_);
  while (chunks_) std::free(std::exchange(chunks_, chunks_->next));
  while (large_) std::free(std::exchange(large_, large_->next));
}

void* MemoryArena::allocate(std::size_t size) {
  assert(size > 0);
  void* block = size <= kSmall ? allocate_small(size) : allocate_large(size);
  if (block) used_ += size;
  return block;
}

void MemoryArena::release(void* block, std::size_t size) {
  used_ -= size;
  if (size <= kSmall) {
    Free*& list = free_[size_class(size)];
    list = new (block) Free{list};
    return;
  }
  Large* large = static_cast<Large*>(block) - 1;
  unlink(large);
  let_go(size + sizeof(Large));
  std::free(large);
}

void* MemoryArena::resize(void* block, std::size_t old_size, std::size_t size) {
  assert(block && old_size > 0 && size > 0);
  if (old_size > kSmall && size > kSmall) return resize_large(block, old_size, size);
  const bool stays = old_size <= kSmall && size <= kSmall && size_class(old_size) == size_class(size);
  if (!stays) return move(block, old_size, size);
  used_ += size - old_size;
  return block;
}

void* MemoryArena::move(void* block, std::size_t old_size, std::size_t size) {
  if (void* moved = allocate(size)) {
    std::memcpy(moved, block, std::min(old_size, size));
    release(block, old_size);
    return moved;
  }
  if (size > old_size) return nullptr;
  // A block may stand in for a smaller one: what it has too much is lost until the end.
  used_ -= old_size - size;
  return block;
}

void* MemoryArena::allocate_small(std::size_t size) {
  const std::size_t index = size_class(size);
  if (Free* first = free_[index]) {
    free_[index] = first->next;
    return first;
  }
  const std::size_t bytes = (index + 1) * kStep;
  if (static_cast<std::size_t>(fresh_end_ - fresh_) < bytes && !add_chunk()) return nullptr;
  void* block = fresh_;
  fresh_ += bytes;
  return block;
}

bool MemoryArena::add_chunk() {
  if (!hold(kChunk)) return false;
  void* bytes = std::malloc(kChunk);
  if (!bytes) {
    let_go(kChunk);
    return false;
  }
  chunks_ = new (bytes) Chunk{chunks_};
  fresh_ = reinterpret_cast<std::byte*>(chunks_ + 1);
  fresh_end_ = static_cast<std::byte*>(bytes) + kChunk;
  return true;
}

void* MemoryArena::allocate_large(std::size_t size) {
  if (!hold(size + sizeof(Large))) return nullptr;
  void* bytes = std::malloc(size + sizeof(Large));
  if (!bytes) {
    let_go(size + sizeof(Large));
    return nullptr;
  }
  Large* large = new (bytes) Large{};
  link(large);
  return large + 1;
}

void* MemoryArena::resize_large(void* block, std::size_t old_size, std::size_t size) {
  // While the bytes are copied both blocks may exist: the old one stays counted.
  const std::size_t whole = size + sizeof(Large);
  if (size > old_size && !hold(whole)) return nullptr;
  Large* large = static_cast<Large*>(block) - 1;
  unlink(large);
  void* bytes = std::realloc(large, whole);
  link(bytes ? static_cast<Large*>(bytes) : large);
  if (!bytes) {
    if (size > old_size) let_go(whole);
    return size > old_size ? nullptr : block;
  }
  let_go(size > old_size ? old_size + sizeof(Large) : old_size - size);
  used_ += size - old_size;
  return static_cast<Large*>(bytes) + 1;
}

bool MemoryArena::hold(std::size_t bytes) {
  if (bytes > ceiling_ - held_) return false;
  if (together_.fetch_add(bytes, std::memory_order_relaxed) + bytes > kTogether) {
    together_.fetch_sub(bytes, std::memory_order_relaxed);
    return false;
  }
  held_ += bytes;
  peak_ = std::max(peak_, held_);
  return true;
}

void MemoryArena::let_go(std::size_t bytes) {
  held_ -= bytes;
  together_.fetch_sub(bytes, std::memory_order_relaxed);
}

void MemoryArena::link(Large* block) {
  block->previous = nullptr;
  block->next = large_;
  if (large_) large_->previous = block;
  large_ = block;
}

void MemoryArena::unlink(Large* block) {
  (block->previous ? block->previous->next : large_) = block->next;
  if (block->next) block->next->previous = block->previous;
}

}  // namespace tablier::lua
