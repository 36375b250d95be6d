#include "ui/core/sfml_input.hpp"

#include <SFML/Window/Event.hpp>

namespace tablier {
namespace {

using Code = sf::Keyboard::Key;

Key special_key(Code code) {
  switch (code) {
    case Code::Enter: return Key::enter;
    case Code::Escape: return Key::escape;
    case Code::Tab: return Key::tab;
    case Code::Backspace: return Key::backspace;
    case Code::Delete: return Key::del;
    case Code::Space: return Key::space;
    case Code::Left: return Key::left;
    case Code::Right: return Key::right;
    case Code::Up: return Key::up;
    case Code::Down: return Key::down;
    case Code::Home: return Key::home;
    case Code::End: return Key::end;
    case Code::PageUp: return Key::page_up;
    case Code::PageDown: return Key::page_down;
    case Code::LControl:
    case Code::RControl: return Key::control;
    case Code::LShift:
    case Code::RShift: return Key::shift;
    case Code::LAlt:
    case Code::RAlt: return Key::alt;
    default: return Key::none;
  }
}

Key key_of(Code code) {
  if (code >= Code::A && code <= Code::Z) return plus(Key::a, code - Code::A);
  if (code >= Code::Num0 && code <= Code::Num9) return plus(Key::digit0, code - Code::Num0);
  if (code >= Code::Numpad0 && code <= Code::Numpad9) return plus(Key::digit0, code - Code::Numpad0);
  if (code >= Code::F1 && code <= Code::F12) return plus(Key::f1, code - Code::F1);
  return special_key(code);
}

std::optional<Input> key_change(const sf::Event::KeyEvent& key, bool down) {
  const Key ours = key_of(key.code);
  if (ours == Key::none) return std::nullopt;
  // X tells of a modifier that goes up as if it were still held.
  const auto held = [&](Key modifier, bool told) { return ours == modifier ? down : told; };
  return KeyChange{ours, down, held(Key::control, key.control), held(Key::shift, key.shift), held(Key::alt, key.alt)};
}

Vec2 at(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

std::optional<Input> button_change(const sf::Event::MouseButtonEvent& event, bool down) {
  switch (event.button) {
    case sf::Mouse::Left: return PointerPressed{at(event.x, event.y), Button::left, down};
    case sf::Mouse::Right: return PointerPressed{at(event.x, event.y), Button::right, down};
    case sf::Mouse::Middle: return PointerPressed{at(event.x, event.y), Button::middle, down};
    default: return std::nullopt;
  }
}

bool is_control(sf::Uint32 c) { return c < 32 || c == 127; }

}  // namespace

std::optional<Input> to_input(const sf::Event& event) {
  switch (event.type) {
    case sf::Event::KeyPressed: return key_change(event.key, true);
    case sf::Event::KeyReleased: return key_change(event.key, false);
    case sf::Event::TextEntered:
      if (is_control(event.text.unicode)) return std::nullopt;
      return Typed{static_cast<char32_t>(event.text.unicode)};
    case sf::Event::MouseMoved: return PointerMoved{at(event.mouseMove.x, event.mouseMove.y)};
    case sf::Event::MouseButtonPressed: return button_change(event.mouseButton, true);
    case sf::Event::MouseButtonReleased: return button_change(event.mouseButton, false);
    case sf::Event::MouseWheelScrolled:
      if (event.mouseWheelScroll.wheel != sf::Mouse::VerticalWheel) return std::nullopt;
      return WheelTurned{at(event.mouseWheelScroll.x, event.mouseWheelScroll.y), event.mouseWheelScroll.delta};
    case sf::Event::Resized: return Resized{static_cast<int>(event.size.width), static_cast<int>(event.size.height)};
    case sf::Event::GainedFocus: return FocusChanged{true};
    case sf::Event::LostFocus: return FocusChanged{false};
    default: return std::nullopt;
  }
}

}  // namespace tablier
