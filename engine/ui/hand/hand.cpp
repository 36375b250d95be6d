#include "ui/hand/hand.hpp"

#include "play/next_around.hpp"
#include "ui/hand/hand_lights.hpp"
#include "ui/hand/only_piece.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <tuple>

namespace tablier {

using Kind = HandAnswer::Kind;

Hand::Hand(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play) { deal(std::move(position), viewer, may_play); }

void Hand::deal(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play) {
  let_go();
  aimed_ = cursor_rests_ = false;
  stroke_.forget_refused();
  table_.deal(std::move(position), viewer, may_play);
  only_piece_ = tablier::only_piece(table_);
  if (is_empty_open(table_, 0)) cursor_.forget();           // where it was nothing lies any more
  else if (is_open(table_, 0)) cursor_.set_by_keys(false);  // there it marked nothing but what its own player laid last
  look_again();
  if (preview() && !preview()->legal) preview_.clear();  // nobody has tried it in this position
}

void Hand::rest_cursor() {
  cursor_rests_ = true;
  if (!cursor_.by_keys()) return;
  preview_.leave();
  preview_.clear();
}

void Hand::ask_again() { held() ? carried_.look_again() : look_again(); }

std::vector<Highlight> Hand::lights() const { return hand_lights(table_, carried_, sliding_, stroke_, lights_full_boards_); }

const Text& Hand::refused() const {
  static const Text kNothing;
  if (stroke().refused()) return stroke_.why();
  if (held()) return ghost() && !ghost()->legal && !picks(held()->item) ? ghost()->why : kNothing;
  return preview() && !preview()->legal ? preview()->why : kNothing;
}

bool Hand::idle() const { return empty() && !table_.matcher().begun(); }

bool Hand::empty() const { return !held() && may_begin_stroke(); }

bool Hand::may_go_on_as(const Touch& touch) const {
  return begun().size() <= touch.size() && std::equal(begun().begin(), begun().end(), touch.begin(), same_gesture);
}

// --- what is said

/// The hand holds nothing any more; what was said stays said.
void Hand::forget_gesture() {
  carried_.let_go();
  sliding_.forget();
  stroke_.forget();
}

void Hand::let_go() {
  forget_gesture();
  table_.put_back();
  preview_.forget_begun();
}

HandAnswer Hand::take_step(HandStep step) {
  if (const auto* gesture = std::get_if<Gesture>(&step)) return say(*gesture);
  return std::get<HandAnswer>(std::move(step));
}

HandAnswer Hand::say(const Gesture& gesture) {
  if (!table_.matcher().say(gesture)) return table_.refuse(gesture);
  forget_gesture();
  look_again();
  return conclude();
}

HandAnswer Hand::concluded(std::vector<OfferedMove> moves) const {
  return {.kind = moves.size() == 1 ? Kind::play : Kind::ask, .moves = std::move(moves), .lift = table_.lift()};
}

HandAnswer Hand::conclude() const {
  std::vector<OfferedMove> moves = table_.matcher().complete();
  if (moves.empty() || table_.matcher().open()) return {.kind = Kind::changed};
  return concluded(std::move(moves));
}

HandAnswer Hand::finish() {
  std::vector<OfferedMove> moves = table_.matcher().complete();
  return moves.empty() ? HandAnswer{} : concluded(std::move(moves));
}

HandAnswer Hand::press(const std::string& button) {
  const Gesture pressed{.kind = GestureKind::press, .button = button};
  return table_.may_play() && table_.can_say(pressed) ? say(pressed) : HandAnswer{};
}

HandAnswer Hand::escape() {
  if (idle()) return {};
  if (stroke_.active()) preview_.leave();  // no drop of ink where the pen was lifted
  let_go();
  look_again();
  return {.kind = Kind::changed};
}

// --- what is taken up, and laid

bool Hand::hold(int id, Vec2 grip, SurfacePoint at, bool by_keys) {
  if (!carried_.hold(id, grip, at, by_keys)) return false;
  stroke_.forget_input();
  sliding_.forget();
  preview_.clear();
  return true;
}

HandAnswer Hand::take(int id, Vec2 grip, SurfacePoint at) {
  id = table_.named_for(id);
  const TrayItem* const what = table_.item(id);
  if (!table_.may_play() || !what) return {};
  const bool may_take = table_.may_take(*what);
  if (what->barred || (may_take && table_.waits_for_picks(id)) || (tray_of(scene(), id)->kind == TrayKind::palette && !may_take))
    return table_.refuse({.kind = kind_of_laying(what->kind), .item = id, .orientation = orientation(id)});
  if (!may_take) return {};
  if (picks(id)) return say({.kind = GestureKind::pick, .item = id});
  return {.kind = hold(id, grip, at, false) ? Kind::changed : Kind::nothing};
}

std::optional<bool> Hand::lift_into_hand(const Token& token, SurfacePoint at, bool by_keys) {
  const int id = token.id;
  const Vec2 middle = middle_of(table_.grid(token.surface), token.places);
  const HandTable::Lift lift = table_.lift(token);
  if (lift.kind == HandTable::Lift::Kind::later) return std::nullopt;
  if (lift.kind == HandTable::Lift::Kind::refused) return false;
  stroke_.forget();
  set_orientation(id, lift.orientation);
  return by_keys ? hold(id, {}, {at.surface, middle}, true) : hold(id, middle - at.at, at, false);
}

HandAnswer Hand::lay_ghost() {
  const Ghost laid = *ghost();
  if (held()->by_keys) cursor_.set({laid.surface, laid.places.front()}, true);
  if (held()->lifted && same_places(laid.places, table_.lifted_from())) {
    let_go();
    return {.kind = Kind::changed};
  }
  return say(carried_.lay());
}

HandAnswer Hand::refuse_ghost(Stand at) const { return {.kind = Kind::refused, .why = ghost()->why, .at = at}; }

HandAnswer Hand::turn(int steps, int id) { return {.kind = carried_.turn(steps, id) ? Kind::changed : Kind::nothing}; }
HandAnswer Hand::flip(int id) { return {.kind = carried_.flip(id) ? Kind::changed : Kind::nothing}; }

HandAnswer Hand::tip(int id) {
  if (carried_.tip(id)) return {.kind = Kind::changed};
  if (!carried_.is_too_long_to_tip(id)) return {};
  return {.kind = Kind::refused, .why = Text("table.nothing_tips")};
}

HandAnswer Hand::drop_aside() {
  if (!held() && may_begin_stroke()) return {};
  // A fast pen runs over the edge; what is too short says so.
  if (stroke_.active() && stroke().way().size() > 1) return take_step(stroke_.lift_pen());
  auto lifted = table_.take_lift();
  let_go();
  if (!lifted) return {.kind = Kind::changed};
  return {.kind = Kind::play, .moves = {*std::move(lifted)}};
}

HandAnswer Hand::lift() {
  if (held()) return drop_aside();
  if (!cursor()) return {};
  const Token* token = table_.token_at(cursor_surface(), *cursor());
  const auto move = token ? table_.lift_move(*token) : std::nullopt;
  if (!move) return {};
  return {.kind = Kind::play, .moves = {*move}};
}

// --- the mouse

HandAnswer Hand::aim(SurfacePoint at) {
  cursor_.set_by_keys(false);
  if (held()) carried_.carry_to(at);
  else if (sliding_.active()) sliding_.hold_at(at);
  else if (stroke_.active() && at.surface == stroke().surface()) stroke_.draw_to(at.at);
  else return {};
  return {.kind = Kind::changed};
}

HandAnswer Hand::touch(SurfacePoint at) {
  if (!table_.may_play() || held()) return {};
  if (sliding_.active() && takes_another(at)) sliding_.forget();
  return begin_at(at);
}

/// One that may slide, where the one that slides cannot go.
bool Hand::takes_another(SurfacePoint at) const {
  const auto place = place_at(table_.grid(at.surface), at.at);
  if (!place) return false;
  const Stand stand{at.surface, *place};
  const auto ends = sliding_.ends();
  return stand != sliding_.start() && sliding_.may_begin(stand) && std::ranges::find(ends, stand) == ends.end();
}

HandAnswer Hand::begin_at(SurfacePoint at) {
  const auto place = place_at(table_.grid(at.surface), at.at);
  if (!place) return {};
  const Stand stand{at.surface, *place};
  cursor_.set(stand, false);
  if (!may_begin_stroke()) return {};
  if (const Token* token = table_.token_at(at.surface, *place)) {
    const auto lifted = lift_into_hand(*token, at, false);
    if (!lifted || *lifted) return {.kind = lifted ? Kind::changed : Kind::later};
  }
  if (sliding_.may_begin(stand)) sliding_.begin(stand, at);
  else if (!stroke_.begin(stand)) return {};
  preview_.clear();
  return {.kind = Kind::changed};
}

HandAnswer Hand::drop(SurfacePoint at, bool by_click) {
  if (held()) {
    aim(at);
    if (!ghost()) return drop_aside();
    if (ghost()->legal) return lay_ghost();
    const auto under = place_at(table_.grid(at.surface), at.at);
    const HandAnswer refused = refuse_ghost({at.surface, under.value_or(ghost()->places.front())});
    if (!by_click) let_go();
    return refused;
  }
  if (stroke_.active()) return take_step(stroke_.lift_pen(at));
  if (!sliding_.active()) return {};
  const auto place = place_at(table_.grid(at.surface), at.at);
  if (!place) return drop_aside();
  const Stand end{at.surface, *place};
  return end == sliding_.start() ? HandAnswer{.kind = Kind::changed} : take_step(sliding_.slide_to(end, false));
}

HandAnswer Hand::click(SurfacePoint at) {
  if (!table_.may_play()) return {};
  const auto place = place_at(table_.grid(at.surface), at.at);
  if (!place) return {};
  const Stand stand{at.surface, *place};
  cursor_.set(stand, false);
  if (sliding_.active()) return click_slide(stand);
  if (stroke_.active()) return take_step(stroke_.click(at));
  if (only_piece_ >= 0) {
    const auto lay = lay_over(table_, at);
    return lay ? say(*lay) : table_.refuse(tried_lay(table_, only_piece_, at));
  }
  const Gesture put{.kind = GestureKind::put, .surface = at.surface, .places = {*place}};
  if (table_.can_say(put)) return say(put);
  if (const HandAnswer begun = begin_at(at); begun.kind != Kind::nothing) return stroke().refused() ? take_step(stroke_.lift_pen()) : begun;
  if (table_.picks_first()) return {.kind = Kind::refused, .why = Text("table.pick_first"), .at = stand};
  return table_.wants(GestureKind::put, -1) ? table_.refuse(put) : HandAnswer{};
}

/// Puts it down where it was, slides it, or takes up another that may slide instead.
HandAnswer Hand::click_slide(Stand at) {
  if (at == sliding_.start()) return drop_aside();
  const auto ends = sliding_.ends();
  if (std::find(ends.begin(), ends.end(), at) != ends.end() || !sliding_.may_begin(at)) return take_step(sliding_.slide_to(at, true));
  sliding_.forget();
  return begin_at({at.surface, centre_of(table_.grid(at.surface), at.place)});
}

HandAnswer Hand::hover(std::optional<SurfacePoint> at) {
  constexpr float kPlaceReach = 0.5F;  // a place is meant when the hand is as near to its middle, in units
  std::optional<Stand> over;
  if (at)
    if (const auto place = place_at(table_.grid(at->surface), at->at))
      if (length(centre_of(table_.grid(at->surface), *place) - at->at) <= kPlaceReach) over = Stand{at->surface, *place};
  if (over && preview_.over() == over && only_piece_ < 0) return {};
  const auto before = preview();
  preview_.leave();
  preview_.clear();
  if (over) look_at(*over);
  if (over && only_piece_ >= 0 && !held()) preview_.show_piece(only_piece_, *at);
  return {.kind = same_preview(before, preview()) ? Kind::nothing : Kind::changed};
}

/// What is held hides what a click would do.
void Hand::look_at(Stand at) {
  if (!held()) return preview_.move_to(at, may_begin_stroke());
  preview_.note(at);
  preview_.clear();
}

// --- the keyboard

HandAnswer Hand::choose(int steps) { return choose_towards(steps, 0, 0); }

HandAnswer Hand::choose_towards(int steps, int right, int down) {
  if (!table_.may_play()) return {};
  if (sliding_.active()) return choose_slide_end(steps);
  const SurfacePoint at = held() ? held()->middle : cursor_.point();
  const int before = held() ? held()->item : -1;
  if (table_.lifted()) let_go();
  if (table_.holdable().empty()) return choose_playable(steps);
  if (is_open(table_, 0) && !table_.matcher().has_next([](const Gesture& g) { return g.kind == GestureKind::lay; })) return nothing_fits();
  if (!carried_.choose(before, at, steps, right, down)) return {};
  stroke_.forget_input();
  preview_.clear();
  return {.kind = Kind::changed};
}

/// Rules may know more of it than that.
HandAnswer Hand::nothing_fits() const {
  HandAnswer refused = table_.refuse({.kind = GestureKind::lay});
  if (refused.why == Text("table.not_here")) refused.why = Text("table.nothing_fits");
  return refused;
}

std::optional<int> Hand::item_labelled(const std::string& number) const {
  const auto bears = [&number](const TrayItem& item) {
    if (item.kind == TokenKind::tile || item.orientations.empty()) return false;  // figures in its corners are no number
    const auto& labels = item.orientations.front().labels;
    return !labels.empty() && labels.front() == number;
  };
  for (const int id : table_.holdable())
    if (bears(*table_.item(id))) return id;
  for (const Tray& tray : scene().trays)
    if (const auto found = std::ranges::find_if(tray.items, bears); found != tray.items.end()) return found->id;
  return std::nullopt;
}

HandAnswer Hand::choose_item(int id) {
  if (!table_.may_play()) return {};
  const SurfacePoint at = held() ? held()->middle : cursor_.point();
  if (table_.lifted()) let_go();
  const std::vector<int> ids = table_.holdable();
  const TrayItem* const what = table_.item(id);
  if (what && std::ranges::find(ids, id) == ids.end())
    return table_.refuse({.kind = kind_of_laying(what->kind), .item = id, .orientation = orientation(id)});
  if (!carried_.take_by_keys(id, at)) return {};
  stroke_.forget_input();
  sliding_.forget();
  preview_.clear();
  return {.kind = Kind::changed};
}

bool Hand::has_layers() const {
  if (held()) return table_.grid(held()->middle.surface).depth > 1;
  return cursor_shown() && table_.grid(cursor_surface()).depth > 1;
}

HandAnswer Hand::change_layer(int up) {
  if (held()) return {.kind = carried_.change_layer(up) ? Kind::changed : Kind::nothing};
  if (!cursor_shown()) return {};
  const Stand over{cursor_surface(), {cursor()->x, cursor()->y, cursor()->z + up}};
  if (!table_.live_grid(over.surface).contains(over.place)) return {};
  aim_cursor(over);
  look_at(over);
  return {.kind = Kind::changed};
}

HandAnswer Hand::choose_slide_end(int steps) {
  const std::vector<Stand> ends = sliding_.ends();
  if (ends.empty()) return {};
  const auto here = cursor() ? std::find(ends.begin(), ends.end(), Stand{cursor_surface(), *cursor()}) : ends.end();
  aim_cursor(ends[next_around(ends.size(), static_cast<std::size_t>(here - ends.begin()), steps)]);
  sliding_.hold_at(cursor_.point());
  return {.kind = Kind::changed};
}

std::vector<Stand> Hand::playable() const {
  std::vector<Stand> places;
  for (const Highlight& h : lights()) places.push_back({h.surface, h.place});
  if (!places.empty() || stroke_.active()) return places;
  table_.matcher().each_next([&places](const Gesture& g) {
    if (g.kind == GestureKind::put || g.kind == GestureKind::slide) places.push_back({g.surface, g.places.front()});
  });
  return places;
}

/// In the order in which one reads, and round again.
HandAnswer Hand::choose_playable(int steps) {
  std::vector<Stand> places = playable();
  if (!cursor_shown()) {
    if (stroke_.active()) return {};
    const HandAnswer shown = move_cursor(0, 0);
    if (shown.kind == Kind::nothing || places.empty() || may_stay(places)) return shown;
  }
  if (places.empty()) return {};
  const auto order = [this](const Stand& s) {
    const Vec2 at = centre_of(table_.grid(s.surface), s.place);
    return std::tuple(s.surface, at.y, at.x);
  };
  const auto earlier = [&order](const Stand& a, const Stand& b) { return order(a) < order(b); };
  std::sort(places.begin(), places.end(), earlier);
  const Stand here{cursor_surface(), *cursor()};
  const auto after = std::upper_bound(places.begin(), places.end(), here, earlier);
  const auto from = std::lower_bound(places.begin(), places.end(), here, earlier);
  const Stand& next =
      steps > 0 ? (after == places.end() ? places.front() : *after) : (from == places.begin() ? places.back() : *std::prev(from));
  aim_cursor(next);
  look_at(next);
  return {.kind = Kind::changed};
}

/// A cursor that has only just come stays where something can be played, and on a free place: an arrow may be meant next.
bool Hand::may_stay(const std::vector<Stand>& places) const {
  const bool slides = table_.wants(GestureKind::slide, -1), free = !table_.token_at(cursor_surface(), *cursor());
  return (free && !slides) || std::find(places.begin(), places.end(), Stand{cursor_surface(), *cursor()}) != places.end();
}

void Hand::follow(const Touch& touch) {
  const auto last = std::find_if(touch.rbegin(), touch.rend(), [](const Gesture& g) { return !g.places.empty(); });
  if (last == touch.rend()) return;
  const Stand end{last->end_surface < 0 ? last->surface : last->end_surface, last->places.back()};
  cursor_.set(end, cursor_.by_keys());
  if (cursor_.by_keys()) preview_.note(end);  // else no cursor is seen there: taken back, the move would leave its ghost alone
}

void Hand::aim_cursor(Stand at) {
  cursor_.set(at, true);
  aimed_ = true;
  cursor_rests_ = false;
}

HandAnswer Hand::move(int right, int down) {
  if (!table_.may_play()) return {};
  if (only_picks()) return choose(right + down);  // nothing goes on the board: things are gone through
  if (held() && table_.pick_goes_on(held()->item)) say({.kind = GestureKind::pick, .item = held()->item});
  if (held()) {
    carried_.step(right, down);
    return {.kind = Kind::changed};
  }
  if (stroke_.active()) {
    if (!stroke_.step(right, down)) return {};
    cursor_.set({stroke().surface(), stroke().tip()}, true);
    return {.kind = Kind::changed};
  }
  if (only_piece_ < 0) return move_cursor(right, down);
  return cursor_shown() ? choose_towards(1, right, down) : choose(1);
}

HandAnswer Hand::move_cursor(int right, int down) {
  const bool seen = cursor_shown() || sliding_.active();
  const auto next = cursor_.next(cursor_.point(), seen ? right : 0, seen ? down : 0);
  if (!next) return {};
  aim_cursor(*next);
  if (sliding_.active()) sliding_.hold_at(cursor_.point());
  look_at(*next);
  return {.kind = Kind::changed};
}

HandAnswer Hand::enter() {
  if (!table_.may_play()) return {};
  if (held()) {
    if (picks(held()->item)) return say({.kind = GestureKind::pick, .item = held()->item});
    if (ghost() && ghost()->legal) return lay_ghost();
    return ghost() ? refuse_ghost({ghost()->surface, ghost()->places.front()}) : HandAnswer{};
  }
  if (stroke_.active()) return take_step(stroke_.finish());
  if (const std::string button = only_button(); !button.empty()) {
    if (!aimed_ || !cursor_shown()) return press(button);
    return {.kind = Kind::refused, .why = Text("table.only_button")};  // it may cost points: Enter meant the cursor
  }
  if (only_piece_ >= 0) return choose(1);
  if (only_picks() || !cursor()) {
    HandAnswer finished = finish();
    return only_picks() && finished.kind == Kind::nothing ? choose(1) : finished;
  }
  const SurfacePoint at = cursor_.point();
  if (const Token* token = table_.token_at(cursor_surface(), *cursor())) {
    const auto lifted = lift_into_hand(*token, at, true);
    if (lifted.value_or(false)) carried_.step(0, 0);
    if (!lifted || *lifted) return {.kind = lifted ? Kind::changed : Kind::later};
  }
  HandAnswer clicked = click(at);
  cursor_.set_by_keys(true);
  if (clicked.kind != Kind::nothing) return clicked;
  const HandAnswer finished = finish();
  return finished.kind == Kind::nothing ? nothing_here() : finished;
}

/// Why Enter does nothing at the cursor, with empty hands.
HandAnswer Hand::nothing_here() const {
  const bool slides = table_.wants(GestureKind::slide, -1);
  if (!slides && !table_.wants(GestureKind::lay, -1)) return {};
  return {
      .kind = Kind::refused, .why = Text(slides ? "table.nothing_to_slide" : "table.empty_hand"), .at = Stand{cursor_surface(), *cursor()}};
}

}  // namespace tablier
