#include "ui/painter/table_layout.hpp"

#include "ui/painter/tray_room.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// The frame around a board, in units of its places.
constexpr float kLayoutFrame = 0.24F;
/// Room at the edge for the names of columns and rows.
constexpr float kNames = 0.42F;
/// No tray is made narrower; one whose rows take less of its width than that share is.
constexpr float kMinTrayWidth = 216, kHalfEmpty = 0.5F;
/// A tray of which only words are shown.
constexpr float kLabelHeight = 34, kLabelWidth = 260, kBeforeTitle = 12;
/// Things in a bowl are no larger than this and, where that can be had, no smaller.
constexpr float kFairBowl = 16;
/// A bowl beside the board is so many things wide.
constexpr float kBowlWidth = 5.6F;
/// A tray's things are drawn smaller than the board's, but not much smaller than that share where that can be had.
constexpr float kFairTray = 0.42F;
/// Of the height that boards over a tray leave: that share goes over them, and that between the two.
constexpr float kSpareOver = 0.4F, kSpareBetween = 0.1F;
/// Trays that lie on a table without an edge: their words stand at their left, and they leave most of the height to the table, but have at
/// least so much of it.
constexpr float kRackShare = 0.25F, kMinRack = 110, kLargestRack = 96;
/// Things in racks are never smaller than this while they take no more than that share of the height: the table gives way, and racks that
/// would be smaller lie closer together.
constexpr float kLeastTile = 28, kFairTile = 54, kMostRacks = 0.6F;
/// A table without an edge shows at least so many places across and down, so that a few tiles are not giants.
constexpr float kMinAcross = 5, kMinDown = 4;
/// And room for what comes next around them: half of it at each side.
constexpr float kAround = 1.4F;

/// How good a plan is: the board's size, less where the tray's things would be hard to see and to take.
float merit(float board, float tray) {
  const float share = tray / board;
  return share < kFairTray ? board * std::pow(share / kFairTray, 0.6F) : board * (1 + 0.3F * (share - kFairTray));
}

/// From the board's places to its rim, in units.
struct Edges {
  float side = kLayoutFrame, top = kLayoutFrame, bottom = kLayoutFrame;
};

/// Names of columns and rows have room there, names of layers over them. A named board with more places around it has room in these.
Edges edges_of(const Surface& surface) {
  const bool inside = surface.grid.first_column > 0 && surface.grid.first_row > 0;
  Edges edges;
  if (surface.grid.depth > 1) edges.top += kNames;
  if (surface.coordinates && !inside) edges = {kLayoutFrame + kNames, kLayoutFrame + kNames, kLayoutFrame + kNames};
  return edges;
}

/// A board's size with its frame, in units.
Vec2 framed(const Surface& surface) {
  const Edges edges = edges_of(surface);
  return extent_of(surface.grid) + Vec2{2 * edges.side, edges.top + edges.bottom};
}

/// Lays out one scene; a plan is tried for many sizes, then carried out.
class Planner : private TrayRoom {
 public:
  Planner(const Scene& scene, const TableSpace& space) : TrayRoom(scene, space) {}

  TableLayout run() {
    Rect room = space_.area.inset(px(space_.margin));
    labels_ = {room.x, room.y, room.w, px(kLabelHeight)};
    if (bounded() && has_labels()) {
      labels_.y = room.bottom() - labels_.h;
      room.h -= labels_.h + px(kBetweenTrays);
    }
    if (!bounded()) {
      crowded_ = tray_unit(rack_room(room), px(kLargestRack)) < px(kLeastTile);
      return place_all(plan_boundless(room), {});
    }
    if (keeps_split()) return carry_out(space_.split);
    const Plan below = best(room, false), beside = best(room, true);
    return carry_out(split_of(beside.merit > below.merit * 1.04F ? beside : below, room));
  }

 private:
  struct Plan {
    float board = 0;  // a place's side, in pixels; 0: it cannot be done
    float tray = 0;
    float merit = -1;
    Rect boards, trays;
  };

  /// All boards side by side, in units.
  Vec2 boards_extent() const {
    Vec2 size{-1, 0};
    for (const Surface& s : scene_.surfaces) {
      const Vec2 one = framed(s);
      size = {size.x + 1 + one.x, std::max(size.y, one.y)};
    }
    return size;
  }

