#include "core/board.hpp"

#include "sdk/expect.hpp"

#include <cstdlib>

namespace tablier::iso {
namespace {

enum class Meeting : std::uint8_t { apart, beside, overlapping };

Meeting meeting_of(const Cells& a, const Cells& b, int dx, int dy, ConnectAdjacency adjacency) {
  bool beside = false;
  for (const Cell c : a)
    for (const Cell d : b) {
      const int x = std::abs(d.x + dx - c.x), y = std::abs(d.y + dy - c.y);
      if (x == 0 && y == 0) return Meeting::overlapping;
      beside = beside || x + y == 1 || (adjacency == ConnectAdjacency::king && x == 1 && y == 1);
    }
  return beside ? Meeting::beside : Meeting::apart;
}

}  // namespace

template <int kWords>
Board<kWords>::Board(const Rules& rules) : rules_(rules), side_(rules.side()), base_(4 * stride() + 1) {
  expects(side_ <= kSideOf<kWords>);
  for (int y = 0; y < side_; ++y)
    for (int x = 0; x < side_; ++x) all_points_.set(y * stride() + x);
  for (std::size_t f = 0; f < kForms; ++f) everywhere_.assign(f, corners_within(f, all_points_));
  make_patterns();
}

/// On a stride wider than the zone no two placements that are both within it are as far apart, in bits, as two others that meet otherwise.
template <int kWords>
void Board<kWords>::make_patterns() {
  for (std::size_t a = 0; a < kForms; ++a)
    for (std::size_t b = 0; b < kForms; ++b)
      for (int dy = -4; dy <= 4; ++dy)
        for (int dx = -4; dx <= 4; ++dx) {
          const Meeting meeting = meeting_of(kAllForms[a].cells, kAllForms[b].cells, dx, dy, rules_.connect_adjacency);
          const int bit = base_ + dy * stride() + dx;
          if (meeting == Meeting::overlapping) overlaps_[a].set(b, bit);
          if (meeting == Meeting::beside && kAllForms[a].shape == kAllForms[b].shape) neighbours_[a].set(b, bit);
        }
}

template <int kWords>
bool Board<kWords>::contains(Placement p) const {
  const Form& form = kAllForms[form_of(p)];
  return column(p) + form.width <= side_ && row(p) + form.height <= side_;
}

template <int kWords>
PointSet<kWords> Board<kWords>::points_of(Placement p) const {
  Set set;
  for (const Cell c : cells_of(p)) set.set(bit(c));
  return set;
}

template <int kWords>
PointSet<kWords> Board<kWords>::corners_within(std::size_t form, const Set& set) const {
  Set corners = set >> bit(kAllForms[form].cells[0]);
  for (std::size_t i = 1; i < 4; ++i) corners &= set >> bit(kAllForms[form].cells[i]);
  return corners;
}

template <int kWords>
PointSet<kWords> Board<kWords>::corners_touching(std::size_t form, const Set& set) const {
  Set corners;
  for (const Cell c : kAllForms[form].cells) corners |= set >> bit(c);
  return corners;
}

template <int kWords>
PointSet<kWords> Board<kWords>::halo(const Set& set) const {
  const Set across = set << 1 | set >> 1;
  const Set middle = rules_.connect_adjacency == ConnectAdjacency::king ? across | set : set;
  return across | middle << stride() | middle >> stride();
}

template class Board<1>;
template class Board<2>;
template class Board<4>;
template class Board<11>;

}  // namespace tablier::iso
