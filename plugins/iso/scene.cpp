#include "scene.hpp"

#include "notation.hpp"
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
    scene_.hand = {.trace = true, .turn = true, .flip = true};
    scene_.surfaces.push_back({.grid = rules_.grid, .paint = "sheet", .frame = "sheet_frame", .coordinates = true, .ruled = true});
    add_tokens();
    for (int seat = 0; seat < 2; ++seat) {
      scene_.seats.push_back({.paint = paint(seat)});
      add_palette(seat);
      scene_.counters.push_back(counter(seat));
    }
    add_legend();
    add_events();
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
                             .labels = {std::string(1, letter(shape_of(ply.move)))},
                             .last = &ply == last_drawing(),
                             .winning = wins_by(seat, shape_of(ply.move))});
  }

  const AnyPosition::Ply* last_drawing() const {
    const auto& plies = position_.history();
    const auto last = std::find_if(plies.rbegin(), plies.rend(), is_drawing);
    return last == plies.rend() ? nullptr : &*last;
  }

  /// True for the copies that decided a round by points: of the shapes that are worth one to the winner. The ending's words say so.
  bool wins_by(int seat, Shape shape) const {
    if (!state_.over() || state_.resigned() || !state_.wins(seat)) return false;
    if (state_.ending() != "points") return false;
    return state_.result().holders[index(shape)] == seat;
  }

  void add_palette(int seat) {
    Tray tray{.title = {}, .kind = TrayKind::palette, .owner = tablier::seat(seat)};
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

  /// What a star stands for, once for both palettes.
  void add_legend() {
    const bool stars_lose = rules_.rules.tie_to == TieTo::non_introducer;
    scene_.trays.push_back({.title = text(stars_lose ? "tray.stars" : "tray.stars_no_ties")});
  }

  /// Points do not count for whoever lacks a shape in the end: so the counter says which are lacking; where they will be for ever it
  /// counts nothing any more and says what was lost.
  Counter counter(int seat) const {
    const std::int64_t points = state_.result().points[static_cast<std::size_t>(seat)];
    Counter counter{text("counter.points"), tablier::seat(seat), points};
    if (drawn(seat) == 0) return counter;
    const std::string lost = lacking(seat, false, " "), open = lacking(seat, true, " ");  // a card is narrow
    if (!lost.empty()) {
      counter.name =
          points == 0 ? text("counter.void", {{"shapes", lost}}) : text("counter.voided", {{"shapes", lost}, {"points", points}});
      counter.value = 0;
    } else if (!open.empty()) {
      counter.name = text("counter.lacking", {{"shapes", open}});
    }
    return counter;
  }

  int drawn(int seat) const {
    const auto& copies = position_.tally().copies[static_cast<std::size_t>(seat)];
    return std::accumulate(copies.begin(), copies.end(), 0);
  }

  /// The last copy may have won the point of its shape, which the other may have had, and it may have left no room for the other's shapes.
  void add_events() {
    const AnyPosition::Ply* last = state_.resigned() ? nullptr : last_drawing();
    if (!last || last != &position_.history().back()) return;
    const std::string shape(1, letter(shape_of(last->move)));
    for (const int seat : {last->seat(), 1 - last->seat()}) {
      const auto at = static_cast<std::size_t>(seat);
      const auto gained = state_.result().points[at] - state_.result_before().points[at];
      if (gained > 0) add_event(*last, seat, text("event.point", {{"shape", shape}, {"points", gained}}));
      if (gained < 0) add_event(*last, seat, text("event.lost", {{"shape", shape}, {"points", -gained}}));
    }
    if (const std::string closed = closed_to(1 - last->seat()); !closed.empty() && !state_.over())
      add_event(*last, 1 - last->seat(), text("event.closed", {{"shapes", closed}}));
  }

  void add_event(const AnyPosition::Ply& ply, int seat, Text label) {
    scene_.events.push_back({.text = std::move(label), .place = rules_.place_of(cells_of(ply.move).front()), .seat = tablier::seat(seat)});
  }

  /// Letters of the shapes for which the last copy left no room.
  std::string closed_to(int seat) const {
    const auto closed = state_.closed_to(seat);
    return letters([&](Shape shape) { return closed[index(shape)]; });
  }

  /// How it ended: who lacked which shapes, or who has the points of which.
  Text ending() const {
    const std::string& reason = state_.ending();
    const int winner = state_.wins(0) ? 0 : 1;
    const bool won = state_.wins(0) != state_.wins(1);
    if (reason == "missing_shape" && won)
      return text("ending.missing_shape", {{"shapes", never_drawn(1 - winner)}, {"loser", ink(1 - winner)}, {"winner", ink(winner)}});
    if (reason == "both_missing" && !won)
      return text("ending.both_missing", {{"one", ink(0)}, {"shapes", never_drawn(0)}, {"other", ink(1)}, {"others", never_drawn(1)}});
    if (reason == "points" && won && state_.result().by_shape)
      return text("ending.points", {{"winner", ink(winner)},
                                    {"shapes", held(winner)},
                                    {"points", state_.result().points[static_cast<std::size_t>(winner)]},
                                    {"other", state_.result().points[static_cast<std::size_t>(1 - winner)]}});
    return text(("outcome." + reason).c_str());
  }

  static Text ink(int seat) { return text(seat == 0 ? "ink.first" : "ink.second"); }
  std::string never_drawn(int seat) const {
    return letters([&](Shape shape) { return position_.tally().count(seat, shape) == 0; });
  }
  std::string held(int seat) const {
    return letters([&](Shape shape) { return state_.result().holders[index(shape)] == seat; });
  }

  Text status() const {
    if (state_.over()) return ending();
    const int mover = position_.mover();
    if (!position_.can_draw(mover)) return text("status.pass");
    if (took_other_turn()) return text("status.again");
    const std::string lost = lacking(mover, false), others = lacking(1 - mover, false);
    if (!lost.empty() && !others.empty()) return text("status.both_lost", {{"shapes", lost}, {"others", others}});
    if (!lost.empty()) return text("status.lost", {{"shapes", lost}});
    if (!others.empty() && !lacking(mover, true).empty())
      return text("status.other_lost", {{"shapes", others}, {"missing", lacking(mover, true)}});
    const int drawn = this->drawn(mover);
    if (drawn == 0) return text("status.first");
    if (const std::string missing = lacking(mover, true); drawn > 1 && !missing.empty())
      return text("status.missing", {{"shapes", missing}});
    static constexpr std::array kByScope{"status.draw", "status.draw_any", "status.draw_free"};
    return text(kByScope[static_cast<std::size_t>(rules_.rules.connect_scope)]);
  }

  /// The mover drew last, too: the mark of the other took a turn.
  bool took_other_turn() const { return !position_.history().empty() && position_.history().back().seat() == position_.mover(); }

  /// Letters of the shapes without which the round is lost: those that can still be drawn, or those that cannot.
  std::string lacking(int seat, bool drawable, const char* between = ", ") const {
    if (rules_.rules.missing_shape == MissingShape::ignore) return {};
    const auto lacks = [&](Shape shape) {
      return position_.tally().count(seat, shape) == 0 && position_.can_draw(seat, shape) == drawable;
    };
    return letters(lacks, between);
  }

  template <typename Which>
  static std::string letters(const Which& which, const char* between = ", ") {
    std::string all;
    for (const Shape shape : kEveryShape)
      if (which(shape)) all += (all.empty() ? "" : between) + std::string(1, letter(shape));
    return all;
  }

  const IsoState& state_;
  const GameRules& rules_;
  const AnyPosition& position_;
  Scene scene_;
};

}  // namespace

Scene make_scene(const IsoState& state) { return SceneMaker(state).make(); }

}  // namespace tablier::iso
