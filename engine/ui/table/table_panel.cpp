#include "ui/table/table_panel.hpp"

#include "play/match_labels.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"
#include "ui/table/foot_lines.hpp"
#include "ui/table/move_dock.hpp"
#include "ui/table/panel_actions.hpp"
#include "ui/table/panel_parts.hpp"
#include "ui/table/series_steps.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>

namespace tablier {
namespace {

constexpr float kStripSide = 24, kStripTop = 10, kStripLine = 6;
/// Time and clock stand below each other in it.
constexpr float kMinStrip = 62;
/// Who looks back goes on or comes back; the moves want the room.
constexpr std::size_t kFootActions = 4, kCrowdedActions = 3, kLookBackActions = 2, kAnalysisActions = 2, kLookBackAnalysed = 1,
                      kListActions = 3, kLowListActions = 2, kPuzzleActions = 6, kAllActions = 99, kMinMoves = 6, kLeastMoves = 3,
                      kMaxRounds = 5;
/// Of the whole list: below that many lines the cards of the players, which say what the list says, make room for it; and in a strip.
constexpr std::size_t kManyMoves = 10, kStripMoves = 11;
/// Lines of the place for messages, and of a puzzle's in the strip, which has less to say.
constexpr int kMessageLines = 2, kMoreMessageLines = 3, kPuzzleStripLines = 1;
/// From so many on seats are shown lower, or they would take the list's room.
constexpr std::size_t kManySeats = 3;
/// Of a window, in logical pixels: below this its panel is low.
constexpr float kLowPanel = 680;
/// From this on the time of a round that is over has room beside its analysis.
constexpr float kTallPanel = 900;
/// On the button with the rest where its words have no room.
constexpr const char* kRest = "…";
/// Between the list of moves and what is over it, its heading with it.
constexpr float kOverMoves = 32;

/// Draws the panel in either of its two shapes: a column, or a strip of columns.
class TablePanel {
 public:
  TablePanel(const Ui& ui, const TablePanelLook& look)
      : ui_(ui),
        look_(look),
        foot_(panel_foot(panel_actions(ui, look), foot_actions())),
        more_label_(ui.tr("table.act.more")),
        more_key_(ui.tr("key.more")) {
    for (std::size_t i = 0; i < look.buttons.size(); ++i) own_keys_.push_back(std::to_string(i + 1));
  }

  void column() {
    if (look_.lists_moves) column_of_moves();
    else if (look_.many) column_of_several();
    else column_of_one();
  }

  void strip() {
    if (look_.lists_moves) return strip_of_moves();
    keep_rest_in_line();
    const float top = ImGui::GetCursorPosY(), left = ImGui::GetCursorPosX();
    ImGui::BeginGroup();
    draw_clock(ui_, look_, false);
    ImGui::EndGroup();
    ImGui::SetCursorPos({left + clock_width(ui_, look_), top});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui_.px(8), ui_.px(kStripLine)});
    ImGui::BeginChild("##state", {second_width(), 0}, false, ImGuiWindowFlags_NoScrollbar);
    if (look_.many) answer_.taken = draw_seat_lines(ui_, look_.seats, strip_columns(), true);
    else draw_outcome(ui_, look_);
    shared();
    beside_buttons();
    light();
    answer_.step = draw_series_steps(ui_, look_, false);  // the bar says which
    ImGui::EndChild();
    ImGui::SetCursorPos({left + clock_width(ui_, look_) + second_width() + ui_.px(20), top});
    ImGui::BeginChild("##acts", {0, 0}, false, ImGuiWindowFlags_NoScrollbar);
    if (look_.analysis) look_.analysis->draw(true);
    draw_message_slot(ui_, strip_message(), strip_lines(), true);
    answer_.reorientation = draw_reorientations(ui_, look_);
    flow();
    ImGui::EndChild();
    ImGui::PopStyleVar();
  }

