#include "content/row_label.hpp"
#include "host/file_watch.hpp"
#include "host/refused_files.hpp"
#include "match/stars.hpp"
#include "play/match_labels.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/notice_line.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/begun_challenges.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/screens/map_grid.hpp"
#include "ui/screens/memory.hpp"
#include "ui/screens/problem_board.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/series_fault.hpp"
#include "ui/screens/series_list.hpp"

#include <algorithm>
#include <iterator>

namespace tablier {
namespace {

constexpr const char* kMemory = "map";
constexpr float kSeriesListWidth = 280, kFootHeight = 84, kPieceSquare = 9, kMinBoard = 140;
constexpr double kBoardPoll = 0.03;  // seconds
constexpr std::size_t kRecent = 50;

class MapScreen final : public Screen {
 public:
  MapScreen(const Ui& ui, std::shared_ptr<const GameEntry> game, const std::string& series) : game_(std::move(game)) {
    const Value memory = remembered(ui.services.settings, game_->name, kMemory);
    const auto text = [&memory](const char* what) {
      const Value* found = memory.as_map() ? memory.find(what) : nullptr;
      return found && found->as_string() ? *found->as_string() : std::string();
    };
    take_faulty(ui);
    choose(series.empty() ? text("series") : series);
    show_ = shown_as(text("show"));
  }

  std::string name(const Ui& ui) const override { return ui.tr("setup.series"); }

  void enter(Ui& ui) override {
    if (!refresh(ui)) take_faulty(ui);  // the language may be another
    begun_.find(ui.services.paths.state, game_->name);
    read(ui);
    const auto here = faulty() ? std::nullopt : begun_.left_since(series().name, away_since_);
    if (const auto spot = here ? map_.spot_of(*here) : std::nullopt) index_ = *spot;
    else if (map_.next) index_ = *map_.next;
    into_sight_ = true;
    by_keys_ = by_keys_ || here;
  }

  void leave(Ui& ui) override {
    away_since_ = BegunChallenges::Clock::now();
    board_.pause();
    if (!std::exchange(touched_, false)) return;
    remember(ui.services.settings, game_->name, kMemory, Value::map({{"series", chosen_name()}, {"show", to_text(show_)}}));
    keep_settings(ui);
  }

  std::vector<std::string> keys() const override {
    std::vector<std::string_view> own{"choose", "ends", "play", "next", "series"};
    if (map_.has_numbers) own.emplace_back("show");
    if (edits_) own.emplace_back("edit");
    return screen_keys("map", own);
  }
  Value describe(const Ui&) const override {
    const std::optional<MapCell> cell = map_.at(pointed_at());
    return Value::map({{"screen", "map"},
                       {"series", chosen_name()},
                       {"of", size()},
                       {"faulty", faulty() != nullptr},
                       {"board", board_.shown()},
                       {"cell", cell ? to_text(cell->id) : std::string()}});
  }

  bool panels_take_keys() const override { return bridge::menu_open(); }
  float foot(const Ui& ui) const override { return ui.px(kFootHeight); }
  bool tells_notices() const override { return told_; }

  bool update(Ui& ui, double now) override {
    const bool found = board_.update();
    if (!mended_.changed(now)) return found;
    if (refresh(ui)) read(ui);
    return true;
  }
  std::optional<double> next_wake(const Ui&, double now) const override {
    return board_.busy() ? std::optional(now + kBoardPoll) : mended_.next_wake();
  }
  bool settled() const override { return !board_.busy(); }

  bool input(Ui& ui, const Input& input) override {
    if (std::holds_alternative<PointerMoved>(input)) by_keys_ = false;
    if (const auto* focus = std::get_if<FocusChanged>(&input); focus && focus->focused && refresh(ui)) read(ui);
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !key->down || bridge::menu_open()) return false;
    if (is_press(*key, Key::k, true)) return open_menu_ = true;
    return map_key(ui, *key) || screen_link_key(ui, *key, ways(ui));
  }

