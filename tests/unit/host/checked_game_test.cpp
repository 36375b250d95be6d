#include "host/checked_game.hpp"

#include "catch.hpp"
#include "heap_folder.hpp"
#include "host/catalogue.hpp"
#include "jobs/told_failure.hpp"
#include "seconds.hpp"

#include <functional>
#include <stop_token>
#include <thread>

namespace fs = std::filesystem;
using namespace tablier;
using test::HeapFolder;

namespace {

/// The heap of a plugin that goes wrong in one thing once two moves were played.
class Late {
 public:
  explicit Late(const std::string& what) : name_("late_" + what) {
    folder_.write("content/" + name_ + "/game.yaml",
                  "title: {en: W, fr: W}\nsummary: {en: w, fr: w}\nplayers: [2, 2]\ndefault_variant: standard\n");
    file_ = folder_.add_plugin("bad/late", name_ + ".so");
    Paths paths;
    paths.data = {folder_.path()};
    paths.plugins = {folder_ / "plugins"};
    locale_.add_folder(source_folder() / "content/locale");
    auto made = Catalogue::load(paths, locale_).ruleset(name_);
    REQUIRE(made.ok());
    rules.emplace(*std::move(made));
    state = rules->game->start({.seats = 2});
  }

  void play_two() const {
    state->play(*state->parse("take:1"));
    state->play(*state->parse("take:2"));
  }

  /// What is said when that is asked, without the file's folder; empty where it is answered.
  std::string said(const std::function<void(const State&)>& ask) const {
    try {
      ask(*state);
    } catch (const ToldFailure& failure) {
      CHECK(failure.problem().where.file == file_.string());
      return locale_.say(failure.problem().text);
    }
    return "";
  }

 private:
  std::string name_;
  HeapFolder folder_;
  fs::path file_;
  Locale locale_;

 public:
  std::optional<Ruleset> rules;
  std::unique_ptr<State> state;
};

struct Lie {
  const char* what;
  std::function<void(const State&)> ask;
  const char* said;
};

void list(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
}

Move first(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  return moves[0];
}

void touch_first(const State& state) { state.touch(first(state)); }

std::vector<Lie> lies() {
  Rng rng(1);
  return {{"to_move", [](const State& s) { s.to_move(); }, "when it is asked who is to move*: who is to move"},
          {"moves_none", list, "when it is asked for the legal moves*: the legal moves, Move::none among them"},
          {"moves_twice", list, "when it is asked for the legal moves*: the legal moves, take:1 among them twice"},
          {"no_moves", list, "when it is asked for the legal moves*: the legal moves, of which there are none though a player is to move"},
          {"clone", [](const State& s) { s.clone(); }, "when the position is copied*: a copy of the position"},
          {"sample", [rng](const State& s) mutable { s.sample(seat(0), rng); }, "when the position is copied*: a copy of the position"},
          {"winners", [](const State& s) { s.outcome(); },
           "when it is asked how the round stands*: winners of its outcome, which must be seats of the round"},
          {"one_score", [](const State& s) { s.outcome(); },
           "when it is asked how the round stands*: scores of its outcome: a number a seat, or none"},
          {"over", [](const State& s) { s.outcome(); },
           "when it is asked how the round stands*: over of its outcome, which must be true where to_move is nobody, and there alone"},
          {"long_reason", [](const State& s) { s.outcome(); },
           "when it is asked how the round stands*: reason of its outcome: a word in UTF-8, and no long text"},
          {"scores", [](const State& s) { s.outcome(); },
           "when it is asked how the round stands*: scores of its outcome: a number a seat, or none"},
          {"turn_limit", [](const State& s) { s.turn_limit(); }, "when it is asked for the time of a turn*: the time of a turn"},
          {"notation_long", [](const State& s) { s.notation(first(s)); },
           "when a move is written*: a move’s notation (expected: a character at least, in one line of UTF-8)"},
          {"notation_bytes", [](const State& s) { s.notation(first(s)); },
           "when a move is written*: a move’s notation (expected: a character at least, in one line of UTF-8)"},
          {"notation_empty", [](const State& s) { s.notation(first(s)); },
           "when a move is written*: a move’s notation (expected: a character at least, in one line of UTF-8)"},
          {"parse", [](const State& s) { static_cast<void>(s.parse("take:1")); },
           "when a notation is read*: the move that a notation stands for"},
          {"label", [](const State& s) { s.label(first(s)); }, "when a move is named*: what the move “take:1” is called (label)"},
          {"reasons", [](const State& s) { s.reasons(first(s)); },
           "when it is asked what speaks for a move*: what speaks for the move “take:1” (reasons, hints)"},
          {"token", [](const State& s) { s.scene(seat(0)); },
           "when the position is shown*: what is on the board: scene(seat(0)).tokens[0].places[0] = {30, 0, 0}"},
          {"surface", [](const State& s) { s.scene(Seat::chance); },
           "when the position is shown*: what is on the board: scene(Seat::chance).tokens[0].surface = 3"},
          {"counters", [](const State& s) { s.scene(Seat::nobody); },
           "when the position is shown*: the lights, figures and texts of the table: scene.counters[0].seat = 40"},
          {"events", [](const State& s) { s.scene(seat(0)); },
           "when the position is shown*: the lights, figures and texts of the table: scene(seat(0)).events[0].surface = 12"},
          {"touch_item", touch_first,
           "when it is asked for a move’s gestures*: the gestures of the move take:1, which lift what is not on the board"},
          {"touch_place", touch_first, "when it is asked for a move’s gestures*: the gestures of the move take:1, which go off the board"},
          {"touch_none", touch_first, "when it is asked for a move’s gestures*: the gestures of the move take:1, which has none"},
          {"touch_slide", touch_first,
           "when it is asked for a move’s gestures*: the gestures of the move take:1 (put: one place; slide: two; lay and trace: one at "
           "least)"},
          {"facts_endless", [](const State& s) { s.facts(seat(0)); },
           "when it is asked for the facts of the position*: facts(seat(0)).all, which is not a finite number"},
          {"facts_twice", [](const State& s) { s.facts(Seat::nobody); },
           "when it is asked for the facts of the position*: facts.counters, a name that is there twice"},
          {"facts_deep", [](const State& s) { s.facts(seat(0)); },
           "when it is asked for the facts of the position*: facts(seat(0)), which is nested far too deep"}};
}

}  // namespace

