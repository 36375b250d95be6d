#include "play/diagram_edit.hpp"
#include "play/match_labels.hpp"
#include "play/typed_line.hpp"
#include "ui/painter/lit_place.hpp"
#include "ui/painter/palette.hpp"
#include "ui/painter/surface_art.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/table_painter.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/taste.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/message_slot.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace tablier {
namespace {

/// Of a seat's name before its number, in logical pixels; a longer one stands over it.
constexpr float kBeforeCount = 84;
/// Radius of what stands before the name of a kind.
constexpr float kKindDisc = 7;
constexpr float kStripHeight = 290;
/// Lines of the place for messages.
constexpr int kMessageLines = 3;

/// Where a position is set up by hand.
class DiagramScreen final : public Screen {
 public:
  explicit DiagramScreen(DiagramStart start)
      : entry_(std::move(start.game)),
        table_(std::move(start.table)),
        setup_(std::move(start.setup)),
        edit_(start.kit, start.diagram),
        note_(std::move(start.note)) {
    table_.tokens.clear();
    table_.trays.clear();
    table_.highlights.clear();
    table_.events.clear();
    cursor_ = middle_place(edit_.kit().grid);
  }

  std::string name(const Ui& ui) const override { return ui.tr("diagram.title"); }
  std::vector<std::string> keys() const override {
    std::vector<std::string_view> keys{"put", "kind", "remove", "move", "type", "turn", "undo", "clear", "play", "explore"};
    if (edit_.kit().max_count > 0) keys.insert(keys.begin() + 6, "count");
    return screen_keys("diagram", keys);
  }
  bool panels_take_keys() const override { return false; }
  void enter(Ui& ui) override {
    if (const auto note = std::exchange(note_, std::nullopt)) ui.say(*note);
  }
  /// The panel has a place for them, where that has room.
  bool tells_notices() const override { return has_slot_; }
  /// Else beside what stands on the board, and what its columns and rows are called.
  NoticeRoom notice_room(const Ui& ui) const override {
    NoticeRoom room{.area = frame_of(ui, kStripHeight, PanelUse::players).board, .avoid = names_};
    for (const DiagramThing& thing : edit_.diagram().things)
      if (!layout_.surfaces.empty()) room.avoid.push_back(layout_.surfaces.front().place_box(thing.place));
    return room;
  }
  bool may_close(Ui& ui) override {
    if (would_be_lost()) ask_to_leave(ui, [&ui] { ui.closing = true; });
    return !would_be_lost();
  }
  Value describe(const Ui&) const override {
    const std::vector<std::string> texts = to_texts(edit_.diagram(), edit_.kit());
    Value names = Value::list();
    for (const Rect& name : names_) names.push(to_value(name));
    return Value::map(
        {{"screen", "diagram"}, {"diagram", Value::list_of(texts)}, {"cursor", edit_.kit().grid.name(cursor_)}, {"names", names}});
  }

  bool input(Ui& ui, const Input& input) override {
    if (const auto* moved = std::get_if<PointerMoved>(&input)) return hover(moved->at);
    if (const auto* press = std::get_if<PointerPressed>(&input)) return press->down && click(ui, *press);
    if (const auto* typed = std::get_if<Typed>(&input)) return type(ui, typed->character);
    const auto* key = std::get_if<KeyChange>(&input);
    return key && key->down && (typing_key(ui, *key) || edit_key(ui, *key) || command_key(ui, *key) || screen_link_key(ui, *key, ways(ui)));
  }

  void draw_board(Ui& ui, Canvas& canvas) override {
    layout_ = lay_out(table_, {.area = frame_of(ui, kStripHeight, PanelUse::players).board, .scale = ui.scale()});
    const Palette palette(ui.theme, &entry_->spec.paints);
    const Scene scene = shown();
    const TableTaste taste = taste_of(ui);
    draw_all(canvas, palette, scene, layout_, taste);
    names_ = name_boxes(canvas, scene.surfaces.front(), layout_.surfaces.front());
    draw_cursor(canvas, palette, layout_.surfaces.front(), cursor_);
  }

