#pragma once

#include <array>
#include <cstdint>

/// A set of bytes: what a class or a bracket of a pattern stands for.
namespace tablier::lua {

class ByteSet {
 public:
  constexpr bool has(unsigned char c) const { return (words_[c >> 6] >> (c & 63)) & 1; }
  constexpr void add(unsigned char c) { words_[c >> 6] |= std::uint64_t{1} << (c & 63); }
  constexpr void add_range(unsigned char first, unsigned char last) {
    for (int c = first; c <= last; ++c) add(static_cast<unsigned char>(c));
  }
  constexpr void add(const ByteSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  constexpr ByteSet complement() const {
    ByteSet result;
    for (std::size_t i = 0; i < words_.size(); ++i) result.words_[i] = ~words_[i];
    return result;
  }

 private:
  std::array<std::uint64_t, 4> words_{};
};

/// What `%letter` stands for, in the plain locale: %a letters, %d digits, %l small letters, %s spaces, %u capitals, %w letters and digits,
/// %x hexadecimal digits, %p punctuation, %c control characters, %g printable ones but space, %z the zero byte (old, but still there); a
/// capital letter is all the others; anything else stands for itself.
ByteSet byte_class(unsigned char letter);

}  // namespace tablier::lua
