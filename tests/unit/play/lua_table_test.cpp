#include "fill_folder.hpp"
#include "match/match_view.hpp"
#include "match/save.hpp"
#include "match_helpers.hpp"
#include "play/console_line.hpp"
#include "play_table.hpp"

using namespace tablier;

namespace {

/// The game of tests/data/fill, changed before it is read.
struct FillTable {
  Ruleset rules() {
    auto made = catalogue.ruleset("fill");
    REQUIRE(made.ok());
    return *std::move(made);
  }
  /// As it is read now, the file changed.
  Result<Ruleset> changed(const std::string& part, const std::string& by) {
    folder.change(part, by);
    catalogue.refresh_variants("fill");
    return catalogue.ruleset("fill");
  }
  static MatchSetup setup(int humans, int bots = 0) {
    MatchSetup made = nim::setup(humans, bots);
    made.game = "fill";
    made.options = Value::map();
    return made;
  }

  test::FillFolder folder;
  Locale locale;
  Catalogue catalogue = Catalogue::load(paths_of(folder), locale);

 private:
  static Paths paths_of(const test::FillFolder& folder) {
    Paths all;
    all.data = {folder.path()};
    return all;
  }
};

Result<Match> match_of(FillTable& fill) { return Match::start(fill.rules(), FillTable::setup(2)); }

constexpr const char* kSize = "min = 2, max = 4, default = 2";

constexpr const char* kPlay = "position.cells[place] = position.turn";

/// A die is thrown before the first stone and after each; what it shows then the second player alone does not see.
void add_die(const FillTable& fill) {
  fill.folder.change("return {cells = cells}", "return {cells = cells, roller = 1}, 0");
  fill.folder.change(kPlay, R"(if position.turn == 0 then
      return position.roller
    end
    position.cells[place] = position.turn
    position.roller = 3 - position.turn
    return 0)");
  fill.folder.change("tests = {", R"(chance = function() return math.random(6) end,
  seen = function(position, move, viewer) return position.turn ~= 0 or viewer ~= 2 or position.cells[1] == 0 end,
  sample = function(position) return position end,
  tests = {)");
}

}  // namespace

TEST_CASE("A game in Lua that is saved with a fault while it is played keeps its former rules, and the fault is said where it stands") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  const auto kept = table.change_rules(fill.changed(kPlay, "position.cells[place] = position.trun.number"));
  REQUIRE(kept);
  CHECK(kept->text.key == "script.in_function");
  CHECK(kept->where.file == fill.folder.script().string());
  CHECK(kept->where.line == 29);
  CHECK_FALSE(table.match().over());
  CHECK(table.match().plies() == 1);
  CHECK_FALSE(table.change_rules(fill.changed("position.trun.number", "position.turn")));
  CHECK_FALSE(table->kept_rules());
}

TEST_CASE("Rules that contradict the moves that were played are told with their file") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  const auto kept = table.change_rules(fill.changed("if seat == 0 then", "if seat == 0 and place > 2 then"));
  REQUIRE(kept);
  CHECK(kept->where == SourceSpot{fill.folder.script().string()});
}

TEST_CASE(
    "A default that changes while a match is played counts for the next one: its board stays, what it is saved as can be played, and it is "
    "said") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  const auto change = [&](const std::string& part, const std::string& by) {
    fill.folder.change(part, by);
    return table.hear_rules(table->rules_reader()(fill.catalogue));
  };
  const auto size = [&] { return table.match().rule_options().integer("size"); };

  CHECK_FALSE(table->has_older_settings());
  const RulesChanged larger = change(kSize, "min = 2, max = 4, default = 3");
  CHECK_FALSE(larger.kept);
  CHECK(larger.keeps_settings);
  CHECK(size() == 2);
  CHECK(table->has_older_settings());
  CHECK_FALSE(table->read("c1"));
  table.move("b2");
  table.settle();
  table->leave();
  REQUIRE(table.saves().size() == 1);
  const auto resumed = load_match(table.saves().front().file, fill.catalogue);
  REQUIRE(resumed.ok());
  CHECK(resumed->rules().options.integer("size") == 2);
  CHECK_FALSE(change(kPlay, "position.cells[place] = position.turn + 0").keeps_settings);  // said when it changes

  const RulesChanged impossible = change("min = 2, max = 4, default = 3", "min = 3, max = 4, default = 3");
  REQUIRE(impossible.kept);
  CHECK(impossible.kept->text.key == "option.range");
  CHECK(impossible.kept->where.file == fill.folder.script().string());
  CHECK(impossible.kept->where.line == 6);
  CHECK(size() == 2);

  CHECK(table->has_older_settings());
  const MatchSetup once_more = table->once_more();
  table.open(*fill.catalogue.ruleset("fill", once_more.options), once_more);
  CHECK(size() == 3);
  CHECK_FALSE(table->has_older_settings());
}

