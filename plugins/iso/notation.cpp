#include "notation.hpp"

#include "move_codec.hpp"
#include "pen.hpp"
#include "refusals.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace tablier::iso {
namespace {

constexpr std::string_view kPassWord = "pass";
constexpr std::string_view kResignWord = "resign";
constexpr char kAfterShape = ':';
constexpr char kBetweenPoints = '-';
constexpr char kArm = '+';

std::optional<Shape> shape_named(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const auto upper = static_cast<char>(text[0] & ~0x20);
  const auto found = std::find(kShapeLetters.begin(), kShapeLetters.end(), upper);
  if (found == kShapeLetters.end()) return std::nullopt;
  return static_cast<Shape>(found - kShapeLetters.begin());
}

Problem no_point(const GameRules& rules, std::string_view text, const Problem& why) {
  if (why.text.key != "place.off_board") return refusal("no_point", {{"text", std::string(text)}});
  const auto last = static_cast<std::int8_t>(rules.rules.side() - 1);
  return refusal("off_zone", {{"text", std::string(text)}, {"first", rules.name({0, 0})}, {"last", rules.name({last, last})}});
}

Result<std::vector<Place>> parse_places(const GameRules& rules, std::string_view text) {
  std::vector<Place> places;
  while (true) {
    const auto end = text.find(kBetweenPoints);
    const auto name = text.substr(0, end);
    const auto place = rules.grid.parse(name);
    if (!place) return no_point(rules, name, place.problem());
    if (std::find(places.begin(), places.end(), *place) != places.end()) return refusal("twice", {{"point", rules.grid.name(*place)}});
    places.push_back(*place);
    if (end == std::string_view::npos) return places;
    text.remove_prefix(end + 1);
  }
}

bool turns_at(const std::vector<Place>& walk, std::size_t i) {
  return walk[i].x - walk[i - 1].x != walk[i + 1].x - walk[i].x || walk[i].y - walk[i - 1].y != walk[i + 1].y - walk[i].y;
}

/// Of the pen's way along a T: which of its three ends lie on one line is the bar.
std::string bar_and_arm(const GameRules& rules, const std::vector<Place>& walk) {
  const Place middle = walk[1];
  std::vector<Place> ends;
  for (const Place p : walk)
    if (p != middle) ends.push_back(p);
  const auto opposite = [middle](Place a, Place b) { return a.x + b.x == 2 * middle.x && a.y + b.y == 2 * middle.y; };
  const auto arm = std::find_if(ends.begin(), ends.end(),
                                [&](Place p) { return std::none_of(ends.begin(), ends.end(), [&](Place q) { return opposite(p, q); }); });
  std::rotate(ends.begin(), arm + 1, ends.end());
  return rules.grid.name(std::min(ends[0], ends[1])) + kBetweenPoints + rules.grid.name(std::max(ends[0], ends[1])) + kArm +
         rules.grid.name(ends[2]);
}

}  // namespace

std::string notation(const GameRules& rules, Move move) {
  if (move == kResign) return std::string(kResignWord);
  const Placement p = decode(move);
  if (p == kPass) return std::string(kPassWord);
  std::string text(1, letter(shape_of(p)));
  char before = kAfterShape;
  for (const Cell c : cells_of(p)) {
    text += before + rules.name(c);
    before = kBetweenPoints;
  }
  return text;
}

Result<Move> parse_move(const GameRules& rules, const AnyPosition& position, std::string_view text) {
  if (text == kResignWord) return kResign;
  if (text == kPassWord) return check_pass(rules, position);
  const auto split = text.find(kAfterShape);
  if (split == std::string_view::npos) return refusal("no_move", {{"text", std::string(text)}});
  const auto shape = shape_named(text.substr(0, split));
  if (!shape) return refusal("no_shape", {{"text", std::string(text.substr(0, split))}});
  const auto places = parse_places(rules, text.substr(split + 1));
  if (!places) return places.problem();
  if (places->size() != 4) return refusal("four_points", {{"n", places->size()}});
  return check_drawing(rules, position, *places, shape);
}

/// A pen's ends and the points where it turns, of an O two opposite corners, of a T its bar and then its arm: no two drawings of a shape
/// have the same.
std::string outline_label(const GameRules& rules, Placement p) {
  const std::vector<Place> walk = places_of(rules, p);
  const auto name = [&rules](Place q) { return rules.grid.name(q); };
  if (shape_of(p) == Shape::O) return name(walk[0]) + kBetweenPoints + name(walk[2]);
  if (shape_of(p) == Shape::T) return bar_and_arm(rules, walk);
  std::string label = name(walk.front());
  for (std::size_t i = 1; i < walk.size(); ++i)
    if (i + 1 == walk.size() || turns_at(walk, i)) label += kBetweenPoints + name(walk[i]);
  return label;
}

Text spoken(const GameRules& rules, Placement p) {
  return Text("iso.move.draw", {{"shape", std::string(1, letter(shape_of(p)))}, {"points", outline_label(rules, p)}});
}

std::vector<Place> places_of(const GameRules& rules, Placement p) {
  std::vector<Place> places = pen_walk(form_of(p));
  const Place corner = rules.place_of({static_cast<std::int8_t>(column(p)), static_cast<std::int8_t>(row(p))});
  for (Place& q : places) q = {q.x + corner.x, q.y + corner.y};
  return places;
}

Touch touch_of(const GameRules& rules, int mover, Placement p) {
  if (p == kPass) return {{.kind = GestureKind::press, .button = std::string(kPassWord)}};
  return {{.kind = GestureKind::trace,
           .item = palette_item(mover, shape_of(p)),
           .orientation = orientation_of(form_of(p)),
           .places = places_of(rules, p)}};
}

}  // namespace tablier::iso
