#pragma once

#include "script/decision.hpp"
#include "ui/backdrop.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/canvas/font_files.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/core/input_queue.hpp"
#include "ui/core/pictures.hpp"
#include "ui/core/probe.hpp"
#include "ui/core/ui.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <utility>

/// Everything between hands and pixels that is the same for a window and for a picture of one: screens get what hands do, and are
/// drawn when something changed. Made, used and destroyed while an OpenGL target is active.
namespace tablier {

class Stage {
 public:
  /// `activate` makes the target the active one again.
  Stage(Services& services, const FontFiles& fonts, int width, int height, std::function<void()> activate);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  Ui& ui() { return ui_; }
  /// A scale that holds whatever the settings say, as far as there is room.
  void fix_scale(float scale);
  /// A scale instead of the one of the settings, 0 as there, until that is changed.
  void begin_at_scale(double scale);
  /// Hands did something: it is looked at when `due` is asked, in the order in which it came.
  void input(const Input& input);
  /// The player closes the window: it goes unless the screen asks something first.
  void close();
  /// True when a frame should be drawn now.
  bool due(double now);
  /// When `due` should be asked again if no input comes; absent: not before one.
  std::optional<double> next_wake(double now) const;
  void frame(double now);
  /// Something has thrown, in whatever was asked of this: every screen is left, and over the one that `begin` makes stands what happened.
  void recover(const std::exception_ptr& failure, const std::function<std::unique_ptr<Screen>()>& begin);
  /// Events and updates took so many seconds by the clock.
  void took(double seconds) { turn_ = std::max(turn_, seconds); }
  /// The last frame can be seen now.
  void shown();
  const FrameCost& cost() const { return cost_; }

 private:
  void open_panels();
  void close_panels();
  void switch_sound();
  void settle();
  bool writes_on() const;
  void take_inputs();
  void take(const Input& input);
  void take_dropped(const FilesDropped& dropped);
  void apply_settings();
  bool find_other_fonts();
  float chosen_scale() const;
  float max_scale() const;
  void build(double now);
  void refresh_still();
  void submit();
  void submit(const ImDrawData& panels);
  bool offer_to_screen(const Input& input);
  bool show_keys(const Screen& screen, const Input& input);
  bool panels_take_keys() const;
  /// Who hears keys: the screen on top, and the number of the question over it (0: none).
  std::pair<const Screen*, int> hearer() const;

  std::function<void()> activate_;
  FontFiles files_;
  std::map<std::string, std::string, std::less<>> found_fonts_;  ///< what the theme names, for which `files_` were found
  std::unique_ptr<Typeface> typeface_;
  Pictures pictures_;
  std::unique_ptr<Sounds> sounds_;
  Ui ui_;
  InputQueue inputs_;
  bool key_opened_ =
      false;  ///< a key has just opened or closed a screen or a question: the character that comes with it is not for who comes next
  bridge::Feed feed_;
  Canvas canvas_;
  struct Still;
  std::unique_ptr<Still> still_;
  Backdrop backdrop_;
  std::unique_ptr<Probe> probe_;  ///< null where nobody asks for it
  FrameCost cost_;
  bool files_hover_ = false;
  std::int64_t keys_ = 0;           ///< that were looked at
  ScriptWatch watch_;               ///< of the window's thread
  double turn_ = 0;                 ///< what this frame has taken so far, by the clock
  std::array<double, 64> turns_{};  ///< what the last ones took
  std::size_t next_turn_ = 0;
  std::optional<float> fixed_scale_;
  std::optional<double> first_scale_;
  double setting_then_ = 0;
  float loaded_scale_ = 0;
  std::string loaded_theme_, loaded_language_;
  double last_frame_ = 0;
  int frames_wanted_ = 2;  ///< panels need a frame or two to settle after something happened
};

}  // namespace tablier