  void draw_panels(Ui& ui) override {
    ScreenLinks links = ways(ui);
    links.opens_menu = std::exchange(open_menu_, false);
    links.menu_has_key = links.small_help = true;
    const bool wide = ui.size.x >= ui.px(ui.sizes.panel_break);
    for (std::size_t i = 0; i < size(); ++i) links.by_turns.emplace_back(label(ui, i), progress_label(ui, i, wide));
    screen_link_bar(ui, label(ui, chosen_), progress_label(ui, chosen_, wide), links);
    const Rect room = frame_without_panel(ui).board;
    const float list = wide ? ui.px(kSeriesListWidth) : 0, foot = ui.px(kFootHeight),
                top = wide ? 0 : series_chips_height(ui, room.w, entries(ui));
    hovered_.reset();
    const float below = std::min(ui.px(list_foot_), room.h / 2);
    const auto other = wide ? draw_series_list(ui, {room.x, room.y, list, room.h - below}, entries(ui), chosen_)
                            : draw_series_chips(ui, {room.x, room.y, room.w, top}, entries(ui), chosen_);
    if (wide) draw_list_foot(ui, {room.x, room.bottom() - below, list, below});
    if (other) open_series(ui, *other);
    const Rect left{room.x + list, room.y + top, room.w - list, room.h - top};
    const Rect strip{left.x, left.bottom() - foot, left.w, foot};
    if (faulty()) {
      draw_foot(ui, strip);
      if (draw_series_fault(ui, {left.x, left.y, left.w, left.h - foot}, faults_[chosen_ - all().size()],
                            ui.services.series_editor.game == game_->name))
        edit(ui);
      return;
    }
    const Rect middle{left.x, left.y, left.w, left.h - foot};
    const Rect board = board_room(ui, middle);
    draw_map(ui, {middle.x, middle.y, middle.w, middle.h - board.h});
    if (const std::optional<MapCell> cell = map_.at(pointed_at()); cell && board.h > 0) board_.draw(ui, board, game_, cell->id);
    draw_foot(ui, strip);
  }

 private:
  const std::vector<SeriesSpec>& all() const { return game_->spec.content.series; }
  /// Those that cannot be played stand after the others.
  std::size_t size() const { return all().size() + faulty_.size(); }
  const RefusedFile* faulty(std::size_t i) const { return i < all().size() ? nullptr : &faulty_[i - all().size()]; }
  const RefusedFile* faulty() const { return faulty(chosen_); }
  const std::string& name_of(std::size_t i) const { return faulty(i) ? faulty(i)->name : all()[i].name; }
  const std::string& chosen_name() const { return name_of(chosen_); }
  std::string label(const Ui& ui, std::size_t i) const { return faulty(i) ? faults_[i - all().size()].title : ui.tr(all()[i].title); }
  /// In words where the bar has room for them; empty where there is nothing to play.
  std::string progress_label(const Ui& ui, std::size_t i, bool wide) const {
    if (faulty(i) || i >= progress_.size() || progress_[i].total == 0) return {};
    const std::size_t solved = progress_[i].solved, all = progress_[i].total;
    return wide ? ui.tr("map.progress", {{"done", solved}, {"n", all}}) : ui.tr("map.sum", {{"done", solved}, {"total", all}});
  }
  /// Precondition: the chosen one is sound.
  const SeriesSpec& series() const { return all()[chosen_]; }

  ScreenLinks ways(Ui& ui) {
    ScreenLinks links{.game = game_, .variant = game_->spec.series->variant};
    if (!edits_) return links;
    links.own = {{"map.edit", Key::e, false, [&] { edit(ui); }}, {"map.make", Key::n, true, [&] { open_editor(ui, {}); }}};
    return links;
  }

  /// The chosen series, on the challenge that is pointed at.
  void edit(Ui& ui) {
    const std::optional<MapCell> cell = map_.at(pointed_at());
    open_editor(ui, cell ? cell->id : ChallengeId{chosen_name(), {}, 0});
  }

  void open_editor(Ui& ui, const ChallengeId& at) {
    auto screen = ui.services.series_editor.open(ui, at);
    if (screen) ui.navigator.open(std::move(*screen));
    else ui.say(screen.problem());
  }

  void take_faulty(const Ui& ui) {
    faulty_.clear();
    faults_.clear();
    std::ranges::copy_if(game_->refused, std::back_inserter(faulty_),
                         [](const RefusedFile& file) { return file.kind == PartKind::series; });
    std::vector<std::filesystem::path> files;
    for (const RefusedFile& file : faulty_) {
      files.emplace_back(file.why.where.file);
      faults_.push_back(series_fault(ui.services.locale, *game_, file));
    }
    mended_ = FileWatch(std::move(files));
  }