TEST_CASE("A setting that nobody made and that can no longer be so keeps a match under the rules it has, and its save from others") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  const auto saved = parse_save(write_save(*match_of(fill), "2026-01-01T00:00:00Z"), "here.yaml");
  REQUIRE(saved.ok());
  fill.folder.change(kSize, "min = 3, max = 4, default = 3");
  const auto kept = table.change_rules(table->rules_reader()(fill.catalogue));
  REQUIRE(kept);
  CHECK(kept->text.key == "option.range");
  CHECK(table.match().rule_options().integer("size") == 2);
  const auto again = replay(*saved, fill.catalogue);
  REQUIRE_FALSE(again.ok());
  CHECK(again.problem().text.key == "option.range");
  CHECK(again.problem().where.file == "here.yaml");
  CHECK(again.problem().where.line > 1);
}

TEST_CASE("What fails under rules that have changed is told after the change, so that whoever forgets the old faults hears the new one") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  table->take_events();
  table->change_rules(fill.changed("seats = {2, 2},", "seats = {2, 2}, look = function(position) return position.nobody.at end,"));
  table.settle();
  table.hear();
  const auto events = table.take_heard();
  const auto at = [&](auto is) { return std::ranges::find_if(events, is) - events.begin(); };
  const auto changed = at([](const PlayEvent& event) { return std::holds_alternative<RulesChanged>(event); });
  const auto failed = at([](const PlayEvent& event) { return std::holds_alternative<ScriptFailed>(event); });
  CHECK(changed < failed);
  REQUIRE(failed < static_cast<std::ptrdiff_t>(events.size()));
  const auto& fault = std::get<ScriptFailed>(events[static_cast<std::size_t>(failed)]).faults.front().problem;
  CHECK(fault.where.file == fill.folder.script().string());
  CHECK(fault.where.line > 0);
}

TEST_CASE("A fault that first shows at the position where the match stands does not end it either") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  const auto kept = table.change_rules(fill.changed("local free = {}", "local free = position.cells[1] == 0 and {} or nil"));
  REQUIRE(kept);
  CHECK(kept->text.key == "script.in_function");
  CHECK_FALSE(table.match().over());
}

TEST_CASE("A move that fails when a hand only looks at it is told at once, ends nothing, and leaves the hand what it holds") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  CHECK_FALSE(table.change_rules(fill.changed(kPlay, "position.cells[place] = position.nobody.at")));
  table.settle();
  table.take_heard();
  static_cast<void>(table->navigation().observed()->scene_after("a1"));
  std::vector<ScriptFailed> failed;
  REQUIRE(nim::wait_for([&] {
    table->update(table.now());
    failed = table.heard<ScriptFailed>();
    return !failed.empty();
  }));
  CHECK(failed.front().faults.front().problem.text.key == "script.in_function");
  table.settle();
  CHECK(table.heard<PositionShown>().empty());  // nothing is dealt anew
  CHECK_FALSE(table.match().over());
  table.move("a1");
  table.settle();
  CHECK(table.match().over());
}

TEST_CASE(
    "A game in Lua that shows each seat its own has a curtain between players who share a screen, one that shows all the same has none") {
  constexpr const char* kSeats = "seats = {2, 2},";
  FillTable open;
  open.folder.change(kSeats, "seats = {2, 2}, sample = function() end, look = function() return {} end,");
  PlayTable all(open.rules(), FillTable::setup(2));
  all.settle();
  all.move("a1");
  all.settle();
  CHECK_FALSE(all->seating().curtain());

  FillTable hidden;
  hidden.folder.change(kSeats, R"(seats = {2, 2}, sample = function() end,
    look = function(position, viewer) return {counters = {{name = "own", value = viewer or 0}}} end,)");
  PlayTable own(hidden.rules(), FillTable::setup(2));
  own.settle();
  CHECK(own->seating().curtain());
  own->open_curtain();
  own.settle();
  own.move("a1");
  own.settle();
  CHECK(own->seating().curtain());
  own->open_curtain();
  own.settle();
  CHECK(own->seating().viewer() == seat(1));
  PlayTable alone(hidden.rules(), FillTable::setup(1, 1));
  alone.settle();
  CHECK_FALSE(alone->seating().curtain());
}

