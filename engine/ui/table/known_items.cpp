#include "ui/table/known_items.hpp"

#include "ui/painter/table_layout.hpp"
#include "ui/table/view_parts.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace tablier {
namespace {

bool same_items(const Tray& a, const Tray& b) {
  return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                    [](const TrayItem& x, const TrayItem& y) { return x.id == y.id; });
}

/// Its things have no places of their own: they come and go.
bool flows(const Tray& tray) { return tray.kind == TrayKind::rack || is_bowl(tray); }

bool has_item(const Tray& tray, int id) { return std::ranges::count(tray.items, id, &TrayItem::id) > 0; }

/// What keeps the room of a thing that somebody took from where all take, and of one that is still to come. Things have no such ids.
int hole_of(int id) { return -2 - id; }
constexpr int kReserved = std::numeric_limits<int>::min();

/// Above the ids of things: what keeps the room of one that is not to be seen yet.
constexpr int kCovered = std::numeric_limits<int>::max();

void cover(Tray& tray) {
  tray.hidden += static_cast<int>(tray.items.size());
  tray.items.clear();
}

bool is_set(const Tray& tray) { return tray.kind == TrayKind::pieces; }

/// Where all take from; null where there is no such tray, or nobody has one to take to.
Tray* common_set(Scene& scene) {
  const auto owned = [](const Tray& tray) { return is_set(tray) && is_player(tray.owner); };
  const auto common = [](const Tray& tray) { return is_set(tray) && tray.owner == Seat::nobody; };
  const auto found = std::ranges::find_if(scene.trays, common);
  return found != scene.trays.end() && std::ranges::any_of(scene.trays, owned) ? &*found : nullptr;
}

/// Leaves its room empty where all take from: the others stay where they are.
void take_out(Tray& tray, int id, bool leaves_hole) {
  if (!leaves_hole) {
    std::erase_if(tray.items, [id](const TrayItem& one) { return one.id == id; });
    return;
  }
  for (TrayItem& one : tray.items)
    if (one.id == id) one.id = hole_of(id);
}

/// Into its own hole, else into room that was kept, else at the end.
void put_in(Tray& tray, const TrayItem& item) {
  auto room = std::ranges::find(tray.items, hole_of(item.id), &TrayItem::id);
  if (room == tray.items.end()) room = std::ranges::find(tray.items, kReserved, &TrayItem::id);
  if (room == tray.items.end()) tray.items.push_back(item);
  else *room = item;
}

/// True when it was not in that tray before: new, or in another, which it leaves.
bool put_into(Scene& known, std::size_t tray, const TrayItem& item) {
  if (has_item(known.trays[tray], item.id)) return false;
  const Tray* const common = common_set(known);
  for (Tray& other : known.trays) take_out(other, item.id, &other == common);
  put_in(known.trays[tray], item);
  return true;
}

/// The room that one thing has in the set of somebody who takes from the common one, where things lie as they are drawn: as wide as the
/// widest but one, for the widest may reach into the gaps, and as high as the highest.
TrayItem room_of_one(const Scene& scene, const Tray& common) {
  const Grid grid = scene.surfaces.empty() ? Grid{} : scene.surfaces.front().grid;
  std::vector<float> widths;
  float height = 1;
  for (const TrayItem& item : common.items) {
    const Vec2 size = first_extent(grid, item);
    widths.push_back(size.x);
    height = std::max(height, size.y);
  }
  std::ranges::sort(widths, std::greater{});
  constexpr float kHair = 0.01F;  // boxes are that much larger than what they hold, at most
  const auto far = [](float extent) { return static_cast<int>(std::ceil(extent - kHair)) - 1; };
  TrayItem room = common.items.front();
  room.orientations = {{.cells = {Place{}, Place{far(widths[std::min<std::size_t>(1, widths.size() - 1)]), far(height)}}}};
  room.id = kReserved;
  return room;
}

/// Who is to take things has room for them from the start, the same for each, so that nothing moves for them.
void reserve_shares(Scene& known) {
  const Tray* const common = common_set(known);
  if (!common || common->items.empty()) return;
  const auto takes = [](const Tray& tray) { return is_set(tray) && is_player(tray.owner); };
  const auto takers = static_cast<std::size_t>(std::ranges::count_if(known.trays, takes));
  const std::size_t share = (common->items.size() + takers - 1) / takers;
  const TrayItem room = room_of_one(known, *common);
  for (Tray& tray : known.trays) {
    if (!takes(tray)) continue;
    while (tray.items.size() > share && tray.items.back().id == kReserved) tray.items.pop_back();
    for (TrayItem& item : tray.items) item.orientations = room.orientations;
    tray.items.resize(std::max(tray.items.size(), share), room);
  }
}

/// Its hole rather than what has its room.
const TrayItem* item_of(const Scene& scene, int id) {
  for (const int wanted : {hole_of(id), id})
    for (const Tray& tray : scene.trays)
      if (const auto found = std::ranges::find(tray.items, wanted, &TrayItem::id); found != tray.items.end()) return &*found;
  return nullptr;
}

/// What lies on a board has room in the set of its owner.
void keep_room_of_laid(Scene& known, const Scene& seen, const Scene& before) {
  for (const Token& token : seen.tokens) {
    const TrayItem* const item = item_of(known, token.id) ? nullptr : item_of(before, token.id);
    const auto owns = [&token](const Tray& tray) { return is_set(tray) && tray.owner == token.owner; };
    const auto tray = std::ranges::find_if(known.trays, owns);
    if (!item || tray == known.trays.end()) continue;
    TrayItem laid = *item;
    laid.id = token.id;
    put_in(*tray, laid);
  }
}

