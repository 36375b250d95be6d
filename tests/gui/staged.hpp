#pragma once

#include "sdk/value.hpp"
#include "surroundings.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/core/display.hpp"
#include "ui/run.hpp"
#include "ui/stage.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// Screens drawn in the test's own program into a picture that nobody looks at: what they say of themselves is read.
namespace tablier::gui {

struct Look {
  int width, height;
  float scale;
  const char* language;
  const char* theme;
};

/// A display and a home of their own, with words and widgets told in a file. One a program: it is in the environment.
class Surrounded {
 public:
  Surrounded();
  const Home& home() const { return home_; }
  Services& services() { return services_; }
  /// What was drawn last.
  Value seen() const;

 private:
  const Display display_;
  const Home home_;
  const std::filesystem::path probe_;
  Services services_;
};

/// A stage of that look. Changes the settings of `all`, which outlives it.
class Staged {
 public:
  Staged(Surrounded& all, const Look& look);
  Ui& ui() { return stage_->ui(); }
  /// In place of the one that is shown.
  void show(std::unique_ptr<Screen> screen);
  void press(const KeyChange& key);
  void type(const std::string& text);
  void click(Vec2 at, Button button = Button::left);
  /// As the window does after something has thrown.
  void recover(const std::exception_ptr& failure, const std::function<std::unique_ptr<Screen>()>& begin) {
    stage_->recover(failure, begin);
  }
  /// Draws so many frames.
  void draw(int frames);
  /// Draws as the window does: no frame that nobody wants.
  void rest();
  /// Draws until nothing changes any more, and what is read of the catalogue beside is read.
  void settle();
  /// What was drawn last at the lower left corner.
  sf::Color corner();

 private:
  sf::RenderTexture target_;
  std::unique_ptr<Stage> stage_;
  double now_ = 1;
};

/// The table of a match of so many people, always the same one, after those moves: words with spaces between.
OpenAt match_of(const char* game, const char* variant, Value::Map options, const std::string& moves, int seats = 2);

struct SeenText {
  std::string text;
  Rect box, clip;
  bool cut;
};

Rect rect_of(const Value& box);
Rect box_of(const Value& value, const char* name);
Rect common(Rect a, Rect b);
/// Those of which something can be seen: others wait to be scrolled to.
std::vector<SeenText> texts_of(const Value& seen);

}  // namespace tablier::gui
