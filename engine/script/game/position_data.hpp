#pragma once

#include "sdk/value.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

struct lua_State;

/// A position of a game in Lua as plain bytes: taken from its table, and made a table again. The fields `turn` and `rules` of the table are
/// the engine's and stay out.
namespace tablier::lua {

using PositionBytes = std::span<const std::byte>;

inline constexpr std::size_t kMaxPositionBytes = 64u << 10;
inline constexpr int kMaxPositionDepth = 32;
inline constexpr int kItemsAtOnce = 16;                                        ///< of a list, on the stack while it is written
inline constexpr int kPositionSlots = (kItemsAtOnce + 4) * kMaxPositionDepth;  ///< stack slots that writing and pushing need

/// Writes one position at a time into room of its own.
class PositionWriter {
 public:
  /// Writes the table at `index`. Raises a Lua error (`script.position.…`) where it is no plain data, or too large.
  void write(lua_State* L, int index);
  /// What was written last; it stands until the next writing.
  PositionBytes bytes() const { return {room_.get(), size_}; }
  /// False where the table is not what `push_position` would make of the bytes: it has a table twice, or one of the script's constants.
  bool is_plain() const { return plain_; }

 private:
  /// Tables of one position, to see one twice. Beyond its room every table counts as seen.
  class Seen {
   public:
    void clear() { ++turn_, size_ = 0; }
    bool add(const void* table);

   private:
    static constexpr std::size_t kRoom = 512;
    std::array<const void*, kRoom> tables_{};
    std::array<std::uint32_t, kRoom> turns_{};
    std::uint32_t turn_ = 0;
    std::size_t size_ = 0;
  };

  void write_value(lua_State* L, int index, int type, int depth);
  bool write_small(lua_State* L, int index, int type);
  void write_number(lua_State* L, int index);
  void write_table(lua_State* L, int index, int depth);
  void write_list(lua_State* L, int table, std::size_t size, int depth);
  void write_map(lua_State* L, int table, int depth);
  void write_text(lua_State* L, const char* text, std::size_t size);
  void write_integer(lua_State* L, std::int64_t value);
  void reserve(lua_State* L, std::size_t bytes);
  void put(const void* bytes, std::size_t size);

  std::unique_ptr<std::byte[]> room_ = std::make_unique_for_overwrite<std::byte[]>(kMaxPositionBytes);
  std::size_t size_ = 0;
  bool plain_ = true;
  int outermost_ = 0;  ///< index of the table that is written
  Seen seen_;
};

/// Pushes the table of a position. Allocates in Lua; precondition: kPositionSlots free.
void push_position(lua_State* L, PositionBytes bytes);
/// Equal for equal positions, whatever the order of their keys, in every process.
std::uint64_t position_hash(PositionBytes bytes);
/// True for equal positions.
bool same_position(PositionBytes a, PositionBytes b);
/// As the engine reads it: a map.
Value position_value(PositionBytes bytes);

}  // namespace tablier::lua