  void choose(const std::string& name) {
    for (std::size_t i = 0; i < size(); ++i)
      if (name_of(i) == name) chosen_ = i;
  }

  /// Takes the series as they are in their files now, which an editor beside may have written; true where they are others.
  bool refresh(Ui& ui) {
    ui.services.catalogue.refresh_series(ui.services.paths, game_->name);
    const auto now = ui.services.catalogue.peek(game_->name);
    if (!now || now == game_ || !has_series(*now)) return false;
    const std::string here = chosen_name();
    game_ = now;
    take_faulty(ui);
    chosen_ = 0;
    choose(here);
    return true;
  }

  void read(const Ui& ui) {
    edits_ = ui.services.series_editor.game == game_->name;
    const auto& records = ui.services.records;
    map_ = faulty() ? SeriesMap()
                    : map_of(series(), records ? records->solved(game_->name, series().name + "/") : std::map<std::string, Best>{},
                             last_played(ui));
    map_.begun = begun_.names();
    if (!map_.has(index_)) index_ = map_.next.value_or(MapSpot{});
    progress_.clear();
    for (const SeriesSpec& spec : all()) progress_.push_back(series_progress(records, *game_, spec));
  }

  std::string last_played(const Ui& ui) const {
    if (!ui.services.records) return {};
    for (const Record& r : ui.services.records->recent(game_->name, kRecent))
      if (r.challenge.starts_with(series().name + "/")) return r.challenge;
    return {};
  }

  void open_series(const Ui& ui, std::size_t i) {
    chosen_ = i;
    read(ui);
    index_ = map_.next.value_or(MapSpot{});
    touched_ = into_sight_ = true;
  }

  void show(MapShow as) {
    show_ = as;
    touched_ = true;
  }

  bool map_key(Ui& ui, const KeyChange& key) {
    const auto plain = [&](Key k) { return is_press(key, k); };
    if (plain(Key::left)) go(-1, 0);
    else if (plain(Key::right)) go(1, 0);
    else if (plain(Key::up)) go(0, -1);
    else if (plain(Key::down)) go(0, 1);
    else if (is_press(key, Key::right, true)) go_to(map_.next);
    else if (plain(Key::home)) go_to(map_.first_spot());
    else if (plain(Key::end)) go_to(map_.last_spot());
    else if (plain(Key::page_down) || (plain(Key::tab) && !key.shift)) open_series(ui, (chosen_ + 1) % size());
    else if (plain(Key::page_up) || plain(Key::tab)) open_series(ui, (chosen_ + size() - 1) % size());
    else if (plain(Key::enter) && faulty() && edits_) edit(ui);
    else if (plain(Key::enter) || plain(Key::space)) play(ui, index_);
    else if (plain(Key::n) && map_.has_numbers) show(next_show(show_));
    else return false;
    return true;
  }

  void go(int right, int down) { move_to(map_.step(pointed_at(), right, down)); }

  void go_to(std::optional<MapSpot> index) {
    if (index) move_to(*index);
  }

  void move_to(MapSpot index) {
    index_ = index;
    by_keys_ = into_sight_ = true;
  }

  void play(Ui& ui, MapSpot index) {
    const std::optional<MapCell> cell = map_.at(index);
    if (!cell) return;
    index_ = index;
    touched_ = true;
    const auto left = begun_.take(to_text(cell->id));  // where it cannot be gone on with, the next time begins anew
    auto screen = left ? saved_table(ui, *left) : new_table(ui, challenge_setup(game_->spec, cell->id));
    if (screen) ui.navigator.open(std::move(*screen));
    else ui.say(screen.problem());
  }

  std::vector<SeriesEntry> entries(const Ui& ui) const {
    std::vector<SeriesEntry> entries;
    for (std::size_t i = 0; i < size(); ++i) {
      SeriesEntry entry{.title = label(ui, i), .sum = ui.tr("map.faulty"), .faulty = faulty(i) != nullptr};
      if (!entry.faulty) {
        const SeriesProgress& p = progress_[i];
        entry.sum = ui.tr("map.sum", {{"done", p.solved}, {"total", p.total}});
        entry.share = p.total > 0 ? static_cast<double>(p.solved) / static_cast<double>(p.total) : 0;
        if (!all()[i].note.empty()) entry.note = ui.tr(all()[i].note);
      }
      entries.push_back(std::move(entry));
    }
    return entries;
  }