  /// The best of all sizes of the board.
  Plan best(Rect room, bool beside) const {
    const Vec2 extent = boards_extent();
    const float max = std::min(room.w / extent.x, room.h / extent.y);
    constexpr int kSteps = 80;
    Plan found;
    for (int i = kSteps; i > 0; --i) {
      const float unit = std::floor(max * static_cast<float>(i) / kSteps);
      Plan plan = split(room, extent * unit, beside);
      plan.board = std::max(unit, 2.0F);
      plan.tray = has_trays() ? tray_unit(plan.trays, largest_tray(unit)) : unit;
      plan.merit = merit_of(plan);
      if (plan.merit > found.merit) found = plan;
    }
    return found;
  }

  float merit_of(const Plan& plan) const {
    if (only_bowls()) return plan.board * std::min(1.0F, plan.tray / px(kFairBowl));
    if (only_paper()) return plan.board * std::min(1.0F, plan.tray / px(kFairPaper));
    return merit(plan.board, plan.tray);
  }

  Plan split(Rect room, Vec2 boards, bool beside) const {
    Plan plan;
    if (!has_trays()) {
      plan.boards = room;
    } else if (beside) {
      plan.boards = {room.x, room.y, boards.x, room.h};
      const float left = room.x + boards.x + px(kBetweenTrays);
      plan.trays = {left, room.y, std::max(0.0F, room.right() - left), room.h};
    } else {
      plan.boards = {room.x, room.y, room.w, boards.y};
      const float top = room.y + boards.y + px(kBetweenTrays);
      plan.trays = {room.x, top, room.w, std::max(0.0F, room.bottom() - top)};
    }
    return plan;
  }

  /// Where trays may lie on a board without an edge: much of it, where many of them would else be too small to read.
  Rect rack_room(Rect room) const {
    return {room.x, 0, room.w, crowded_ ? room.h * kMostRacks : std::max(room.h * kRackShare, px(kMinRack))};
  }

  /// A board without an edge fills the area; its trays lie on it, at the foot.
  Plan plan_boundless(Rect room) const {
    Plan plan = plan_boundless(room, crowded_ ? kFairTile : kLargestRack);
    // Many hands at once are no larger than what lies on the table, as long as they can be read.
    for (float tile = kFairTile; crowded_ && tile > kLeastTile && plan.board < plan.tray; tile -= 2) plan = plan_boundless(room, tile);
    return plan;
  }

  Plan plan_boundless(Rect room, float largest) const {
    Plan plan;
    const float max = std::min(room.w, room.h);
    Rect box;
    for (const Token& t : scene_.tokens) box = united(box, box_of(scene_.surfaces[static_cast<std::size_t>(t.surface)].grid, t.places));
    plan.tray = tray_unit(rack_room(room), px(largest));
    const float trays = has_trays() ? trays_height(room.w, plan.tray) : 0;
    plan.trays = {room.x, room.bottom() - trays, room.w, trays};
    plan.boards = {room.x, room.y, room.w, room.h - trays};
    const Vec2 seen{std::max(box.w, kMinAcross) + kAround, std::max(box.h, kMinDown) + kAround};
    plan.board = std::clamp(std::min(plan.boards.w / seen.x, plan.boards.h / seen.y), 8.0F, std::min(px(120), max / 3));
    return plan;
  }

  bool keeps_split() const {
    const TableSplit& kept = space_.split;
    return kept.board > 0 && kept.labels == has_labels() && (kept.trays.h > 0) == has_trays();
  }

  TableSplit split_of(Plan plan, Rect room) const {
    TableSplit split;
    split.board = plan.board;
    split.labels = has_labels();
    if (has_trays()) {
      if (only_bowls()) narrow(plan, std::max(px(216), plan.tray * kBowlWidth + 2 * padding()));
      else if (only_paper() || half_empty(plan)) narrow(plan, rows_width(plan));
      plan.tray = tray_unit(plan.trays, plan.tray);  // words take two lines in what has become narrow
      centre_below(plan, room);
    }
    split.boards = plan.boards;
    split.trays = has_trays() ? plan.trays : Rect{};
    return split;
  }

