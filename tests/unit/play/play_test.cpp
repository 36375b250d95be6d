#include "play/play.hpp"

#include "cards.hpp"
#include "fake_hooks.hpp"
#include "match/observation/written.hpp"
#include "play_table.hpp"

using namespace tablier;

namespace {

Ruleset with_bot(bool lost = false, std::shared_ptr<const VariantScript> hooks = nullptr) {
  Ruleset rules = nim::ruleset({}, std::move(hooks));
  rules.game = std::make_shared<nim::NimWithBot>(lost);
  return rules;
}

Result<Ruleset> heap_of(int heap) {
  nim::Rules rules;
  rules.heap = heap;
  return nim::ruleset(rules);
}

using Moves = std::vector<std::string>;

}  // namespace

TEST_CASE("A human plays against a bot to the end: saved at each change, recorded once, its end told once") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  CHECK(table->may_play());
  for (int i = 0; i < 5; ++i) {
    table.move("take:1");
    table.settle();
  }
  CHECK(table.match().notations() == Moves(10, "take:1"));
  CHECK(table.match().over());
  CHECK_FALSE(table->may_play());
  const auto ends = table.heard<RoundEnded>();
  REQUIRE(ends.size() == 1);
  CHECK_FALSE(ends[0].won);  // the bot took the last one
  CHECK(table.heard<MoveMade>().size() == 10);
  CHECK(table.records->count("nim") == 1);
  REQUIRE(table.saves().size() == 1);  // the end waits for the last save
  CHECK(table.saves()[0].data.over);

  table->leave();
  table->enter(table.now());
  table->undo();
  table.move("take:1");
  table.settle();
  CHECK(table.match().over());
  CHECK(table.records->count("nim") == 1);
}

TEST_CASE("A bot's move waits until what came before has come to rest") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table.settings.motion = true;
  table.move("take:2");
  table.pass(0.01);
  CHECK(table->bot_thinks());
  CHECK(table.match().plies() == 1);
  table.pass(0.3);
  CHECK(table.match().plies() == 1);
  table.pass(0.2);
  table.settle();
  CHECK(table.match().plies() == 2);
}

TEST_CASE("What a move did is not told any more once it was taken back") {
  PlayTable table(nim::ruleset({.heap = 10, .tells = true}), nim::setup(2));
  table.move("take:1");
  CHECK(table->popups().any());
  table->undo();
  CHECK(table.match().plies() == 0);
  CHECK_FALSE(table->popups().any());
}

TEST_CASE("Undo takes back to where the human chose, and redo plays it again") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table.move("take:2");
  table.settle();
  REQUIRE(table.match().plies() == 2);
  table.heard<PositionShown>();
  table->undo();
  const auto shown = table.heard<PositionShown>();
  REQUIRE(shown.size() == 1);
  CHECK(shown[0].changed);
  CHECK(table.match().plies() == 0);
  table.settle();
  CHECK(table.match().plies() == 0);  // it is the human's turn: no bot answers
  table->redo();
  CHECK(table.match().plies() == 2);
}

TEST_CASE("Taking back another's move at one screen, or what chance has shown, needs everybody's consent") {
  PlayTable alone(with_bot(), nim::setup(1, 1));
  CHECK_FALSE(alone->undo_takes().needs_consent());
  alone.move("take:2");
  alone.settle();
  CHECK_FALSE(alone->undo_takes().needs_consent());

  PlayTable together(nim::ruleset(), nim::setup(2));
  together.move("take:1");
  CHECK(together->undo_takes().other == seat(0));
  CHECK_FALSE(together->undo_takes().seen);
  CHECK_FALSE(together->undo_takes().alone);
  together.move("take:1");
  CHECK(together->undo_takes().other == seat(1));
  CHECK(together->going_back_takes(0).other == seat(1));
  CHECK_FALSE(together->going_back_takes(2).needs_consent());

  PlayTable dice(nim::ruleset({.dice = true}), nim::setup(1));
  CHECK_FALSE(dice->undo_takes().needs_consent());
  dice.move("take:1");
  CHECK(dice->undo_takes().seen);
  CHECK(dice->undo_takes().alone);
}

