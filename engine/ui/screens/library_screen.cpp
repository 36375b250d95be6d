#include "ui/core/clipboard.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/close_up.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/key_table.hpp"
#include "ui/panels/picker.hpp"
#include "ui/panels/taste.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/daily_puzzles.hpp"
#include "ui/screens/file_screen.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/screens/library_rows.hpp"
#include "ui/screens/played_text.hpp"
#include "ui/screens/plugin_question.hpp"
#include "ui/screens/position.hpp"
#include "ui/screens/resume_list.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tablier {
namespace {

constexpr float kMinCard = 250, kBetweenCards = 22;
/// Cards take no more than this, in the middle of a wide window. Few games have three columns all the same.
constexpr float kMaxWidth = 1400;
constexpr std::size_t kFewGames = 6, kFewColumns = 3;
/// Between two looks whether scripts have answered; until the player is told what is read; what the first frame waits for that, in seconds.
constexpr double kLibraryPoll = 0.03, kReadingTold = 0.3, kBeforeFirstFrame = 0.02;
/// Of a card's picture: its height over its width, at least and at most, and the same in logical pixels.
constexpr float kLowPicture = 0.34F, kHighPicture = 0.72F, kMinPicture = 92, kMaxPicture = 320;

class LibraryScreen final : public Screen {
 public:
  std::string name(const Ui& ui) const override { return ui.tr("library.name"); }

  void enter(Ui& ui) override {
    left_.find(ui);
    marked_ = std::exchange(ui.came_from, {});
    came_back_ = true;
    if (left_.any()) ui.notices.take_back(ui.tr("table.kept"));  // its card says so
    look(ui);
    if (!update(ui, ui.now)) read(ui);
    ask_about_plugins(ui);
    look_for_games(ui);
  }

  void leave(Ui&) override {
    left_.cancel();
    pictures_.pause();
  }

  bool update(Ui& ui, double now) override {
    bool changed = pictures_.update();
    if (std::exchange(reloads_, ui.reload.count()) != ui.reload.count()) look(ui);
    if (reading_.ready()) {
      reading_.take();
      left_.ask(ui);
      pictures_.forget();
      read(ui);
      changed = true;
    }
    if (faulty_.changed(now)) ui.reload.ask(ui.reader, ui.services);
    if (left_.update()) {
      read(ui);
      changed = true;
    }
    const bool long_reading = reading_.busy() && now - since_ >= kReadingTold;
    return std::exchange(told_, long_reading) != long_reading || changed;
  }
  std::optional<double> next_wake(const Ui&, double now) const override {
    return settled() ? faulty_.next_wake() : std::optional(now + kLibraryPoll);
  }
  bool settled() const override { return !reading_.busy() && !left_.busy() && !pictures_.busy(); }

  bool panels_take_keys() const override { return false; }

  bool input(Ui& ui, const Input& input) override {
    if (std::holds_alternative<PointerMoved>(input)) mouse_moved();
    const auto* key = std::get_if<KeyChange>(&input);
    if (std::holds_alternative<PointerMoved>(input) || (key && key->down)) hand_moved();
    if (const auto* focus = std::get_if<FocusChanged>(&input); focus && focus->focused) look_for_games(ui);
    if (const auto* typed = std::get_if<Typed>(&input)) return letter(typed->character);
    if (!key || !key->down) return false;
    if (is_press(*key, Key::v, true)) {
      open_text(ui, clipboard_text(), ui.tr("table.copy.name"));
      return true;
    }
    if (is_press(*key, Key::o, true)) {
      choose_file(ui);
      return true;
    }
    if (daily_.key(ui, *key, rows_.chosen_in(LibraryRow::daily))) return true;
    if (left_.key(ui, *key, chosen_match())) return true;
    if (rows_.key(*key, picker_) || picker_.key(*key)) return to_top_ = true;
    if (is_press(*key, Key::enter) || is_press(*key, Key::space)) {
      if (picker_.any()) open(ui, picker_.chosen());
      return true;
    }
    if (is_press(*key, Key::f3)) {
      ui.navigator.open(records_screen(ui, picker_.by_keys() ? ways().game : nullptr));  // of one game where one is seen to be chosen
      return true;
    }
    if (is_press(*key, Key::f1) && !ways().game) {  // no game is seen to be meant
      show_key_table(ui, keys());
      return true;
    }
    return !is_press(*key, Key::escape) && screen_link_key(ui, *key, ways());
  }

  std::vector<std::string> keys() const override {
    return screen_keys("library", {"open", "choose", "letter", "resume", "daily", "file", "paste"});
  }
  Value describe(const Ui&) const override { return Value::map({{"screen", "library"}, {"chosen", chosen()}}); }

