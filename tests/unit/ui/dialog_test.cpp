#include "ui/core/dialog.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

/// The number of the choice that a key gives.
int answered(bool first_is_harmless, Key key) {
  int given = -1;
  Dialogs dialogs;
  dialogs.ask({.title = "?",
               .choices = {{"first", [&given] { given = 0; }}, {"last", [&given] { given = 1; }}},
               .first_is_harmless = first_is_harmless});
  CHECK(dialogs.key({.key = key, .down = true}));
  CHECK(dialogs.settle());
  CHECK_FALSE(dialogs.any());
  return given;
}

}  // namespace

TEST_CASE("Enter gives the first answer and Escape the last") {
  CHECK(answered(false, Key::enter) == 0);
  CHECK(answered(false, Key::escape) == 1);
}

TEST_CASE("What is asked about a position goes with it, and an answer to it with what was asked") {
  int given = 0;
  Dialogs dialogs;
  dialogs.ask({.title = "below", .choices = {{"below", [&given] { given += 1; }}}, .stops_clocks = true});
  dialogs.ask({.title = "which", .choices = {{"one", [&given] { given += 10; }}}, .of_position = true});
  CHECK(dialogs.stop_clocks());
  dialogs.answer(0);
  dialogs.position_changed();
  CHECK_FALSE(dialogs.settle());
  REQUIRE(dialogs.any());
  CHECK(dialogs.top()->title == "below");
  dialogs.answer(0);
  CHECK(dialogs.settle());
  CHECK(given == 1);
  CHECK_FALSE(dialogs.stop_clocks());
}

TEST_CASE("Escape gives no answer to what must be answered") {
  int given = 0;
  Dialogs dialogs;
  dialogs.ask({.title = "?", .choices = {{"ready", [&given] { ++given; }}}, .waits = true});
  CHECK(dialogs.key({.key = Key::escape, .down = true}));
  CHECK_FALSE(dialogs.settle());
  CHECK(dialogs.any());
  CHECK(dialogs.key({.key = Key::enter, .down = true}));
  CHECK(dialogs.settle());
  CHECK(given == 1);
}

TEST_CASE("Enter gives the answer that the keyboard went to, and the next question begins with its first one again") {
  std::string given;
  Dialogs dialogs;
  dialogs.ask(
      {.title = "?", .choices = {{"stay", [&given] { given += "s"; }}, {"leave", [&given] { given += "l"; }}}, .first_is_harmless = true});
  dialogs.choose(1);
  CHECK(dialogs.key({.key = Key::enter, .down = true}));
  CHECK(dialogs.settle());
  dialogs.ask({.title = "?", .choices = {{"yes", [&given] { given += "y"; }}, {"no"}}});
  CHECK(dialogs.key({.key = Key::enter, .down = true}));
  CHECK(dialogs.settle());
  CHECK(given == "ly");
}

TEST_CASE("where the first answer is the harmless one, neither Enter nor Escape gives the other") {
  CHECK(answered(true, Key::enter) == 0);
  CHECK(answered(true, Key::escape) == 0);
}

TEST_CASE("an answer that leaves its question open is acted upon, and Escape never gives it") {
  std::string given;
  Dialogs dialogs;
  dialogs.ask({.title = "?",
               .choices = {{"close", [&given] { given += "c"; }}, {.label = "copy", .act = [&given] { given += "k"; }, .stays = true}}});
  dialogs.answer(1);
  CHECK(dialogs.settle());
  CHECK(dialogs.any());
  CHECK(dialogs.key({.key = Key::escape, .down = true}));
  CHECK(dialogs.settle());
  CHECK_FALSE(dialogs.any());
  CHECK(given == "kc");
}

TEST_CASE("a question that comes by itself takes no key before it was on the screen for half a second") {
  Dialogs dialogs;
  dialogs.ask({.title = "?", .choices = {{"later"}, {"run it"}}, .first_is_harmless = true, .unasked = true});
  const KeyChange enter{.key = Key::enter, .down = true};
  CHECK_FALSE(dialogs.update(10));  // no frame has shown it
  CHECK_FALSE(dialogs.next_wake());
  dialogs.drawn({}, 0);
  CHECK_FALSE(dialogs.update(20));
  CHECK(dialogs.next_wake() == 20.5);
  CHECK_FALSE(dialogs.update(20.4));
  CHECK_FALSE(dialogs.ready());
  CHECK_FALSE(dialogs.key(enter));
  CHECK_FALSE(dialogs.settle());
  CHECK(dialogs.update(20.5));
  CHECK_FALSE(dialogs.update(20.6));
  CHECK(dialogs.key(enter));
  CHECK(dialogs.settle());
  CHECK_FALSE(dialogs.any());
}

TEST_CASE("a question over another is read anew, and the one below takes its answers at once when it is gone") {
  Dialogs dialogs;
  dialogs.ask({.title = "?", .choices = {{"yes"}, {"no"}}});
  CHECK(dialogs.ready());
  dialogs.ask({.title = "!", .choices = {{"yes"}, {"no"}}, .unasked = true});
  CHECK_FALSE(dialogs.ready());
  dialogs.drawn({}, 0);
  dialogs.update(1);
  dialogs.update(2);
  CHECK(dialogs.key({.key = Key::escape, .down = true}));
  CHECK(dialogs.settle());
  CHECK(dialogs.ready());
}

