#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// SHA-256 (FIPS 180-4): what a file is known by where somebody may want to pass another one off as it. Written out here, in eighty lines
/// that the published test vectors tie down, because nothing else that the program needs has one: a library of ciphers for this one
/// function would be the largest thing that it depends on.
namespace tablier {

class Sha256 {
 public:
  /// Bytes may come in pieces.
  void add(std::string_view bytes);
  /// 64 hexadecimal digits, in small letters. Nothing may be added afterwards.
  std::string hex();

 private:
  static constexpr std::size_t kBlock = 64;

  void take_block(const unsigned char* bytes);

  std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<unsigned char, kBlock> waiting_{};  // a block that is not full yet
  std::size_t held_ = 0;                         // bytes of it
  std::uint64_t length_ = 0;                     // bytes in all
};

std::string sha256(std::string_view bytes);

}  // namespace tablier
