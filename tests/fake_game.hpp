#pragma once

#include "sdk/game.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Tiny games for the tests of the hand: a list of positions, each with its table and the sentences that lead to others.
namespace tablier {

struct FakeMove {
  Touch touch;
  std::size_t leads_to = 0;
};

struct FakePosition {
  Scene scene;
  std::vector<FakeMove> moves;
};

using FakeGame = std::vector<FakePosition>;

class FakeState final : public State {
 public:
  explicit FakeState(std::shared_ptr<const FakeGame> game) : game_(std::move(game)) {}

  Seat to_move() const override { return here().moves.empty() ? Seat::nobody : seat(0); }
  void legal_moves(MoveList& moves) const override {
    for (std::size_t i = 0; i < here().moves.size(); ++i) moves.push(static_cast<Move>(i + 1));
  }
  void play(Move move) override {
    const std::size_t next = at(move).leads_to;
    past_.push_back(position_);
    position_ = next;
  }
  void undo() override {
    position_ = past_.back();
    past_.pop_back();
  }
  std::uint64_t hash() const override { return position_; }
  std::unique_ptr<State> clone() const override { return std::make_unique<FakeState>(*this); }
  Outcome outcome() const override { return {}; }
  std::string notation(Move move) const override { return std::to_string(static_cast<std::uint64_t>(move)); }
  Result<Move> parse(std::string_view text) const override { return static_cast<Move>(std::stoull(std::string(text))); }
  Scene scene(Seat) const override { return here().scene; }
  Touch touch(Move move) const override { return at(move).touch; }
  Text why_not(const Touch& touch) const override {
    const bool of_nothing = touch == Touch{{.kind = GestureKind::lay}};
    return of_nothing ? State::why_not(touch) : Text("fake.no", {{"n", touch.size()}});
  }
  Value facts(Seat) const override { return Value::map(); }

 private:
  const FakePosition& here() const { return (*game_)[position_]; }
  const FakeMove& at(Move move) const { return here().moves[static_cast<std::size_t>(move) - 1]; }

  std::shared_ptr<const FakeGame> game_;
  std::size_t position_ = 0;
  std::vector<std::size_t> past_;
};

inline FakeState fake(FakeGame game) { return FakeState(std::make_shared<const FakeGame>(std::move(game))); }

/// Move i, counted from 1.
inline Move nth(int i) { return static_cast<Move>(i); }

inline Scene empty_board(int width, int height, Lattice lattice = Lattice::squares) {
  Scene scene;
  Surface surface;
  surface.grid = {lattice, width, height};
  scene.surfaces.push_back(surface);
  return scene;
}

inline Gesture put(Place p) { return {.kind = GestureKind::put, .places = {p}}; }
inline Gesture lay(int item, int orientation, std::vector<Place> places) {
  return {.kind = GestureKind::lay, .item = item, .orientation = orientation, .places = std::move(places)};
}
inline Gesture lift(int item) { return {.kind = GestureKind::lift, .item = item}; }
inline Gesture slide(Place from, Place to) { return {.kind = GestureKind::slide, .places = {from, to}}; }
inline Gesture trace(std::vector<Place> places) { return {.kind = GestureKind::trace, .places = std::move(places)}; }
inline Gesture pick(int item) { return {.kind = GestureKind::pick, .item = item}; }
inline Gesture press(std::string button) { return {.kind = GestureKind::press, .button = std::move(button)}; }

}  // namespace tablier
