#pragma once

#include "sdk/result.hpp"
#include "sdk/value.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/core/input.hpp"

#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What fills the window: one screen at a time, and the way back from each.
namespace tablier {

class Canvas;
class Ui;

/// Where notices stand.
struct NoticeRoom {
  Rect area;                     ///< in pixels
  std::vector<Rect> avoid = {};  ///< what they had better not cover; what matters more is there more than once
};

/// A screen. It is drawn only when something happened: an input, a time that it asked for, or a request of its own.
class Screen {
 public:
  virtual ~Screen() = default;

  /// What the way back to it is called, ready to show.
  virtual std::string name(const Ui&) const { return {}; }

  /// It comes to the top: new, or because what was over it went.
  virtual void enter(Ui&) {}
  /// It goes or is covered.
  virtual void leave(Ui&) {}
  /// The player closes the window. False: not yet, the screen asks first, and sets Ui::closing when it may go.
  virtual bool may_close(Ui&) { return true; }
  /// The program was told to end and asks nothing: what of the screen is kept nowhere, and why.
  virtual std::vector<Problem> losses() { return {}; }

  /// Something that it asked has thrown, and all screens make way for another: what it can tell of that, ready to show. Empty: nothing.
  virtual std::string fault(Ui&, const std::exception_ptr&) const { return {}; }

  /// Something that a hand did, before the panels see it. True when it is dealt with: panels do not get it then.
  /// Keys do not come while a text is being typed or a dialog is open.
  virtual bool input(Ui&, const Input&) { return false; }
  /// The window has the keys again, or another one has; told to every screen, whatever lies over it.
  virtual void focus_changed(bool) {}
  /// Once before each frame and whenever a time asked for has come. `now`: seconds. True when a frame is needed.
  virtual bool update(Ui&, double now) {
    (void)now;
    return false;
  }
  /// When `update` wants to be called next if nothing happens; absent: not at all.
  virtual std::optional<double> next_wake(const Ui&, double now) const {
    (void)now;
    return std::nullopt;
  }

  /// How much of the window's foot is a panel's, in pixels: notices stand above it.
  virtual float foot(const Ui&) const { return 0; }
  /// Where they stand: at the foot of the window, over that panel.
  virtual NoticeRoom notice_room(const Ui& ui) const;
  /// It only waits for the one that comes in its place: what was said meanwhile is to be read there.
  virtual bool is_in_passing() const { return false; }
  /// The screen has a place of its own for them, and shows them there unless a dialog is open.
  virtual bool tells_notices() const { return false; }

  /// What lies under everything and seldom changes: boards. It is kept as a picture and drawn again only when `still_version`
  /// gives another number (or the window, theme or scale changed).
  virtual void draw_still(Ui&, Canvas&) {}
  virtual std::uint64_t still_version() const { return 0; }
  /// What lies on that, under the panels; drawn in every frame.
  virtual void draw_board(Ui&, Canvas&) {}
  /// Dear ImGui panels, in screen pixels; see panels/widgets.hpp.
  virtual void draw_panels(Ui&) = 0;
  /// False while something is being worked out that will be shown: a picture of the screen waits for it.
  virtual bool settled() const { return true; }
  /// What is on it, for those who drive the window from outside (core/probe.hpp): a map with at least `screen`, its name.
  virtual Value describe(const Ui&) const { return Value::map(); }
  /// True when keyboard focus moves among the panels' items by Tab and arrows (no board wants them).
  virtual bool panels_take_keys() const { return true; }
  /// Tab is the screen's also while a text is typed: it goes on from there.
  virtual bool takes_tab() const { return false; }
  /// What its keys do, for the list that `?` opens: text keys, see panels/key_table. None: it has a list of its own.
  virtual std::vector<std::string> keys() const { return {}; }
};

/// The stack of screens. Changes asked for take place between frames.
class Navigator {
 public:
  /// Over the present one: back returns here.
  void open(std::unique_ptr<Screen> screen);
  /// In place of the present one.
  void replace(std::unique_ptr<Screen> screen);
  /// To the one below; the last one stays.
  void back();

  Screen* top() const { return stack_.empty() ? nullptr : stack_.back().get(); }
  /// The one that back returns to; null where there is none.
  const Screen* below() const { return can_go_back() ? stack_[stack_.size() - 2].get() : nullptr; }
  bool can_go_back() const { return stack_.size() > 1; }
  void focus_changed(bool focused);
  /// Carries out what was asked for; true when something changed.
  bool settle(Ui& ui);
  /// No screen has anything to ask before the window closes; the one on top is asked first, and none below one that asks.
  bool may_close(Ui& ui);
  /// Those of all screens, the one on top first.
  std::vector<Problem> losses();
  /// Leaves every screen, last one first. What they throw in going is lost.
  void close_all(Ui& ui);
  /// The same after something has thrown; what the first that knows anything has to tell of it, ready to show. Empty: none does.
  std::string abandon(Ui& ui, const std::exception_ptr& failure);

 private:
  enum class Step : std::uint8_t { open, replace, back };
  struct Request {
    Step step;
    std::unique_ptr<Screen> screen;
  };
  void carry_out(Ui& ui, Request request);
  void leave_top(Ui& ui);
  void drop_all();

  std::vector<std::unique_ptr<Screen>> stack_;
  std::vector<Request> requests_;
};

}  // namespace tablier
