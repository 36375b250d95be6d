#include "tiles.hpp"

#include <cassert>

namespace tablier::triominos {
namespace {

constexpr bool lies(const Digits& d, int a, int b, int c) {
  return (a == kFree || a == d[0]) && (b == kFree || b == d[1]) && (c == kFree || c == d[2]);
}

constexpr TileSet fitting_at(int a, int b, int c) {
  TileSet found = 0;
  for (int tile = 0; tile < kTiles; ++tile)
    for (int turn = 0; turn < 3; ++turn)
      if (lies(digits(tile, turn), a, b, c)) found |= set_of(tile);
  return found;
}

std::array<TileSet, kKeys> make_table() {
  std::array<TileSet, kKeys> table{};
  for (int a = 0; a <= kFree; ++a)
    for (int b = 0; b <= kFree; ++b)
      for (int c = 0; c <= kFree; ++c) table[static_cast<std::size_t>(key_of(a, b, c))] = fitting_at(a, b, c);
  return table;
}

const std::array<TileSet, kKeys> kFitting = make_table();

}  // namespace

TileSet fitting(int key) { return kFitting[static_cast<std::size_t>(key)]; }

int turn_for(int tile, int key) {
  constexpr int kBase = kFree + 1;
  for (int turn = 0; turn < 3; ++turn)
    if (lies(digits(tile, turn), key / kBase / kBase, key / kBase % kBase, key % kBase)) return turn;
  assert(false);
  return 0;
}

std::optional<TurnedTile> find_tile(const Digits& shown) {
  for (int tile = 0; tile < kTiles; ++tile)
    for (int turn = 0; turn < turns(tile); ++turn)
      if (digits(tile, turn) == shown) return TurnedTile{tile, turn};
  return std::nullopt;
}

std::optional<Digits> read_digits(std::string_view text) {
  const bool as_spoken = text.size() == 5 && text[1] == '-' && text[3] == '-';
  if (text.size() != 3 && !as_spoken) return std::nullopt;
  Digits read{};
  for (std::size_t i = 0; i < 3; ++i) {
    const char c = text[as_spoken ? 2 * i : i];
    if (c < '0' || c > '9') return std::nullopt;
    read[i] = static_cast<std::uint8_t>(c - '0');
  }
  return read;
}

std::string to_text(const Digits& digits) {
  std::string text;
  for (const auto d : digits) text += static_cast<char>('0' + d);
  return text;
}

std::string spoken(int tile) {
  const std::string text = to_text(digits(tile));
  return {text[0], '-', text[1], '-', text[2]};
}

}  // namespace tablier::triominos