  void draw_panels(Ui& ui) override {
    screen_link_bar(ui, ui.tr("diagram.title"), ui.tr(entry_->spec.title), ways(ui));
    const Frame frame = frame_of(ui, kStripHeight, PanelUse::players);
    const Panel panel(ui, "##diagram", frame.panel, Panel::Ground::paper, {ui.sizes.l, ui.sizes.l});
    draw_kinds(ui);
    draw_turn(ui);
    draw_counts(ui);
    draw_actions(ui);
    draw_message(ui);
  }

 private:
  ScreenLinks ways(Ui& ui) {
    ScreenLinks ways{.game = entry_, .variant = setup_.variant, .options = setup_.options, .records = false};
    if (would_be_lost()) ways.back = [this, &ui] { ask_to_leave(ui, [&ui] { ui.navigator.back(); }); };
    return ways;
  }

  /// It was changed, and no move was made from it.
  bool would_be_lost() const { return edit_.can_undo() && !(*played_from_ && **played_from_ == edit_.diagram()); }

  /// What was set up is kept nowhere.
  void ask_to_leave(Ui& ui, std::function<void()> leave) {
    if (ui.dialogs.any()) return;
    ui.dialogs.ask({.title = ui.tr("diagram.leave.title"),
                    .text = ui.tr("diagram.leave.text"),
                    .choices = {{ui.tr("diagram.leave.stay")},
                                {ui.tr("diagram.play"),
                                 [this, &ui] { begin(ui, false); },
                                 false,
                                 {.key = Key::enter, .ctrl = true, .label = ui.tr("key.play_now")}},
                                {ui.tr("diagram.leave.go"), std::move(leave)}},
                    .first_is_harmless = true});
  }

  Scene shown() const {
    Scene scene = table_;
    int id = 1;
    for (const DiagramThing& thing : edit_.diagram().things) {
      const DiagramKind& kind = edit_.kit().kinds[thing.kind];
      scene.tokens.push_back({.id = id++,
                              .kind = kind.token,
                              .places = {thing.place},
                              .paint = paint_of(thing.kind, edit_.diagram(), edit_.kit()),
                              .last = kind.last});
    }
    return scene;
  }

  std::optional<Place> place_under(Vec2 pixel) const {
    if (layout_.surfaces.empty()) return std::nullopt;
    return place_at(edit_.kit().grid, layout_.surfaces.front().units(pixel));
  }

  /// Panels see where the mouse is too.
  bool hover(Vec2 at) {
    const auto place = place_under(at);
    if (place && !line_.open()) cursor_ = *place;
    return false;
  }

  void put(Ui& ui) {
    if (edit_.may_stand(cursor_, kind_)) edit_.put(cursor_, kind_);
    else ui.say(Problem("diagram.not_there", {{"kind", kind_text(ui, kind_)}}));
  }

  /// Whose a kind is told by the seat's name: whoever began has the colour of no particular seat.
  Text kind_text(const Ui& ui, std::size_t i) const {
    const auto seats = static_cast<std::size_t>(edit_.kit().seats);
    return Text(kind_key(i), i < seats ? std::vector<TextArg>{{"name", seat_label(ui, static_cast<int>(i))}} : std::vector<TextArg>{});
  }

  std::string kind_key(std::size_t i) const { return entry_->name + ".diagram." + edit_.kit().kinds[i].name; }

  bool click(Ui& ui, const PointerPressed& press) {
    const auto place = place_under(press.at);
    if (!place) return false;
    line_.close();
    follow_line(ui);
    cursor_ = *place;
    if (press.button == Button::left) put(ui);
    else edit_.remove(*place);
    return true;
  }

  /// The name of a place, which the cursor follows; letters are nothing else here.
  bool type(Ui& ui, char32_t character) {
    const bool letter = (character >= U'a' && character <= U'z') || (character >= U'A' && character <= U'Z');
    if (character == U' ') return line_.open();  // it places
    if (line_.open() || letter) line_.add(character);
    else if (character == U'/') line_.begin();
    else if (character == U'+' || character == U'-') return count_typed(character == U'+' ? 1 : -1);
    else return false;
    follow_line(ui);
    return true;
  }

