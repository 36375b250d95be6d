#pragma once

#include "sdk/value.hpp"
#include "ui/canvas/geometry.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

/// What is where on the screen, for programs that drive the window from outside: with `TABLIER_PROBE=FILE` in the environment that
/// file is written anew after each frame. It is one JSON document:
/// `frame` (their number), `first_frame` (seconds from the start of the process until it was shown), `cost` (`build` and `submit`,
/// processor seconds of the frame), `backdrops` (how often what lies behind questions was drawn), `slowest` (seconds by the clock that
/// events, an update or a frame's building took at most since 64 frames), `script_calls` (that the window's own thread made), `keys` (how
/// many went down, repeated or came up, and were looked at), `rests` (whether no frame is asked for after this one), `size`, `scale`,
/// `screen` (its name), `dialog` (the title of the open question, or null), `notices`, `warns` (the last notice tells what cannot be done),
/// `widgets` (each with `label`, `box` as [x, y, width, height] in pixels, `enabled`, `visible`, `kind`
/// (`button`, `chip`, `choice` of several, `switch`, or `item`) and `focused`: the keyboard is on it; lines of the script console are among
/// them), and what the screen adds. With `TABLIER_PROBE_TEXTS` there are `texts`, too: the words that panels draw, each with `text`, its
/// `box`, the `clip` that it is drawn in, and whether it was `cut` because its room is too small.
namespace tablier {

class Ui;

/// What a frame took of this thread's processor time, in seconds.
struct FrameCost {
  double build = 0;                ///< screens, panels, board
  double submit = 0;               ///< handing it to OpenGL
  int calls = 0;                   ///< to OpenGL's drawing
  std::int64_t backdrops = 0;      ///< how often what lies behind a question was drawn, in all
  double slowest = 0;              ///< that anything before it is drawn took since 64 frames, by the clock
  std::uint64_t script_calls = 0;  ///< that the thread made since it began
  std::int64_t keys = 0;           ///< that went down, repeated or came up since then, and were looked at
};

class Probe {
 public:
  /// Null where nobody asks for it.
  static std::unique_ptr<Probe> from_environment();
  explicit Probe(std::filesystem::path file) : file_(std::move(file)) {}

  /// Forgets the widgets of the frame before.
  void begin_frame() { widgets_ = texts_ = Value::list(); }
  void widget(Value widget) { widgets_.push(std::move(widget)); }
  bool wants_texts() const { return wants_texts_; }
  void text(Value text) { texts_.push(std::move(text)); }
  /// To be called when a frame can be seen; `rests`: no other is asked for. A file that cannot be written is left alone.
  void shown(const Ui& ui, const FrameCost& cost, bool rests);

 private:
  std::filesystem::path file_;
  Value widgets_ = Value::list(), texts_ = Value::list();
  bool wants_texts_ = false;
  std::int64_t frames_ = 0;
  double first_ = 0;
};

/// Tells the probe, where there is one, of the Dear ImGui item that was submitted last.
void probe_item(std::string_view label, bool enabled = true, std::string_view kind = "item");

/// Tells it of words that are drawn in `clip`, where it wants to know them.
void probe_text(std::string_view text, Rect box, Rect clip, bool cut);
/// True where somebody wants to know them.
bool probe_wants_texts();

/// [x, y, width, height].
Value to_value(Rect box);

/// Wall clock since the process was started, in seconds, to about a hundredth.
double seconds_since_start();

}  // namespace tablier