TEST_CASE("Advice is the same whenever it is asked in one position") {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithFickleBot>();
  PlayTable table(rules, nim::setup(2));
  const auto advised = [&] {
    table->help().ask();
    table.settle();
    const auto told = table.heard<MoveAdvised>();
    REQUIRE(told.size() == 1);
    return told[0].name.notation;
  };
  const std::string first = advised();
  CHECK(advised() == first);
  CHECK(table.match().help().hints == 1);  // told twice, it is one hint
  table.move("take:1");
  CHECK(advised() != first);
  CHECK(table.match().help().hints == 2);
  table->undo();
  CHECK(advised() == first);
}

TEST_CASE("Help that is no longer wanted is forgotten, and costs nothing") {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithPonderer>();
  PlayTable table(rules, nim::setup(2));
  table->help().ask();
  CHECK(table->help().coach().busy());
  table->help().cancel();
  CHECK_FALSE(table->help().coach().busy());
  table.settle();
  CHECK(table.heard<MoveAdvised>().empty());
  CHECK(table.match().help().hints == 0);
}

TEST_CASE("Clocks stand still while a question is open, and while another window has the focus where the player likes that") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.pass(3);
  CHECK(table.match().seconds() == Approx(3));
  table->set_cover(TableCover::question);
  table.pass(10);
  CHECK(table.match().seconds() == Approx(3));
  CHECK_FALSE(table->next_wake(table.now()));
  table->set_cover(TableCover::none);
  table.pass(1);
  CHECK(table.match().seconds() == Approx(4));
  table->set_unfocused(true);
  table.pass(10);
  CHECK(table.match().seconds() == Approx(4));
  table.settings.pause_unfocused = false;
  table.pass(0);
  table.pass(2);
  CHECK(table.match().seconds() == Approx(6));
}

TEST_CASE("A turn whose sand has run out is played, but not while a question is open") {
  PlayTable table(nim::ruleset({.turn_seconds = 5}), nim::setup(2));
  table->set_cover(TableCover::question);
  table.pass(60);
  CHECK(table.match().plies() == 0);
  table->set_cover(TableCover::none);
  table.pass(4);
  CHECK(table.match().plies() == 0);
  table.pass(2);
  REQUIRE(table.match().notations() == Moves{"timeout"});
  CHECK(table.heard<PositionShown>().back().changed);
}

TEST_CASE("Nothing happens but the clock while nobody does anything") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.pass(0.5);
  CHECK_FALSE(table->update(table.now()));
  REQUIRE(table->next_wake(table.now()));
  CHECK(*table->next_wake(table.now()) == Approx(1));
}

TEST_CASE("Whoever leaves finds the match on the disk, and what was on the screen with it") {
  const test::TempFolder folder;
  const Settings settings;
  auto match = Match::start(nim::ruleset(), nim::setup(2));
  REQUIRE(match.ok());
  Play play(std::move(match).value(), {.settings = settings, .saves = folder / "matches", .remember = [](Value& table) {
                                         table.set("turned", Value::map({{"5", 3}}));
                                       }});
  play.enter(0);
  play.play(*play.read("take:2"));
  play.leave();
  const auto saves = AutosaveFolder(folder / "matches").list();
  REQUIRE(saves.size() == 1);
  const auto saved = load_match(saves[0].file, nim::source());
  REQUIRE(saved.ok());
  CHECK(nim::line(saved->history()) == Moves{"take:2"});
  CHECK(saved->table == Value::map({{"turned", Value::map({{"5", 3}})}}));
}

TEST_CASE("A match that is only shown leaves nothing behind and hides behind no curtain") {
  const test::TempFolder folder;
  const Settings settings;
  auto records = Records::open(folder / "records.sqlite");
  REQUIRE(records.ok());
  auto match = Match::start(nim::ruleset({.heap = 3}), nim::setup(2));
  REQUIRE(match.ok());
  Play play(std::move(match).value(), {.settings = settings, .records = &records.value(), .saves = folder / "matches", .keeps = false});
  play.enter(0);
  play.play(*play.read("take:3"));
  play.leave();
  CHECK(play.match().over());
  CHECK(records->count("nim") == 0);
  CHECK_FALSE(std::filesystem::exists(folder / "matches"));
}