/// What players hold has left a hole where all take from.
void leave_holes(Scene& known, const Scene& seen) {
  Tray* const common = common_set(known);
  for (const Tray& tray : seen.trays) {
    if (!common || !is_player(tray.owner)) continue;
    for (TrayItem item : tray.items) {
      item.id = hole_of(item.id);
      if (!has_item(*common, item.id)) common->items.push_back(std::move(item));
    }
  }
}

/// By their ids, holes among them, room that is kept last.
void put_in_order(Scene& known) {
  const auto place = [](const TrayItem& item) {
    return item.id == kReserved ? std::numeric_limits<int>::max() : item.id < 0 ? hole_of(item.id) : item.id;
  };
  for (Tray& tray : known.trays)
    if (is_set(tray)) std::ranges::stable_sort(tray.items, {}, place);
}

}  // namespace

bool is_bowl(const Tray& tray) { return tray.kind == TrayKind::stones || tray.kind == TrayKind::bowl; }

std::vector<int> bowls_of(const Scene& scene) {
  constexpr int kEmptyBowl = 10;
  std::vector<int> bowls(scene.trays.size(), 0);
  for (std::size_t i = 0; i < bowls.size(); ++i)
    if (is_bowl(scene.trays[i])) bowls[i] = scene.trays[i].items.empty() ? kEmptyBowl : static_cast<int>(scene.trays[i].items.size());
  return bowls;
}

bool add_items(Scene& known, const Scene& seen) {
  bool changed = known.trays.size() != seen.trays.size();
  known.trays.resize(seen.trays.size());
  for (std::size_t i = 0; i < seen.trays.size(); ++i) {
    known.trays[i].kind = seen.trays[i].kind;
    known.trays[i].owner = seen.trays[i].owner;
    if (flows(seen.trays[i])) {
      changed = changed || !same_items(known.trays[i], seen.trays[i]);
      known.trays[i].items = seen.trays[i].items;
      continue;
    }
    for (const TrayItem& item : seen.trays[i].items) changed = put_into(known, i, item) || changed;
  }
  reserve_shares(known);
  return changed;
}

void keep_rooms(Scene& known, const Scene& seen, const Scene& before) {
  keep_room_of_laid(known, seen, before);
  leave_holes(known, seen);
  reserve_shares(known);
  put_in_order(known);
}

Scene without_shares(Scene known) {
  if (common_set(known)) std::erase_if(known.trays, [](const Tray& tray) { return is_set(tray) && is_player(tray.owner); });
  return known;
}

bool has_holes(const Scene& known) {
  return std::ranges::any_of(
      known.trays, [](const Tray& tray) { return std::ranges::any_of(tray.items, [](const TrayItem& item) { return item.id < 0; }); });
}

void note_drawn(const Scene& known, const Scene& seen, std::vector<int>& drawn) {
  for (std::size_t i = 0; i < seen.trays.size() && i < known.trays.size(); ++i) {
    const Tray &before = known.trays[i], &now = seen.trays[i];
    if (now.kind != TrayKind::rack || before.items.empty() || same_items(before, now)) continue;
    const bool grew = std::ranges::all_of(before.items, [&](const TrayItem& item) { return has_item(now, item.id); });
    drawn.clear();
    if (!grew) continue;
    for (const TrayItem& item : now.items)
      if (!has_item(before, item.id) && std::ranges::count(known.tokens, item.id, &Token::id) == 0) drawn.push_back(item.id);
  }
}

Scene covered(Scene scene, Seat called) {
  const auto is_hand = [called](const Tray& tray) { return tray.kind == TrayKind::rack && tray.owner == called && tray.hidden > 0; };
  const auto hand = std::ranges::find_if(scene.trays, is_hand);
  if (hand == scene.trays.end()) return scene;
  for (Tray& other : scene.trays)
    if (other.kind == TrayKind::rack && is_player(other.owner) && other.owner != called && other.title == hand->title) cover(other);
  for (; hand->hidden > 0; --hand->hidden)
    hand->items.push_back({.id = kCovered - hand->hidden, .paint = {}, .orientations = {{.cells = {{0, 0}}}}});
  return scene;
}

int counted_in_hand(const Scene& scene, const Tray& hand) {
  const auto is_unseen = [&hand](const Tray& other) {
    return other.kind == TrayKind::rack && is_player(other.owner) && other.hidden > 0 && other.title == hand.title;
  };
  const bool counted = hand.kind == TrayKind::rack && is_player(hand.owner) && std::ranges::any_of(scene.trays, is_unseen);
  return hand.hidden + (counted ? static_cast<int>(hand.items.size()) : 0);
}

bool same_boards(const Scene& a, const Scene& b) {
  return std::equal(a.surfaces.begin(), a.surfaces.end(), b.surfaces.begin(), b.surfaces.end(), [](const Surface& x, const Surface& y) {
    return x.grid.lattice == y.grid.lattice && x.grid.width == y.grid.width && x.grid.height == y.grid.height &&
           x.grid.depth == y.grid.depth;
  });
}

bool look_alike(const std::vector<Surface>& a, const std::vector<Surface>& b) {
  const auto same_paint = [](const PlacePaint& x, const PlacePaint& y) { return x.place == y.place && x.paint == y.paint; };
  const auto same_mark = [](const Mark& x, const Mark& y) { return x.kind == y.kind && x.place == y.place && x.text == y.text; };
  return std::ranges::equal(a, b, [&](const Surface& x, const Surface& y) {
    return x.paint == y.paint && x.frame == y.frame && std::ranges::equal(x.paints, y.paints, same_paint) &&
           std::ranges::equal(x.marks, y.marks, same_mark);
  });
}

}  // namespace tablier
