#include "scene.hpp"

#include "notation.hpp"

#include <algorithm>
#include <array>

namespace tablier::triominos {
namespace {

constexpr const char* kPaint = "tile";
constexpr Place kUp{0, 0};
constexpr Place kDown{1, 0};

Text text(const char* name, std::vector<TextArg> args = {}) { return Text(std::string("triominos.") + name, std::move(args)); }

/// The table's labels begin at the apex: below, for a cell that points down.
std::vector<std::string> labels(int tile, int turn, bool up) {
  const Digits shown = digits(tile, turn);
  std::vector<std::string> all;
  for (std::size_t i = 0; i < 3; ++i) all.push_back(std::to_string(shown[(i + (up ? 0 : 2)) % 3]));
  return all;
}

/// Orientations follow each other by a sixth of a turn clockwise: pointing up, pointing down with the corners moved on by one, …
/// A triple has two, anything else six.
int turn_of(int orientation) { return (3 - (orientation + 1) / 2 % 3) % 3; }
bool is_up_in(int orientation) { return orientation % 2 == 0; }

int orientation_of(int tile, int turn, bool up) {
  for (int o = 0; o < 2 * turns(tile); ++o)
    if (is_up_in(o) == up && (is_triple(tile) || turn_of(o) == turn)) return o;
  return 0;
}

TrayItem item_of(int tile) {
  TrayItem item{.id = tile, .kind = TokenKind::tile, .paint = kPaint};
  const int all = 2 * turns(tile);
  for (int o = 0; o < all; ++o) {
    const bool up = is_up_in(o);
    item.orientations.push_back({.cells = {up ? kUp : kDown}, .labels = labels(tile, turn_of(o), up), .turned = (o + 1) % all});
  }
  return item;
}

Token token_of(const LaidTile& t) {
  return {.id = t.tile,
          .kind = TokenKind::tile,
          .places = {place_of(t.cell)},
          .paint = kPaint,
          .labels = labels(t.tile, t.turn, is_up(t.cell))};
}

std::string with_sign(std::int64_t points) { return (points > 0 ? "+" : "−") + std::to_string(std::abs(points)); }

class SceneMaker {
 public:
  SceneMaker(const SharedRules& table, const Position& position, Seat viewer, const PositionView& view)
      : table_(table), p_(position), s_(position.data()), viewer_(viewer), view_(view) {}

  Scene make() {
    scene_.round = round_kind();
    scene_.hand = {.lay = true, .turn = true};
    scene_.surfaces.push_back({.grid = Grid::boundless(Lattice::triangles), .paint = "felt", .frame = "felt_frame"});
    add_tokens();
    add_trays();
    add_counters();
    add_events();
    if (s_.phase == Phase::turn && sees_rack(p_, viewer_, p_.mover())) add_bonus_lights();
    scene_.status = status();
    return std::move(scene_);
  }

 private:
  RoundKind round_kind() const {
    if (p_.seats() > 1) return RoundKind::contest;
    return table_.rules.counting == Counting::none ? RoundKind::puzzle : RoundKind::score;
  }

  void add_tokens() {
    for (const LaidTile& t : p_.board().tiles()) scene_.tokens.push_back(token_of(t));
    if (s_.last_tile.tile < 0) return;
    scene_.tokens.back().last = true;
    scene_.tokens.back().winning = s_.ending == Ending::out;
  }

  void add_trays() {
    for (int i = 0; i < p_.seats(); ++i) {
      Tray tray{.title = text("tray.rack"), .kind = TrayKind::rack, .owner = seat(i)};
      if (sees_rack(p_, viewer_, i)) for_each(p_.rack(i), [&](int tile) { tray.items.push_back(item_of(tile)); });
      else tray.hidden = count(p_.rack(i));
      scene_.trays.push_back(std::move(tray));
    }
    scene_.trays.push_back({.title = text("tray.pool"), .kind = TrayKind::rack, .hidden = count(s_.pool)});
  }

  void add_counters() {
    for (int i = 0; i < p_.seats() && table_.rules.counting != Counting::none; ++i)
      scene_.counters.push_back({text("counter.points"), seat(i), s_.scores[static_cast<std::size_t>(i)]});
    scene_.counters.push_back({text("counter.pool"), Seat::nobody, count(s_.pool)});
  }

  /// One for each seat that won or lost points, its causes joined.
  void add_events() {
    for (int i = 0; i < p_.seats(); ++i) {
      Text all;
      for (const Award& a : s_.last.awards) {
        if (a.seat != i) continue;
        Text one = text((std::string("event.") + name_of(a.cause)).c_str(), {{"points", with_sign(a.points)}});
        all = all.empty() ? std::move(one) : text("event.and", {{"first", std::move(all)}, {"second", std::move(one)}});
      }
      if (!all.empty()) scene_.events.push_back({.text = std::move(all), .place = event_place(), .seat = seat(i)});
    }
  }

  Place event_place() const {
    const auto tiles = p_.board().tiles();
    return tiles.empty() ? place_of(kOrigin) : place_of(tiles.back().cell);
  }