  /// Always in sight, however many series there are.
  void draw_list_foot(Ui& ui, Rect at) {
    const Panel panel(ui, "##listfoot", at, Panel::Ground::paper, {ui.sizes.m, ui.sizes.m});
    edge_line(ui, {at.right() - 1, at.y, std::max(1.0F, std::floor(ui.scale())), at.h});
    if (map_.has_numbers) {
      draw_ways_to_show(ui);
      gap(ui, ui.sizes.m);
    }
    note(ui, ui.tr(map_.has_numbers ? "map.keys" : "map.keys_plain"));
    list_foot_ = ImGui::GetCursorPosY() / ui.scale() + ui.sizes.s;
  }

  void draw_ways_to_show(const Ui& ui) {
    heading(ui, ui.tr("map.show"));
    const std::vector<std::string> labels{ui.tr("map.show_pieces"), ui.tr("settings.labels_numbers"), ui.tr("settings.labels_letters")};
    int as = static_cast<int>(show_);
    if (choose_one(ui, "show", labels, as)) show(static_cast<MapShow>(as));
  }

  /// All its pieces are still to be found: there is nothing to play yet.
  void draw_no_challenges(const Ui& ui, Rect at) const {
    const Panel panel(ui, "##empty", at, Panel::Ground::ground, {ui.sizes.xl, ui.sizes.xl});
    const bool own_editor = ui.services.series_editor.game == game_->name;
    paragraph(ui, ui.tr(own_editor ? "map.empty_edit" : "map.empty"));
  }

  void draw_map(Ui& ui, Rect at) {
    if (map_.total == 0) return draw_no_challenges(ui, at);
    const MapGridAnswer answer = draw_map_grid(
        ui, at,
        {.map = map_, .game = *game_, .show = show_, .index = index_, .ring = by_keys_, .into_sight = std::exchange(into_sight_, false)});
    hovered_ = answer.hovered;
    if (answer.pressed) play(ui, *answer.pressed);
  }

  MapSpot pointed_at() const { return by_keys_ ? index_ : hovered_.value_or(index_); }

  /// Below the grid, for what a position says and no pieces do; without height where the grid leaves too little.
  Rect board_room(const Ui& ui, Rect at) const {
    const MapGridHeights grid = map_grid_heights(ui, map_);
    const float min = ui.px(kMinBoard), large = at.h - grid.largest, height = large < min ? at.h - grid.smallest : large;
    const float used = map_.has_numbers || height < min ? 0 : std::floor(height);
    return {at.x, at.bottom() - used, at.w, used};
  }

  /// The challenge that the mouse or the keys point at, told in full; for a while what there is to say takes the place of its words.
  void draw_foot(Ui& ui, Rect at) {
    const Panel panel(ui, "##foot", at, Panel::Ground::paper, {ui.sizes.xl, 0});
    edge_line(ui, {at.x, at.y, at.w, std::max(1.0F, std::floor(ui.scale()))});
    const MapSpot index = pointed_at();
    const std::optional<MapCell> cell = map_.at(index);
    const float side = ui.px(ui.sizes.xl);
    if (!cell) {
      told_ = tell_in_line(ui, {at.x + side, at.y, at.w - 2 * side, at.h});
      return;
    }
    const std::string shown_text = ui.tr(cell->begun ? "map.go_on" : cell->best ? "map.again" : "map.play"), enter = ui.tr("key.enter");
    const ButtonLook look{.label = shown_text, .key = enter, .kind = ButtonKind::primary, .width = -1};
    const float button_at = at.w - ui.px(ui.sizes.xl) - button_width(ui, look);
    ImGui::SetCursorPos({button_at, (at.h - ui.px(kButtonHeight)) / 2});
    if (button(ui, look)) play(ui, index);
    told_ = tell_in_line(ui, {at.x + side, at.y, button_at - ui.px(ui.sizes.l) - side, at.h});
    if (told_) return;
    const float left = at.x + ui.px(ui.sizes.xl), right = draw_pieces(ui, *cell, at, at.x + button_at - ui.px(ui.sizes.l));
    const std::string title = ui.tr("table.row", {{"row", row_label(ui.services.locale, cell->id.row)}}) + " · " +
                              challenge_label(ui.services.locale, game_->spec, cell->id.count);
    const float line = line_height(ui.fonts.title), below = line_height(ui.fonts.label), top = at.y + (at.h - line - below - ui.px(2)) / 2;
    draw_fitted(ui, ui.fonts.title, {left, top}, ui.colour("ink"), title, right - left);
    draw_fitted(ui, ui.fonts.label, {left, top + line + ui.px(2)}, ui.colour("soft_ink"), foot_label(ui, *cell), right - left);
  }

