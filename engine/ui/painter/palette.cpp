#include "ui/painter/palette.hpp"

namespace tablier {

namespace {

/// What is painted as the seat is that it belongs to, where nobody says how else.
constexpr std::string_view kStoneOf = "stone.", kSeat = "seat.";

}  // namespace

const Paint& Palette::paint(std::string_view role) const {
  if (own_)
    if (const auto found = own_->find(role); found != own_->end()) return found->second;
  if (role.starts_with(kStoneOf) && !theme_.paints.contains(role)) return paint(std::string(kSeat).append(role.substr(kStoneOf.size())));
  return theme_.paint(role);
}

bool Palette::has(std::string_view role) const { return (own_ && own_->contains(role)) || theme_.paints.contains(role); }

Colour Palette::part(std::string_view role, std::string_view part, Colour otherwise) const {
  const std::string name = std::string(role).append(part);
  return has(name) ? colour(name) : otherwise;
}

Colour Palette::ink_on(Colour ground) {
  constexpr Colour kDark{43, 38, 32, 255}, kLight{255, 255, 255, 255};
  return contrast(kLight, ground) >= 3.0 ? kLight : kDark;
}

}  // namespace tablier
