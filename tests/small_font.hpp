#pragma once

#include <cstdint>
#include <map>
#include <string>

/// A TrueType font of two glyphs, nothing and a triangle that stands for every letter, to be spoiled by tests.
namespace tablier::test {

inline std::string big_endian(std::uint32_t number, int bytes) {
  std::string all;
  for (int i = bytes - 1; i >= 0; --i) all += static_cast<char>(number >> (8 * i));
  return all;
}
inline std::string u16(std::uint32_t number) { return big_endian(number, 2); }
inline std::string u32(std::uint32_t number) { return big_endian(number, 4); }

struct SmallFont {
  std::map<std::string, std::string> tables;

  SmallFont() {
    const std::string box = u16(0) + u16(0) + u16(500) + u16(500);
    set_glyph(u16(1) + box + u16(2) + u16(0) + "\1\1\1" + u16(0) + u16(500) + u16(0) + u16(0) + u16(0) + u16(500) + "x");
    tables["cmap"] =
        u16(0) + u16(1) + u16(3) + u16(10) + u32(12) + u16(13) + u16(0) + u32(28) + u32(0) + u32(1) + u32(0x20) + u32(0xffff) + u32(1);
    tables["head"] = u32(0x10000) + std::string(14, '\0') + u16(1000) + std::string(30, '\0') + u16(1) + u16(0);
    tables["hhea"] = u32(0x10000) + u16(800) + u16(0xff38) + std::string(26, '\0') + u16(2);
    tables["hmtx"] = u16(500) + u16(0) + u16(500) + u16(0);
    tables["maxp"] = u32(0x10000) + u16(2);
  }

  void set_glyph(const std::string& outline) {
    tables["glyf"] = outline;
    tables["loca"] = u32(0) + u32(0) + u32(static_cast<std::uint32_t>(outline.size()));
  }
  /// A glyph that is made of itself.
  void set_endless_glyph() { set_glyph(u16(0xffff) + std::string(8, '\0') + u16(2) + u16(1) + u16(0)); }

  std::string bytes() const {
    const auto count = static_cast<std::uint32_t>(tables.size());
    std::string head = u32(0x10000) + u16(count) + u16(0) + u16(0) + u16(0), body;
    for (const auto& [name, table] : tables) {
      const auto start = static_cast<std::uint32_t>(12 + count * 16 + body.size());
      head += name + u32(0) + u32(start) + u32(static_cast<std::uint32_t>(table.size()));
      body += table;
    }
    return head + body;
  }
};

}  // namespace tablier::test