  TableLayout carry_out(const TableSplit& split) const {
    Plan plan;
    plan.board = split.board;
    plan.boards = split.boards;
    plan.trays = split.trays;
    const float largest = largest_tray(plan.board);
    plan.tray = has_trays() ? tray_unit(plan.trays, space_.tray > 0 ? std::min(space_.tray, largest) : largest) : plan.board;
    if (has_trays()) centre_trays(plan);
    return place_all(plan, split);
  }

  TableLayout place_all(const Plan& plan, const TableSplit& split) const {
    TableLayout layout;
    layout.split = split;
    place_boards(plan, layout);
    place_trays(plan, layout);
    return layout;
  }

  /// Bowls, papers and trays with little in them are no wider than they need be; beside a board, which comes nearer to the middle then.
  void narrow(Plan& plan, float needed) const {
    const float width = std::min(plan.trays.w, needed), spare = (plan.trays.w - width) / 2;
    if (plan.trays.x > plan.boards.x) plan.boards.x += spare;
    else if (!only_paper()) return;
    plan.trays.x += spare;
    plan.trays.w = width;
  }

  /// Players' trays beside the board with a few things in the middle of much room. One that all take from has more to say.
  bool half_empty(const Plan& plan) const {
    const bool owned = std::ranges::all_of(scene_.trays, [](const Tray& t) { return is_player(t.owner); });
    return owned && plan.trays.x > plan.boards.x && rows_width(plan) < plan.trays.w * kHalfEmpty;
  }

  /// What the rows take that trays of all the room would have.
  float rows_width(const Plan& plan) const {
    float needed = px(kMinTrayWidth);
    for (const TrayNeed& need : needs_)
      for (const SlotRow& row : rows_of(need, (plan.trays.w - 2 * padding()) / plan.tray))
        needed = std::max(needed, std::ceil(row.width * plan.tray) + 1 + 2 * padding());
    return needed;
  }

  /// What is left over goes around everything, not into the tray: boards over one come nearer to the middle.
  void centre_below(Plan& plan, Rect room) const {
    if (plan.trays.y <= plan.boards.y) return;
    plan.boards.y += (plan.trays.h - trays_height(plan.trays.w, plan.tray)) * kSpareOver;
    plan.trays.y = plan.boards.bottom() + px(kBetweenTrays);
    plan.trays.h = std::max(0.0F, room.bottom() - plan.trays.y);
  }

  void centre_trays(Plan& plan) const {
    const bool below = plan.trays.y > plan.boards.y;
    const float needed = trays_height(plan.trays.w, plan.tray), spare = plan.trays.h - needed;
    plan.trays.y += spare * (below ? kSpareBetween / (1 - kSpareOver) : 0.5F);
    plan.trays.h = needed;
  }

  void place_boards(const Plan& plan, TableLayout& layout) const {
    const Vec2 all = bounded() ? boards_extent() * plan.board : Vec2{};
    float x = plan.boards.x + (plan.boards.w - all.x) / 2;
    for (const Surface& s : scene_.surfaces) {
      SurfaceFrame frame{s.grid, {}, {}, plan.board, space_.scale};
      if (s.grid.bounded()) {
        const Vec2 size = framed(s) * plan.board;
        frame.box = {std::round(x), std::round(plan.boards.y + (plan.boards.h - size.y) / 2), size.x, size.y};
        const Edges edges = edges_of(s);
        frame.origin = {std::round(frame.box.x + edges.side * plan.board), std::round(frame.box.y + edges.top * plan.board)};
        x += size.x + plan.board;
      } else {
        frame.box = space_.area;
        frame.origin = plan.boards.centre() - middle_of_tokens(s) * plan.board;
      }
      layout.surfaces.push_back(frame);
    }
  }

  Vec2 middle_of_tokens(const Surface& surface) const {
    Rect box;
    for (const Token& t : scene_.tokens)
      if (&scene_.surfaces[static_cast<std::size_t>(t.surface)] == &surface) box = united(box, box_of(surface.grid, t.places));
    return box.centre();
  }