TEST_CASE("A script's fault is told once") {
  auto hooks = std::make_shared<nim::FakeHooks>();
  hooks->fail(Hook::round_end);
  PlayTable table(nim::ruleset({.heap = 3}, hooks), nim::setup(2));
  table.move("take:3");
  const auto told = table.heard<ScriptFailed>();
  REQUIRE(told.size() == 1);
  REQUIRE(told[0].faults.size() == 1);
  CHECK(told[0].faults[0].problem.text.key == "script.failed");
  table.pass(1);
  table->leave();
  table->enter(table.now());
  CHECK(table.heard<ScriptFailed>().empty());
}

TEST_CASE("Players who share a screen do not see each other's cards: a curtain stands between their turns, and clocks with it") {
  PlayTable table(cards::ruleset(), nim::setup(2));
  CHECK(table.heard<CurtainFell>().empty());  // nobody holds a card yet
  CHECK(table->seating().viewer() == seat(0));
  table.move("draw");
  REQUIRE(table.heard<CurtainFell>().size() == 1);
  CHECK(table->seating().curtain());
  CHECK(table->seating().viewer() == seat(0));  // who looked last
  CHECK_FALSE(table->may_play());
  const double then = table.match().seconds();
  table.pass(30);
  CHECK(table.match().seconds() == Approx(then));
  CHECK(table.heard<CurtainFell>().empty());

  table->open_curtain();
  CHECK(table->seating().viewer() == seat(1));
  CHECK(table->may_play());
  const Scene seen = table->observation().table.scene;
  CHECK(seen.trays[0].items.empty());
  CHECK(seen.trays[0].hidden == 1);
}

TEST_CASE("A move that is typed is the one that is offered, or it is told why it is none") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  const auto typed = table->read("take:2");
  REQUIRE(typed.ok());
  const OfferedMove offered = table->observation().table.moves[1];
  CHECK(typed->notation == offered.notation);
  CHECK(typed->touch == offered.touch);
  CHECK_FALSE(table->read("take:9").ok());
  table->play(*typed);
  CHECK(table.match().notations() == Moves{"take:2"});
}

TEST_CASE("The start of the round is seen as it was, whatever was played since") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.move("take:3");
  CHECK(table->start_scene().tokens.size() == 10);
  CHECK(table->observation().table.scene.tokens.size() == 7);
}

TEST_CASE("Nobody looks back to before what chance dealt at the start") {
  PlayTable table(nim::ruleset({.dice = true}), nim::setup(2));
  REQUIRE(table.match().plies() == 1);
  table->navigation().step_back_or_on(-1);
  CHECK_FALSE(table->navigation().looked_at());
  table.move("take:1");
  for (int i = 0; i < 3; ++i) table->navigation().step_back_or_on(-1);
  CHECK(table->navigation().looked_at() == 1);
}

TEST_CASE("Earlier positions are looked at while the match stands where it is, and it can go on from there") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  for (const char* move : {"take:1", "take:2", "take:3"}) table.move(move);
  table.heard<PositionShown>();
  table->navigation().step_back_or_on(-1);
  table->navigation().step_back_or_on(-1);
  CHECK(table->navigation().looked_at() == 1);
  CHECK_FALSE(table->may_play());
  CHECK(table->observation().table.scene.tokens.size() == 9);
  CHECK(table.match().plies() == 3);
  const auto shown = table.heard<PositionShown>();
  REQUIRE(shown.size() == 2);
  CHECK_FALSE(shown[0].changed);
  CHECK(table->observation().table.moves.empty());
  CHECK(table->observation().table.scene.tokens.size() == 9);
  table->go_on_from_here();
  CHECK_FALSE(table->navigation().looked_at());
  CHECK(table.match().notations() == Moves{"take:1"});
  CHECK(table->observation().table.moves.size() == 3);
}

