#include "staged.hpp"

#include "app/start.hpp"
#include "catch.hpp"
#include "content/yaml.hpp"
#include "window.hpp"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

namespace tablier::gui {
namespace {

Services surrounded_services(const Display& display, const Home& home, const std::filesystem::path& probe) {
  for (const std::string& entry : home.environment())
    setenv(entry.substr(0, entry.find('=')).c_str(), entry.substr(entry.find('=') + 1).c_str(), 1);
  setenv("DISPLAY", display.name().c_str(), 1);
  setenv("TABLIER_PROBE", probe.c_str(), 1);
  setenv("TABLIER_PROBE_TEXTS", "1", 1);
  Services services = make_services("en");
  services.keeps_matches = false;
  services.settings.sound = services.settings.motion = false;
  return services;
}

/// The next screen asks for what is read of the catalogue beside at once.
void wait_for_reader(Ui& ui) {
  auto last = ui.reader.ask<int>(ui.services.catalogue, [](Catalogue&) { return 0; });
  while (!last.ready()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  static_cast<void>(last.take());
}

}  // namespace

Surrounded::Surrounded() : display_(1280, 800), probe_(home_ / "layout.json"), services_(surrounded_services(display_, home_, probe_)) {}

Value Surrounded::seen() const {
  std::stringstream all;
  all << std::ifstream(probe_).rdbuf();
  const LoadedYaml read = read_yaml(all.str(), "probe");  // JSON is YAML (YAML 1.2, 1.3)
  REQUIRE(read.document);
  return read.document->root().value();
}

Staged::Staged(Surrounded& all, const Look& look) {
  Services& services = all.services();
  services.settings.language = look.language;
  services.settings.theme = look.theme;
  const auto fonts = find_fonts(theme_of(services).theme);
  REQUIRE(fonts);
  REQUIRE(target_.create(64, 64));
  target_.setActive(true);
  stage_ = std::make_unique<Stage>(services, *fonts, look.width, look.height, [this] { target_.setActive(true); });
  stage_->fix_scale(look.scale);
}

void Staged::show(std::unique_ptr<Screen> screen) {
  if (ui().navigator.top()) ui().navigator.replace(std::move(screen));
  else ui().navigator.open(std::move(screen));
}

void Staged::press(const KeyChange& key) {
  stage_->input(key);
  KeyChange up = key;
  up.down = false;
  stage_->input(up);
}

void Staged::type(const std::string& text) {
  for (const char c : text) stage_->input(Typed{static_cast<char32_t>(c)});
}

void Staged::click(Vec2 at, Button button) {
  stage_->input(PointerMoved{at});
  for (const bool down : {true, false}) stage_->input(PointerPressed{at, button, down});
}

void Staged::draw(int frames) {
  for (int i = 0; i < frames; ++i) {
    static_cast<void>(stage_->due(now_));
    stage_->frame(now_);
    now_ += 1.0 / 60;
  }
  stage_->shown();
}

void Staged::rest() {
  constexpr int kMaxFrames = 200;
  for (int i = 0; i < kMaxFrames && stage_->due(now_); ++i) {
    stage_->frame(now_);
    now_ += 1.0 / 60;
  }
  stage_->shown();
}

void Staged::settle() {
  constexpr int kQuiet = 3, kMaxFrames = 2000;
  for (int i = 0, quiet = 0; i < kMaxFrames && quiet < kQuiet; ++i) {
    const bool due = stage_->due(now_);
    const Screen* top = ui().navigator.top();
    const bool settled = top && top->settled();
    quiet = due || !settled ? 0 : quiet + 1;
    if (!settled) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    stage_->frame(now_);
    now_ += 0.5;
  }
  stage_->shown();
  wait_for_reader(ui());
}

sf::Color Staged::corner() {
  target_.display();
  const sf::Image all = target_.getTexture().copyToImage();
  return all.getPixel(0, all.getSize().y - 1);
}

Rect rect_of(const Value& box) {
  std::vector<float> v;
  for (const Value& one : *box.as_list()) v.push_back(static_cast<float>(number(one)));
  return {v[0], v[1], v[2], v[3]};
}

Rect box_of(const Value& value, const char* name) { return rect_of(*value.find(name)); }

Rect common(Rect a, Rect b) {
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x), std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

std::vector<SeenText> texts_of(const Value& seen) {
  std::vector<SeenText> all;
  for (const Value& t : *seen.find("texts")->as_list()) {
    SeenText w{*t.find("text")->as_string(), box_of(t, "box"), box_of(t, "clip"), *t.find("cut")->as_bool()};
    const Rect shown = common(w.box, w.clip);
    if (shown.w > 1 && shown.h > 1) all.push_back(std::move(w));
  }
  return all;
}

OpenAt match_of(const char* game, const char* variant, Value::Map options, const std::string& moves, int seats) {
  MatchSetup setup;
  setup.game = game;
  setup.variant = variant;
  setup.options = Value(std::move(options));
  setup.players.resize(static_cast<std::size_t>(seats));
  setup.seed = 3;
  OpenAt at;
  at.screen = ScreenName::table;
  at.match = setup;
  std::istringstream in(moves);
  at.moves = {std::istream_iterator<std::string>(in), {}};
  return at;
}

}  // namespace tablier::gui
