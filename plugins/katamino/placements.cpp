#include "placements.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tablier::katamino {
namespace {

std::vector<Place> label_first(std::vector<Place> cells) {
  const auto first = std::min_element(cells.begin(), cells.end(), [](Place a, Place b) {
    if (a.z != b.z) return a.z > b.z;
    return a.y != b.y ? a.y > b.y : a.x < b.x;
  });
  std::rotate(cells.begin(), first, first + 1);
  return cells;
}

int index_in(const std::vector<Polyform>& forms, const Polyform& form) {
  const auto found = std::find(forms.begin(), forms.end(), form);
  return found == forms.end() ? -1 : static_cast<int>(found - forms.begin());
}

GamePiece make_piece(const PieceSpec& spec, Turning turning) {
  GamePiece piece{spec.number, spec.letter, {}};
  const auto forms = orientations(spec.form, turning);
  for (const Polyform& form : forms) {
    Way way;
    way.cells = label_first(form.cells());
    way.turned = index_in(forms, form.turned().turned().turned());  // three times counter-clockwise
    way.flipped = index_in(forms, form.mirrored());
    way.tipped = turning == Turning::space ? index_in(forms, form.tipped()) : -1;
    way.in_one_row = form.extent().y == 1 && form.extent().z == 1;
    piece.ways.push_back(std::move(way));
  }
  return piece;
}

std::vector<Place> moved(const std::vector<Place>& cells, Place by) {
  std::vector<Place> there;
  there.reserve(cells.size());
  for (const Place p : cells) there.emplace_back(p.x + by.x, p.y + by.y, p.z + by.z);
  return there;
}

}  // namespace

/// Which cells of the region meet which.
class PlacementTable::Contacts {
 public:
  Contacts(const Grid& grid, const std::vector<Place>& region) : sides_(region.size()), corners_(region.size()) {
    for (std::size_t a = 0; a < region.size(); ++a)
      for (std::size_t b = 0; b < region.size(); ++b) {
        const auto near = grid.neighbours(region[a]);
        const std::uint64_t bit = std::uint64_t{1} << b;
        if (std::find(near.begin(), near.end(), region[b]) != near.end()) sides_[a] |= bit;
        if (meet_at_corner(region[a], region[b])) corners_[a] |= bit;
      }
  }

  std::uint64_t beside(std::uint64_t mask) const { return join(mask, sides_) & ~mask; }
  std::uint64_t touching(std::uint64_t mask) const { return (join(mask, sides_) | join(mask, corners_)) & ~mask; }

 private:
  static bool meet_at_corner(Place a, Place b) { return a.z == b.z && std::abs(a.x - b.x) == 1 && std::abs(a.y - b.y) == 1; }

  static std::uint64_t join(std::uint64_t mask, const std::vector<std::uint64_t>& of_cell) {
    std::uint64_t all = 0;
    for (; mask != 0; mask &= mask - 1) all |= of_cell[static_cast<std::size_t>(std::countr_zero(mask))];
    return all;
  }

  std::vector<std::uint64_t> sides_;
  std::vector<std::uint64_t> corners_;
};

PlacementTable::PlacementTable(const Challenge& challenge, std::span<const PieceSpec> specs) : region_(challenge.region) {
  expects(!region_.empty() && region_.size() <= kMaxCells && std::is_sorted(region_.begin(), region_.end()));
  everywhere_ = ~std::uint64_t{0} >> (kMaxCells - region_.size());
  const Contacts contacts(challenge.grid, region_);
  for (const int number : challenge.numbers) {
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const PieceSpec& s) { return s.number == number; });
    expects(spec != specs.end());
    pieces_.push_back(make_piece(*spec, challenge.turning));
    add_placements(static_cast<int>(pieces_.size()) - 1, challenge, contacts);
  }
}

void PlacementTable::add_placements(int piece, const Challenge& challenge, const Contacts& contacts) {
  const GamePiece& p = pieces_[static_cast<std::size_t>(piece)];
  PlacementRange range{size(), size()};
  for (std::size_t w = 0; w < p.ways.size(); ++w) {
    const Way& way = p.ways[w];
    if (challenge.n1_along_rows && p.number == 1 && !way.in_one_row) continue;
    for (int i = 0; i < challenge.grid.size(); ++i) {
      const Place at = challenge.grid.place(i);
      const auto there = mask(moved(way.cells, at));
      if (there) placements_.push_back({*there, contacts.beside(*there), contacts.touching(*there), piece, static_cast<int>(w), at});
    }
  }
  range.last = size();
  ranges_.push_back(range);
}

std::optional<std::uint64_t> PlacementTable::mask(std::span<const Place> cells) const {
  std::uint64_t bits = 0;
  for (const Place p : cells) {
    const auto found = std::lower_bound(region_.begin(), region_.end(), p);
    if (found == region_.end() || *found != p) return std::nullopt;
    bits |= std::uint64_t{1} << (found - region_.begin());
  }
  return bits;
}

int PlacementTable::find(int piece, std::uint64_t mask) const {
  const PlacementRange range = of_piece(piece);
  for (int i = range.first; i < range.last; ++i)
    if ((*this)[i].mask == mask) return i;
  return -1;
}

int PlacementTable::piece_index(int number) const {
  const auto found = std::find_if(pieces_.begin(), pieces_.end(), [&](const GamePiece& p) { return p.number == number; });
  return found == pieces_.end() ? -1 : static_cast<int>(found - pieces_.begin());
}

std::vector<Place> PlacementTable::cells(int placement) const {
  const Placement& p = (*this)[placement];
  return moved(pieces_[static_cast<std::size_t>(p.piece)].ways[static_cast<std::size_t>(p.way)].cells, p.at);
}

}  // namespace tablier::katamino
