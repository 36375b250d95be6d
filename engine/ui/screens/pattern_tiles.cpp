#include "ui/screens/pattern_tiles.hpp"

#include "ui/core/imgui_bridge.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/parameter_labels.hpp"
#include "ui/screens/pattern_board.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

constexpr float kOneTile = 168, kTile = 124, kShelfTile = 60, kBetweenTiles = 6;
/// Face down there is nothing to see: they take less room.
constexpr float kOneBack = 72, kBack = 48;

/// A pattern as it lies, as a board without a frame.
Surface surface_of(const PatternSpec& spec, const PlacedPattern& placed) {
  const std::vector<std::string> rows = rows_as_placed(spec.rows, placed);
  const int side = static_cast<int>(rows.size());
  Surface surface;
  surface.grid = {Lattice::squares, side, side};
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      surface.paints.push_back({{x, side - 1 - y}, std::string(1, rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])});
  return surface;
}

/// Draws one board and its shelf, and does what hands say.
class PatternPart {
 public:
  PatternPart(const Ui& ui, SetupModel& model, const Parameter& p, PatternHand& hand)
      : ui_(ui), model_(model), p_(p), hand_(hand), board_(p, model.value(p)) {}

  bool draw() {
    if (hand_.command && hand_.parameter == p_.name) execute(hand_.chosen, *std::exchange(hand_.command, std::nullopt));
    draw_tiles();
    end_drag();
    draw_side();
    if (!board_.by_chance()) draw_shelf();
    if (!changed_) return false;
    return model_.set(p_, board_.value()).ok();
  }

 private:
  bool mine() const { return hand_.parameter == p_.name; }
  std::size_t chosen() const { return mine() ? std::min(hand_.chosen, board_.places() - 1) : 0; }
  float tile_side() const {
    const bool one = board_.places() == 1;
    return ui_.px(board_.by_chance() ? (one ? kOneBack : kBack) : (one ? kOneTile : kTile));
  }

  void choose(std::size_t place) {
    hand_.parameter = p_.name;
    hand_.chosen = place;
  }

  void execute(std::size_t place, PatternCommand command) {
    switch (command) {
      case PatternCommand::turn: board_.turn(place, 1); break;
      case PatternCommand::turn_back: board_.turn(place, -1); break;
      case PatternCommand::flip: board_.flip(place); break;
      case PatternCommand::next: board_.step(place, 1); break;
      case PatternCommand::to_chance: return leave_to_chance();
    }
    changed_ = true;
  }