TEST_CASE("A match that goes on from an earlier position of one that is over is another, and the one that is over stays") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.pass(30);
  for (const char* move : {"take:3", "take:3", "take:3", "take:1"}) table.move(move);
  REQUIRE(table.match().over());
  table->navigation().look_at(2);
  const auto begun = table->variations().begun_from_here();
  REQUIRE(begun.ok());
  auto again = replay(*begun, nim::source());
  REQUIRE(again.ok());
  CHECK(nim::line(again->history()) == Moves{"take:3", "take:3"});
  CHECK(again->future().empty());
  CHECK_FALSE(again->over());
  CHECK(again->total_seconds() >= 30);  // no time is won so
  CHECK(again->help().undos == 1);
  CHECK(table.match().over());
  REQUIRE(table.saves().size() == 1);
  CHECK(table.saves()[0].data.moves() == 4);
  CHECK(table.saves()[0].data.over);
}

TEST_CASE("A bot does not go on while an earlier position is looked at") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table.move("take:2");
  table->navigation().look_at(0);
  table.pass(5);
  CHECK_FALSE(table->bot_thinks());
  table->navigation().look_at_last();
  table.settle();
  CHECK(table.match().plies() == 2);
}

TEST_CASE("Advice names a move, counts as help, and is forgotten with the next move") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table->help().ask();
  table.settle();
  const auto advised = table.heard<MoveAdvised>();
  REQUIRE(advised.size() == 1);
  CHECK(advised[0].name.notation == "take:1");
  CHECK_FALSE(table->navigation().suggested().empty());
  REQUIRE(table->navigation().advised());
  CHECK(table->navigation().advised()->name.notation == "take:1");
  CHECK(table.match().help().hints == 1);
  table.move("take:1");
  CHECK(table->navigation().suggested().empty());
  CHECK_FALSE(table->navigation().advised());
}

TEST_CASE("What is being named takes the place of what was advised") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table->help().ask();
  table.settle();
  REQUIRE(table->navigation().advised());
  table->navigation().suggest({});
  CHECK_FALSE(table->navigation().advised());
}

TEST_CASE("Whoever gives up asks for nothing more") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  REQUIRE(table->can_resign());
  table->resign();
  CHECK(table.match().over());
  CHECK_FALSE(table->can_resign());
  CHECK_FALSE(table->help().may_ask());
  table->help().ask();
  table.settle();
  CHECK(table.heard<MoveAdvised>().empty());
}

TEST_CASE("A finished round is thought through beside, until somebody stops it") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table->resign();
  REQUIRE(table->review().can_analyse());
  table->review().analyse();
  REQUIRE(nim::wait_for([&] {
    table.pass(0.02);
    return !table->review().analyst().busy();
  }));
  CHECK(table->review().analyst().ply_values().size() == 2);
  table->review().stop_analysis();
  CHECK(table->review().analyst().ply_values().size() == 2);  // it was done
}

TEST_CASE("Who has no time left has not given up in the list of moves") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60};
  PlayTable table(nim::ruleset(), setup);
  table.move("take:1");
  table.pass(61);
  table.settle();
  REQUIRE(table.match().over());
  CHECK(table->played_moves().entries().back().name.label == Text("table.out_of_time"));
}

TEST_CASE("An analysis that is done outlives another screen, and one that is broken off there can be begun again") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table->resign();
  const auto& analyst = table->review().analyst();
  const auto done = [&] {
    table.pass(0.02);
    return !analyst.busy();
  };
  table->review().analyse();
  table->leave();
  CHECK_FALSE(analyst.busy());
  table->enter(table.now());
  table->review().analyse();
  REQUIRE(nim::wait_for(done));
  CHECK(analyst.ply_values().size() == 2);
  table->leave();
  table->enter(table.now());
  CHECK(analyst.ply_values().size() == 2);
}

TEST_CASE("An analysis that is left while it thinks keeps what it found and goes on from there") {
  PlayTable table(with_bot(), nim::setup(2));
  table.move("take:1");
  table.move("take:1");
  table->resign();
  const auto& analyst = table->review().analyst();
  table->review().analyse();
  REQUIRE(nim::wait_for([&] {
    table.pass(0.02);
    return !analyst.ply_values().empty();
  }));
  REQUIRE(analyst.busy());
  const std::size_t found = analyst.ply_values().size();
  table->leave();
  CHECK_FALSE(analyst.busy());
  CHECK(analyst.ply_values().size() == found);
  table->enter(table.now());
  table->review().analyse();
  CHECK(analyst.ply_values().size() == found);
  REQUIRE(nim::wait_for([&] {
    table.pass(0.02);
    return !analyst.busy();
  }));
  CHECK(analyst.ply_values().size() == 4);
}

