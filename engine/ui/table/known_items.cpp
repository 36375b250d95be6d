#include "ui/table/known_items.hpp"

#include "ui/table/view_parts.hpp"

#include <algorithm>

namespace tablier {
namespace {

bool same_items(const Tray& a, const Tray& b) {
  return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                    [](const TrayItem& x, const TrayItem& y) { return x.id == y.id; });
}

/// Its things have no places of their own: they come and go.
bool flows(const Tray& tray) { return tray.kind == TrayKind::rack || is_bowl(tray); }

bool has_item(const Tray& tray, int id) { return std::ranges::count(tray.items, id, &TrayItem::id) > 0; }

/// True when it was not in that tray before: new, or in another, which it leaves.
bool put_into(Scene& known, std::size_t tray, const TrayItem& item) {
  if (has_item(known.trays[tray], item.id)) return false;
  for (Tray& other : known.trays) std::erase_if(other.items, [&](const TrayItem& one) { return one.id == item.id; });
  known.trays[tray].items.push_back(item);
  return true;
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
  return changed;
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
