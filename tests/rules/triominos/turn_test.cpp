#include "table.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

using List = std::vector<std::string>;

/// Seat 0 can lay nothing on 0-1-2 with its 5-5-5; the pool gives what it is told to.
std::unique_ptr<State> stuck(const char* pool, Settings more = {}) {
  std::vector<std::pair<const char*, std::string>> given{{"layout", "012@0,0"}, {"racks", "555;445"}, {"pool", pool}};
  given.insert(given.end(), more.begin(), more.end());
  Value settings = Value::map();
  for (const auto& [name, text] : given) {
    const Value one = settings_of({{name, text}});
    settings.set(name, *one.find(name));
  }
  static std::vector<std::unique_ptr<const Game>> games;
  auto made = try_game(settings, bundled_hooks());
  REQUIRE(made);
  games.push_back(*std::move(made));
  Setup setup;
  setup.seats = 2;
  return games.back()->start(setup);
}

}  // namespace

TEST_CASE("Two get nine tiles, three and four seven, one alone nine; the hand size is a parameter") {
  for (const auto& [seats, tiles] : {std::pair{1, 9}, {2, 9}, {3, 7}, {4, 7}}) {
    const auto state = dealt({}, seats);
    for (int i = 0; i < seats; ++i) CHECK(count(position_of(*state).rack(i)) == tiles);
    CHECK(count(position_of(*state).data().pool) == 56 - seats * tiles);
  }
  CHECK(count(position_of(*dealt({{"hand_size", "5"}}, 3)).rack(2)) == 5);
  CHECK(count(position_of(*dealt({{"hand_size", "1,2,3,4"}}, 3)).rack(2)) == 3);
}

TEST_CASE("The deal and the starter's draw are chance moves, fixed by the seed") {
  const auto one = start({}, 3, 7);
  const auto two = start({}, 3, 7);
  const auto other = start({}, 3, 8);
  CHECK(one->to_move() == Seat::chance);
  CHECK(one->notation(one->chance(*std::make_unique<Rng>(1))) == "deal");
  for (auto* state : {one.get(), two.get(), other.get()})
    for (const char* text : {"deal", "start"}) {
      CHECK(why(*state, "tile:123") == "chance");
      const auto move = state->parse(text);
      REQUIRE(move);
      state->play(*move);
    }
  CHECK(one->hash() == two->hash());
  CHECK(one->hash() != other->hash());
}

TEST_CASE("The highest draw begins with any of its tiles, and what was drawn goes back") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto state = dealt({}, 4, seed);
    const Position& p = position_of(*state);
    const auto& draws = p.data().start_draws;
    const int mine = sum(draws[static_cast<std::size_t>(p.mover())]);
    for (int i = 0; i < 4; ++i) {
      // Where the highest were equal they have drawn again, and more tiles have been seen.
      if (i != p.mover() && count(p.data().start_tiles) == 4) CHECK(sum(draws[static_cast<std::size_t>(i)]) <= mine);
      CHECK((p.data().pool & set_of(draws[static_cast<std::size_t>(i)])) != 0);
    }
    MoveList moves;
    state->legal_moves(moves);
    CHECK(moves.size() >= 7);
    CHECK(why(*state, "draw") == "begin");
    CHECK(why(*state, "pass") == "begin");
  }
}

TEST_CASE("With the highest triple to begin, its owner begins with it; without triples the highest sum") {
  int triples = 0;
  int sums = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto state = dealt({{"start_rule", "highest_triple"}, {"hand_size", "3"}}, 2, seed);
    const Position& p = position_of(*state);
    const int named = p.data().forced;
    REQUIRE((p.rack(p.mover()) & set_of(named)) != 0);
    for (int i = 0; i < 2; ++i)
      for_each(p.rack(i), [&](int tile) {
        if (is_triple(named)) CHECK((!is_triple(tile) || sum(tile) <= sum(named)));
        else CHECK((!is_triple(tile) && sum(tile) <= sum(named)));
      });
    ++(is_triple(named) ? triples : sums);
    for (const auto& move : legal(*state)) CHECK(find_tile(*read_digits(move.substr(0, 3)))->tile == named);
  }
  CHECK(triples > 0);
  CHECK(sums > 0);
}

TEST_CASE("The first tile lies in the middle, turned as one likes, and scores its sum") {
  const auto state = start({{"racks", "012 444;445"}});
  CHECK(legal(*state) == List{"012@0,0", "120@0,0", "201@0,0", "444@0,0"});
  CHECK(why(*state, "012@2,0") == "first_place");
  play(*state, {"120@0,0"});
  CHECK(scores(*state) == Scores{3, 0});
  CHECK(state->to_move() == seat(1));
}

