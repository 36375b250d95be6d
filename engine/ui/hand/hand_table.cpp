#include "ui/hand/hand_table.hpp"

#include "ui/hand/placing.hpp"

#include <algorithm>

namespace tablier {

HandTable::Position::Position(std::unique_ptr<const ObservedPosition> asked) : position(std::move(asked)) {
  PlayableScene seen = position->table();
  scene = std::move(seen.scene);
  matcher = GestureMatcher(std::move(seen.moves));
}

void HandTable::deal(std::unique_ptr<const ObservedPosition> position, Seat viewer, bool may_play) {
  put_back();
  viewer_ = viewer;
  dealt_ = Position(std::move(position));
  may_play_ = may_play && !dealt_.scene.surfaces.empty();
  if (!may_play) dealt_.matcher = GestureMatcher();
}

void HandTable::put_back() {
  lifted_.reset();
  lift_.reset();
  dealt_.matcher.forget();
}

Grid HandTable::live_grid(int surface) const {
  const Surface& board = scene().surfaces[static_cast<std::size_t>(surface)];
  Grid grid = board.grid;
  for (const Mark& mark : board.marks)
    if (mark.kind == MarkKind::divider && grid.mask.empty()) grid.width = std::min(grid.width, int{mark.place.x});
  return grid;
}

const TrayItem* HandTable::item(int id) const { return find_item(scene(), id); }

const Token* HandTable::token_at(int surface, Place place) const {
  const auto& tokens = scene().tokens;
  const auto at = std::find_if(tokens.rbegin(), tokens.rend(), [&](const Token& t) {  // the last one drawn is the one that is seen
    return t.surface == surface && std::find(t.places.begin(), t.places.end(), place) != t.places.end();
  });
  return at == tokens.rend() ? nullptr : &*at;
}

std::vector<int> HandTable::holdable() const {
  std::vector<int> ids;
  for (const Tray& tray : scene().trays) {
    if (is_player(tray.owner) && is_player(viewer_) && tray.owner != viewer_) continue;
    for (const TrayItem& item : tray.items)
      if (!item.orientations.empty() && !item.barred && may_take(item) && !waits_for_picks(item.id)) ids.push_back(item.id);
  }
  return ids;
}

bool HandTable::wants(GestureKind kind, int id) const {
  return matcher().has_next([&](const Gesture& g) { return g.kind == kind && (id < 0 || g.item == id); });
}

bool HandTable::can_say(const Gesture& gesture) const {
  return matcher().has_next([&](const Gesture& g) { return g == gesture; });
}

bool HandTable::may_take(const TrayItem& item) const {
  const Tray* tray = tray_of(scene(), item.id);
  switch (tray ? tray->kind : TrayKind::bowl) {
    case TrayKind::pieces:
    case TrayKind::rack: return true;
    case TrayKind::stones: return wants(GestureKind::pick, item.id) || wants(GestureKind::lay, item.id);
    case TrayKind::palette: return !item.barred && wants(GestureKind::trace, item.id);
    case TrayKind::bowl: break;
  }
  return false;
}

bool HandTable::waits_for_picks(int id) const {
  return wants(GestureKind::pick, -1) && !wants(GestureKind::pick, id) && !wants(GestureKind::lay, -1) && !wants(GestureKind::trace, -1);
}

int HandTable::named_for(int id) const {
  const TrayItem* const meant = item(id);
  const Tray* const tray = tray_of(scene(), id);
  if (!meant || tray->kind != TrayKind::stones || may_take(*meant)) return id;
  for (const TrayItem& other : tray->items)
    if (other.paint == meant->paint && wants(GestureKind::pick, other.id)) return other.id;
  return id;
}

bool HandTable::pick_goes_on(int id) {
  if (!matcher().say({.kind = GestureKind::pick, .item = id})) return false;
  const bool open = matcher().open();
  matcher().take_back();
  return open;
}

bool HandTable::fits_nowhere(int id) const {
  const Tray* tray = tray_of(scene(), id);
  return may_play_ && tray && tray->kind == TrayKind::rack && tray->owner == viewer_ && !wants(GestureKind::lay, id) &&
         !wants(GestureKind::pick, id);
}

std::vector<std::string> HandTable::buttons() const {
  std::vector<std::string> names;
  matcher().each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::press && std::find(names.begin(), names.end(), g.button) == names.end()) names.push_back(g.button);
  });
  return names;
}

std::string HandTable::only_button() const {
  const std::vector<std::string> names = buttons();
  const bool only = names.size() == 1 && !matcher().has_next([](const Gesture& g) { return g.kind != GestureKind::press; });
  return only ? names.front() : std::string();
}

bool HandTable::only_picks() const {
  bool only = matcher().first() != nullptr;
  matcher().each([&only](const Gesture& g) { only = only && g.kind == GestureKind::pick; });
  return only;
}

bool HandTable::picks_first() const {
  return wants(GestureKind::pick, -1) &&
         !matcher().has_next([](const Gesture& g) { return g.kind != GestureKind::pick && g.kind != GestureKind::press; });
}

HandAnswer HandTable::refuse(const Gesture& gesture) const {
  Touch tried = begun();
  tried.push_back(gesture);
  HandAnswer refused{.kind = HandAnswer::Kind::refused, .why = now().position->why_refused(tried), .item = gesture.item};
  const int surface = gesture.end_surface < 0 ? gesture.surface : gesture.end_surface;
  if (const auto at = std::find_if(gesture.places.rbegin(), gesture.places.rend(), [&](Place p) { return grid(surface).contains(p); });
      at != gesture.places.rend())
    refused.at = Stand{surface, *at};
  return refused;
}

std::optional<Token> HandTable::token_after(const OfferedMove& move, int surface, Place place) const {
  auto scene = scene_after(move);
  if (!scene) return std::nullopt;
  const auto stands = [&](const Token& t) { return t.surface == surface && t.places == std::vector{place}; };
  const auto found = std::find_if(scene->tokens.begin(), scene->tokens.end(), stands);
  if (found == scene->tokens.end()) return std::nullopt;
  found->last = found->danger = found->winning = false;
  return std::move(*found);
}

std::optional<OfferedMove> HandTable::lift_move(const Token& token) {
  if (lifted_ || !dealt_.matcher.say({.kind = GestureKind::lift, .item = token.id})) return std::nullopt;
  std::vector<OfferedMove> moves = dealt_.matcher.complete();
  dealt_.matcher.take_back();
  if (moves.size() != 1) return std::nullopt;
  return std::move(moves.front());
}

HandTable::Lift HandTable::lift(const Token& token) {
  const auto move = lift_move(token);
  if (!move) return {};
  auto after = dealt_.position->after(move->notation);
  if (!after) return {Lift::Kind::later};
  auto table = std::make_unique<Position>(std::move(after));
  const TrayItem* in_tray = find_item(table->scene, token.id);
  const auto lies = in_tray ? orientation_of(*in_tray, token.places) : std::nullopt;
  if (!lies) return {};
  lifted_from_ = token.places;
  lift_ = *move;
  lifted_ = std::move(table);
  return {Lift::Kind::done, *lies};
}

}  // namespace tablier
