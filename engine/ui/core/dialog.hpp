#pragma once

#include "ui/canvas/geometry.hpp"
#include "ui/core/input.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Short things said over a screen: a question that waits, a notice that passes.
namespace tablier {

/// A key that gives an answer, with its name, ready to show.
struct ChoiceKey {
  Key key = Key::none;
  bool ctrl = false, shift = false;
  std::string label = {};
};

/// An answer to a question. Enter presses what the keys are on: the answer that they went to, at first the first one, or a thing of the
/// content; Ctrl Enter gives the first answer then. Escape gives the last that closes the question, or the first where that one only leaves
/// things as they are; it stands at the left.
struct Choice {
  std::string label;
  std::function<void()> act = {};  ///< may open another dialog or screen
  bool stays = false;              ///< the question stays open
  ChoiceKey key = {};              ///< of its own, shown where neither Enter nor Escape gives it
};

/// A question. Tab and Shift Tab go through what its content has to press or to type into and on through its choices. All words are ready
/// to show.
struct Dialog {
  std::string title;
  std::string text = {};
  std::vector<Choice> choices = {};
  std::function<void()> content = {};  ///< Dear ImGui items between text and choices; may be empty
  float width = 480;                   ///< logical pixels
  bool first_is_harmless = false;      ///< leaves things as they are; the last answer does not
  bool waits = false;                  ///< Escape gives no answer: only its choices do
  bool enter_is_of_content = false;    ///< the first answer is given by Escape and says so
  bool tells_faults = false;           ///< what goes wrong in scripts stands in its content: nobody says it beside
  bool unasked = false;                ///< comes by itself: hands that were at something else do not answer it
  bool stops_clocks = false;           ///< others have a say in it, or the window asks: nobody loses time over it
  bool of_position = false;            ///< about what may be done in a position: gone when that is
  bool low = false;                    ///< stands at the foot of the window: what is in its middle is seen
  /// Hears each key first; true when it was meant for the content: nothing else hears it then.
  std::function<bool(const KeyChange&)> key = {};
};

/// The number of the answer that Escape gives.
std::size_t way_out(const Dialog& dialog);
/// The number of the answer whose own key that is. Where the first answer is harmless, Ctrl Enter gives the last one, if it has none; else
/// the first one of a question with a content to choose from.
std::optional<std::size_t> choice_of_key(const Dialog& dialog, const KeyChange& key);

/// The open dialogs, the last one on top. Answers are acted upon between frames.
class Dialogs {
 public:
  void ask(Dialog dialog);
  bool any() const { return !open_.empty(); }
  const Dialog* top() const { return open_.empty() ? nullptr : &open_.back().dialog; }
  bool tell_faults() const { return !open_.empty() && open_.back().dialog.tells_faults; }
  /// Gives an answer to the top one. Precondition: any(), i is one of its choices.
  void answer(std::size_t i) { answered_ = i; }
  /// A frame shows the top one, in that box of pixels, at that time in seconds. Precondition: any().
  void drawn(Rect box, double now) {
    Open& top = open_.back();
    if (!top.drawn) top.drawn_at = now;
    top.drawn = true;
    top.box = box;
  }
  /// Its content is higher or lower than it was: what stands around it is laid out anew, which takes some frames.
  void content_resized() { resized_ = true; }
  bool take_resized() { return std::exchange(resized_, false); }
  /// When the top one was seen first; seconds. Precondition: any().
  double drawn_at() const { return open_.back().drawn_at; }
  /// Where the top one was drawn last: what is said meanwhile keeps off it. Precondition: any().
  Rect box() const { return open_.back().box; }
  /// Call before hands are heard; seconds. True when the top one begins to take answers.
  bool update(double now);
  /// True when the top one takes answers: one that nobody asked for is given time to be read first. Precondition: any().
  bool ready() const { return open_.back().ready; }
  /// When to call `update` next; absent: not before another one is drawn.
  std::optional<double> next_wake() const;
  /// The keyboard goes to one of the top one's choices, which Enter then gives. Precondition: as for `answer`.
  void choose(std::size_t i) { chosen_ = i; }
  std::size_t chosen() const { return chosen_; }
  /// The keyboard is on something of the top one's content that Enter presses, or not any more.
  void frame_content(bool framed) { content_framed_ = framed; }
  /// Enter is for something of the content. Precondition: any().
  bool content_has_enter() const { return content_framed_; }
  /// Enter, Escape and Tab. True when it was one of them.
  bool key(const KeyChange& key);
  /// How often Tab was pressed since this was asked last, Shift Tab as −1.
  int take_tabs() { return std::exchange(tabs_, 0); }
  /// Closes the top one if it was answered, unless it stays, and acts; true when it was.
  bool settle();
  void clear() { open_.clear(); }
  bool stop_clocks() const;
  /// Those about a position that is there no longer go without an answer.
  void position_changed();
  /// Of the top one: no other one that is or was open has it. Precondition: any().
  int serial() const { return open_.back().serial; }

 private:
  static constexpr double kReadingTime = 0.5;  ///< seconds before a question that comes by itself takes an answer
  struct Open {
    Dialog dialog;
    int serial = 0;
    bool drawn = false, ready = false;
    double drawn_at = 0;
    std::optional<double> seen_at = {};
    Rect box = {};
  };
  std::vector<Open> open_;
  int asked_ = 0, tabs_ = 0;
  std::optional<std::size_t> answered_;
  std::size_t chosen_ = 0;
  bool resized_ = false, content_framed_ = false;
};

/// Notices at the foot of the window, each for a few seconds.
class Notices {
 public:
  /// The same words twice are said once. `of_position`: they are about what stands on the table, and go with it. `warns`: they tell what
  /// could not be done there.
  void say(std::string text, double now, bool of_position = false, bool warns = false);
  /// Goes on until it is taken back, below all that is said meanwhile; in place of what went on so before. Empty: nothing does.
  void say_lasting(std::string text, double now);
  /// Another position is seen: what was said about the one before is void.
  void position_changed();
  /// Another screen is seen: what was told before belonged to the one that was left. What is said as one leaves is for the next one.
  void screen_changed(double now);
  /// Something is shown that says the same.
  void take_back(std::string_view text);
  /// Something is shown that says all of it.
  void clear() { said_.clear(); }
  struct Notice {
    std::string text;
    double until = 0;
    bool of_position = false;
    double said = 0;  ///< when; seconds
    bool warns = false;
    bool lasts = false;  ///< goes on until it is taken back
  };
  const std::vector<Notice>& all() const { return said_; }
  /// Drops what has been there long enough; true when something went. What was said before the first look is as old as that look: nobody
  /// could see it sooner.
  bool update(double now);
  std::optional<double> next_wake() const;

 private:
  static constexpr double kSeconds = 4;
  std::vector<Notice> said_;
  bool seen_ = false;  ///< somebody looked
};

/// The notice that is shown over everything, or null: the newest, unless the screen tells notices itself. Then only what is said while a
/// question lies over that screen.
const Notices::Notice* notice_over(const Notices& notices, const Dialogs& dialogs, bool screen_tells);

}  // namespace tablier