TEST_CASE("A match that a fault of its game ends has no result: nothing is recorded before it is mended and over") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  CHECK_FALSE(table.change_rules(fill.changed(kPlay, "if place == 4 then error('no') end position.cells[place] = position.turn")));
  table.move("b2");
  table.settle();
  CHECK(table.match().over());
  CHECK(table.records->recent("fill", 9).empty());
  CHECK_FALSE(table.change_rules(fill.changed("if place == 4 then error('no') end ", "")));
  table.settle();
  REQUIRE_FALSE(table.match().over());
  for (const char* square : {"b1", "a2", "b2"}) {
    if (!table->read(square)) continue;  // taken
    table.move(square);
    table.settle();
  }
  REQUIRE(table.match().over());
  const auto kept = table.records->recent("fill", 9);
  REQUIRE(kept.size() == 1);
  CHECK(kept[0].reason == "full");
  CHECK_FALSE(kept[0].drawn);
}

TEST_CASE("The console knows a game in Lua by its own position and its own functions, with the eyes of whoever looks") {
  const auto told = [](FillTable& fill, Seat eyes, const std::string& line) {
    Match match = nim::begin(fill.rules(), FillTable::setup(2));
    nim::play(match, {"b1"});
    const auto found = evaluate(line, world_of(MatchView(match, eyes)));
    return found.fault ? "! " + found.fault->text.key : found.answer;
  };
  FillTable fill;
  CHECK(told(fill, seat(0), "position.cells") == "{0, 1, 0, 0}");
  CHECK(told(fill, seat(0), "moves(position)") == "{1, 3, 4}");
  CHECK(told(fill, seat(0), "game.version .. position.turn .. position.rules.options.size") == "\"2.122\"");
  CHECK(told(fill, seat(0), "position.history") == "{\"b1\"}");
  CHECK(told(fill, seat(0), "position.cells[1] = 2").starts_with("! script.frozen"));

  FillTable hidden;
  hidden.folder.change("seats = {2, 2},", "seats = {2, 2}, sample = function(p, seat) p.cells[1] = seat end,");
  CHECK(told(hidden, seat(0), "position.cells") == "{1, 1, 0, 0}");
  CHECK(told(hidden, seat(1), "position.cells") == "{2, 1, 0, 0}");
  CHECK(told(hidden, Seat::chance, "rawget(position, 'state'), rawget(position, 'rules')") == "nil, nil");
  CHECK(told(hidden, Seat::chance, "position.rules") == "! script.no_member");
  CHECK(told(fill, seat(0), "position.celles") == "! script.no_member_near");
  CHECK(told(hidden, Seat::nobody, "position.cells") == "{0, 1, 0, 0}");
}

TEST_CASE("A match keeps the options that nobody set as they were, whatever the game says later; a save from before has those of now") {
  FillTable fill;
  auto match = Match::start(fill.rules(), FillTable::setup(2));
  REQUIRE(match.ok());
  REQUIRE(match->play("a1").ok());
  const auto kept = parse_save(write_save(*match, "2026-01-01T00:00:00Z"), {});
  REQUIRE(kept.ok());
  CHECK(kept->setup.options.as_map()->empty());
  const auto size = [&](const SaveData& data) { return replay(data, fill.catalogue)->rules().options.integer("size"); };
  CHECK(size(*kept) == 2);

  CHECK(fill.changed("min = 2, max = 4, default = 2", "min = 2, max = 4, default = 3")->options.integer("size") == 3);
  CHECK(size(*kept) == 2);
  CHECK(replay(*match, rulesets_of(fill.catalogue))->rules().options.integer("size") == 2);  // on the table, too
  SaveData before = *kept;
  before.defaults = Value::map();
  CHECK(size(before) == 3);

  fill.folder.change("    size = {type = \"integer\", min = 2, max = 4, default = 3},\n", "");
  fill.folder.change("rules.options.size * rules.options.size", "4");
  REQUIRE(fill.changed("width = options.size, height = options.size", "width = 2, height = 2").ok());
  CHECK(replay(*kept, fill.catalogue).ok());  // an option that there is no more
}

TEST_CASE("A bot of a game whose sample is wrong plays a legal move at random, and the fault is told") {
  for (const char* sample : {"function() return 7 end", "function(p) for i = 1, 4 do p.cells[i] = 0 end end"}) {
    INFO(sample);
    FillTable fill;
    fill.folder.change("seats = {2, 2},", "seats = {2, 2}, evaluate = function() return 0 end, sample = " + std::string(sample) + ",");
    PlayTable table(fill.rules(), FillTable::setup(1, 1));
    table.settle();
    table.move("a1");
    REQUIRE(nim::wait_for([&] {
      table.pass(1);
      return table.match().plies() > 1;
    }));
    table.settle();
    CHECK_FALSE(table.match().over());
    const auto failed = table.heard<ScriptFailed>();
    REQUIRE_FALSE(failed.empty());
    CHECK(failed.front().faults.front().problem.text.key == "script.in_sample");
  }
}