  bool count_typed(int by) {
    if (edit_.kit().max_count == 0) return false;
    count_on(by);
    return true;
  }

  /// True for a key of the line that is typed, or one that comes again as a character. Any other key ends the line.
  bool typing_key(Ui& ui, const KeyChange& key) {
    if (!line_.open() || key.key >= Key::control) return false;
    const bool writes = key.key <= Key::digit9 && !key.ctrl && !key.alt;
    if (writes) return true;
    if (is_press(key, Key::backspace)) {
      line_.erase();
      follow_line(ui);
      return true;
    }
    const bool puts = is_press(key, Key::enter) || is_press(key, Key::space);
    const auto place = edit_.kit().grid.parse(line_.text());
    if (puts && !place && !line_.text().empty()) {  // it stays, to be put right
      ui.say(place.problem());
      return true;
    }
    line_.close();
    follow_line(ui);
    return is_press(key, Key::escape) || (puts && !place);
  }

  void follow_line(Ui& ui) {
    if (const auto place = edit_.kit().grid.parse(line_.text()); line_.open() && place) cursor_ = *place;
    ui.notices.say_lasting(line_.open() ? ui.tr("diagram.typing", {{"text", line_.text()}}) : std::string(), ui.now);
  }

  bool edit_key(Ui& ui, const KeyChange& key) {
    const auto plain = [&key](Key k) { return is_press(key, k); };
    if (plain(Key::left)) go(-1, 0);
    else if (plain(Key::right)) go(1, 0);
    else if (plain(Key::up)) go(0, 1);
    else if (plain(Key::down)) go(0, -1);
    else if (plain(Key::enter) || plain(Key::space)) put(ui);
    else if (plain(Key::del) || plain(Key::backspace)) edit_.remove(cursor_);
    else if (plain(Key::tab)) kind_ = (kind_ + (key.shift ? edit_.kit().kinds.size() - 1 : 1)) % edit_.kit().kinds.size();
    else if (is_press(key, Key::t, true)) edit_.set_turn((edit_.diagram().turn + 1) % edit_.kit().seats);
    else return choose_kind(key);
    return true;
  }

  bool choose_kind(const KeyChange& key) {
    for (std::size_t i = 0; i < edit_.kit().kinds.size() && i < 9; ++i) {
      if (!is_press(key, plus(Key::digit1, static_cast<int>(i)))) continue;
      kind_ = i;
      return true;
    }
    return false;
  }

  bool command_key(Ui& ui, const KeyChange& key) {
    if (is_press(key, Key::z, true)) key.shift ? edit_.redo() : edit_.undo();
    else if (is_press(key, Key::y, true)) edit_.redo();
    else if (is_press(key, Key::n, true)) edit_.clear();
    else if (is_press(key, Key::enter, true)) begin(ui, false);
    else if (is_press(key, Key::f7)) begin(ui, true);
    else return false;
    return true;
  }

  /// Up on the screen is to higher rows where the grid has them so. Camps lie askew to the board.
  void go(int right, int up) {
    const Grid& grid = edit_.kit().grid;
    const Place to{cursor_.x + right, cursor_.y + (grid.rows_up ? up : -up)};
    for (const int aside : {0, -1, 1}) {
      const Place there = right != 0 ? Place{to.x, to.y + aside} : Place{to.x + aside, to.y};
      if (!grid.contains(there)) continue;
      cursor_ = there;
      return;
    }
  }

  /// What the seat to move has counted: up to the most or down to nothing, and no further.
  void count_on(int by) {
    const int seat = edit_.diagram().turn, step = edit_.kit().count_step, most = edit_.kit().max_count / step;
    edit_.set_count(seat, std::clamp(edit_.count(seat) / step + by, 0, most) * step);
  }

  void begin(Ui& ui, bool all_human) {
    const auto on_played = [played = played_from_, diagram = edit_.diagram()] { *played = diagram; };
    // Chance has laid the board: it stays as it is.
    auto screen = seeded_table(ui, edit_.setup(setup_, all_human), {}, {.analysed = all_human, .on_played = on_played});
    if (!screen) return ui.say(screen.problem());
    ui.navigator.open(std::move(*screen));
  }

