#include "tools/plain_search.hpp"

#include "sdk/polyform.hpp"

#include <array>
#include <bit>
#include <memory>
#include <vector>

namespace tablier::katamino {
namespace {

using Word = std::uint64_t;

constexpr int kWidth = 6;
constexpr int kHeight = 10;
constexpr int kWindow = 12;  // bits of each of the two windows

const std::array<Polyform, 12>& pentominoes() {
  static const std::array<Polyform, 12> kAll{
      Polyform({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}), Polyform({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}}),
      Polyform({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {1, 1}}), Polyform({{0, 0}, {1, 0}, {1, 1}, {2, 1}, {3, 1}}),
      Polyform({{0, 0}, {0, 1}, {0, 2}, {1, 0}, {2, 0}}), Polyform({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}}),
      Polyform({{0, 0}, {0, 1}, {1, 0}, {2, 0}, {2, 1}}), Polyform({{0, 0}, {1, 0}, {1, 1}, {1, 2}, {2, 2}}),
      Polyform({{1, 0}, {2, 0}, {0, 1}, {1, 1}, {1, 2}}), Polyform({{0, 0}, {1, 0}, {2, 0}, {1, 1}, {1, 2}}),
      Polyform({{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}}), Polyform({{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}})};
  return kAll;
}

/// A way for a piece to lie, relative to its first square.
struct Way {
  Word shape = 0;
  int left = 0;   // columns that it reaches to the left
  int right = 0;  // and to the right
  int rows = 0;   // below
  std::size_t piece = 0;
};

Way way_of(const Polyform& form, std::size_t piece) {
  Way way;
  way.piece = piece;
  const int first = form.cells().front().x;
  for (const Place p : form.cells()) {
    way.shape |= Word{1} << (p.y * kWidth + p.x - first);
    way.left = std::max(way.left, first - p.x);
    way.right = std::max(way.right, p.x - first);
    way.rows = std::max<int>(way.rows, p.y);
  }
  return way;
}

struct Tables {
  std::array<Word, 64> shape{};
  std::array<Word, 64> others{};  // ways of the other pieces
  std::array<Word, 1 << kWindow> near{};
  std::array<Word, 1 << kWindow> far{};
  std::array<Word, 64> allowed{};  // by square: those that stay on the board

  Word x = 0;  // the only way of X

  Tables();
};

std::vector<Way> all_ways() {
  std::vector<Way> ways;
  for (std::size_t p = 0; p < pentominoes().size(); ++p)
    for (const Polyform& form : orientations(pentominoes()[p], Turning::reflections)) ways.push_back(way_of(form, p));
  return ways;
}

Tables::Tables() {
  const std::vector<Way> ways = all_ways();
  for (std::size_t w = 0; w < ways.size(); ++w) {
    const Way& way = ways[w];
    const Word bit = Word{1} << w;
    shape[w] = way.shape;
    if (way.piece + 1 == pentominoes().size()) x = bit;
    for (std::size_t other = 0; other < ways.size(); ++other)
      if (ways[other].piece != way.piece) others[w] |= Word{1} << other;
    for (int row = 0; row + way.rows < kHeight; ++row)
      for (int column = way.left; column + way.right < kWidth; ++column) allowed[static_cast<std::size_t>(row * kWidth + column)] |= bit;
    for (Word window = 0; window < 1 << kWindow; ++window) {
      if (!(way.shape >> 1 & window)) near[window] |= bit;
      if (!(way.shape >> (1 + kWindow) & window)) far[window] |= bit;
    }
  }
}

class Search {
 public:
  /// X, which no symmetry changes, is laid with its middle in a quarter of the board; no solution has it on an axis.
  void run() {
    const auto x = static_cast<std::size_t>(std::countr_zero(tables_.x));
    for (int row = 1; row < kHeight / 2; ++row)
      for (int column = 1; column < kWidth / 2; ++column) {
        const Word laid = tables_.shape[x] << ((row - 1) * kWidth + column);
        cover(~Word{0} << (kWidth * kHeight) | laid, tables_.others[x]);
      }
  }
  PlainResult result() const { return result_; }

 private:
  void cover(Word board, Word left) {
    if (board == ~Word{0}) {
      ++result_.solutions;
      return;
    }
    const int square = std::countr_one(board);
    const Word after = board >> square >> 1;
    constexpr Word kMask = (1 << kWindow) - 1;
    const Word fitting = tables_.near[after & kMask] & tables_.far[after >> kWindow & kMask];
    for (Word rest = fitting & left & tables_.allowed[static_cast<std::size_t>(square)]; rest; rest &= rest - 1) {
      const auto way = static_cast<std::size_t>(std::countr_zero(rest));
      ++result_.nodes;
      cover(board | tables_.shape[way] << square, left & tables_.others[way]);
    }
  }

  Tables tables_;
  PlainResult result_;
};

}  // namespace

PlainResult plain_search() {
  const auto search = std::make_unique<Search>();
  search->run();
  return search->result();
}

}  // namespace tablier::katamino
