#include "script/game/game_shapes.hpp"

#include "script/game/game_move.hpp"
#include "sdk/seat.hpp"

namespace tablier::lua {
namespace {

using Shape = ValueShape;

constexpr int kMaxSize = 26;  // columns bear letters
constexpr std::int64_t kMaxNumber = 1'000'000'000;

HookField required(std::string name, Shape shape) { return {std::move(name), std::move(shape)}; }
HookField optional(std::string name, Shape shape) { return {std::move(name), std::move(shape), true}; }

Shape place_shape() { return Shape::whole(1, kMaxMoveNumber, "place"); }
Shape seat_shape() { return Shape::seat(kMaxSeats); }
Shape places_shape() { return Shape::list(place_shape()); }

Shape piece_shape() {
  return Shape::record({optional("seat", seat_shape()), required("cells", Shape::list(Shape::list(Shape::whole(-kMaxSize, kMaxSize), 2))),
                        optional("turns", Shape::boolean()), optional("flips", Shape::boolean()), optional("copies", Shape::whole(1, 999)),
                        optional("paint", Shape::text())});
}

Shape token_shape() {
  return Shape::record({optional("id", Shape::whole(0, kMaxNumber)), optional("thing", Shape::name("thing")),
                        optional("place", place_shape()), optional("places", places_shape()), optional("seat", seat_shape()),
                        optional("kind", Shape::word({"stone", "pawn", "tile", "polyform", "stroke"})), optional("paint", Shape::text()),
                        optional("label", Shape::text()), optional("last", Shape::boolean()), optional("danger", Shape::boolean()),
                        optional("winning", Shape::boolean())});
}

Shape thing_shape() {
  return Shape::record({required("name", Shape::name("thing")), optional("kind", Shape::word({"stone", "pawn", "tile", "polyform"})),
                        optional("paint", Shape::text()), optional("label", Shape::text())});
}

Shape tray_shape() {
  return Shape::record({required("name", Shape::name("text")), optional("seat", seat_shape()),
                        optional("kind", Shape::word({"rack", "stones", "bowl"})), optional("hidden_from", Shape::word({"others", "all"})),
                        required("things", Shape::list(Shape::name("thing")))});
}

Shape highlight_shape() {
  return Shape::record({required("place", place_shape()), optional("kind", Shape::word({"bonus", "danger", "legal"}))});
}

Shape counter_shape() {
  return Shape::record(
      {required("name", Shape::name("text")), optional("seat", seat_shape()), required("value", Shape::whole(-kMaxNumber, kMaxNumber))});
}

Shape mark_shape() {
  return Shape::record({required("place", Shape::either({place_shape(), Shape::text()})),
                        optional("kind", Shape::word({"dot", "diamond", "letter"})), optional("text", Shape::text())});
}

}  // namespace

const ValueShape& pieces_shape() {
  static const Shape shape = Shape::list(piece_shape());
  return shape;
}

const std::vector<HookField>& game_fields() {
  static const std::vector<HookField> fields{
      optional("version", Shape::text()),
      required("seats", Shape::list(Shape::whole(1, kMaxSeats), 2)),
      optional("parameters", Shape::map(parameter_shape(), {})),
      optional("buttons", Shape::list(Shape::name("text"))),
      optional("touch", Shape::word({"lay", "trace"})),
      optional("pieces", pieces_shape()),
      optional("things", Shape::list(thing_shape())),
      optional("alone", Shape::word({"puzzle", "score"})),
      optional("colours", Shape::word({"by_seat", "by_turn"})),
      optional("board", board_shape()),
      optional("longest_round", Shape::whole(0, 1'000'000)),
      optional("tests", Shape::list(Shape::data())),
  };
  return fields;
}

const ValueShape& parameter_shape() {
  static const Shape shape =
      Shape::record({required("type", Shape::word({"boolean", "integer", "choice"})),
                     required("default", Shape::either({Shape::boolean(), Shape::whole(-kMaxNumber, kMaxNumber), Shape::text()})),
                     optional("min", Shape::whole(-kMaxNumber, kMaxNumber)), optional("max", Shape::whole(-kMaxNumber, kMaxNumber)),
                     optional("values", Shape::list(Shape::name("value"))), optional("by_variant", Shape::boolean())});
  return shape;
}

const ValueShape& board_shape() {
  static const Shape shape = Shape::record(
      {optional("lattice", Shape::word({"squares", "points", "triangles"})), required("width", Shape::whole(1, kMaxSize)),
       required("height", Shape::whole(1, 99)), optional("upper_case", Shape::boolean()), optional("rows_up", Shape::boolean()),
       optional("coordinates", Shape::boolean()), optional("ruled", Shape::boolean()), optional("frame", Shape::text()),
       optional("paint", Shape::text()), optional("paints", Shape::map(Shape::text(), {})), optional("marks", Shape::list(mark_shape())),
       optional("holes", Shape::list(Shape::either({place_shape(), Shape::text()})))});
  return shape;
}

const ValueShape& result_shape() {
  static const Shape shape = Shape::record({required("reason", Shape::name("text")), optional("winners", Shape::list(seat_shape())),
                                            optional("scores", Shape::by_seat(Shape::whole(-kMaxNumber, kMaxNumber), kMaxSeats))});
  return shape;
}

const ValueShape& look_shape() {
  static const Shape shape =
      Shape::record({optional("tokens", Shape::list(token_shape())), optional("trays", Shape::list(tray_shape())),
                     optional("marks", Shape::list(mark_shape())), optional("highlights", Shape::list(highlight_shape())),
                     optional("counters", Shape::list(counter_shape())), optional("status", Shape::name("text"))});
  return shape;
}

const ValueShape& touch_shape() {
  static const Shape shape = Shape::list(
      Shape::record({required("gesture", Shape::word({"put", "lay", "pick", "slide", "trace", "lift", "press"})),
                     optional("places", places_shape()), optional("thing", Shape::name("thing")), optional("shared", Shape::boolean()),
                     optional("item", Shape::whole(0, kMaxNumber)), optional("button", Shape::name("text"))}));
  return shape;
}

const ValueShape& reasons_shape() {
  static const Shape shape =
      Shape::list(Shape::record({required("name", Shape::name("text")), optional("n", Shape::whole(-kMaxNumber, kMaxNumber))}));
  return shape;
}

}  // namespace tablier::lua
