#include "bot/canonical_hash.hpp"

#include <algorithm>

namespace tablier::iso {
namespace {

constexpr std::uint64_t kSpread = 0x9e3779b97f4a7c15;

/// Words by number, hashed in any order.
class Hash {
 public:
  void add(std::uint64_t number, std::uint64_t word) {
    word *= kSpread;
    word ^= word >> 29;
    sum_ += word * (2 * mix_cheaply(number) + 1);
  }
  std::uint64_t value() const { return mix(sum_); }

 private:
  static std::uint64_t mix_cheaply(std::uint64_t n) {
    n = (n + 1) * 0xbf58476d1ce4e5b9;
    return n ^ (n >> 31);
  }
  std::uint64_t sum_ = 0;
};

std::uint64_t turn_of(const Turn& turn) {
  return static_cast<std::uint64_t>(turn.mover) | std::uint64_t{turn.owes_turn[0]} << 1 | std::uint64_t{turn.owes_turn[1]} << 2;
}

std::uint64_t tally_of(const Tally& tally, std::size_t s) {
  return std::uint64_t{tally.copies[0][s]} | std::uint64_t{tally.copies[1][s]} << 8 |
         static_cast<std::uint64_t>(tally.introducer[s] + 1) << 16;
}

/// What is left of the tally of a shape that nobody can draw any more.
std::uint64_t closed_tally_of(const Tally& tally, std::size_t s, const Rules& rules) {
  return static_cast<std::uint64_t>(owner_of(tally, static_cast<Shape>(s), rules) + 1) | std::uint64_t{tally.copies[0][s] > 0} << 2 |
         std::uint64_t{tally.copies[1][s] > 0} << 3 | 1U << 24;
}

Cell transformed(Cell c, int symmetry, int last) {
  if ((symmetry & 1) != 0) c.x = static_cast<std::int8_t>(last - c.x);
  if ((symmetry & 2) != 0) c.y = static_cast<std::int8_t>(last - c.y);
  if ((symmetry & 4) != 0) std::swap(c.x, c.y);
  return c;
}

}  // namespace

template <int kWords>
std::uint64_t key_by_prospects(const Position<kWords>& position, bool owners_count) {
  Hash hash;
  hash.add(0, turn_of(position.turn()));
  std::uint64_t number = 16;
  for (std::size_t s = 0; s < kShapes; ++s) {
    const auto shape = static_cast<Shape>(s);
    bool open = false;
    for (std::size_t f = first_form(shape); f < end_form(shape); ++f)
      for (std::size_t w = 0; w < kWords; ++w, number += 4) {
        const std::uint64_t fits = position.fits().words[w][f];
        const std::uint64_t first = fits & position.may_touch(0).words[w][f], second = fits & position.may_touch(1).words[w][f];
        open = open || (first | second) != 0;
        hash.add(number, fits);
        hash.add(number + 1, first);
        hash.add(number + 2, second);
      }
    const bool closed = !open && owners_count;
    hash.add(1 + s, closed ? closed_tally_of(position.tally(), s, position.rules()) : tally_of(position.tally(), s));
  }
  return hash.value();
}

template <int kWords>
std::uint64_t key_by_symmetry(const Position<kWords>& position) {
  const int last = position.board().side() - 1;
  std::array<std::uint64_t, 8> views{};
  for (int seat = 0; seat < 2; ++seat)
    for (std::size_t s = 0; s < kShapes; ++s)
      position.group(seat, static_cast<Shape>(s)).for_each([&](int bit) {
        const Cell c = position.board().cell(bit);
        for (int v = 0; v < 8; ++v) {
          const Cell t = transformed(c, v, last);
          const auto point = static_cast<std::uint64_t>(t.y * kMaxSide + t.x);
          views[static_cast<std::size_t>(v)] ^= mix((static_cast<std::uint64_t>(seat) * kShapes + s) * 1024 + point);
        }
      });
  Hash rest;
  rest.add(0, turn_of(position.turn()));
  for (std::size_t s = 0; s < kShapes; ++s) rest.add(1 + s, tally_of(position.tally(), s));
  return *std::min_element(views.begin(), views.end()) ^ rest.value();
}

template std::uint64_t key_by_prospects(const Position<1>&, bool);
template std::uint64_t key_by_prospects(const Position<2>&, bool);
template std::uint64_t key_by_prospects(const Position<4>&, bool);
template std::uint64_t key_by_prospects(const Position<11>&, bool);
template std::uint64_t key_by_symmetry(const Position<1>&);
template std::uint64_t key_by_symmetry(const Position<2>&);
template std::uint64_t key_by_symmetry(const Position<4>&);
template std::uint64_t key_by_symmetry(const Position<11>&);

}  // namespace tablier::iso
