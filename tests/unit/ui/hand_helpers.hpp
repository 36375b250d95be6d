#pragma once

#include "fake_game.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

/// What the tests of the hand begin with.
namespace tablier {

/// Deals a position to the hand of the first seat.
inline void deal(Hand& hand, const State& state, bool may_play = true) {
  hand.deal(observed_position(state, Viewer::at(seat(0))), seat(0), may_play);
}

/// The hand of the first seat, over that position.
inline Hand dealt(const FakeState& state, bool may_play = true) {
  return Hand(observed_position(state, Viewer::at(seat(0))), seat(0), may_play);
}

/// Which of the position's moves, counted from 1.
/// Two squares in a row, in one way only.
inline TrayItem domino(int id) {
  return {.id = id, .kind = TokenKind::polyform, .paint = "p", .orientations = {{.cells = {{0, 0}, {1, 0}}, .turned = 0}}};
}

inline std::vector<int> numbers(const std::vector<OfferedMove>& moves) {
  std::vector<int> all;
  for (const OfferedMove& m : moves) all.push_back(std::stoi(m.notation));
  return all;
}

/// The middle of a place, as the mouse points at it.
inline SurfacePoint over(const Hand& hand, Place p, int surface = 0) {
  return {surface, centre_of(hand.scene().surfaces[static_cast<std::size_t>(surface)].grid, p)};
}

}  // namespace tablier
