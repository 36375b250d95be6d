#include "ui/screens/item_tiles.hpp"

#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/parameter_labels.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// What a value looks like: one of the two is set where it looks like anything.
struct Looks {
  const PieceSpec* piece = nullptr;
  const FigureSpec* figure = nullptr;
  bool any() const { return piece || figure; }
};

bool numbers_pieces(const GameEntry& game, const Parameter& p) {
  return p.type == ParameterType::integers && p.distinct && game.spec.series && game.spec.series->items_option == p.name;
}

Looks looks_of(const GameEntry& game, const Parameter& p, const Value& value) {
  Looks looks;
  if (!game.content) return looks;
  if (const auto* number = value.as_int()) {
    if (numbers_pieces(game, p)) looks.piece = find_piece(*game.content, static_cast<int>(*number));
    return looks;
  }
  const std::string* name = value.as_string();
  if (!name) return looks;
  looks.figure = find_spec(game.content->figures, *name);
  const auto& pieces = game.content->pieces;
  const auto piece = std::find_if(pieces.begin(), pieces.end(), [&](const PieceSpec& s) { return s.letter == *name; });
  if (piece != pieces.end()) looks.piece = &*piece;
  return looks;
}

std::vector<Value> values_of(const Parameter& p) {
  std::vector<Value> all;
  if (p.type == ParameterType::integers)
    for (std::int64_t n = p.min; n <= p.max; ++n) all.emplace_back(n);
  else
    for (const std::string& value : p.values) all.emplace_back(value);
  return all;
}

constexpr float kPieceTile = 72, kFigureTile = 128, kPictureHeight = 52, kTileSquare = 9, kTickRoom = 20;

std::string tile_label(const Ui& ui, const SetupModel& model, const Parameter& p, const Value& value, const Looks& looks) {
  if (!looks.piece) return value_name(ui.services.locale, model.game(), p, to_text(value));
  return looks.piece->letter + " " + std::to_string(looks.piece->number);
}

float label_width(const Ui& ui, float width) { return width - 2 * ui.px(ui.sizes.s); }

/// All tiles of a parameter are as high as the one with most lines.
float tile_height(const Ui& ui, const SetupModel& model, const Parameter& p, const std::vector<Value>& values, float width) {
  float label_height = 0;
  for (const Value& value : values)
    label_height = std::max(
        label_height, measure(ui.fonts.label, tile_label(ui, model, p, value, looks_of(model.game(), p, value)), label_width(ui, width)).y);
  return ui.px(kPictureHeight) + label_height + ui.px(ui.sizes.s);
}

/// Of a figure in its tile: beside it the tile's tick has room, too.
Rect figure_room(const Ui& ui, Rect picture) {
  const float side = ui.px(kTickRoom), edge = ui.px(ui.sizes.xs);
  return {picture.x + side, picture.y + edge, picture.w - 2 * side, picture.h - 2 * edge};
}

bool draw_item(const Ui& ui, const SetupModel& model, const Parameter& p, const Value& value, Vec2 size) {
  const Looks looks = looks_of(model.game(), p, value);
  const bool in = p.type == ParameterType::choice ? model.value(p) == value : model.holds(p, value);
  const std::string label = tile_label(ui, model, p, value, looks);
  const TileAnswer t =
      tile(ui, to_text(value).c_str(),
           {.size = size, .round = 10, .ground = in ? "done_ground" : "raised", .line = in ? "done" : "line", .label = label});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Rect picture{t.box.x, t.box.y + ui.px(ui.sizes.xs), t.box.w, ui.px(kPictureHeight) - ui.px(ui.sizes.xs)};
  if (looks.piece) draw_piece_of(ui, model.game().spec, *looks.piece, picture.centre(), ui.px(kTileSquare), in ? "done_ground" : "raised");
  else draw_cells(list, looks.figure->cells, figure_room(ui, picture), ui.colour(in ? "done" : "soft_ink"));
  const float room = label_width(ui, size.x);
  const Vec2 extent = measure(ui.fonts.label, label, room);
  draw_text(list, ui.fonts.label, {t.box.x + (size.x - extent.x) / 2, picture.bottom() + ui.px(2)}, im(ui.colour("ink")), label, room);
  if (in) draw_check(list, {t.box.right() - ui.px(12), t.box.y + ui.px(12)}, ui.px(11), ui.colour("done"));
  return t.pressed;
}

}  // namespace

bool has_pictures(const GameEntry& game, const Parameter& p) {
  const auto values = values_of(p);
  return !values.empty() && std::all_of(values.begin(), values.end(), [&](const Value& v) { return looks_of(game, p, v).any(); });
}

std::optional<Value> draw_item_tiles(const Ui& ui, const SetupModel& model, const Parameter& p) {
  std::optional<Value> pressed;
  const auto values = values_of(p);
  const bool pieces = looks_of(model.game(), p, values.front()).piece != nullptr;
  const float room = ImGui::GetContentRegionAvail().x, between = ui.px(ui.sizes.s), min = ui.px(pieces ? kPieceTile : kFigureTile);
  const int columns = std::max(1, static_cast<int>((room + between) / (min + between)));
  const float height = tile_height(ui, model, p, values, min);
  int i = 0;
  for (const Value& value : values) {
    if (i++ % columns != 0) ImGui::SameLine(0, between);
    if (draw_item(ui, model, p, value, {min, height})) pressed = value;
  }
  return pressed;
}

bool tick_chip(const Ui& ui, std::string_view label, bool in) {
  const float height = ui.px(34), mark = ui.px(14);
  const TileAnswer t = tile(ui, std::string(label).c_str(),
                            {.size = {tick_chip_width(ui, label), height},
                             .round = ui.sizes.radius_chip,
                             .ground = in ? "done_ground" : "raised",
                             .line = in ? "done" : "line",
                             .label = label});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 box{t.box.x + ui.px(ui.sizes.m) + mark / 2, t.box.centre().y};
  if (in) draw_check(list, box, ui.px(11), ui.colour("done"));
  else list.AddRect({box.x - mark / 2, box.y - mark / 2}, {box.x + mark / 2, box.y + mark / 2}, im(ui.colour("soft_ink")), ui.px(3));
  draw_text(list, ui.fonts.body, {box.x + mark / 2 + ui.px(ui.sizes.s), t.box.y + (height - line_height(ui.fonts.body)) / 2},
            im(ui.colour(in ? "done" : "soft_ink")), label);
  return t.pressed;
}

float tick_chip_width(const Ui& ui, std::string_view label) {
  return measure(ui.fonts.body, label).x + 2 * ui.px(ui.sizes.m) + ui.px(14) + ui.px(ui.sizes.s);
}

}  // namespace tablier