TEST_CASE("Undo over the start of a round says how many moves it took back") {
  PlayTable table(with_bot(false, nim::first_to_ten()), nim::setup(1, 1));
  for (int i = 0; i < 5; ++i) {
    table.move("take:1");
    table.settle();
  }
  REQUIRE(table.match().round_over());  // by the bot's last move
  table->next_round();
  table.settle();
  table->undo();
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text == Text("table.round_reopened_by", {{"n", 1}, {"moves", 2}}));
}

TEST_CASE("A match goes on under rules that changed, as far as they allow what was played") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.move("take:3");
  table.move("take:2");
  table.heard<PositionShown>();
  CHECK_FALSE(table.change_rules(heap_of(20)));
  CHECK(table.match().notations() == Moves{"take:3", "take:2"});
  CHECK_FALSE(table.heard<PositionShown>().empty());
  for (int i = 0; i < 4; ++i) table.move("take:3");
  CHECK_FALSE(table.match().over());
  table->undo();
  CHECK(table.match().plies() == 5);

  const auto refused = table.change_rules(heap_of(4));
  REQUIRE(refused);
  CHECK(refused->text.key == "match.move");
  CHECK(table.match().plies() == 5);
  table.move("take:1");

  const auto unread = table.change_rules(Problem(Text("script.syntax"), {"own.lua", 3, 1}));
  REQUIRE(unread);
  CHECK(unread->where.line == 3);
  REQUIRE(table->kept_rules());
  CHECK(table->kept_rules()->where.line == 3);
  CHECK_FALSE(table.change_rules(heap_of(20)));
  CHECK_FALSE(table->kept_rules());

  const auto gone = table.change_rules(Problem("host.variant.unknown", {{"game", "heap"}, {"name", "own"}, {"values", "plain"}}));
  REQUIRE(gone);
  CHECK(gone->text.key == "table.variant_gone");
}

TEST_CASE("A folder in the place of a variant's file is told as that, and not as a file that is gone") {
  PlayTable table(heap_of(20).value(), nim::setup(2));
  const auto file = table.folder / "own.lua";
  auto entry = std::make_shared<GameEntry>(*table.match().entry());
  VariantEntry variant;
  variant.name = table.match().variant();
  variant.files = {file};
  entry->variants = {variant};
  Ruleset rules = heap_of(20).value();
  rules.entry = entry;
  CHECK_FALSE(table.change_rules(rules));
  const Problem unknown("host.variant.unknown", {{"game", "heap"}, {"name", "own"}, {"values", "plain"}});
  CHECK(table.change_rules(unknown)->text.key == "table.variant_gone");
  std::filesystem::create_directory(file);
  const auto told = table.change_rules(unknown);
  REQUIRE(told);
  CHECK(told->text.key == "file.folder");
  CHECK(told->where.file == file.string());
}

TEST_CASE("Rules that changed may end a round that went on, and open one that had ended") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.move("take:3");
  table.move("take:2");
  CHECK_FALSE(table.change_rules(heap_of(5)));
  CHECK(table.match().over());
  CHECK_FALSE(table.change_rules(heap_of(6)));
  CHECK_FALSE(table.match().over());
}

TEST_CASE("Who leaves a match while thinking gets no time back") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 600, .increment = 5};
  PlayTable table(nim::ruleset(), setup);
  table.move("take:1");
  table->leave();
  table->enter(table.now());
  table.pass(12);
  const auto left = table.match().clock_left(seat(1));
  table->leave();
  REQUIRE(table.saves().size() == 1);
  const auto again = load_match(table.saves()[0].file, nim::source());
  REQUIRE(again.ok());
  CHECK(again->seconds() >= 12);
  CHECK(std::abs(*again->clock_left(seat(1)) - *left) < 0.01);
}