TEST_CASE("A tile lies beside another, its corners as theirs, and it says why it cannot") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112 122 555 011;445"}});
  // 1,0 touches the side from 0 at the top to 1 at the right; -1,0 that from 2 to 0; 0,1 that from 1 to 2.
  CHECK(legal(*state) == List{"011@1,0", "211@0,1", "212@0,1", "draw"});
  CHECK(why(*state, "110@0,1") == "no_match");
  CHECK(why(*state, "112@0,1") == "turned");
  CHECK(why(*state, "555@1,0") == "no_match");
  CHECK(why(*state, "112@0,0") == "taken");
  CHECK(why(*state, "112@5,5") == "apart");
  CHECK(why(*state, "112@-30000,30000") == "apart");
  CHECK(why(*state, "445@1,0") == "not_in_rack");
  CHECK(why(*state, "121@1,2,3") == "place.malformed");
  CHECK(why(*state, "132@0,1") == "mirrored");
  CHECK(why(*state, "678@0,1") == "no_tile");
  CHECK(why(*state, "hello") == "no_move");
  CHECK(why(*state, "pass") == "draw_first");
  CHECK(why(*state, "timeout") == "no_timer");
  CHECK(why(*state, "tile:123") == "no_chance");
}

TEST_CASE("A tile alone is a move where it fits in one place only, written or as people say it") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112 122 555 011;445"}});
  for (const char* text : {"011", "0-1-1", "110"}) CHECK(state->notation(*state->parse(text)) == "011@1,0");
  CHECK(why(*state, "555") == "fits_nowhere");
  CHECK(why(*state, "4-4-5") == "not_in_rack");
  CHECK(why(*state, "0-11") == "no_move");
  const auto wide = start({{"layout", "012@0,0 211@0,1"}, {"racks", "011 122;445"}});
  CHECK(why(*wide, "0-1-1") == "several_places");
}

TEST_CASE("Where only sides must match, a corner that only touches may show another number") {
  // Beside 334@3,2, the place 3,1 has two asked corners by the side and one, at the top, that only a corner touches: 5.
  const std::string layout = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2";
  const auto at_place = [](const State& state) {
    int n = 0;
    for (const auto& move : legal(state)) n += move.find("@3,1") != std::string::npos ? 1 : 0;
    return n;
  };
  const std::string racks = "335 033 333;445";
  CHECK(at_place(*start({{"layout", layout}, {"racks", racks}})) == 1);
  const auto loose = start({{"layout", layout}, {"racks", racks}, {"corner_match", "false"}});
  CHECK(at_place(*loose) == 3);
  play(*loose, {"033@3,1"});
  CHECK(last(*loose, "bridge") == 0);
  const auto matched = start({{"layout", layout}, {"racks", racks}, {"corner_match", "false"}});
  play(*matched, {"533@3,1"});
  CHECK(last(*matched, "points") == 51);
}

TEST_CASE("A draw costs five and may be laid at once; only the tile drawn") {
  const auto state = stuck("122 000");
  CHECK(legal(*state) == List{"draw"});
  play(*state, {"draw", "tile:122"});
  CHECK(scores(*state) == Scores{-5, 0});
  CHECK(state->to_move() == seat(0));
  CHECK(why(*state, "555@0,1") == "drawn_only");
  play(*state, {"212@0,1"});
  CHECK(scores(*state) == Scores{0, 0});
  CHECK(state->to_move() == seat(1));
}

TEST_CASE("Three draws without placing cost twenty-five in all, and the turn is over") {
  const auto round = stuck("444 333 355 000");
  play(*round, {"draw", "tile:444", "draw", "tile:333", "draw", "tile:355"});
  CHECK(scores(*round) == Scores{-15, 0});
  CHECK(why(*round, "draw") == "drawn_enough");
  CHECK(legal(*round) == List{"pass"});
  play(*round, {"pass"});
  CHECK(scores(*round) == Scores{-25, 0});
  CHECK(round->to_move() == seat(1));
}

TEST_CASE("The number of draws and what they cost are parameters") {
  const auto round = stuck("444 333 355 000", {{"max_draws", "2"}, {"draw_cost", "3"}, {"no_play_extra", "4"}});
  play(*round, {"draw", "tile:444", "draw", "tile:333", "pass"});
  CHECK(scores(*round) == Scores{-10, 0});
}

