#pragma once

#include "sdk/value.hpp"
#include "surroundings.hpp"
#include "ui/canvas/geometry.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The program in its window: what it shows (engine/ui/core/probe.hpp) and the hands before it (xdotool).
namespace tablier::gui {

class Window {
 public:
  /// Starts it and waits for its first frame.
  Window(const Display& display, const Home& home, const std::vector<std::string>& arguments = {});

  /// What was on the screen when last looked.
  const Value& seen() const { return seen_; }
  /// Looks until what is seen is as wanted. Throws with `what` and what was seen when that takes too long.
  const Value& wait(const std::string& what, const std::function<bool(const Value&)>& wanted);
  /// Waits until a screen of that name is shown and nothing moves any more on it.
  void wait_for_screen(const std::string& name);

  void move(Vec2 to);
  /// Buttons: 1 left, 3 right, 4 wheel away, 5 wheel near.
  void press(int button);
  void release(int button);
  void click(Vec2 at, int button = 1);
  /// One key, or several in turn; names as X has them: `Return`, `ctrl+z`.
  void keys(const std::vector<std::string>& names);
  /// A widget whose label is those words, else one that begins with them; absent where none is seen that can be pressed.
  std::optional<Rect> widget(const std::string& label) const;
  /// Waits until such a widget stands still and clicks it.
  void press_widget(const std::string& label);

  /// Presses a key and waits until its effect has been drawn.
  void step(const std::string& key);
  /// Waits until nothing more is drawn; returns the number of the last frame.
  double rest();
  /// Presses a key until the keyboard is on such a widget. Throws where it never comes there.
  void focus_widget(const std::string& label, const std::string& key);

  Process& process() { return program_; }
  /// What the program said on standard error.
  std::string said() const;

 private:
  bool look();
  void xdotool(std::vector<std::string> arguments);

  std::string display_;
  std::filesystem::path probe_, log_;
  Process program_;
  std::string read_;  ///< what `seen_` was read from
  Value seen_;
};

/// Windows that begin meanwhile tell what words they draw, and where.
struct TextsSeen {
  TextsSeen();
  ~TextsSeen();
  TextsSeen(const TextsSeen&) = delete;
  TextsSeen& operator=(const TextsSeen&) = delete;
};
/// Labels of the widgets that the notice said last lies over. Throws where it is not seen. For windows with TextsSeen.
std::vector<std::string> under_notice(const Value& seen);

// Parts of what was seen.
std::string text(const Value& map, const char* name);
double number(const Value& value);
bool truth(const Value& map, const char* name);
std::vector<std::string> texts(const Value& map, const char* name);
Vec2 point(const Value& pair);
/// x, y, width and height.
Rect box(const Value& list);

}  // namespace tablier::gui
