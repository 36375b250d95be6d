#include "solver/symmetry.hpp"

#include "solver/region.hpp"

#include <algorithm>

namespace tablier::katamino {
namespace {

constexpr int other_than(int a, int b) { return 3 - a - b; }

/// All 48 ways to exchange and turn round the axes, the identity first.
std::vector<Symmetry> signed_axes() {
  std::vector<Symmetry> all;
  for (int first = 0; first < 3; ++first)
    for (int step = 1; step < 3; ++step)
      for (int signs = 0; signs < 8; ++signs) {
        const int second = (first + step) % 3;
        all.push_back({{first, second, other_than(first, second)}, {signs & 1 ? -1 : 1, signs & 2 ? -1 : 1, signs & 4 ? -1 : 1}});
      }
  return all;
}

Place min_corner(const std::vector<Place>& cells) {
  Place min = cells.front();
  for (const Place p : cells) min = {std::min(min.x, p.x), std::min(min.y, p.y), std::min(min.z, p.z)};
  return min;
}

bool keeps_ways(const Symmetry& s, const std::vector<Polyform>& ways) {
  return std::all_of(ways.begin(), ways.end(),
                     [&](const Polyform& way) { return std::find(ways.begin(), ways.end(), Polyform(s(way.cells()))) != ways.end(); });
}

bool keeps_laid(const Symmetry& s, const std::vector<Laid>& laid) {
  return std::all_of(laid.begin(), laid.end(), [&](const Laid& l) { return s(l.cells) == l.cells; });
}

/// True for pieces that every turn and flip of a board maps onto a way to lie.
bool always_keeps(const Piece& piece, Turning turning) {
  if (piece.along_rows) return false;
  return turning == Turning::reflections || (turning == Turning::space && piece.form.extent().z == 1);
}

bool keeps_pieces(const Symmetry& s, const Puzzle& puzzle) {
  return std::all_of(puzzle.pieces.begin(), puzzle.pieces.end(),
                     [&](const Piece& p) { return always_keeps(p, puzzle.turning) || keeps_ways(s, ways_to_lie(p, puzzle.turning)); });
}

/// Moves what `s` makes of the region back over it.
Symmetry moved_over(Symmetry s, const std::vector<Place>& region) {
  const Place from = min_corner(s(region));
  const Place to = min_corner(region);
  s.shift = {to.x - from.x, to.y - from.y, to.z - from.z};
  return s;
}

using Cells = std::vector<Place>;
using Group = std::vector<Symmetry>;

/// A piece's places, one for each of its orbits under a group.
struct Orbits {
  std::vector<Cells> moved;  ///< that only the identity keeps in place
  std::vector<Cells> kept;   ///< that some other symmetry keeps too
};

Group keeping(const Group& group, const Cells& cells) {
  Group kept;
  std::copy_if(group.begin(), group.end(), std::back_inserter(kept), [&](const Symmetry& s) { return s(cells) == cells; });
  return kept;
}

Orbits orbits(const std::vector<Cells>& places, const Group& group) {
  Orbits found;
  for (const Cells& cells : places) {
    const bool min = std::all_of(group.begin(), group.end(), [&](const Symmetry& s) { return cells <= s(cells); });
    if (min) (keeping(group, cells).size() == 1 ? found.moved : found.kept).push_back(cells);
  }
  return found;
}

/// Finds the cases of one puzzle, piece by piece.
class CaseFinder {
 public:
  explicit CaseFinder(const Puzzle& puzzle);
  std::vector<Subproblem> find() {
    now_.laid = puzzle_.laid;
    confine(0, symmetries(puzzle_), slack_);
    return std::move(cases_);
  }

 private:
  void confine(std::size_t next, const Group& group, int slack);
  void lay_each(std::size_t next, const std::vector<Cells>& places, const Group& group, int slack);
  void leave_out(std::size_t next, const Group& group, int slack);
  std::vector<Cells> places_of(const Piece& piece) const;
  bool is_free(const Cells& cells) const;