TEST_CASE("what a screen has told itself is not told again over a question, what is said meanwhile is") {
  Dialogs dialogs;
  Notices notices;
  CHECK(notice_over(notices, dialogs, false) == nullptr);
  notices.say("saved", 10);
  REQUIRE(notice_over(notices, dialogs, false));
  CHECK(notice_over(notices, dialogs, true) == nullptr);
  dialogs.ask({.title = "?", .choices = {{"yes"}}});
  dialogs.drawn({}, 11);
  dialogs.drawn({}, 13);
  CHECK(notice_over(notices, dialogs, true) == nullptr);
  notices.say("copied", 12);
  REQUIRE(notice_over(notices, dialogs, true));
  CHECK(notice_over(notices, dialogs, true)->text == "copied");
}

TEST_CASE("Tab counts forward, with Shift back, and each question begins anew") {
  Dialogs dialogs;
  dialogs.ask({.title = "?", .choices = {{"yes"}, {"no"}}});
  const int first = dialogs.serial();
  for (const bool shift : {false, false, true}) CHECK(dialogs.key({.key = Key::tab, .down = true, .shift = shift}));
  CHECK(dialogs.take_tabs() == 1);
  CHECK(dialogs.take_tabs() == 0);
  CHECK(dialogs.key({.key = Key::tab, .down = true}));
  dialogs.ask({.title = "!", .choices = {{"yes"}, {"no"}}});
  CHECK(dialogs.take_tabs() == 0);
  CHECK(dialogs.serial() != first);
}

TEST_CASE("the same notice twice stands there once, for as long as the second") {
  Notices notices;
  notices.update(0);
  notices.say("no room", 0);
  notices.say("other", 1);
  notices.say("no room", 2);
  REQUIRE(notices.all().size() == 2);
  CHECK(notices.all().back().text == "no room");
  CHECK(notices.update(5.5));
  CHECK(notices.all().size() == 1);
}

TEST_CASE("what is said before anybody looks is there for as long as anything else") {
  Notices notices;
  notices.say("the records were damaged", 0);  // at the start, by a clock that does not run yet
  CHECK_FALSE(notices.update(7000));
  REQUIRE(notices.all().size() == 1);
  CHECK_FALSE(notices.update(7003));
  CHECK(notices.update(7005));
}

TEST_CASE("what was said about a position goes with it, and nothing else does") {
  Notices notices;
  notices.say("I would play c1", 0, true);
  notices.say("copied", 0);
  notices.position_changed();
  REQUIRE(notices.all().size() == 1);
  CHECK(notices.all().front().text == "copied");
}

TEST_CASE("a notice stays behind with the screen where it was told, and what is said on leaving goes along") {
  Notices notices;
  notices.say("the records were damaged", 0);
  notices.screen_changed(1);  // nobody could see it yet
  REQUIRE(notices.all().size() == 1);
  notices.update(1);
  notices.say("by what was read alice won", 1);
  notices.say("the match is kept", 3);
  notices.screen_changed(3);
  REQUIRE(notices.all().size() == 1);
  CHECK(notices.all().front().text == "the match is kept");
}

TEST_CASE("an answer has a key of its own, and Ctrl Enter gives what is not harmless") {
  std::string given;
  Dialogs dialogs;
  const auto ask = [&] {
    dialogs.ask({.title = "?",
                 .choices = {{"stay", [&given] { given += "s"; }},
                             {"copy", [&given] { given += "c"; }, false, {.key = Key::t, .ctrl = true, .label = "Ctrl T"}},
                             {"lose", [&given] { given += "l"; }}},
                 .first_is_harmless = true});
  };
  ask();
  CHECK_FALSE(dialogs.key({.key = Key::t, .down = true}));
  CHECK(dialogs.key({.key = Key::t, .down = true, .ctrl = true}));
  CHECK(dialogs.settle());
  ask();
  CHECK(dialogs.key({.key = Key::enter, .down = true, .ctrl = true}));
  CHECK(dialogs.settle());
  CHECK(given == "cl");
  dialogs.ask({.title = "?", .choices = {{"yes", [&given] { given += "y"; }}, {"no", [&given] { given += "n"; }}}});
  CHECK_FALSE(dialogs.key({.key = Key::enter, .down = true, .ctrl = true}));
}

TEST_CASE("Enter is for what is framed in a dialog's content, and Ctrl Enter gives the first answer then") {
  std::string given;
  Dialogs dialogs;
  dialogs.ask({.title = "?", .choices = {{"make", [&given] { given += "m"; }, true}, {"close"}}, .content = [] {}});
  dialogs.frame_content(true);
  CHECK(dialogs.content_has_enter());
  CHECK_FALSE(dialogs.key({.key = Key::enter, .down = true}));  // it is pressed where it is drawn
  CHECK_FALSE(dialogs.settle());
  CHECK(dialogs.key({.key = Key::enter, .down = true, .ctrl = true}));
  CHECK(dialogs.settle());
  dialogs.frame_content(false);
  CHECK(dialogs.key({.key = Key::enter, .down = true}));
  CHECK(dialogs.settle());
  CHECK(given == "mm");
}

TEST_CASE("what goes on is said below all else until it is taken back, and stays with its screen") {
  Notices notices;
  notices.update(0);
  notices.say_lasting("drawing: 1%", 0);
  CHECK_FALSE(notices.next_wake());
  notices.say("a picture", 1);
  CHECK(notices.all().back().text == "a picture");
  notices.say_lasting("drawing: 2%", 2);
  CHECK(notices.all().back().text == "a picture");
  CHECK(notices.next_wake() == 5);
  CHECK(notices.update(9));
  CHECK_FALSE(notices.update(99));
  REQUIRE(notices.all().size() == 1);
  CHECK(notices.all().back().text == "drawing: 2%");
  notices.screen_changed(2);
  CHECK(notices.all().empty());
  notices.say_lasting("drawing: 3%", 3);
  notices.say_lasting({}, 3);
  CHECK(notices.all().empty());
}
