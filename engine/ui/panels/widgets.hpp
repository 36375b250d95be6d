#pragma once

#include "ui/panels/style.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The parts that every panel is made of, on top of Dear ImGui. Words are ready to show; sizes are logical pixels unless said otherwise.
/// No text is ever cut: what does not fit wraps, and its part grows.
namespace tablier {

/// A fixed sheet of paper at a place of the window, in pixels. Everything until its end goes onto it; what does not fit scrolls.
class Panel {
 public:
  enum class Ground : std::uint8_t { none, paper, ground };
  Panel(const Ui& ui, const char* id, Rect at, Ground ground, Vec2 padding = {20, 20});
  ~Panel();
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

 private:
  const int flying_;  ///< exceptions as it began: one that leaves it leaves the frame too, and half a panel is not ended
};

enum class ButtonKind : std::uint8_t { primary, secondary, quiet, danger };

struct ButtonLook {
  std::string_view label;
  std::string_view key = {};  ///< shown at the right
  ButtonKind kind = ButtonKind::secondary;
  float width = 0;  ///< in pixels; 0: all there is, negative: as much as the words need
  bool enabled = true;
  bool compact = false;  ///< less room around the words
  float height = 0;      ///< in pixels, at least
};
/// True when it was pressed. Its identity is its label (with PushID around it where two share one).
bool button(const Ui& ui, const ButtonLook& look);
inline constexpr float kCompactHeight = 36;
/// In pixels; from one line of words to as many as its width takes.
float button_height(const Ui& ui, const ButtonLook& look);
/// Width in pixels that the words of a button need.
float button_width(const Ui& ui, const ButtonLook& look);
/// With its key as near to the words as may be; in less room it stands below them.
float least_button_width(const Ui& ui, const ButtonLook& look);

/// Around the item that was drawn last, where the keys are on it for all to see; its corners in logical pixels.
void focus_ring(const Ui& ui, float round);

/// A small pressable label; `lit` shows it chosen.
bool chip(const Ui& ui, std::string_view label, bool lit = false);
float chip_width(const Ui& ui, std::string_view label);

/// A small square with a number: progress in a series.
enum class StepState : std::uint8_t { open, done, here };
/// `side` in pixels.
bool step(const Ui& ui, std::string_view label, StepState state, float side);
inline constexpr float kStepSize = 26;

void heading(const Ui& ui, std::string_view text);
void title(const Ui& ui, std::string_view text);
/// Wrapped at the panel's edge.
void paragraph(const Ui& ui, std::string_view text);
void note(const Ui& ui, std::string_view text);
/// Why what was typed cannot be.
void refusal_note(const Ui& ui, std::string_view text);
/// As a paragraph, of medium weight.
void strong_line(const Ui& ui, std::string_view text);
/// 34 pixels, figures of one width.
void clock_figure(const Ui& ui, std::string_view text);
void gap(const Ui& ui, float height);
/// A line at the edge of the panel, outside of its padding.
void edge_line(const Ui& ui, Rect at);
/// A one-pixel line across the panel.
void rule(const Ui& ui);

/// What parts a seat’s colour from the ground: plainer where they are nearly alike.
Colour seat_rim(const Ui& ui, Colour colour);
/// The colour of a seat's signs: on a dark ground a black one is lighter, or nothing but its rim would be seen.
Colour seat_ink(const Ui& ui, Colour colour);
/// A disc of a seat's colour, with a rim that parts it from any ground. Sizes in pixels of the screen.
void seat_disc(const Ui& ui, Vec2 middle, float radius, Colour colour);
/// What tells a seat: the mark that it writes on the board (`cross` or `ring`), or where it writes none a disc of its colour.
void seat_sign(const Ui& ui, Vec2 middle, float radius, Colour colour, std::string_view written);
/// A dot of a colour and one or two lines in a frame: how things stand. How far what is written in it reaches, in pixels.
Vec2 status(const Ui& ui, Colour dot, std::string_view first, std::string_view second = {});

/// A switch with its label at the left; true when it was flipped. One whose label changes needs an `id`, so that keys stay on it.
bool toggle(const Ui& ui, std::string_view label, bool& on, std::string_view id = {});
/// One of a few, side by side (below each other where they do not fit); true when another one was chosen. `on`
/// becomes the one that the keys are on, where one is.
bool choose_one(const Ui& ui, const char* id, std::span<const std::string> labels, int& chosen, std::optional<int>* on = nullptr);

/// How far something is, with a way to stop it; true when that was pressed. `stop` without a label: it cannot be stopped.
bool progress(const Ui& ui, double fraction, std::string_view text, const ButtonLook& stop);

/// A bar in a box of pixels, filled as far as `fraction`.
void draw_bar(const Ui& ui, Rect box, double fraction);

/// Things that can only be drawn: for pictures of one's own inside panels.
void draw_check(ImDrawList& list, Vec2 centre, float size, Colour colour);
void draw_star(ImDrawList& list, Vec2 centre, float radius, Colour colour);

}  // namespace tablier