  void draw_tiles() {
    const float side = tile_side(), between = ui_.px(kBetweenTiles);
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {between, between});
    for (std::size_t i = 0; i < board_.places(); ++i) {
      if (i % board_.columns() != 0) ImGui::SameLine(0, between);
      ImGui::PushID(static_cast<int>(i));
      draw_tile(i, side);
      ImGui::PopID();
    }
    ImGui::PopStyleVar();
    ImGui::EndGroup();
  }

  void draw_tile(std::size_t i, float side) {
    const bool chance = board_.by_chance();
    const std::string text = std::to_string(i + 1) + ": " + (chance ? "?" : to_text(board_.placed()[i]));
    const bool here = !chance && mine() && chosen() == i;
    if (mine() && hand_.go == i) {
      bridge::focus_next_item();
      hand_.go.reset();
    }
    const TileAnswer t =
        tile(ui_, "##tile", {.size = {side, side}, .round = 8, .ground = "wood_frame", .line = "wood_edge", .label = text});
    const bool focused = ImGui::IsItemFocused(), held = ImGui::IsItemActive();
    hand_.tiles.push_back({p_.name, i, in_sight(t.box)});
    if (chance) {
      draw_back(t.box);
      if (t.pressed) fill();
      return;
    }
    if (hand_.dragged != i || !mine()) draw_pattern(t.box, board_.placed()[i], "tile");
    draw_name(t.box, to_text(board_.placed()[i]));
    if (focused || held) choose(i);
    if (focused) {
      hand_.on = i;
      hand_.columns = board_.columns();
    }
    if ((held || ImGui::IsItemDeactivated()) && was_dragged()) {
      choose(i);
      hand_.dragged = i;
    }
    if (t.pressed && !ImGui::IsMouseReleased(0)) execute(i, PatternCommand::next);  // by a key
    if (here) ring(t.box, "accent", 3);
  }

  /// Whether the mouse has gone away from where it was pressed, be it within the very frame in which it is let go.
  bool was_dragged() const {
    const ImGuiIO& io = ImGui::GetIO();
    const Vec2 way = vec(io.MousePos) - vec(io.MouseClickedPos[0]);
    return (ImGui::IsMouseDown(0) || ImGui::IsMouseReleased(0)) && length(way) > ui_.px(4);
  }

  /// What is typed for it, in a corner.
  void draw_name(Rect box, const std::string& name) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float pad = ui_.px(5), in = ui_.px(6);
    const Vec2 extent = measure(ui_.fonts.label_strong, name);
    const Rect plate{box.x + in, box.y + in, extent.x + 2 * pad, extent.y + ui_.px(2)};
    list.AddRectFilled(im(plate.corner()), {plate.right(), plate.bottom()}, im(ui_.colour("paper")), ui_.px(4));
    list.AddRect(im(plate.corner()), {plate.right(), plate.bottom()}, im(ui_.colour("line")), ui_.px(4));
    draw_text(list, ui_.fonts.label_strong, {plate.x + pad, plate.y + ui_.px(1)}, im(ui_.colour("ink")), name);
  }

  /// Of a tile that is scrolled away nothing can be pointed at.
  static Rect in_sight(Rect box) {
    const ImVec2 low = ImGui::GetWindowDrawList()->GetClipRectMin(), high = ImGui::GetWindowDrawList()->GetClipRectMax();
    const float x = std::max(box.x, low.x), y = std::max(box.y, low.y);
    return {x, y, std::max(0.0F, std::min(box.right(), high.x) - x), std::max(0.0F, std::min(box.bottom(), high.y) - y)};
  }

  void ring(Rect box, const char* paint, float width) const {
    const float out = ui_.px(1);
    ImGui::GetWindowDrawList()->AddRect({box.x - out, box.y - out}, {box.right() + out, box.bottom() + out}, im(ui_.colour(paint)),
                                        ui_.px(9), 0, ui_.px(width));
  }

  /// The look of a pattern that lies face down.
  void draw_back(Rect box) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Rect in = box.inset(ui_.px(8));
    list.AddRectFilled(im(in.corner()), {in.right(), in.bottom()}, im(ui_.colour("wood")), ui_.px(6));
    const Vec2 extent = measure(ui_.fonts.bar, "?");
    draw_text(list, ui_.fonts.bar, in.centre() - extent / 2, im(ui_.colour("wood_ink")), "?");
  }

  void draw_pattern(Rect box, const PlacedPattern& placed, const std::string& use) const {
    const PatternSpec* spec = find_spec(model_.game().spec.content.patterns, placed.name);
    if (!spec) return;
    const Palette palette(ui_.theme, &model_.game().spec.paints);
    const Rect in = box.inset(ui_.px(3));
    const int side = static_cast<int>(in.w);
    const auto picture = ui_.pictures.get("pattern." + model_.game().name + "." + use + "." + to_text(placed), side, side,
                                          ui_.colour("wood_frame"), [&](Canvas& canvas, Rect at) {
                                            const Surface surface = surface_of(*spec, placed);
                                            const float unit = at.w / static_cast<float>(surface.grid.width);
                                            draw_bare_squares(canvas, palette, surface, {surface.grid, at, at.corner(), unit});
                                          });
    if (picture)
      ImGui::GetWindowDrawList()->AddImageRounded(picture->texture, im(in.corner()), {in.right(), in.bottom()}, picture->from, picture->to,
                                                  IM_COL32_WHITE, ui_.px(6));
  }

  /// What is dragged follows the mouse; let go over another tile the two change places.
  void end_drag() {
    if (!mine() || !hand_.dragged || board_.by_chance()) return;
    const Vec2 mouse = vec(ImGui::GetIO().MousePos);
    const PatternHand::Tile* under = hand_.at(mouse);
    const bool other = under && under->parameter == p_.name && under->place != *hand_.dragged;
    if (ImGui::IsMouseDown(0)) {
      if (other) ring(under->box, "done", 3);
      draw_dragged(mouse);
      return;
    }
    if (other) {
      board_.swap(*hand_.dragged, under->place);
      hand_.chosen = under->place;
      hand_.go = under->place;
      changed_ = true;
    }
    hand_.dragged.reset();
  }

  void draw_dragged(Vec2 mouse) const {
    const std::size_t place = *hand_.dragged;
    if (place >= board_.placed().size()) return;
    draw_pattern(centred({mouse.x, mouse.y, 0, 0}, tile_side(), tile_side()), board_.placed()[place], "tile");
  }

  /// Beside the board where there is room: what can be done with it.
  void draw_side() {
    const float board = static_cast<float>(board_.columns()) * (tile_side() + ui_.px(kBetweenTiles));
    const bool beside = ImGui::GetContentRegionAvail().x - board > ui_.px(190);
    if (beside) ImGui::SameLine(0, ui_.px(ui_.sizes.l));
    ImGui::BeginGroup();
    if (board_.by_chance()) draw_chance();
    else draw_acts(beside);
    ImGui::EndGroup();
    gap(ui_, ui_.sizes.xs);
  }

  void draw_chance() {
    note(ui_, ui_.tr("setup.patterns.by_chance"));
    gap(ui_, ui_.sizes.s);
    if (button(ui_, {.label = ui_.tr("setup.patterns.choose"), .width = -1, .compact = true})) fill();
  }

  /// What can be done with the chosen tile, each with its key.
  void draw_acts(bool below_each_other) {
    note(ui_, ui_.tr(board_.places() > 1 ? "setup.patterns.hands" : "setup.patterns.hands_one"));
    gap(ui_, ui_.sizes.s);
    static constexpr std::pair<const char*, PatternCommand> kActs[] = {{"turn", PatternCommand::turn},
                                                                       {"flip", PatternCommand::flip},
                                                                       {"other", PatternCommand::next},
                                                                       {"to_chance", PatternCommand::to_chance}};
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    for (const auto& [name, command] : kActs) {
      const std::string label = ui_.tr(std::string("setup.patterns.") + name), key = ui_.tr(std::string("setup.patterns.key.") + name);
      const ButtonLook look{.label = label, .key = key, .width = -1, .compact = true};
      const bool first = command == PatternCommand::turn;
      if (!first && !below_each_other && ImGui::GetItemRectMax().x + ui_.px(ui_.sizes.s) + button_width(ui_, look) <= right)
        ImGui::SameLine(0, ui_.px(ui_.sizes.s));
      if (!button(ui_, look)) continue;
      choose(chosen());
      execute(chosen(), command);
    }
  }

  void fill() {
    const auto before = hand_.left.find(p_.name);
    if (before == hand_.left.end()) board_.fill();
    else board_ = PatternBoard(p_, before->second);
    choose(0);
    changed_ = true;
  }

  void leave_to_chance() {
    if (board_.by_chance()) return;
    hand_.left[p_.name] = board_.value();
    board_.leave_to_chance();
    changed_ = true;
  }

  /// All patterns, as printed; the one that is pressed goes to the chosen place.
  void draw_shelf() {
    const float side = ui_.px(kShelfTile), between = ui_.px(ui_.sizes.s);
    note(ui_, ui_.tr(board_.places() == 1 ? "setup.patterns.shelf_one" : "setup.patterns.shelf"));
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    for (std::size_t i = 0; i < board_.patterns().size(); ++i) {
      const std::string& name = board_.patterns()[i];
      if (i > 0 && ImGui::GetItemRectMax().x + between + side <= right) ImGui::SameLine(0, between);
      ImGui::PushID(name.c_str());
      draw_on_shelf(name, side);
      ImGui::PopID();
    }
  }

  void draw_on_shelf(const std::string& name, float side) {
    const bool here = board_.placed()[chosen()].name == name;
    const float label_width = line_height(ui_.fonts.label_strong);
    const TileAnswer t = tile(ui_, "##shelf",
                              {.size = {side, side + label_width},
                               .round = 8,
                               .ground = here ? "highlight" : "raised",
                               .line = here ? "accent" : "line",
                               .label = name});
    draw_pattern({t.box.x, t.box.y, side, side}, {.name = name}, "shelf");
    const std::string label = value_name(ui_.services.locale, model_.game(), p_, name);
    const Vec2 extent = measure(ui_.fonts.label_strong, label);
    draw_text(*ImGui::GetWindowDrawList(), ui_.fonts.label_strong, {t.box.x + (side - extent.x) / 2, t.box.y + side - ui_.px(1)},
              im(ui_.colour("ink")), label);
    if (!t.pressed || here) return;
    choose(chosen());
    board_.put(chosen(), name);
    changed_ = true;
  }

  const Ui& ui_;
  SetupModel& model_;
  const Parameter& p_;
  PatternHand& hand_;
  PatternBoard board_;
  bool changed_ = false;
};

}  // namespace

bool draw_pattern_board(const Ui& ui, SetupModel& model, const Parameter& p, PatternHand& hand) {
  return PatternPart(ui, model, p, hand).draw();
}

}  // namespace tablier
