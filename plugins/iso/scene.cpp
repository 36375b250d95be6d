#include "scene.hpp"

#include "drawing.hpp"
#include "pen.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace tablier::iso {
namespace {

/// Things of the palettes have the numbers below.
constexpr int kFirstTokenId = 100;
static_assert(palette_item(1, Shape::O) < kFirstTokenId);

constexpr std::array<Shape, kShapes> kEveryShape{Shape::I, Shape::S, Shape::T, Shape::L, Shape::O};

std::string paint(int seat) { return "ink." + std::to_string(seat); }

Text text(const char* name, std::vector<TextArg> args = {}) { return Text(std::string("iso.") + name, std::move(args)); }

bool is_drawing(const AnyPosition::Ply& ply) { return ply.move != kPass; }

class SceneMaker {
 public:
  explicit SceneMaker(const IsoState& state) : state_(state), rules_(state.rules()), position_(state.position()) {}

  Scene make() {
    scene_.surfaces.push_back({.grid = rules_.grid, .paint = "sheet", .frame = "sheet_frame", .coordinates = true, .ruled = true});
    add_tokens();
    for (int seat = 0; seat < 2; ++seat) {
      scene_.seats.push_back({.paint = paint(seat)});
      add_palette(seat);
      scene_.counters.push_back({text("counter.points"), tablier::seat(seat), state_.verdict().points[static_cast<std::size_t>(seat)]});
    }
    add_event();
    scene_.status = status();
    return std::move(scene_);
  }

 private:
  void add_tokens() {
    int id = kFirstTokenId;
    for (const AnyPosition::Ply& ply : position_.history()) {
      if (is_drawing(ply)) add_token(id, ply);
      ++id;
    }
  }

  void add_token(int id, const AnyPosition::Ply& ply) {
    const int seat = ply.seat();
    scene_.tokens.push_back({.id = id,
                             .kind = TokenKind::stroke,
                             .places = places_of(rules_, ply.move),
                             .owner = tablier::seat(seat),
                             .paint = paint(seat),
                             .last = &ply == last_drawing(),
                             .winning = wins_by(seat, shape_of(ply.move))});
  }

  const AnyPosition::Ply* last_drawing() const {
    const auto& plies = position_.history();
    const auto last = std::find_if(plies.rbegin(), plies.rend(), is_drawing);
    return last == plies.rend() ? nullptr : &*last;
  }

  /// True for the copies that decided a round: of the shapes that the other never drew, else of those that are worth a point.
  bool wins_by(int seat, Shape shape) const {
    if (!state_.over() || state_.resigned() || !state_.wins(seat)) return false;
    if (state_.ending() == "missing_shape") return position_.tally().count(1 - seat, shape) == 0;
    return owner_of(position_.tally(), shape, rules_.rules) == seat;
  }

  void add_palette(int seat) {
    Tray tray{.title = text("tray.shapes"), .owner = tablier::seat(seat)};
    const Tally& tally = position_.tally();
    for (const Shape shape : kEveryShape)
      tray.items.push_back({.id = palette_item(seat, shape),
                            .kind = TokenKind::stroke,
                            .paint = paint(seat),
                            .orientations = orientations_of(shape),
                            .tally = tally.count(seat, shape),
                            .barred = !state_.over() && !position_.can_draw(seat, shape),
                            .marked = tally.introducer[index(shape)] == seat});
    scene_.trays.push_back(std::move(tray));
  }

  /// The last copy may have won the point of its shape.
  void add_event() {
    const AnyPosition::Ply* last = state_.resigned() ? nullptr : last_drawing();
    if (!last || last != &position_.history().back()) return;
    const auto seat = static_cast<std::size_t>(last->seat());
    const auto gained = state_.verdict().points[seat] - state_.verdict_before().points[seat];
    if (gained <= 0) return;
    const Placement p = last->move;
    scene_.events.push_back({.text = text("event.point", {{"shape", std::string(1, letter(shape_of(p)))}, {"points", gained}}),
                             .place = rules_.place_of(cells_of(p).front()),
                             .seat = tablier::seat(last->seat())});
  }

  Text status() const {
    if (state_.over()) return text(("outcome." + state_.ending()).c_str());
    const int mover = position_.mover();
    if (!position_.can_draw(mover)) return text("status.pass");
    if (took_other_turn()) return text("status.again");
    if (const std::string lost = lacking(mover, false); !lost.empty()) return text("status.lost", {{"shapes", lost}});
    const auto& copies = position_.tally().copies[static_cast<std::size_t>(mover)];
    const int drawn = std::accumulate(copies.begin(), copies.end(), 0);
    if (drawn == 0) return text("status.first");
    if (const std::string missing = lacking(mover, true); drawn > 1 && !missing.empty())
      return text("status.missing", {{"shapes", missing}});
    static constexpr std::array kByScope{"status.draw", "status.draw_any", "status.draw_free"};
    return text(kByScope[static_cast<std::size_t>(rules_.rules.connect_scope)]);
  }

  /// The mover drew last, too: the mark of the other took a turn.
  bool took_other_turn() const { return !position_.history().empty() && position_.history().back().seat() == position_.mover(); }

  /// Letters of the shapes without which the round is lost: those that can still be drawn, or those that cannot.
  std::string lacking(int seat, bool drawable) const {
    std::string letters;
    if (rules_.rules.missing_shape == MissingShape::ignore) return letters;
    for (const Shape shape : kEveryShape) {
      if (position_.tally().count(seat, shape) > 0 || position_.can_draw(seat, shape) != drawable) continue;
      letters += (letters.empty() ? "" : ", ") + std::string(1, letter(shape));
    }
    return letters;
  }

  const IsoState& state_;
  const GameRules& rules_;
  const AnyPosition& position_;
  Scene scene_;
};

}  // namespace

Scene make_scene(const IsoState& state) { return SceneMaker(state).make(); }

}  // namespace tablier::iso
