#include "editor/series/view/piece_room.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kMinSquare = 3, kReadableSquare = 6, kMaxSquare = 11, kSlotPad = 6, kBesideLock = 10, kBesideCount = 26, kLowSlot = 14;
/// Squares, with a little around them: of the longest piece, of the highest as pieces lie, and of one row.
constexpr float kMaxShownColumns = 5.2F, kMaxShownRows = 3.2F, kFlatRows = 1.4F;

float side_in(const SlotMeasure& slot, Rect room, float rows) {
  const float fits = std::floor(std::min(room.h / rows, room.w / kMaxShownColumns));
  return std::clamp(fits, std::floor(kMinSquare * slot.scale), std::floor(kMaxSquare * slot.scale));
}

float beside_of(const SlotMeasure& slot, float label) { return std::max(kBesideCount * slot.scale, label + (kSlotPad + 2) * slot.scale); }

bool lies_above(const SlotMeasure& slot, float label) {
  return slot.box.w - kBesideLock * slot.scale - beside_of(slot, label) < kReadableSquare * slot.scale * kMaxShownColumns;
}

Rect room_of(const SlotMeasure& slot, float label, bool above) {
  const float left = kBesideLock * slot.scale, right = above ? left : beside_of(slot, label);
  const Rect& box = slot.box;
  return {box.x + left, box.y + 3 * slot.scale, box.w - left - right, box.h - slot.line * (above ? 0.8F : 0.25F) - 6 * slot.scale};
}

}  // namespace

PieceRoom room_in_penta_slot(const SlotMeasure& slot, float label, bool flat) {
  const Rect room = room_of(slot, label, flat || lies_above(slot, label));
  const float usual = side_in(slot, room_of(slot, 0, lies_above(slot, 0)), kMaxShownRows);
  return {room.centre(), std::min(usual, side_in(slot, room, flat ? kFlatRows : kMaxShownRows))};
}

PieceRoom room_in_start_slot(const SlotMeasure& slot, float here, float worth) {
  const Rect& box = slot.box;
  const float margin = 2 * slot.scale, high = box.h - 4 * slot.scale, above = high - slot.line * 0.75F;
  const bool is_above = above >= kLowSlot * slot.scale;
  const auto room = [&](float beside) -> Rect {
    return {box.x + margin, box.y + margin, box.w - margin - std::max(is_above ? 0.0F : beside, margin), is_above ? above : high};
  };
  return {room(here).centre(), side_in(slot, room(worth), kMaxShownRows)};
}

}  // namespace tablier::editor
