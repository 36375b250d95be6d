#include "script/lib/byte_set.hpp"

namespace tablier::lua {
namespace {

/// Empty when no class has that small letter.
ByteSet small_class(unsigned char letter) {
  ByteSet set;
  switch (letter) {
    case 'a':
      set.add_range('A', 'Z');
      set.add_range('a', 'z');
      break;
    case 'c':
      set.add_range(0, 31);
      set.add(127);
      break;
    case 'd': set.add_range('0', '9'); break;
    case 'g': set.add_range(33, 126); break;
    case 'l': set.add_range('a', 'z'); break;
    case 'p':
      set.add_range(33, 47);
      set.add_range(58, 64);
      set.add_range(91, 96);
      set.add_range(123, 126);
      break;
    case 's':
      set.add_range(9, 13);
      set.add(32);
      break;
    case 'u': set.add_range('A', 'Z'); break;
    case 'w':
      set.add(small_class('a'));
      set.add(small_class('d'));
      break;
    case 'x':
      set.add_range('0', '9');
      set.add_range('A', 'F');
      set.add_range('a', 'f');
      break;
    case 'z': set.add(0); break;
    default: break;
  }
  return set;
}

bool is_class_letter(unsigned char small) {
  switch (small) {
    case 'a':
    case 'c':
    case 'd':
    case 'g':
    case 'l':
    case 'p':
    case 's':
    case 'u':
    case 'w':
    case 'x':
    case 'z': return true;
    default: return false;
  }
}

}  // namespace

ByteSet byte_class(unsigned char letter) {
  const bool capital = letter >= 'A' && letter <= 'Z';
  const unsigned char small = capital ? static_cast<unsigned char>(letter - 'A' + 'a') : letter;
  if (is_class_letter(small)) return capital ? small_class(small).complement() : small_class(small);
  ByteSet itself;
  itself.add(letter);
  return itself;
}

}  // namespace tablier::lua
