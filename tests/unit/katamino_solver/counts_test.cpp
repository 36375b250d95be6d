#include "support.hpp"

using namespace tablier;
using namespace tablier::katamino;

// C. B. and J. A. Haselgrove, "A computer program for pentominoes" (Eureka 23, 1960): 2339 on 6 × 10; the others have been known since.
TEST_CASE("The boards of sixty squares have their known numbers of solutions") {
  CHECK(distinct(board(3, 20)) == 2);
  CHECK(distinct(board(4, 15)) == 368);
  CHECK(distinct(board(5, 12)) == 1010);
  CHECK(distinct(board(6, 10)) == 2339);
}

TEST_CASE("A board that stands upright has the same solutions as one that lies") {
  CHECK(distinct(board(10, 6)) == 2339);
  CHECK(distinct(board(12, 5)) == 1010);
}

TEST_CASE("With n°1 along the rows the board of five rows has 786 solutions") { CHECK(distinct(board(5, 12, true)) == 786); }

// D. S. Scott, "Programming a combinatorial puzzle" (1958).
TEST_CASE("The chessboard without its centre has 65 solutions") { CHECK(distinct({chessboard_without_centre(), all_pentominoes()}) == 65); }

// From the rules page; F, I, L, N, P and T are known, the others are our own figures, on which two searches agree.
TEST_CASE("Each tripled piece can be filled by nine of the others") {
  const std::vector<std::uint64_t> expected{19, 113, 86, 68, 63, 497, 48, 131, 125, 106, 91, 15};
  for (int number = 1; number <= 12; ++number) {
    INFO("piece " << number);
    CHECK(distinct(tripled(number)) == expected[static_cast<std::size_t>(number - 1)]);
  }
}

TEST_CASE("Row A of the Grand Slam has its known numbers of solutions") {
  const std::vector<int> row{2, 4, 5, 8, 7, 10, 6, 12, 9, 1, 11};
  const std::vector<std::uint64_t> along_rows{2, 1, 1, 3, 2, 2, 31, 101};
  const std::vector<std::uint64_t> free{2, 1, 1, 3, 2, 2, 35, 129};
  for (std::size_t n = 4; n <= row.size(); ++n) {
    const std::vector<int> numbers(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(n));
    INFO("penta " << n);
    CHECK(distinct(penta(numbers)) == along_rows[n - 4]);
    CHECK(distinct({box(static_cast<int>(n), 5), pentominoes(numbers)}) == free[n - 4]);
  }
}

TEST_CASE("The pentas of the rule sheet have five and two solutions") {
  CHECK(distinct(penta({2, 3, 6, 11})) == 5);
  CHECK(distinct(penta({2, 3, 6, 11, 8})) == 2);
}

TEST_CASE("The flat boxes have their known numbers of solutions") {
  CHECK(distinct(volume(box(10, 3, 2))) == 12);
  CHECK(distinct(volume(box(6, 5, 2))) == 264);
}

TEST_CASE("N°11 and n°12 in volume are impossible, and n°1 is the box of 2 × 3 × 10") {
  CHECK(distinct(volume(pentomino(11).scaled(2, 3).cells())) == 0);
  CHECK(distinct(volume(pentomino(12).scaled(2, 3).cells())) == 0);
  CHECK(distinct(volume(pentomino(1).scaled(2, 3).cells())) == 12);
}