  std::string foot_label(const Ui& ui, const MapCell& cell) const {
    const std::string state = cell.begun ? ui.tr("map.begun") : state_label(ui, cell);
    return map_.left_out == 0 ? state : state + " · " + ui.tr("map.left_out", {{"n", map_.left_out}});
  }

  std::string state_label(const Ui& ui, const MapCell& cell) const {
    if (!cell.best) return ui.tr(map_.next && map_.spot_of(cell.id) == map_.next ? "map.next" : "map.open");
    const std::string stars = cell.best->stars ? ui.tr("map.stars", {{"n", *cell.best->stars}, {"all", kMaxStars}}) + " · " : std::string();
    if (cell.best->helped) return stars + ui.tr("map.best_helped", {{"n", cell.best->solves}});
    return stars + ui.tr("map.best", {{"time", short_time(cell.best->seconds)}, {"n", cell.best->solves}});
  }

  /// All pieces of a challenge from the right, each with its number or letter; answers where they begin.
  float draw_pieces(const Ui& ui, const MapCell& cell, Rect at, float right) const {
    const SeriesRow* row = row_of(game_->spec.content, cell.id);
    if (!row || row->numbers.empty()) return right;
    const float room = right - at.x - ui.px(230), width = std::min(ui.px(kPieceSquare * 5), room / static_cast<float>(cell.id.count)),
                side = std::floor(width / 5.4F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = right - width * static_cast<float>(cell.id.count);
    const float begin = x - ui.px(ui.sizes.l);
    for (int i = 0; i < cell.id.count; ++i, x += width) {
      const PieceSpec* piece = find_piece(game_->spec.content, row->numbers[static_cast<std::size_t>(i)]);
      if (!piece) continue;
      draw_piece_of(ui, game_->spec, *piece, {x + width / 2, at.y + at.h * 0.38F}, side, "paper");
      const std::string label = show_ == MapShow::letters ? piece->letter : std::to_string(piece->number);
      draw_text(list, ui.fonts.label,
                {x + (width - measure(ui.fonts.label, label).x) / 2, at.bottom() - line_height(ui.fonts.label) - ui.px(10)},
                im(ui.colour("soft_ink")), label);
    }
    return begin;
  }

  std::shared_ptr<const GameEntry> game_;
  std::vector<RefusedFile> faulty_;  ///< series
  std::vector<SeriesFault> faults_;  ///< of each of them
  FileWatch mended_;                 ///< of their files: somebody may have mended one
  std::size_t chosen_ = 0;           ///< of all, then of the faulty ones
  SeriesMap map_;
  std::vector<SeriesProgress> progress_;
  MapShow show_ = MapShow::pieces;
  bool edits_ = false;  ///< there is an editor for series of the game
  ProblemBoard board_;
  BegunChallenges begun_;
  std::filesystem::file_time_type away_since_ = BegunChallenges::Clock::now();  ///< a match that was left later is the one that was played
  MapSpot index_;
  std::optional<MapSpot> hovered_;
  float list_foot_ = 150;  ///< height of what stands under the list of series, as it was drawn last; logical pixels
  bool by_keys_ = false, into_sight_ = false, touched_ = false, open_menu_ = false;
  bool told_ = false;  ///< the foot has the notice
};

}  // namespace

std::unique_ptr<Screen> map_screen(const Ui& ui, std::shared_ptr<const GameEntry> game, const std::string& series) {
  return std::make_unique<MapScreen>(ui, std::move(game), series);
}

}  // namespace tablier
