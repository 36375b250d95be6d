#include "sdk/rng.hpp"
#include "table.hpp"

#include <cmath>
#include <map>
#include <set>

using namespace tablier;
using namespace tablier::iso;

namespace {

using Points = std::set<std::pair<int, int>>;

/// A round kept by its notations alone, sets of points and nothing else.
class PlainRound {
 public:
  explicit PlainRound(const Rules& rules) : rules_(rules) {}

  void draw(int seat, const std::string& notation) {
    const char shape = notation.front();
    const Points points = points_of(notation);
    REQUIRE(points.size() == 4);
    for (const auto& p : points) REQUIRE(used_.insert(p).second);
    Points scope = scope_of(seat, shape);
    if (!is_free_to_begin(seat, shape)) REQUIRE(touches(points, scope));
    groups_[{seat, shape}].insert(points.begin(), points.end());
    ++copies_[{seat, shape}];
    first_.try_emplace(shape, seat);
  }

  /// The copies of a shape that must hang together do.
  void check_groups() const {
    for (const char shape : kShapeLetters) {
      if (rules_.connect_scope == ConnectScope::own_colour)
        for (int seat = 0; seat < 2; ++seat) CHECK(is_connected(group(seat, shape)));
      if (rules_.connect_scope == ConnectScope::any_colour && rules_.first_copy == FirstCopy::anywhere_per_game) {
        Points both = group(0, shape);
        both.merge(group(1, shape));
        CHECK(is_connected(both));
      }
    }
  }

  void check_facts(const Value& facts) const {
    for (int seat = 0; seat < 2; ++seat)
      for (const char shape : kShapeLetters) {
        const auto n = copies_.find({seat, shape});
        const auto& told = facts.find("shapes")->as_list()->at(static_cast<std::size_t>(seat));
        CHECK(*told.find(std::string(1, shape))->as_int() == (n == copies_.end() ? 0 : n->second));
      }
    for (const char shape : kShapeLetters) {
      const Value* told = facts.find("first")->find(std::string(1, shape));
      const auto first = first_.find(shape);
      CHECK(told->is_null() == (first == first_.end()));
      if (first != first_.end()) CHECK(*told->as_int() == first->second);
    }
  }

  std::size_t used() const { return used_.size(); }

 private:
  static Points points_of(const std::string& notation) {
    Points points;
    std::istringstream names(notation.substr(2));
    for (std::string name; std::getline(names, name, '-');) points.insert({name[0] - 'a', std::stoi(name.substr(1)) - 1});
    return points;
  }
  Points group(int seat, char shape) const {
    const auto found = groups_.find({seat, shape});
    return found == groups_.end() ? Points() : found->second;
  }
  Points scope_of(int seat, char shape) const {
    Points scope = group(seat, shape);
    if (rules_.connect_scope == ConnectScope::any_colour) scope.merge(group(1 - seat, shape));
    return scope;
  }
  bool is_free_to_begin(int seat, char shape) const {
    if (rules_.connect_scope == ConnectScope::none) return true;
    const bool per_game = rules_.connect_scope == ConnectScope::any_colour && rules_.first_copy == FirstCopy::anywhere_per_game;
    return group(seat, shape).empty() && (!per_game || group(1 - seat, shape).empty());
  }
  bool are_beside(std::pair<int, int> a, std::pair<int, int> b) const {
    const int across = std::abs(a.first - b.first), along = std::abs(a.second - b.second);
    return across + along == 1 || (rules_.connect_adjacency == ConnectAdjacency::king && across == 1 && along == 1);
  }
  bool touches(const Points& some, const Points& others) const {
    for (const auto& p : some)
      for (const auto& q : others)
        if (are_beside(p, q)) return true;
    return false;
  }
  bool is_connected(Points points) const {
    if (points.empty()) return true;
    Points reached, left = std::move(points);
    reached.insert(left.extract(left.begin()));
    for (bool grew = true; grew;) {
      grew = false;
      for (auto p = left.begin(); p != left.end();) {
        const bool joins = touches({*p}, reached);
        if (joins) reached.insert(*p);
        grew = grew || joins;
        p = joins ? left.erase(p) : std::next(p);
      }
    }
    return left.empty();
  }

  Rules rules_;
  Points used_;
  std::map<std::pair<int, char>, Points> groups_;
  std::map<std::pair<int, char>, int> copies_;
  std::map<char, int> first_;
};

struct Seen {
  int rounds = 0;
  int passes = 0;
};

void play_and_check(const Game& game, std::uint64_t seed, Seen& seen) {
  Setup setup;
  setup.seats = 2;
  setup.starter = static_cast<int>(seed % 2);
  const auto state = game.start(setup);
  PlainRound plain(iso_state(*state).rules().rules);
  Rng rng(seed);
  MoveList moves;
  while (!state->outcome().over) {
    moves.clear();
    state->legal_moves(moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const std::string notation = state->notation(move);
    const int mover = index(state->to_move());
    const bool passes = notation == "pass";
    CHECK(passes == !iso_state(*state).position().can_draw(mover));
    seen.passes += passes ? 1 : 0;
    state->play(move);
    if (!passes) plain.draw(mover, notation);
    plain.check_facts(state->facts(Seat::nobody));
  }
  plain.check_groups();
  CHECK(plain.used() <= static_cast<std::size_t>(std::pow(iso_state(*state).rules().rules.side(), 2)));
  ++seen.rounds;
}

}  // namespace

TEST_CASE("In random rounds under every connection no point is used twice, groups hang together, and who can draw does") {
  Seen seen;
  for (const char* scope : {"own_colour", "any_colour", "none"})
    for (const char* adjacency : {"orthogonal", "king"})
      for (const char* first : {"anywhere", "anywhere_per_game"})
        for (const char* mark : {"free", "costs_turn"})
          for (const char* zone : {"5", "9", "15"}) {
            const auto game = make(settings_of({{"connect_scope", scope},
                                                {"connect_adjacency", adjacency},
                                                {"first_copy", first},
                                                {"offzone_mark", mark},
                                                {"zone_squares", zone},
                                                {"border_free", zone[0] == '9' ? "true" : "false"}}));
            for (std::uint64_t seed = 0; seed < 3; ++seed) play_and_check(*game, seed, seen);
          }
  CHECK(seen.rounds == 3 * 2 * 2 * 2 * 3 * 3);
  CHECK(seen.passes > 30);
}