  void place_trays(const Plan& plan, TableLayout& layout) const {
    float y = plan.trays.y, x = labels_.x;
    const float width = column_width(plan.trays.w);
    int column = 0;
    for (std::size_t i = 0; i < scene_.trays.size(); ++i) {
      TrayFrame frame;
      frame.unit = plan.tray;
      frame.only_label = needs_[i].only_label();
      frame.paper = needs_[i].paper;
      frame.on_card = cards_[i].has_value();
      if (frame.on_card) {
        frame.box = *cards_[i];
        for (const TrayItem& item : scene_.trays[i].items) frame.slots.push_back({item.id, frame.box});
      } else if (frame.only_label) {
        frame.box = {x, labels_.y, label_width(), labels_.h};
        frame.title = frame.box;
        x += frame.box.w + px(kBetweenTrays) / 2;
      } else {
        frame.box = {plan.trays.x + static_cast<float>(column) * (width + between()), y, width, row_height(i, width, plan.tray)};
        place_slots(plan.tray, i, frame);
        column = (column + 1) % columns();
        if (column == 0) y = frame.box.bottom() + between();
      }
      layout.trays.push_back(frame);
    }
  }

  /// All labels have room beside each other.
  float label_width() const {
    const auto count = static_cast<float>(labels());
    if (count < 2) return labels_.w;
    return std::min(px(kLabelWidth), (labels_.w + px(kBetweenTrays) / 2) / count - px(kBetweenTrays) / 2);
  }

  /// Below the things of a tray, at their left, or over each of several hands.
  void place_title(TrayFrame& frame) const {
    const Rect& box = frame.box;
    const float before = std::max(padding(), px(kBeforeTitle));
    if (titled_over()) frame.title = {box.x + before, box.y + padding() / 2, box.w - 2 * before, label_line()};
    else if (aside() > 0)
      frame.title = {box.x + before, box.centre().y - px(kTrayLabel) * 0.25F, aside() + padding() - before, px(kTrayLabel)};
    else frame.title = {box.x + padding(), box.bottom() - padding() * 0.7F - label_line() * 0.7F, box.w - 2 * padding(), label_line()};
    frame.below_slots = aside() == 0 && !titled_over();
  }

  void place_slots(float unit, std::size_t tray, TrayFrame& frame) const {
    const TrayNeed& need = needs_[tray];
    const bool over = titled_over();
    const float left = frame.box.x + aside(), width = frame.box.w - aside();
    const auto rows = rows_of(need, (width - 2 * padding()) / std::max(1.0F, unit));
    place_title(frame);
    std::vector<Rect> places;
    float y = frame.box.y + padding() + (over ? label_line() : 0);
    for (const SlotRow& row : rows) {
      // Things of a bowl and of a hand beside others begin at the left; of anything else the rows are centred.
      float x = need.bowl || (over && columns() > 1) ? left + padding() : left + (width - row.width * unit) / 2;
      for (std::size_t i = row.first; i < row.first + row.count; ++i) {
        const float side = need.extents[i] * unit;
        places.push_back({x, y, side, (row.height - need.caption) * unit});
        x += side + need.gap * unit;
      }
      y += (row.height + need.gap) * unit;
    }
    const auto& items = scene_.trays[tray].items;
    if (need.bowl) places = spread(places, items.size());
    for (std::size_t i = 0; i < items.size(); ++i) frame.slots.push_back({items[i].id, places[i]});
  }

  Rect labels_;  ///< where trays of which only words are shown stand
};

}  // namespace

Rect SurfaceFrame::place_box(Place p) const {
  const Place one[] = {p};
  const Rect box = box_of(grid, one);
  const Vec2 corner = pixel(box.corner());
  return {corner.x, corner.y, box.w * unit, box.h * unit};
}

const ItemSlot* TableLayout::slot(int item, const TrayFrame** tray) const {
  for (const TrayFrame& frame : trays)
    for (const ItemSlot& slot : frame.slots)
      if (slot.item == item) {
        if (tray) *tray = &frame;
        return &slot;
      }
  return nullptr;
}

bool TableLayout::on_tray(Vec2 at) const {
  return std::any_of(trays.begin(), trays.end(), [at](const TrayFrame& t) { return t.box.contains(at); });
}

TableLayout lay_out(const Scene& scene, const TableSpace& space) {
  if (scene.surfaces.empty()) return {};
  return Planner(scene, space).run();
}

}  // namespace tablier
