#pragma once

#include "ui/core/input.hpp"

#include <optional>

namespace sf {
class Event;
}

namespace tablier {

/// What a window event is to the screens; absent for those that are of no use to them.
std::optional<Input> to_input(const sf::Event& event);

}  // namespace tablier
