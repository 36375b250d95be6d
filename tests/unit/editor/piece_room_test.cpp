#include "editor/series/view/piece_room.hpp"

#include "catch.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace {

constexpr float kLine = 15;
/// Squares beside and above each other of the longest piece and of the highest.
constexpr float kLongest = 5, kHighest = 3;

SlotMeasure slot(float width, float height, float scale = 1) { return {{0, 0, width * scale, height * scale}, scale, kLine * scale}; }

Rect drawn(const PieceRoom& room, float columns, float rows) {
  const float w = columns * room.side, h = rows * room.side;
  return {room.centre.x - w / 2, room.centre.y - h / 2, w, h};
}

/// What the worth takes, which stands in the corner at the foot.
Rect worth(const SlotMeasure& slot, float label) {
  return {slot.box.right() - label - 6 * slot.scale, slot.box.bottom() - 0.8F * slot.line, label, 0.8F * slot.line};
}

bool overlap(Rect a, Rect b) { return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom(); }

}  // namespace

TEST_CASE("A piece of one row is as large as the others in slots of one size, and long counts make none larger") {
  for (const float scale : {1.0F, 2.0F})
    for (float width = 44; width <= 130; width += 3)
      for (float height = 30; height <= 70; height += 2) {
        const SlotMeasure measure = slot(width, height, scale);
        const float usual = room_in_penta_slot(measure, 0, false).side;
        INFO(width << "x" << height << " at " << scale);
        CHECK(room_in_penta_slot(measure, 0, true).side <= usual);
        CHECK(room_in_penta_slot(measure, 40 * scale, true).side <= usual);
        CHECK(room_in_penta_slot(measure, 40 * scale, false).side <= usual);
      }
  // A grid of twelve rows at 1280×800.
  CHECK(room_in_penta_slot(slot(80, 42), 8, true).side == room_in_penta_slot(slot(80, 42), 8, false).side);
}

TEST_CASE("Beside a long count a piece can be made out, and lies over none of it") {
  for (const float scale : {1.0F, 2.0F})
    for (const float label : {8.0F, 24.0F, 40.0F}) {
      const SlotMeasure measure = slot(80, 42, scale);
      INFO(label << " at " << scale);
      const PieceRoom piece = room_in_penta_slot(measure, label * scale, false), flat = room_in_penta_slot(measure, label * scale, true);
      CHECK(piece.side >= 6 * scale);
      CHECK_FALSE(overlap(drawn(piece, kLongest, kHighest), worth(measure, label * scale)));
      CHECK_FALSE(overlap(drawn(flat, kLongest, 1), worth(measure, label * scale)));
    }
}

TEST_CASE("Pieces that begin a row are of one size, wherever their penta's worth stands") {
  for (const float height : {20.0F, 26.0F, 42.0F, 60.0F}) {
    const SlotMeasure measure = slot(48, height);
    INFO(height);
    const PieceRoom first = room_in_start_slot(measure, 0, 30), last = room_in_start_slot(measure, 30, 30);
    CHECK(first.side == last.side);
    CHECK(last.centre.x <= first.centre.x);
  }
}