  void draw_kinds(const Ui& ui) {
    heading(ui, ui.tr("diagram.kinds"));
    const Palette palette(ui.theme, &entry_->spec.paints);
    for (std::size_t i = 0; i < edit_.kit().kinds.size(); ++i) draw_kind(ui, palette, i);
    note(ui, ui.tr("diagram.kinds_note"));
    gap(ui, ui.sizes.s);
  }

  /// With its colour before its name, in a ring what is last.
  void draw_kind(const Ui& ui, const Palette& palette, std::size_t i) {
    const bool last = edit_.kit().kinds[i].last;
    if (chip_with_disc(ui, ui.tr(kind_text(ui, i)), kind_ == i, palette.colour(paint_of(i, edit_.diagram(), edit_.kit())), last)) kind_ = i;
  }

  static bool chip_with_disc(const Ui& ui, std::string_view label, bool lit, Colour colour, bool last) {
    const float radius = ui.px(kKindDisc);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Dummy({2 * radius, ImGui::GetFrameHeight()});
    ImGui::SameLine(0, ui.px(ui.sizes.xs));
    const bool pressed = chip(ui, label, lit);
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const Vec2 middle{at.x + radius, (low.y + high.y) / 2};
    if (last) draw_last_ring(ui, middle, radius);
    seat_disc(ui, middle, last ? radius - ui.px(1) : radius, colour);
    return pressed;
  }

  static float chip_with_disc_width(const Ui& ui, std::string_view label) { return before_name(ui) + chip_width(ui, label); }

  /// What a seat places: the kinds begin with one for each.
  Colour colour_of_seat(const Ui& ui, int seat) const {
    const auto i = static_cast<std::size_t>(seat);
    if (i >= edit_.kit().kinds.size()) return ui.colour("line");
    return Palette(ui.theme, &entry_->spec.paints).colour(edit_.kit().kinds[i].paint);
  }

  /// As around what was placed last on the board: light, and told from a light ground by a thin dark edge.
  static void draw_last_ring(const Ui& ui, Vec2 middle, float radius) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled(im(middle), radius + ui.px(3), im(kBlack));
    list.AddCircleFilled(im(middle), radius + ui.px(2), im(with_alpha(ui.colour("last"), 1)));
  }

  std::string seat_label(const Ui& ui, int seat) const {
    const auto i = static_cast<std::size_t>(seat);
    std::vector<Player> players = setup_.players;
    name_lone_human(players, ui.services.settings.name);
    return i < players.size() ? player_label(ui.services.locale, players, i, true) : std::to_string(seat + 1);
  }

  void draw_turn(const Ui& ui) {
    heading(ui, ui.tr("diagram.to_move"));
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x, between = ui.px(ui.sizes.xs);
    for (int seat = 0; seat < edit_.kit().seats; ++seat) {
      const std::string label = seat_label(ui, seat);
      if (seat > 0 && ImGui::GetItemRectMax().x + between + chip_with_disc_width(ui, label) <= right) ImGui::SameLine(0, between);
      ImGui::PushID(seat);  // two may be called alike
      if (chip_with_disc(ui, label, edit_.diagram().turn == seat, colour_of_seat(ui, seat), false)) edit_.set_turn(seat);
      ImGui::PopID();
    }
    gap(ui, ui.sizes.s);
  }

  void draw_counts(const Ui& ui) {
    if (edit_.kit().max_count == 0) return;
    heading(ui, ui.tr(edit_.kit().count));
    bool beside = true;  // all alike
    for (int seat = 0; seat < edit_.kit().seats; ++seat)
      beside = beside && before_name(ui) + measure(ui.fonts.label, seat_label(ui, seat)).x < ui.px(kBeforeCount);
    for (int seat = 0; seat < edit_.kit().seats; ++seat) draw_count(ui, seat, beside);
    gap(ui, ui.sizes.s);
  }

  /// Of the disc before a name.
  static float before_name(const Ui& ui) { return ui.px(2 * kKindDisc + ui.sizes.xs); }

