#include "ui/core/sfml_input.hpp"

#include "catch.hpp"

#include <SFML/Window/Event.hpp>

using namespace tablier;

namespace {

KeyChange key_event(sf::Event::EventType type, sf::Keyboard::Key code, bool control, bool shift = false) {
  sf::Event event;
  event.type = type;
  event.key = {};
  event.key.code = code;
  event.key.control = control;
  event.key.shift = shift;
  const auto input = to_input(event);
  REQUIRE(input);
  return std::get<KeyChange>(*input);
}

}  // namespace

TEST_CASE("A modifier that goes up is held no more, though X tells of the moment before") {
  CHECK(key_event(sf::Event::KeyPressed, sf::Keyboard::LControl, false).ctrl);
  CHECK(key_event(sf::Event::KeyPressed, sf::Keyboard::C, true).ctrl);
  CHECK_FALSE(key_event(sf::Event::KeyReleased, sf::Keyboard::LControl, true).ctrl);
  const KeyChange released = key_event(sf::Event::KeyReleased, sf::Keyboard::RControl, true, true);
  CHECK_FALSE(released.ctrl);
  CHECK(released.shift);  // the other one stays as it is
}
