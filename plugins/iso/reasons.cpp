#include "state.hpp"

/// What speaks for a shape.
namespace tablier::iso {
namespace {

/// Letters of those shapes, parted by commas.
template <typename Which>
std::string letters(const Which& which) {
  std::string all;
  for (std::size_t s = 0; s < kShapes; ++s)
    if (which(s)) all += (all.empty() ? "" : ", ") + std::string(1, kShapeLetters[s]);
  return all;
}

void add(std::vector<Text>& found, const char* name, std::string shapes) {
  if (!shapes.empty()) found.push_back(Text(std::string("iso.why.") + name, {{"shapes", std::move(shapes)}}));
}

}  // namespace

std::vector<Text> IsoState::reasons(Move move) const {
  if (move == kResign || decode(move) == kPass) return {};
  const int own = position_.mover();
  IsoState after = *this;
  after.play(move);
  std::vector<Text> found;
  if (after.over() && after.wins(own)) found.emplace_back("iso.why.wins");
  const auto held = [&](const IsoState& state, std::size_t s) { return state.result_.holders[s]; };
  add(found, "takes_point", letters([&](std::size_t s) { return held(after, s) == own && held(*this, s) == 1 - own; }));
  add(found, "wins_point", letters([&](std::size_t s) { return held(after, s) == own && held(*this, s) == kNobody; }));
  add(found, "frees_point", letters([&](std::size_t s) { return held(after, s) == kNobody && held(*this, s) == 1 - own; }));
  const auto lacked = [&](std::size_t s) { return position_.tally().count(own, static_cast<Shape>(s)) == 0; };
  add(found, "no_longer_lacks",
      letters([&](std::size_t s) { return lacked(s) && after.position_.tally().count(own, static_cast<Shape>(s)) > 0; }));
  const auto closed = after.closed_to(1 - own);
  add(found, "closes", letters([&](std::size_t s) { return !after.over() && closed[s]; }));
  return found;
}

}  // namespace tablier::iso
