#include "catch.hpp"
#include "core/any_position.hpp"
#include "core/playout.hpp"
#include "plain_iso.hpp"

#include <vector>

/// Random rounds under every mixture of parameters, on bit sets and on a plain reading of the rules, side by side, and back again.
namespace {

using namespace tablier;
using namespace tablier::iso;

Rules mixture(unsigned number) {
  Rules rules;
  rules.border_free = number % 2 == 1;
  rules.connect_scope = static_cast<ConnectScope>(number / 2 % 3);
  rules.connect_adjacency = static_cast<ConnectAdjacency>(number / 6 % 2);
  rules.first_copy = static_cast<FirstCopy>(number / 12 % 2);
  rules.offzone_mark = static_cast<OffzoneMark>(number / 24 % 2);
  rules.missing_shape = static_cast<MissingShape>(number / 48 % 2);
  rules.tie_to = static_cast<TieTo>(number / 96 % 2);
  return rules;
}
constexpr unsigned kMixtures = 192;

std::vector<Placement> legal_moves(const AnyPosition& position) {
  std::vector<Placement> moves;
  position.for_each_legal([&](Placement p) { moves.push_back(p); });
  return moves;
}

bool same_zone(const AnyPosition& position, const plain::PlainBoard& board) {
  for (int y = 0; y < board.side(); ++y)
    for (int x = 0; x < board.side(); ++x) {
      const Cell c{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
      if (position.is_used(c) == board.is_free(c)) return false;
    }
  return true;
}

bool same_count(const AnyPosition& position, const plain::PlainBoard& board) {
  const Tally& tally = position.tally();
  for (std::size_t s = 0; s < kShapes; ++s) {
    const auto shape = static_cast<Shape>(s);
    if (tally.introducer[s] != board.introducer[s]) return false;
    for (int seat = 0; seat < 2; ++seat)
      if (tally.count(seat, shape) != board.copies[static_cast<std::size_t>(seat)][s]) return false;
  }
  return position.score().winner == board.winner() && position.score().points == board.points();
}

bool groups_hold(const plain::PlainBoard& board) {
  for (int seat = 0; seat < 2; ++seat)
    for (std::size_t s = 0; s < kShapes; ++s)
      if (!board.is_one_group(seat, static_cast<Shape>(s))) return false;
  return true;
}

struct Memory {
  std::uint64_t hash;
  std::vector<Placement> moves;
};

/// Takes the round back move by move; every position must be what it was.
void take_back(AnyPosition& position, std::vector<Memory>& past) {
  for (; !past.empty(); past.pop_back()) {
    position.undo();
    if (position.hash() == past.back().hash && legal_moves(position) == past.back().moves) continue;
    FAIL_CHECK("move " << past.size() << " is not taken back exactly");
  }
}

/// Plays a round to its end and back; how many moves it had.
std::size_t play_round(const Rules& rules, Rng& rng) {
  AnyPosition position(make_board(rules), static_cast<int>(rng.below(2)));
  plain::PlainBoard board(rules, position.mover());
  std::vector<Memory> past;
  for (auto moves = legal_moves(position); !moves.empty(); moves = legal_moves(position)) {
    if (moves != board.legal_moves()) {
      FAIL_CHECK("other moves at ply " << past.size());
      return 0;
    }
    past.push_back({position.hash(), moves});
    const Placement chosen = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    position.play(chosen);
    board.play(chosen);
    if (position.mover() != board.mover || !same_count(position, board)) {
      FAIL_CHECK("ply " << past.size() << " goes otherwise");
      return 0;
    }
  }
  CHECK(board.legal_moves().empty());
  CHECK(position.over());
  CHECK(same_zone(position, board));
  if (rules.connect_scope == ConnectScope::own_colour) CHECK(groups_hold(board));
  const std::size_t plies = past.size();
  take_back(position, past);
  return plies;
}

template <int kWords>
double mean_length(const Rules& rules, int rounds) {
  const Board<kWords> board(rules);
  Rng rng(1);
  int drawn = 0;
  for (int i = 0; i < rounds; ++i) {
    Position<kWords> position(board);
    drawn += play_to_end(position, rng);
    if (!position.over()) FAIL_CHECK("a playout stops early");
  }
  return static_cast<double>(drawn) / rounds;
}

}  // namespace

TEST_CASE("random rounds of every mixture of rules go as the rules page reads, and back") {
  for (unsigned number = 0; number < kMixtures; ++number) {
    Rng rng(number);
    Rules rules = mixture(number);
    INFO("mixture " << number);
    rules.zone_squares = 5 + static_cast<int>(number % 7);
    CHECK(play_round(rules, rng) > 0);
  }
}

TEST_CASE("random rounds on zones of every size go as the rules page reads, and back") {
  for (int squares = kSmallestZone; squares <= kLargestZone; ++squares) {
    Rng rng(static_cast<std::uint64_t>(squares));
    Rules rules = mixture(rng.below(kMixtures));
    rules.zone_squares = squares;
    INFO("squares " << squares);
    CHECK(play_round(rules, rng) > 0);
  }
}

TEST_CASE("equal positions have equal hashes, whichever order led there") {
  AnyPosition one(make_board(Rules())), other(make_board(Rules()));
  const std::size_t o = first_form(Shape::O), i = first_form(Shape::I);
  for (const Placement p : {placement_at(o, 0, 0), placement_at(i, 5, 5), placement_at(i, 5, 9), placement_at(o, 9, 0)}) one.play(p);
  for (const Placement p : {placement_at(i, 5, 9), placement_at(o, 9, 0), placement_at(o, 0, 0), placement_at(i, 5, 5)}) other.play(p);
  CHECK(one.hash() != other.hash());  // others introduced the shapes
  AnyPosition third(make_board(Rules()));
  const Placement s = placement_at(first_form(Shape::S), 0, 5), t = placement_at(first_form(Shape::T), 0, 9);
  const Placement first = placement_at(o, 0, 0), second = placement_at(i, 5, 5);
  for (const Placement p : {first, second, s, t}) third.play(p);
  AnyPosition fourth(make_board(Rules()));
  for (const Placement p : {s, t, first, second}) fourth.play(p);
  CHECK(third.hash() == fourth.hash());
}

TEST_CASE("playouts last as long as random rounds of the rules page") {
  CHECK(mean_length<4>(Rules(), 400) == Approx(38.7).margin(0.5));
  CHECK(mean_length<4>(Rules(), 400) == mean_length<4>(Rules(), 400));
}

TEST_CASE("who introduces a shape loses the next turn, where the mark costs one") {
  Rules rules;
  rules.offzone_mark = OffzoneMark::costs_turn;
  AnyPosition position(make_board(rules));
  const std::size_t o = first_form(Shape::O), i = first_form(Shape::I);
  position.play(placement_at(o, 0, 0));
  CHECK(position.mover() == 1);
  position.play(placement_at(o, 4, 4));
  CHECK(position.mover() == 1);  // the first seat's turn is left out
  position.play(placement_at(i, 8, 8));
  CHECK(position.mover() == 0);
  position.play(placement_at(o, 2, 0));
  CHECK(position.mover() == 0);  // and so is the second's
  position.undo();
  position.undo();
  position.undo();
  CHECK(position.mover() == 1);
}