TEST_CASE("What a plugin answers later in a round is told with the call and the moves where no game may answer it") {
  for (const Lie& lie : lies()) {
    CAPTURE(lie.what);
    const Late late(lie.what);
    CHECK(late.said(lie.ask) == "");
    late.play_two();
    const std::string when = lie.said;
    const auto star = when.find('*');
    const std::string name = std::string("late_") + lie.what + "/standard";
    CHECK(late.said(lie.ask) ==
          "gives an impossible answer " + when.substr(0, star) + " in " + name + ", after “take:1 take:2”" + when.substr(star + 1));
  }
}

TEST_CASE("A bot of a plugin is not believed where it advises what cannot be played, and is told with the move's name and number") {
  const auto ask = [](const Late& late) {
    return late.said([&](const State& state) { late.rules->game->bot(1)->think(state, {.level = 1}, {}); });
  };
  const std::vector<std::pair<std::string, std::string>> odd{
      {"bot_illegal", "advises an illegal move (“take:50”, number 0x32)"},
      {"bot_line", "gives a line with an illegal move (“take:50”, number 0x32, move 2 of the line)"},
      {"bot_first", "advises “take:1”, number 0x1 and gives a line that begins with “take:2”, number 0x2"},
      {"bot_score", "gives a score that is not a number"},
      {"bot_infinite", "gives a score that is infinite"}};
  for (const auto& [what, said] : odd) {
    CAPTURE(what);
    const Late late(what);
    CHECK(ask(late) == "");
    late.play_two();
    CHECK(ask(late) == said + " when its bot thinks in late_" + what + "/standard, after “take:1 take:2”");
  }
  const auto judge = [](const Late& judged) {
    return judged.said([&](const State& state) {
      const auto judgement = judged.rules->game->bot(1)->judge(state, Move::none, {});
      CHECK(judgement->value == 0.5);
    });
  };
  const Late sound("sound"), moves("judge_move"), values("judge_value");
  for (const Late* each : {&sound, &moves, &values}) each->play_two();
  CHECK(judge(sound) == "");
  CHECK(judge(moves) ==
        "advises an illegal move (“take:50”, number 0x32) when its bot thinks in late_judge_move/standard, after “take:1 take:2”");
  CHECK(judge(values) ==
        "gives an impossible answer when its bot thinks in late_judge_value/standard, after “take:1 take:2”: the bot’s judgement "
        "(expected: value from −1 to 1, error and gain 0 at least, none of them endless)");
  const Late none("no_bot");
  CHECK(none.said([&](const State&) { none.rules->game->bot(1); }) == "gives nothing when it is asked for a bot of late_no_bot/standard");
}

TEST_CASE("A bot of a plugin that never stops is left behind once its time is up or it is told to stop, and asked no more") {
  const bool by_stop = GENERATE(false, true);
  const Late late("bot_loops");
  late.play_two();
  std::stop_source stop;
  if (by_stop) stop.request_stop();
  const Limits limits = by_stop ? Limits{.level = 1} : Limits{.seconds = 0.05};
  const auto ask = [&] { return late.said([&](const State& state) { late.rules->game->bot(1)->think(state, limits, stop.get_token()); }); };
  const std::string left =
      "does not come to an end when its bot thinks in late_bot_loops/standard, after “take:1 take:2”: this bot is waited for no longer";
  CHECK(test::seconds_of([&] { CHECK(ask() == left); }) < 6);
  CHECK(test::seconds_of([&] { CHECK(ask() == left); }) < 1);
}

TEST_CASE("What a sample or a copy of a position plays is not told as moves of the round") {
  const Late late("token");
  late.state->play(*late.state->parse("take:1"));
  Rng rng(1);
  const auto guess = late.state->sample(seat(1), rng);
  guess->play(first(*guess));
  const std::string told = late.said([&](const State&) { guess->scene(seat(0)); });
  CHECK(told.find("after “take:1”:") != std::string::npos);
  guess->undo();
  CHECK(late.said([&](const State&) { guess->scene(seat(0)); }) == "");
}
