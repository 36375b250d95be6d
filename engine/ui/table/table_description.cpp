#include "ui/table/table_description.hpp"

#include "ui/core/probe.hpp"
#include "ui/painter/table_painter.hpp"

namespace tablier {
namespace {

Value to_value(Vec2 at) { return Value::list_of(std::vector<double>{at.x, at.y}); }

Value boards_of(const TableLayout& layout) {
  Value boards = Value::list();
  for (const SurfaceFrame& f : layout.surfaces)
    boards.push(Value::map({{"box", tablier::to_value(f.box)}, {"origin", to_value(f.origin)}, {"unit", static_cast<double>(f.unit)}}));
  return boards;
}

Value cells_of(const TokenArt& art) {
  Value cells = Value::list();
  for (const Place p : art.places) cells.push(to_value(art.pixel(centre_of(art.grid, p))));
  return cells;
}

Value items_of(const Hand& hand, const TableLayout& layout) {
  Value items = Value::list();
  for (const Tray& tray : hand.scene().trays)
    for (const TrayItem& item : tray.items) {
      const TrayFrame* frame = nullptr;
      const ItemSlot* slot = layout.slot(item.id, &frame);
      if (!slot || item.orientations.empty()) continue;
      const int orientation = hand.orientation(item.id);
      const TokenArt art = item_art(hand.scene(), *frame, *slot, item, orientation, {});
      items.push(Value::map({{"id", item.id}, {"orientation", orientation}, {"cells", cells_of(art)}}));
    }
  return items;
}

Value held_of(const Hand& hand) {
  if (!hand.held()) return {};
  return Value::map({{"id", hand.held()->item}, {"orientation", hand.held()->orientation}});
}

Value ghost_of(const Hand& hand) {
  const auto& ghost = hand.ghost();
  if (!ghost) return {};
  const Grid& grid = hand.scene().surfaces[static_cast<std::size_t>(ghost->surface)].grid;
  Value places = Value::list();
  for (const Place p : ghost->places) places.push(grid.contains(p) ? Value(grid.name(p)) : Value());
  return Value::map({{"legal", ghost->legal}, {"surface", ghost->surface}, {"places", places}});
}

Value cursor_of(const Hand& hand) {
  if (!hand.cursor_shown()) return {};
  return hand.scene().surfaces[static_cast<std::size_t>(hand.cursor_surface())].grid.name(*hand.cursor());
}

Value stroke_of(const Hand& hand) {
  const StrokeInput& stroke = hand.stroke();
  if (!stroke.active()) return {};
  const Grid& grid = hand.scene().surfaces[static_cast<std::size_t>(stroke.surface())].grid;
  Value points = Value::list();
  for (const Place p : stroke.way()) points.push(grid.name(p));
  return Value::map({{"points", points}, {"refused", stroke.refused()}});
}

Value preview_of(const Hand& hand) {
  const auto& preview = hand.preview();
  if (!preview) return {};
  const Grid& grid = hand.scene().surfaces[static_cast<std::size_t>(preview->surface)].grid;
  return Value::map({{"place", grid.name(preview->place)}, {"legal", preview->legal}});
}

Value sliding_of(const Hand& hand) {
  if (!hand.sliding_from()) return {};
  return hand.scene().surfaces[static_cast<std::size_t>(hand.slide_surface())].grid.name(*hand.sliding_from());
}

Value boxes_of(std::span<const Rect> rects) {
  Value boxes = Value::list();
  for (const Rect& box : rects) boxes.push(tablier::to_value(box));
  return boxes;
}

Value bubbles_of(const TableView& view) {
  Value bubbles = Value::list();
  for (const Bubble& b : view.bubbles()) bubbles.push(Value::map({{"box", tablier::to_value(b.box)}, {"about", boxes_of(b.about)}}));
  return bubbles;
}

Value tallies_of(const TableView& view) {
  Value tallies = Value::list();
  for (const auto& t : view.tallies()) tallies.push(Value::map({{"box", tablier::to_value(t.box)}, {"tray", tablier::to_value(t.tray)}}));
  return tallies;
}

}  // namespace

Value describe_table(const Play& play, const Hand& hand, const TableView& view) {
  const TableLayout& layout = view.layout();
  const Analyst& analyst = play.review().analyst();
  return Value::map(
      {{"screen", "table"},
       {"boards", boards_of(layout)},
       {"items", items_of(hand, layout)},
       {"bubbles", bubbles_of(view)},
       {"read", boxes_of(view.read())},
       {"tallies", tallies_of(view)},
       {"named_places", view.named_places()},
       {"held", held_of(hand)},
       {"ghost", ghost_of(hand)},
       {"cursor", cursor_of(hand)},
       {"preview", preview_of(hand)},
       {"stroke", stroke_of(hand)},
       {"sliding", sliding_of(hand)},
       {"advised", !play.navigation().suggested().empty()},
       {"lights", static_cast<std::int64_t>(hand.lights().size())},
       {"moves", Value::list_of(play.match().notations())},
       {"looked_at", play.navigation().looked_at() ? Value(static_cast<std::int64_t>(*play.navigation().looked_at())) : Value()},
       {"analysed_round", static_cast<std::int64_t>(analyst.round())},
       {"looked_at_round", static_cast<std::int64_t>(play.navigation().round())},
       {"line", play.navigation().line() ? Value(*play.navigation().line()) : Value()},
       {"leafed", play.help().leafed() ? Value(static_cast<std::int64_t>(play.help().leafed()->counted())) : Value()},
       {"bot", Value::map({{"thinks", play.bot_thinks()}, {"long", play.bot_thinks_long()}})},
       {"helping", play.help().coach().busy()},
       {"analysis", Value::map({{"positions", static_cast<std::int64_t>(analyst.ply_values().size())}, {"busy", analyst.busy()}})},
       {"over", play.match().over()},
       {"challenge", play.match().challenge()},
       {"seconds", play.match().seconds()},
       {"curtain", play.seating().curtain()}});
}

}  // namespace tablier