  void draw_panels(Ui& ui) override {
    if (ui.services.locale.language() != language_) read(ui);
    draw_bar(ui);
    const Rect room = frame_without_panel(ui).board;
    const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kMaxWidth) / 2);
    const Panel panel(ui, "##library", room, Panel::Ground::ground, {side, ui.sizes.xl});
    left_.draw(ui, chosen_match());
    if (cards_.empty()) {
      status(ui, ui.colour("danger"), ui.tr("library.empty"), ui.tr("library.empty_note"));
      return;
    }
    if (!left_.any()) draw_welcome(ui);
    daily_.draw(ui, rows_.chosen_in(LibraryRow::daily));
    rows_.lay(left_.count(), daily_.count());
    draw_cards(ui);
    draw_keys(ui);
    if (std::exchange(to_top_, false) && (rows_.above_cards() || first_row_fits(ui))) ImGui::SetScrollY(0);
  }

 private:
  /// To the next game whose title begins with it.
  bool letter(char32_t typed) {
    std::vector<std::string> titles;
    for (const LibraryCard& card : cards_) titles.push_back(card.title);
    const bool on_card = picker_.by_keys() && !rows_.above_cards();
    const auto card = title_of_letter(titles, typed, on_card ? std::optional(picker_.chosen()) : std::nullopt);
    if (!card) return false;
    hand_moved();
    rows_.go_to_card(picker_, *card);
    return to_top_ = true;
  }

  void hand_moved() {
    marked_.clear();
    came_back_ = false;
  }

  void mouse_moved() {
    picker_.mouse_moved();
    rows_.mouse_moved();
  }

  /// The match that Enter resumes: the last one, until the keys choose something.
  std::optional<std::size_t> chosen_match() const {
    if (!rows_.above_cards() && !picker_.by_keys()) return 0;
    return rows_.chosen_in(LibraryRow::resume);
  }

  /// By the keys: a row and a number in it.
  std::string chosen() const {
    if (const auto i = rows_.chosen_in(LibraryRow::resume)) return "resume " + std::to_string(*i);
    if (const auto i = rows_.chosen_in(LibraryRow::daily)) return "daily " + std::to_string(*i);
    return picker_.by_keys() && picker_.any() ? cards_[picker_.chosen()].game->name : std::string();
  }

  void read(Ui& ui) {
    cards_ = library_cards(ui.services);
    faulty_ = FileWatch(faulty_files(cards_));
    language_ = ui.services.locale.language();
    left_.read(ui);
    daily_.read(ui);
    mark_game();
    if (came_back_ && picker_.by_keys()) picker_.reveal();  // what was left since may stand over the cards now
  }

  /// Whoever comes from a game finds it chosen.
  void mark_game() {
    const auto card = std::ranges::find_if(cards_, [this](const LibraryCard& c) { return c.game->name == marked_; });
    if (card == cards_.end()) return;
    picker_.lay(cards_.size());
    rows_.mark(picker_, static_cast<std::size_t>(card - cards_.begin()));
  }

  /// Reads all games and their variants, those of the match that was left last again.
  void look(Ui& ui) {
    since_ = ui.now;
    const std::string game = left_.last_game();
    reading_ = ui.reader.ask<bool>(ui.services.catalogue, [game](Catalogue& catalogue) {
      catalogue.refresh_variants(game);
      return !catalogue.games().empty();
    });
    static_cast<void>(reading_.soon_ready(kBeforeFirstFrame));
  }

  /// What the player has put into their folder meanwhile.
  static void look_for_games(Ui& ui) {
    ui.reload.look(ui.reader, ui.services, [&ui] { ask_about_plugins(ui); });
  }

  /// The rules that a key opens are those of the chosen game.
  ScreenLinks ways() const {
    ScreenLinks ways;
    const bool framed = picker_.by_keys() && !rows_.above_cards();
    if (framed && picker_.any() && cards_[picker_.chosen()].game->playable()) ways.game = cards_[picker_.chosen()].game;
    return ways;
  }

  void draw_bar(Ui& ui) const {
    const BarAnswer at_bar = bar(ui, {.back = {},
                                      .title = ui.tr("library.title"),
                                      .where = ui.tr(told_ ? "library.reading" : "library.name"),
                                      .chips = {ui.tr("bar.open"), ui.tr("bar.records"), ui.tr("bar.settings")},
                                      .menu = ui.tr("bar.menu"),
                                      .small_help = true});
    if (at_bar.chip == 0) choose_file(ui);
    if (at_bar.chip == 1) ui.navigator.open(records_screen(ui, nullptr));
    if (at_bar.chip == 2) ui.navigator.open(settings_screen());
    if (at_bar.keys) show_key_table(ui, keys());
  }

  static void choose_file(Ui& ui) { ui.navigator.open(open_file_screen(playable_endings(ui), open_file)); }

  void draw_welcome(const Ui& ui) const {
    title(ui, ui.tr("library.welcome"));
    gap(ui, ui.sizes.l);
  }

  /// The keys are on a card of the first row, and all that stands over the cards is seen beside it.
  bool first_row_fits(const Ui& ui) const {
    return picker_.any() && picker_.in_first_row() && first_row_end_ + ui.px(ui.sizes.s) <= ImGui::GetWindowHeight();
  }

  /// At the foot of the window, or below the cards where they reach farther.
  static void draw_keys(const Ui& ui) {
    const std::string label = ui.tr("library.keys");
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float spare = room.y - measure(ui.fonts.label, label, room.x).y - ImGui::GetStyle().ItemSpacing.y;
    if (spare > 0) ImGui::Dummy({0, spare});
    note(ui, label);
  }

  /// How the cards lie; pixels.
  struct Lie {
    std::size_t columns = 1, rows = 0;
    float width = 0, picture = 0, below = 0;
  };

  /// Pictures are as high as lets all cards be seen at once, within bounds.
  Lie lie(const Ui& ui) const {
    const float room = ImGui::GetContentRegionAvail().x, between = ui.px(kBetweenCards);
    const auto fit = static_cast<std::size_t>(std::max(1.0F, (room + between) / (ui.px(kMinCard) + between)));
    Lie l;
    l.columns = cards_.size() <= kFewGames ? std::min(fit, kFewColumns) : fit;
    l.rows = (cards_.size() + l.columns - 1) / l.columns;
    l.width = std::floor((room - between * static_cast<float>(l.columns - 1)) / static_cast<float>(l.columns));
    float label_height = line_height(ui.fonts.label) + ui.px(ui.sizes.xl);
    for (std::size_t row = 0; row < l.rows; ++row) label_height += row_label_height(ui, l, row) + between;
    const float min = std::max(l.width * kLowPicture, ui.px(kMinPicture)), max = std::min(l.width * kHighPicture, ui.px(kMaxPicture));
    const float spare = (ImGui::GetContentRegionAvail().y - label_height) / static_cast<float>(l.rows);
    l.picture = std::floor(std::clamp(spare, std::min(min, max), max));
    return l;
  }

  void draw_cards(Ui& ui) {
    const Lie l = lie(ui);
    const float between = ui.px(kBetweenCards), left = ImGui::GetCursorPosX();
    picker_.lay(cards_.size(), l.columns);
    for (std::size_t row = 0; row < l.rows; ++row) {
      const std::size_t first = row * l.columns, end = std::min(cards_.size(), first + l.columns);
      const float height = l.picture + row_label_height(ui, l, row);
      for (std::size_t i = first; i < end; ++i) {
        ImGui::SetCursorPosX(left + static_cast<float>(i - first) * (l.width + between));
        draw_card(ui, i, {l.width, height}, l.picture);
        if (i + 1 < end) ImGui::SameLine(0, 0);
      }
      if (row == 0) first_row_end_ = ImGui::GetCursorPosY();
      ImGui::Dummy({0, between - 2 * ImGui::GetStyle().ItemSpacing.y});
    }
  }

  static float text_width(const Ui& ui, float width) { return width - 2 * ui.px(ui.sizes.l); }

  static std::string last_line(const LibraryCard& card) {
    if (!card.game->playable()) return card.place + (card.own.empty() ? "" : " · " + card.own);
    return card.seats + (card.progress.empty() ? "" : " · " + card.progress) + (card.own.empty() ? "" : " · " + card.own);
  }

  /// A sentence; whoever wrote a page leaves room for other cards.
  static std::string summary_of(const Ui& ui, const LibraryCard& card, float room) {
    constexpr int kMaxLines = 8;
    return fitted_lines(ui.fonts.label, card.summary, room, kMaxLines);
  }

  /// In pixels, below the picture: as many lines as the words take.
  static float text_height(const Ui& ui, const LibraryCard& card, float width) {
    const float room = text_width(ui, width);
    const float summary = measure(ui.fonts.label, summary_of(ui, card, room), room).y,
                last = measure(ui.fonts.label, last_line(card), room).y;
    return line_height(ui.fonts.title) + summary + last + ui.px(2 * ui.sizes.m + 8);
  }

  float row_label_height(const Ui& ui, const Lie& l, std::size_t row) const {
    float height = 0;
    for (std::size_t i = row * l.columns; i < std::min(cards_.size(), (row + 1) * l.columns); ++i)
      height = std::max(height, text_height(ui, cards_[i], l.width));
    return height;
  }

  void draw_card(Ui& ui, std::size_t i, Vec2 size, float picture_height) {
    const LibraryCard& card = cards_[i];
    const TileAnswer t = picked_tile(
        ui, picker_, i,
        {.size = size, .line = card.game->playable() ? "line" : "danger", .enabled = card.game->playable(), .label = card.title});
    const Rect picture{t.box.x, t.box.y, t.box.w, picture_height};
    if (card.game->playable()) draw_picture_of(ui, card.game, picture);
    else draw_failure(ui, picture);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool by_keys = picker_.by_keys() || rows_.above_cards();
    if (by_keys ? picker_.by_keys() && picker_.chosen() == i : t.hovered) {
      const float thin = std::max(1.0F, std::floor(ui.scale()));
      list.AddRect(im(t.box.corner()), {t.box.right(), t.box.bottom()}, im(ui.colour("accent")), ui.px(ui.sizes.radius_card), 0, thin);
    }
    const float room = text_width(ui, size.x);
    Vec2 at{t.box.x + ui.px(ui.sizes.l), picture.bottom() + ui.px(ui.sizes.m)};
    draw_fitted(ui, ui.fonts.title, at, ui.colour("ink"), card.title, room);
    at.y += line_height(ui.fonts.title) + ui.px(4);
    const std::string summary = summary_of(ui, card, room);
    draw_text(list, ui.fonts.label, at, im(ui.colour(card.game->playable() ? "ink" : "danger")), summary, room);
    at.y += measure(ui.fonts.label, summary, room).y + ui.px(4);
    draw_text(list, ui.fonts.label, at, im(ui.colour("soft_ink")), last_line(card), room);
    if (t.pressed) open(ui, i);
  }

  void draw_picture_of(Ui& ui, const std::shared_ptr<const GameEntry>& game, Rect at) {
    if (ui.is_left_alone(*game) || !pictures_.ready(game, game->spec.card)) return;
    const Palette palette(ui.theme, &game->spec.paints);
    const TableTaste taste = taste_of(ui);
    const std::string name = "card." + game->name + "." + taste.labels + (taste.marks ? ".marks" : "");
    const auto picture =
        ui.pictures.get(name, static_cast<int>(at.w), static_cast<int>(at.h), ui.colour("wood_frame"), [&](Canvas& canvas, Rect box) {
          if (const Scene* scene = pictures_.find(ui, game, game->spec.card)) draw_close_up(canvas, palette, *scene, box, taste);
        });
    if (!picture) return;
    const float thin = std::max(1.0F, std::floor(ui.scale()));
    ImGui::GetWindowDrawList()->AddImageRounded(picture->texture, {at.x + thin, at.y + thin}, {at.right() - thin, at.bottom()},
                                                picture->from, picture->to, IM_COL32_WHITE, ui.px(ui.sizes.radius_card) - thin,
                                                ImDrawFlags_RoundCornersTop);
  }

  /// A game that is not there: a sign instead of its picture.
  static void draw_failure(const Ui& ui, Rect at) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({at.x + 1, at.y + 1}, {at.right() - 1, at.bottom()}, im(ui.colour("danger_ground")), ui.px(ui.sizes.radius_card),
                       ImDrawFlags_RoundCornersTop);
    const Vec2 c = at.centre();
    const float r = ui.px(26), bar = ui.px(3);
    list.AddCircle(im(c), r, im(ui.colour("danger")), 0, bar);
    list.AddRectFilled({c.x - bar / 2, c.y - r * 0.55F}, {c.x + bar / 2, c.y + r * 0.15F}, im(ui.colour("danger")), bar / 2);
    list.AddCircleFilled({c.x, c.y + r * 0.45F}, bar * 0.8F, im(ui.colour("danger")));
  }

  void open(Ui& ui, std::size_t i) {
    picker_.choose(i);
    const std::string name = cards_[i].game->name;
    auto screen = screen_with_variants(ui, name, false, [name](Ui& there) -> Result<std::unique_ptr<Screen>> {
      const auto game = there.services.catalogue.peek(name);
      if (game->playable() && game->variant("")) return setup_screen(there, game);
      return game->problems.empty() ? Problem("library.cannot") : game->problems.front();
    });
    if (screen) ui.navigator.open(*std::move(screen));
    else ui.say(screen.problem());
  }

  std::vector<LibraryCard> cards_;
  std::string language_;
  std::string marked_;  ///< the game that one comes from, until a hand moves
  Picker picker_;
  LibraryRows rows_;
  ResumeList left_;
  DailyPuzzles daily_;
  Reading<bool> reading_;
  PositionPictures pictures_;
  double since_ = 0;  ///< when the reading began
  bool told_ = false;
  bool to_top_ = false;      ///< a key has chosen a card
  bool came_back_ = false;   ///< and no hand has moved since
  float first_row_end_ = 0;  ///< of the cards, in pixels from the start of the page
  std::uint64_t reloads_ = 0;
  FileWatch faulty_;  ///< of games that cannot be played
};

}  // namespace

std::unique_ptr<Screen> library_screen() { return std::make_unique<LibraryScreen>(); }

}  // namespace tablier