  /// The open places where a tile of the mover earns more than its sum, with the most that it can earn there.
  void add_bonus_lights() {
    struct Light {
      Cell cell;
      std::int64_t points;
    };
    std::vector<Light> lights;
    p_.for_each_placement([&](Cell cell, int tile, int turn) {
      const auto points = table_.scripted.bonus(table_.rules, p_.board().facts(cell, tile, turn), p_.mover(), view_);
      if (points <= 0) return;
      if (lights.empty() || lights.back().cell != cell) lights.push_back({cell, points});
      else lights.back().points = std::max(lights.back().points, points);
    });
    for (const Light& l : lights)
      scene_.highlights.push_back({.kind = HighlightKind::bonus,
                                   .place = place_of(l.cell),
                                   .text = text("light.bonus", {{"points", with_sign(l.points)}}),
                                   .value = static_cast<double>(l.points)});
  }

  Text status() const {
    switch (s_.phase) {
      case Phase::deal: return text("status.deal");
      case Phase::start: return text("status.start");
      case Phase::drawing:
      case Phase::fining: return text("status.drawing");
      case Phase::turn: return turn_status();
      case Phase::over: break;
    }
    static constexpr std::array<const char*, 5> kEnds{"status.out", "status.out", "status.blocked", "status.passed", "status.resigned"};
    return text(kEnds[static_cast<std::size_t>(s_.ending)]);
  }

  Text turn_status() const {
    if (p_.board().empty()) return first_status();
    const bool draws = p_.stops_by_drawing();
    // What the others may do is told as if everything was possible: whether a tile fits tells of their rack.
    if (viewer_ != seat(p_.mover())) return text(draws ? "status.place_or_draw" : "status.place_or_pass");
    if (s_.draws > 0) return drawn_status(draws);
    if (!p_.may_stop()) return text("status.place");
    if (!p_.can_place(p_.mover())) return text(draws ? "status.must_draw" : "status.must_pass");
    return text(draws ? "status.place_or_draw" : "status.place_or_pass");
  }

  Text first_status() const {
    if (s_.forced >= 0 && (p_.rack(p_.mover()) & set_of(s_.forced)) != 0) return text("status.begin_with", {{"tile", spoken(s_.forced)}});
    const int drawn = s_.start_draws[static_cast<std::size_t>(p_.mover())];
    if (drawn < 0 || p_.mover() != s_.starter) return text("status.begin");  // who came first let the time run out
    return text("status.begin_after_draw", {{"tile", spoken(drawn)}});
  }

  /// After a draw, for who sees the tile.
  Text drawn_status(bool draws) const {
    const bool fits = (p_.usable() & p_.board().playable()) != 0;
    const char* name = fits ? (draws ? "status.drawn_fits" : "status.last_drawn_fits") : (draws ? "status.drawn" : "status.last_drawn");
    return text(name, {{"tile", spoken(s_.drawn)}});
  }

  const SharedRules& table_;
  const Position& p_;
  const PositionData& s_;
  Seat viewer_;
  const PositionView& view_;
  Scene scene_;
};

std::optional<Text> refusal_of(const Result<Move>& move) { return move ? std::nullopt : std::optional(move.problem().text); }

std::optional<Text> why_not_pressed(const Position& p, const std::string& button) {
  if (button == "draw") return refusal_of(try_draw(p));
  if (button == "pass") return refusal_of(try_pass(p));
  return std::nullopt;
}

/// More than that none fits is to be told only where others of the rack might.
std::optional<Text> why_none_fits(const Position& p) {
  const bool drawn_only = p.rules().drawn_only && p.data().phase == Phase::turn && p.data().draws > 0;
  return drawn_only ? std::optional(refusal("drawn_fits_nowhere", {{"tile", spoken(p.data().drawn)}}).text) : std::nullopt;
}

}  // namespace

Scene make_scene(const SharedRules& table, const Position& position, Seat viewer, const PositionView& view) {
  return SceneMaker(table, position, viewer, view).make();
}

Touch touch_of(Move move) {
  const DecodedMove decoded = decode(move);
  if (decoded.kind != MoveKind::lay) return {{.kind = GestureKind::press, .button = notation(move)}};
  const bool up = is_up(decoded.cell);
  return {{.kind = GestureKind::lay,
           .item = decoded.tile,
           .orientation = orientation_of(decoded.tile, decoded.turn, up),
           .places = {place_of(decoded.cell)}}};
}

std::optional<Text> why_not(const Position& position, const Touch& touch) {
  if (position.over()) return refusal("over").text;
  if (touch.empty()) return std::nullopt;
  const Gesture& g = touch.front();
  if (g.kind == GestureKind::press) return why_not_pressed(position, g.button);
  if (g == Gesture{.kind = GestureKind::lay}) return why_none_fits(position);
  if (g.kind != GestureKind::lay || g.item < 0 || g.item >= kTiles || g.places.size() != 1 || g.orientation < 0) return std::nullopt;
  const int turn = is_triple(g.item) ? 0 : turn_of(g.orientation);
  return refusal_of(try_lay(position, g.item, turn, g.places.front()));
}

}  // namespace tablier::triominos