  void draw_count(const Ui& ui, int seat, bool beside) {
    const std::string id = "##count" + std::to_string(seat);
    std::int64_t count = edit_.count(seat);
    const std::string name = seat_label(ui, seat);
    const float left = ImGui::GetCursorPosX(), top = ImGui::GetCursorPosY();
    if (beside) ImGui::SetCursorPosY(top + ui.px(ui.sizes.s));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float radius = ui.px(kKindDisc);
    seat_disc(ui, {at.x + radius, at.y + ImGui::GetTextLineHeight() / 2}, radius, colour_of_seat(ui, seat));
    ImGui::SetCursorPosX(left + before_name(ui));
    note(ui, name);
    if (beside) ImGui::SetCursorPos({left + ui.px(kBeforeCount), top});
    if (number_field(ui, id.c_str(), count, 0, edit_.kit().max_count)) edit_.set_count(seat, whole_steps(edit_.count(seat), count));
  }

  /// What can be counted that is next to a number, on the way to it.
  int whole_steps(int before, std::int64_t wanted) const {
    const int step = edit_.kit().count_step, now = static_cast<int>(wanted);
    const int up = (now + step - 1) / step * step;
    return now > before && up <= edit_.kit().max_count ? up : now / step * step;
  }

  void draw_actions(Ui& ui) {
    const std::string play = ui.tr("diagram.play"), explore = ui.tr("diagram.explore"), clear = ui.tr("diagram.clear");
    const std::string play_key = ui.tr("key.play_now"), clear_key = ui.tr("diagram.clear_key"), undo = ui.tr("table.act.undo"),
                      undo_key = ui.tr("key.undo");
    if (button(ui, {.label = play, .key = play_key, .kind = ButtonKind::primary, .compact = true})) begin(ui, false);
    if (button(ui, {.label = explore, .key = "F7", .compact = true})) begin(ui, true);
    ButtonLook back{.label = undo, .key = undo_key, .enabled = edit_.can_undo(), .compact = true};
    ButtonLook empty{.label = clear, .key = clear_key, .compact = true};
    const float all = ImGui::GetContentRegionAvail().x - ui.px(ui.sizes.s), half = std::floor(all / 2);
    for (ButtonLook* const look : {&back, &empty})
      if (button_width(ui, *look) > half) look->key = {};  // the list of keys has it
    const float wider = std::max(button_width(ui, back), button_width(ui, empty));
    const bool beside = button_width(ui, back) + button_width(ui, empty) <= all;
    if (beside) back.width = empty.width = half;
    if (beside && wider > half) {
      back.width = button_width(ui, back);
      empty.width = all - back.width;
    }
    if (button(ui, back)) edit_.undo();
    if (beside) ImGui::SameLine(0, ui.px(ui.sizes.s));
    if (button(ui, empty)) edit_.clear();
  }

  /// What was said last.
  void draw_message(const Ui& ui) {
    has_slot_ = ImGui::GetContentRegionAvail().y >= message_slot_height(ui, kMessageLines);
    if (!has_slot_ || ui.notices.all().empty()) return;
    const Notices::Notice& said = ui.notices.all().back();
    draw_message_slot(ui, {.text = said.text, .warns = said.warns}, kMessageLines);
  }

  std::shared_ptr<const GameEntry> entry_;
  Scene table_;  ///< the bare board
  MatchSetup setup_;
  DiagramEdit edit_;
  TableLayout layout_;
  std::vector<Rect> names_;  ///< of columns and rows, as they were drawn last
  bool has_slot_ = false;    ///< messages have a place in the panel
  Place cursor_;
  TypedLine line_;  ///< the name of a place
  std::size_t kind_ = 0;
  std::optional<Text> note_;  ///< told when it is entered first
  /// What a match that has moves was begun from last. Tables may outlive this screen.
  std::shared_ptr<std::optional<Diagram>> played_from_ = std::make_shared<std::optional<Diagram>>();
};

}  // namespace

std::unique_ptr<Screen> diagram_screen(DiagramStart start) { return std::make_unique<DiagramScreen>(std::move(start)); }

}  // namespace tablier