TEST_CASE("What a game in Lua draws is told with the move that it came on, and before the first one by itself") {
  FillTable fill;
  add_die(fill);
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  const auto notations = table.match().notations();
  REQUIRE(notations.size() == 3);
  const PlayedMoves& moves = table->played_moves();
  REQUIRE(moves.opening_draws().size() == 1);
  CHECK(moves.opening_draws().front().name.label == Text("script.move.drawn", {{"draw", notations.front()}}));
  REQUIRE(moves.entries().size() == 1);
  REQUIRE(moves.entries().front().draws.size() == 1);
  CHECK(moves.entries().front().draws.front().ply == 3);
  table->undo();
  table.settle();
  CHECK(moves.entries().empty());
  CHECK(moves.opening_draws().size() == 1);
}

TEST_CASE("A draw is known to those who saw it") {
  FillTable fill;
  add_die(fill);
  auto match = match_of(fill);
  REQUIRE(match.ok());
  REQUIRE(match->play("a1").ok());
  CHECK(MatchView(*match, seat(1)).knows(0, 1));
  CHECK(MatchView(*match, seat(0)).knows(0, 3));
  CHECK_FALSE(MatchView(*match, seat(1)).knows(0, 3));
  CHECK_FALSE(MatchView(*match, seat(0)).all_know(0, 3));
}

TEST_CASE("Where chance would draw among the moves that were played, or no more, the match keeps its rules, and nothing that nobody did") {
  FillTable fill;
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  for (const char* square : {"a1", "b1"}) {
    table.move(square);
    table.settle();
  }
  const auto moves = [&] { return table.match().notations(); };
  const std::vector<std::string> played = moves();
  const auto saved = [&] {
    table->leave();
    return table.saves().front().data.rounds.front().moves;
  };
  const std::vector<std::string> kept_before = saved();
  fill.folder.change("tests = {", "chance = function() return 1 end,\n  tests = {");
  const auto kept = table.change_rules(fill.changed("return {cells = cells}", "return {cells = cells}, 0"));
  REQUIRE(kept);
  CHECK(kept->text == Text("match.move", {{"n", 1}, {"move", "1"}, {"why", Text("match.new_draw")}}));
  CHECK(kept->where == SourceSpot{fill.folder.script().string()});
  CHECK(moves() == played);
  CHECK(saved() == kept_before);
  CHECK_FALSE(table.change_rules(fill.changed("return {cells = cells}, 0", "return {cells = cells}")));
  CHECK(moves() == played);

  PlayTable drawn(*fill.changed("return {cells = cells}", "return {cells = cells}, 0"), FillTable::setup(2));
  drawn.settle();
  CHECK_FALSE(drawn.change_rules(fill.changed("return {cells = cells}, 0", "return {cells = cells}")));  // nobody has moved
  CHECK(drawn.match().plies() == 0);
  CHECK_FALSE(drawn.change_rules(fill.changed("return {cells = cells}", "return {cells = cells}, 0")));
  REQUIRE(drawn.match().plies() == 1);
  drawn.move("b1");
  drawn.settle();
  REQUIRE(drawn.match().plies() == 2);
  CHECK(drawn.change_rules(fill.changed("return {cells = cells}, 0", "return {cells = cells}")));
  CHECK(drawn.match().plies() == 2);
}

TEST_CASE("A round of a game with chance that a fault ended goes on under the mended rules, and chance draws where it would have") {
  FillTable fill;
  add_die(fill);
  fill.folder.change("3 - position.turn", "3 - position.trun");
  PlayTable table(fill.rules(), FillTable::setup(2));
  table.settle();
  table.move("a1");
  table.settle();
  REQUIRE(table.match().round_over());
  REQUIRE(table.match().plies() == 2);
  CHECK_FALSE(table.change_rules(fill.changed("3 - position.trun", "3 - position.turn")));
  CHECK_FALSE(table.match().round_over());
  CHECK(table.match().plies() == 3);
}

TEST_CASE("Rules that contradict the moves are told with the file that changed, not with that of the variant") {
  FillTable fill;
  MatchSetup setup = FillTable::setup(2);
  setup.variant = "misere";
  PlayTable table(*fill.catalogue.ruleset("fill/misere"), setup);
  table.settle();
  table.move("a1");
  table.settle();
  fill.folder.change("if seat == 0 then", "if seat == 0 and place > 2 then");
  fill.catalogue.refresh_variants("fill");
  const auto kept = table.change_rules(fill.catalogue.ruleset("fill/misere"));
  REQUIRE(kept);
  CHECK(kept->where == SourceSpot{fill.folder.script().string()});
}