  const Puzzle& puzzle_;
  Region region_;
  std::vector<const Piece*> order_;  // not laid yet, in the order in which they are confined
  int slack_ = 0;                    // cells of pieces that stay over
  Subproblem now_;
  std::vector<Subproblem> cases_;
};

/// First the piece with the fewest ways to lie, since it has few places. Then, on a board, those with the most, since no symmetry keeps
/// them in place; in space, where any flat piece can stay as it is, those with the fewest again.
CaseFinder::CaseFinder(const Puzzle& puzzle) : puzzle_(puzzle), region_(puzzle.region) {
  std::vector<std::pair<std::size_t, const Piece*>> by_ways;
  for (const Piece& p : puzzle.pieces) {
    slack_ += p.form.size();
    const bool lies = std::any_of(puzzle.laid.begin(), puzzle.laid.end(), [&](const Laid& l) { return l.number == p.number; });
    if (!lies) by_ways.emplace_back(orientations(p.form, puzzle.turning).size(), &p);
  }
  slack_ -= region_.size();
  std::stable_sort(by_ways.begin(), by_ways.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  if (by_ways.size() > 1 && puzzle.turning != Turning::space) std::reverse(by_ways.begin() + 1, by_ways.end());
  for (const auto& [ways, piece] : by_ways) order_.push_back(piece);
}

bool CaseFinder::is_free(const Cells& cells) const {
  return std::none_of(now_.laid.begin(), now_.laid.end(), [&](const Laid& l) {
    return std::find_first_of(l.cells.begin(), l.cells.end(), cells.begin(), cells.end()) != l.cells.end();
  });
}

std::vector<Cells> CaseFinder::places_of(const Piece& piece) const {
  std::vector<Cells> places;
  for (const Polyform& way : ways_to_lie(piece, puzzle_.turning))
    for (const auto& numbers : region_.placements(way)) {
      Cells cells;
      for (const int i : numbers) cells.push_back(region_.place(i));
      std::sort(cells.begin(), cells.end());
      if (is_free(cells)) places.push_back(std::move(cells));
    }
  return places;
}

void CaseFinder::confine(std::size_t next, const Group& group, int slack) {
  if (slack < 0) return;
  if (group.size() == 1 || next == order_.size()) {
    cases_.push_back(now_);
    return;
  }
  // Laid before the search begins, an awkward piece cuts off more than the search repeats for each of its places, unless they are many.
  static constexpr std::size_t kFew = 16;
  Orbits found = orbits(places_of(*order_[next]), group);
  const bool few = found.moved.size() <= kFew || puzzle_.turning == Turning::space;
  lay_each(next, found.kept, group, slack);
  if (few) lay_each(next, found.moved, group, slack);
  leave_out(next, group, slack);
  if (few) return;
  cases_.push_back(now_);
  cases_.back().confined = ConfinedPiece{order_[next]->number, std::move(found.moved)};
}

void CaseFinder::lay_each(std::size_t next, const std::vector<Cells>& places, const Group& group, int slack) {
  for (const Cells& cells : places) {
    now_.laid.push_back({order_[next]->number, cells});
    confine(next + 1, keeping(group, cells), slack);
    now_.laid.pop_back();
  }
}

void CaseFinder::leave_out(std::size_t next, const Group& group, int slack) {
  const Piece& piece = *order_[next];
  if (slack < piece.form.size()) return;
  now_.unused.push_back(piece.number);
  confine(next + 1, group, slack - piece.form.size());
  now_.unused.pop_back();
}

}  // namespace

Place Symmetry::operator()(Place p) const {
  std::array<int, 3> image{};
  for (std::size_t i = 0; i < 3; ++i) image[i] = sign[i] * coordinate(p, axis[i]) + shift[i];
  return {image[0], image[1], image[2]};
}

std::vector<Place> Symmetry::operator()(const std::vector<Place>& cells) const {
  std::vector<Place> images;
  images.reserve(cells.size());
  for (const Place p : cells) images.push_back((*this)(p));
  std::sort(images.begin(), images.end());
  return images;
}

std::vector<Symmetry> symmetries(const Puzzle& puzzle) {
  std::vector<Place> sorted = puzzle.region;
  std::sort(sorted.begin(), sorted.end());
  std::vector<Symmetry> kept;
  std::vector<std::vector<Place>> actions;  // on the region, cell by cell
  for (Symmetry s : signed_axes()) {
    s = moved_over(s, sorted);
    if (s(sorted) != sorted || !keeps_laid(s, puzzle.laid)) continue;
    std::vector<Place> action;
    for (const Place p : sorted) action.push_back(s(p));
    if (std::find(actions.begin(), actions.end(), action) != actions.end() || !keeps_pieces(s, puzzle)) continue;
    actions.push_back(std::move(action));
    kept.push_back(s);
  }
  return kept;
}

std::vector<Subproblem> distinct_subproblems(const Puzzle& puzzle) { return CaseFinder(puzzle).find(); }

}  // namespace tablier::katamino