  /// Of the strip, in pixels, without its padding.
  float strip_height() {
    if (look_.lists_moves) return static_cast<float>(kStripMoves) * move_list_line(ui_);
    keep_rest_in_line();  // what waits behind the button with the rest takes no line
    const float spacing = ui_.px(kStripLine);
    const float acts = (look_.analysis ? look_.analysis->height(true) + spacing : 0) + message_slot_height(ui_, strip_lines()) + spacing +
                       reorientations_height(ui_, look_, spacing) +
                       static_cast<float>(flow_lines(flow_widths()).size()) * (ui_.px(kCompactHeight) + spacing) - spacing;
    const float state = (look_.many ? ui_.px(seat_lines_height(look_.seats, strip_columns(), true)) : ui_.px(58)) +
                        (look_.shared.empty() ? 0 : spacing + ImGui::GetTextLineHeight()) +
                        (look_.steps.empty() ? 0 : spacing + ui_.px(kStepSize));
    return std::max({acts, state, ui_.px(kMinStrip)});
  }

  const TablePanelAnswer& answer() const { return answer_; }

 private:
  bool is_low() const { return ui_.size.y < ui_.px(kLowPanel); }
  std::size_t foot_actions() const {
    if (look_.lists_moves) return is_low() || panel_in_strip(ui_, look_) ? kLowListActions : kListActions;
    if (!look_.many) return panel_in_strip(ui_, look_) ? kAllActions : kPuzzleActions;
    if (look_.analysis && is_low() && !panel_in_strip(ui_, look_)) return look_.looking_back ? kLookBackAnalysed : kAnalysisActions;
    // The game's own take the lines of these, as do those that turn what is held.
    const bool own_low = (look_.buttons.size() > 1 || !look_.reorientations.empty()) && is_low() && !panel_in_strip(ui_, look_);
    if (crowded() || ended_low() || own_low) return look_.looking_back ? kLookBackActions : kCrowdedActions;
    return look_.looking_back && !panel_in_strip(ui_, look_) ? kLookBackActions : kFootActions;
  }
  /// A low column with many seats: the moves need what others would take.
  bool crowded() const { return look_.many && is_low() && look_.seats.size() >= kManySeats && !panel_in_strip(ui_, look_); }

  /// A low column at the end of a match: how it ended and the moves need it. A challenge that was missed has more to offer.
  bool ended_low() const { return is_low() && !panel_in_strip(ui_, look_) && !look_.result.empty() && look_.skip.empty(); }