TEST_CASE("Where any tile may be laid after a draw, the whole rack is offered") {
  const Settings given{{"layout", "012@0,0"}, {"racks", "112;445"}, {"pool", "122 000"}, {"after_draw_play", "any"}};
  const auto state = start(given);
  play(*state, {"draw", "tile:122"});
  CHECK(legal(*state) == List{"211@0,1", "212@0,1", "draw"});
}

TEST_CASE("Who may draw at will may draw with a tile that fits; else it must be laid") {
  const auto free = start({{"layout", "012@0,0"}, {"racks", "112;445"}, {"pool", "122 000"}});
  CHECK(legal(*free) == List{"211@0,1", "draw"});
  const auto forced = start({{"layout", "012@0,0"}, {"racks", "112;445"}, {"pool", "122 000"}, {"voluntary_draw", "false"}});
  CHECK(legal(*forced) == List{"211@0,1"});
  CHECK(why(*forced, "draw") == "can_place");
}

TEST_CASE("With the pool empty the turn is passed and the score stays, or a pass costs what is set") {
  for (const auto& [cost, expected] : {std::pair{"0", 0}, {"10", -10}}) {
    const auto state = start({{"layout", "012@0,0"}, {"racks", "555;112 444"}, {"pool", "none"}, {"pool_empty_pass_cost", cost}});
    CHECK(why(*state, "draw") == "pool_empty");
    play(*state, {"pass"});
    CHECK(scores(*state) == Scores{expected, 0});
    CHECK(state->to_move() == seat(1));
  }
}

TEST_CASE("A pool that runs out during a turn ends the drawing without more to pay") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "555;112 445"}, {"pool", "444"}});
  play(*state, {"draw", "tile:444"});
  CHECK(legal(*state) == List{"pass"});
  play(*state, {"pass"});
  CHECK(scores(*state) == Scores{-5, 0});
}

TEST_CASE("The pool gives what the seed has put on top, and another tile of it where one says so") {
  const auto state = stuck("122 000");
  play(*state, {"draw"});
  const auto other = stuck("122 000");
  play(*other, {"draw", "tile:000"});
  CHECK((position_of(*state).rack(0) & set_of(find_tile({1, 2, 2})->tile)) != 0);
  CHECK((position_of(*other).rack(0) & set_of(find_tile({0, 0, 0})->tile)) != 0);
  other->undo();
  CHECK(why(*other, "tile:445") == "not_in_pool");
  play(*other, {"tile:122"});
  CHECK(other->hash() == state->hash());
}

TEST_CASE("A position that cannot be is refused with its reason") {
  const auto refused = [](Settings given) {
    const auto made = try_game(settings_of(given), nullptr);
    return made ? "" : made.problem().text.key.substr(std::string("triominos.problem.").size());
  };
  CHECK(refused({{"layout", "021@0,0"}}) == "no_tile");
  CHECK(refused({{"layout", "012@0,0 012@1,0"}}) == "tile_twice");
  CHECK(refused({{"layout", "012"}}) == "no_place");
  CHECK(refused({{"layout", "012@0,0 333@1,0"}}) == "no_fit");
  CHECK(refused({{"layout", "012@0,0 333@5,0"}}) == "apart");
  CHECK(refused({{"layout", "012@40,0"}}) == "too_far");
  CHECK(refused({{"layout", "012@4000,0"}}) == "too_far");
  CHECK(refused({{"racks", "012;;"}}) == "empty_rack");
  CHECK(refused({{"racks", "012;013;014;015;022"}}) == "too_many_racks");
  CHECK(refused({{"racks", "012;012"}}) == "tile_twice");
  CHECK(refused({{"pool", "012"}}) == "pool_alone");
  CHECK(refused({{"hand_size", "1,2"}}) == "hand_size");
  CHECK(refused({{"bonus_hexagon", "1,2,3,4"}}) == "bonus_hexagon");
  CHECK(try_game(settings_of({{"hand_size", "1,2"}}), nullptr).problem().text.args == std::vector<TextArg>{{"name", "hand_size"}});
}

TEST_CASE("A layout may be written in any order") {
  const auto one = start({{"layout", "035@-1,-1 535@-1,0 003@0,-1"}, {"racks", "012;445"}});
  const auto two = start({{"layout", "035@-1,-1 003@0,-1 535@-1,0"}, {"racks", "012;445"}});
  CHECK(one->hash() == two->hash());
}