  /// What is new before what is to be done.
  Message message() const {
    if (!look_.news.text.empty()) return look_.news;
    const bool said = !look_.many && !look_.lists_moves && look_.status == look_.result;  // a puzzle's result has a place of its own
    return said ? Message{} : Message{.text = look_.status};
  }
  /// Beside the board of a match, and where there is room, what is said has a line more, and faults of an author's own files anywhere:
  /// nothing below them moves for that.
  int message_lines() const {
    const bool roomy = look_.many ? !crowded() : !is_low();
    return roomy || look_.own_files ? kMoreMessageLines : kMessageLines;
  }
  /// What is new hides no end: that stands over it.
  Message strip_message() const {
    if (!look_.many) return message();
    if (look_.news.text.empty()) return strip_value();
    if (look_.result.empty()) return look_.news;
    Message both = look_.news;
    both.text = value_label(look_) + "\n" + both.text;
    return both;
  }
  /// In the strip, which has one place for how it stands and for what is to be done.
  Message strip_value() const {
    const bool advice = look_.result.empty() && !look_.shorter_status.empty();
    return advice ? Message{.text = look_.status, .shorter = look_.shorter_status} : Message{.text = value_label(look_)};
  }
  /// A puzzle's light stands in one line with the first buttons where there is room for that.
  void beside_buttons() const {
    if (look_.many || !look_.can_light || look_.outlook) return;
    const float needed = ui_.px(kCompactHeight) + (look_.steps.empty() ? 0 : ui_.px(kStripLine + kStepSize));
    const float spare = ImGui::GetContentRegionAvail().y - needed, down = message_slot_height(ui_, strip_lines()) + ui_.px(kStripLine);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::clamp(down - ImGui::GetCursorPosY(), 0.0F, std::max(0.0F, spare)));
  }
  int strip_lines() const { return look_.many ? kMessageLines : kPuzzleStripLines; }

  // --- the column
  /// A puzzle: all that can be done, and how far the series is.
  void column_of_one() {
    draw_clock(ui_, look_, false);
    draw_outcome(ui_, look_);
    light();
    const float over = draw_message_slot(ui_, message(), message_lines());
    if (look_.news.text.empty()) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + over);  // it stays for as long as one looks
    answer_.reorientation = draw_reorientations(ui_, look_);
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) own_button(i, {}, false);
    for (const PanelAction& a : foot_.shown) action_button(a, button_look(a, look_, false), {});
    if (!foot_.more.empty()) more({ImGui::GetContentRegionAvail().x, 0}, false);
    const float steps = series_steps_height(ui_, look_);
    const float hands =
        measure_word_lines(ui_.fonts.label, look_.hands, ImGui::GetContentRegionAvail().x).y + ImGui::GetStyle().ItemSpacing.y;
    push_down(steps + hands + ui_.px(8));
    answer_.step = draw_series_steps(ui_, look_, true);
    if (hands <= ImGui::GetContentRegionAvail().y) note(ui_, look_.hands);
  }

  /// A match: who plays, how it stands, the moves in all the room that is left, and what is done most at the foot.
  void column_of_several() {
    if (!look_.result.empty() && !look_.rounds.empty()) return column_of_round_end();
    const bool time_aside = crowded() && !look_.turn_left;                     // it stands over the moves
    const bool time_over = look_.analysis && ui_.size.y < ui_.px(kTallPanel);  // and leaves its room to what is looked at
    if (!time_aside && !time_over) draw_clock(ui_, look_, true);
    const bool analysis_tight = look_.analysis && is_low();  // it says what is looked at: the moves have the room of the message
    answer_.taken = draw_seat_lines(ui_, look_.seats, 1, analysis_tight || look_.seats.size() >= kManySeats);
    shared();
    if (!analysis_tight) outcome_or_message();
    if (look_.analysis)
      look_.analysis->draw(false, analysis_tight ? look_.news : Message{}, analysis_tight ? look_.result + look_.place : std::string());
    const float foot = foot_height();
    rounds(foot);
    best_moves(foot);
    moves(foot);
    push_down(foot);
    draw_foot();
  }

  /// After one of several rounds: how the match stands is what counts then.
  void column_of_round_end() {
    draw_outcome(ui_, look_);
    draw_round_table(ui_, look_.rounds, look_.round_players);
    const float foot = foot_height();
    const bool slot = !is_low() || !look_.news.text.empty();  // else the moves have its room
    best_moves(foot + (slot ? message_slot_height(ui_, message_lines()) + ImGui::GetStyle().ItemSpacing.y : 0));
    if (slot) draw_message_slot(ui_, look_.news, message_lines());
    if (look_.analysis) look_.analysis->draw(false);
    moves(foot);
    push_down(foot);
    draw_foot();
  }

  /// The whole list of moves, with the rounds to choose from: the board beside it shows the position that is looked at.
  void column_of_moves() {
    const bool sand = look_.turn_left.has_value();
    if (sand) draw_clock(ui_, look_, true);
    const float foot = foot_height();
    const float cards = ui_.px(seat_lines_height(look_.seats, 1, true)) + ImGui::GetStyle().ItemSpacing.y;
    const float others = foot + list_head_height() + static_cast<float>(kManyMoves) * move_list_line(ui_);
    const bool clocks = !look_.seats.empty() && !look_.seats.front().clock.empty();  // they run on meanwhile
    if (clocks || ImGui::GetContentRegionAvail().y - cards > others) answer_.taken = draw_seat_lines(ui_, look_.seats, 1, true);
    list_head();
    rounds_over_list(foot);
    all_moves(ImGui::GetContentRegionAvail().y - foot);
    push_down(foot);
    draw_foot();
  }

  void strip_of_moves() {
    constexpr float kShare = 0.55F;
    const Vec2 room = vec(ImGui::GetContentRegionAvail());
    const float left = std::floor(room.x * kShare);
    ImGui::BeginChild("##list", {left, 0}, false, ImGuiWindowFlags_NoScrollbar);
    all_moves(room.y);
    ImGui::EndChild();
    ImGui::SameLine(0, ui_.px(kStripSide));
    ImGui::BeginChild("##acts", {0, 0}, false, ImGuiWindowFlags_NoScrollbar);
    list_head();
    draw_foot();
    ImGui::EndChild();
  }

  /// What is looked at, and the rounds.
  void list_head() {
    const bool walks = look_.looking_back || !look_.news.text.empty();
    draw_message_slot(ui_, walks ? message() : Message{.text = ui_.tr("table.moves_text")}, kMoreMessageLines);
    if (look_.rounds_begun < 2) return;
    heading(ui_, rounds_heading());
    answer_.round = draw_round_choice(ui_, look_.rounds_begun, look_.round_seen);
  }
  /// With what the round brought that is listed, once it is over.
  std::string rounds_heading() const {
    const bool over = look_.round_seen + 1 < look_.rounds_begun && look_.round_seen < look_.rounds.size();
    if (!over) return ui_.tr("table.rounds.title");
    const std::string points = figures_label(ui_.services.locale, look_.rounds[look_.round_seen].points);
    return ui_.tr("table.rounds.brought", {{"round", look_.round_seen + 1}, {"points", points}});
  }
  float list_head_height() const {
    const float between = ImGui::GetStyle().ItemSpacing.y, slot = message_slot_height(ui_, kMoreMessageLines) + between;
    if (look_.rounds_begun < 2) return slot;
    return slot + line_height(ui_.fonts.label_strong) + ui_.px(kCompactHeight) + 2 * between;
  }

  /// What each of them brought, where the list keeps some lines.
  void rounds_over_list(float foot) {
    if (look_.rounds.empty()) return;
    const float table = round_table_height(ui_, look_.round_players) + ui_.px(ui_.sizes.s) + 2 * ImGui::GetStyle().ItemSpacing.y;
    const float list = ui_.px(kOverMoves) + static_cast<float>(kMinMoves) * move_list_line(ui_) + ImGui::GetStyle().ItemSpacing.y;
    if (ImGui::GetContentRegionAvail().y - foot < table + list) return;
    draw_round_table(ui_, look_.rounds, look_.round_players);
    gap(ui_, ui_.sizes.s);
  }

  void all_moves(float room) {
    gap(ui_, 4);
    if (draw_moves_heading(ui_, look_.turn_left ? std::string() : look_.time)) answer_.command = TableCommand::moves;
    if (look_.moves.empty()) return note(ui_, ui_.tr("table.moves_none_here"));
    const float rows = std::floor((room - ui_.px(kOverMoves) - ImGui::GetStyle().ItemSpacing.y) / move_list_line(ui_));
    take_move(draw_move_list(ui_, look_.moves, look_.looked_at, std::max(1, static_cast<int>(rows)), LongNotes::wrapped));
  }

  void shared() {
    if (!look_.shared.empty()) soft_words(look_.shared);
  }

  void soft_words(const std::string& words) const {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    draw_word_lines(*ImGui::GetWindowDrawList(), ui_.fonts.label, {at.x, at.y}, im(ui_.colour("soft_ink")), words, width);
    ImGui::Dummy({width, measure_word_lines(ui_.fonts.label, words, width).y});
  }

  /// One place for how it ended and for messages, as high for either: nothing below it jumps when one looks back.
  void outcome_or_message() {
    const bool ended = !look_.result.empty() && look_.news.text.empty();
    const float top = ImGui::GetCursorPosY();
    if (ended) draw_outcome(ui_, look_);
    else keep_clear_of(draw_message_slot(ui_, message(), message_lines()));
    const float least = top + outcome_height(ui_) + ImGui::GetStyle().ItemSpacing.y;
    if (look_.over) ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), least));
  }

  /// What is to be done, and advice, are read for as long as one thinks: what follows them makes room where there is some. News passes.
  void keep_clear_of(float over) const {
    const float spare = ImGui::GetContentRegionAvail().y - foot_height() - ImGui::GetStyle().ItemSpacing.y;
    if (look_.advises || look_.news.text.empty())
      ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::clamp(over, 0.0F, std::max(0.0F, spare)));
  }

  void best_moves(float foot) {
    if (look_.result.empty() || look_.analysis) return;
    const auto below = [&](std::size_t moves) { return foot + ui_.px(kOverMoves) + static_cast<float>(moves) * move_list_line(ui_); };
    const std::size_t left = best_moves_fit(ui_, look_.best_moves, below(kLeastMoves)) ? kLeastMoves : 1;
    answer_.best_scrolls = draw_best_moves(ui_, look_.best_moves, below(left), look_.best_step);
  }

  void rounds(float foot) {
    if (look_.rounds.empty()) return;
    const float rest = ImGui::GetContentRegionAvail().y - foot - ui_.px(kOverMoves) - static_cast<float>(kMinMoves) * move_list_line(ui_);
    std::size_t lines = kMaxRounds;
    while (lines > 1 && round_lines_height(ui_, std::min(lines, look_.rounds.size())) > rest) --lines;
    if (round_lines_height(ui_, 1) > rest && is_low()) return;  // the cards have the sums, the list of moves (F2) has all of it
    gap(ui_, 4);
    draw_round_lines(ui_, look_.rounds, look_.round_players, lines);
  }

  /// Whole lines only.
  void moves(float foot) {
    const float room = ImGui::GetContentRegionAvail().y - foot - ui_.px(kOverMoves) - ImGui::GetStyle().ItemSpacing.y;
    const float rows = std::floor(room / move_list_line(ui_));
    if (rows < 1) return;
    if (look_.moves.empty()) return hints_for_hands(rows * move_list_line(ui_));
    gap(ui_, 4);
    if (draw_moves_heading(ui_, crowded() && !look_.turn_left ? look_.time : std::string())) answer_.command = TableCommand::moves;
    take_move(draw_move_list(ui_, look_.moves, look_.looked_at, static_cast<int>(rows), LongNotes::cut));
  }

  /// A move that was clicked is looked at; with the right button there is a menu of what can be done there, too.
  void take_move(const MoveListAnswer& clicked) {
    answer_.ply = clicked.ply;
    if (const auto command = draw_move_menu(ui_, clicked.menu, look_, answer_)) answer_.command = command;
  }

  /// Before the first move.
  void hints_for_hands(float room) {
    if (look_.hands.empty() || measure_word_lines(ui_.fonts.label, look_.hands, ImGui::GetContentRegionAvail().x).y > room) return;
    gap(ui_, 4);
    soft_words(look_.hands);
  }

  // --- its foot
  /// In a low panel a key that would part two buttons stands below its words: a second line of them takes less room than another button.
  float foot_width(const PanelAction& a) const {
    const ButtonLook l = button_look(a, look_, true);
    ButtonLook bare = l;
    bare.key = {};
    const float with_key = room_for(ui_, a, l, least_button_width), without = room_for(ui_, a, bare);
    const float half = part_of_line(ui_, ImGui::GetContentRegionAvail().x, 2);
    return !a.first && is_low() && with_key > half && without <= half ? without : with_key;
  }

  std::vector<FootLine> foot_lines() const {
    std::vector<FootButton> list;
    for (std::size_t i = 0; i < look_.buttons.size(); ++i)
      list.push_back({.needed = own_button_width(i, true), .own = true, .look = own_look(i, own_keys_[i], true)});
    for (const PanelAction& a : foot_.shown)
      list.push_back({.needed = foot_width(a), .alone = a.first, .look = button_look(a, look_, true)});
    if (!foot_.more.empty()) list.push_back({.rest = true, .look = more_look(more_label_, more_key_)});
    return lines_of_foot(ui_, std::move(list), ImGui::GetContentRegionAvail().x, is_low());
  }

  float foot_height() const {
    float height = ImGui::GetStyle().ItemSpacing.y + reorientations_height(ui_, look_, ui_.px(8));
    for (const FootLine& line : foot_lines()) height += line.height + ui_.px(8);
    return height;
  }

  void draw_foot() {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui_.px(8), ui_.px(8)});
    answer_.reorientation = draw_reorientations(ui_, look_);
    const std::vector<FootLine> lines = foot_lines();
    auto line = lines.begin();
    std::size_t drawn = 0;  // of the line
    const auto next_size = [&]() -> Vec2 {
      if (line != lines.end() && drawn == line->widths.size()) {
        ++line;
        drawn = 0;
      }
      if (drawn > 0) ImGui::SameLine();
      return {line->widths[drawn++], line->height};
    };
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) own_button(i, next_size(), true);
    for (const PanelAction& a : foot_.shown) action_button(a, button_look(a, look_, true), next_size());
    if (!foot_.more.empty()) more(next_size());
    ImGui::PopStyleVar();
  }

  // --- the strip
  /// Of seats beside each other in the strip: three or four would take the board's room.
  int strip_columns() const { return look_.seats.size() > 2 ? 2 : 1; }
  float second_width() const { return std::clamp(ui_.size.x * 0.24F, ui_.px(200), ui_.px(250)) + (strip_columns() > 1 ? ui_.px(120) : 0); }

  PanelAction moves_action() const {
    return {TableCommand::moves, ui_.tr("table.moves"), "F2", !look_.moves.empty() || look_.rounds_begun > 1};
  }
  std::vector<PanelAction> strip_actions() const {
    std::vector<PanelAction> list = foot_.shown;
    if (look_.many && !moves_behind_) list.push_back(moves_action());
    return list;
  }
  bool strip_has_more() const { return !foot_.more.empty(); }

  /// The game's own come last: they come and go, and the others keep their places.
  std::vector<float> flow_widths() const {
    std::vector<float> widths;
    for (const PanelAction& a : strip_actions()) widths.push_back(room_for(ui_, a, button_look(a, look_, true)));
    if (strip_has_more()) widths.push_back(more_width());
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) widths.push_back(own_button_width(i, true));
    return widths;
  }

  float flow_room() const { return ui_.size.x - 2 * ui_.px(kStripSide) - clock_width(ui_, look_) - second_width() - ui_.px(20); }

  /// How many of these stand in each line.
  std::vector<std::size_t> flow_lines(std::span<const float> widths) const {
    std::vector<std::size_t> lines{0};
    float x = 0;
    for (const float width : widths) {
      if (x > 0 && x + width > flow_room()) {
        x = 0;
        lines.push_back(0);
      }
      ++lines.back();
      x += width + ui_.px(8);
    }
    return lines;
  }

  /// What would take a third line, and with it the board's room, waits behind the button with the rest; that one does not stand alone in
  /// a line.
  void keep_rest_in_line() {
    constexpr std::size_t kMaxLines = 2;
    const auto takes_more = [this] {
      const std::vector<float> widths = flow_widths();
      const auto lines = flow_lines(std::span(widths).first(widths.size() - look_.buttons.size()));
      return lines.size() > kMaxLines || (strip_has_more() && lines.size() > 1 && lines.back() == 1);
    };
    // The game's own come and go: with them there is one line, and the board stays as high as it was.
    const auto own_go_on = [this] { return !look_.buttons.empty() && foot_.shown.size() > 1 && flow_lines(flow_widths()).size() > 1; };
    if (look_.many && !moves_behind_ && own_go_on()) {
      moves_behind_ = true;
      foot_.more.insert(foot_.more.begin(), moves_action());
    }
    while (!foot_.shown.empty() && !foot_.shown.back().first && (takes_more() || own_go_on())) {
      foot_.more.insert(foot_.more.begin(), std::move(foot_.shown.back()));
      foot_.shown.pop_back();
    }
  }

  /// Buttons beside each other, each as wide as its words, on as many lines as it takes.
  void flow() {
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    const std::vector<float> widths = flow_widths();
    std::size_t n = 0;
    const auto next_size = [&]() -> Vec2 {
      if (n > 0 && ImGui::GetItemRectMax().x + ui_.px(8) + widths[n] <= right) ImGui::SameLine();
      return {widths[n++], 0};
    };
    for (const PanelAction& a : strip_actions()) action_button(a, button_look(a, look_, true), next_size());
    if (strip_has_more()) more(next_size());
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) own_button(i, next_size(), true);
  }

  // --- both
  void light() {
    if (draw_light(ui_, look_)) answer_.command = TableCommand::light;
  }

  float more_width() const { return button_width(ui_, more_look(more_label_, more_key_)); }

  void more(Vec2 size, bool compact = true) {
    ButtonLook closed = more_look(more_label_, more_key_);
    closed.compact = compact;
    if (size.x > 0 && size.x <= rest_width(ui_)) {
      closed.label = kRest;
      closed.key = {};
    }
    closed.width = size.x;
    closed.height = size.y;
    if (const auto command = draw_more(ui_, closed, foot_, look_, answer_)) answer_.command = command;
  }

  void action_button(const PanelAction& a, ButtonLook l, Vec2 size) {
    l.width = size.x;
    l.height = size.y;
    ImGui::PushID(static_cast<int>(a.command));
    if (button(ui_, l)) answer_.command = a.command;
    ImGui::PopID();
  }

  ButtonLook own_look(std::size_t i, std::string_view key, bool compact) const {
    return {.label = look_.button_labels[i],
            .key = key,
            .kind = look_.only_button ? ButtonKind::primary : ButtonKind::secondary,
            .compact = compact};
  }
  float own_button_width(std::size_t i, bool compact) const { return button_width(ui_, own_look(i, own_keys_[i], compact)); }

  void own_button(std::size_t i, Vec2 size, bool compact) {
    ButtonLook l = own_look(i, own_keys_[i], compact);
    l.width = size.x;
    l.height = size.y;
    ImGui::PushID(look_.buttons[i].c_str());
    if (button(ui_, l)) answer_.button = static_cast<int>(i);
    ImGui::PopID();
  }

  static void push_down(float height) {
    const float spare = ImGui::GetContentRegionAvail().y - height - ImGui::GetStyle().ItemSpacing.y;
    if (spare > 0) ImGui::Dummy({0, spare});
  }

  const Ui& ui_;
  const TablePanelLook& look_;
  PanelFoot foot_;
  // What buttons look like are views of these. The game's own have the same keys always, also where Enter presses the only one.
  std::string more_label_, more_key_;
  std::vector<std::string> own_keys_;
  bool moves_behind_ = false;  ///< of a strip: the list of moves waits behind the last button too
  TablePanelAnswer answer_;
};

}  // namespace

std::string clock_label(double seconds) {
  const auto whole = static_cast<long>(seconds);
  char text[32];
  if (whole < 3600) std::snprintf(text, sizeof text, "%02ld:%02ld", whole / 60, whole % 60);
  else std::snprintf(text, sizeof text, "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
  return text;
}

float table_strip_height(const Ui& ui, const TablePanelLook& look) {
  return TablePanel(ui, look).strip_height() / ui.scale() + 2 * kStripTop;
}

TablePanelAnswer draw_table_panel(const Ui& ui, const Frame& frame, const TablePanelLook& look) {
  const Panel panel(ui, "##table", frame.panel, Panel::Ground::paper, frame.strip ? Vec2{kStripSide, kStripTop} : Vec2{20, 20});
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  const Rect p = frame.panel;
  const Rect edge = frame.strip ? Rect{p.x, p.y, p.w, thin} : Rect{p.x, p.y, thin, p.h};
  edge_line(ui, edge);
  TablePanel parts(ui, look);
  if (frame.strip) parts.strip();
  else parts.column();
  return parts.answer();
}

}  // namespace tablier
