#include "content/files.hpp"
#include "play/match_labels.hpp"
#include "play/script_job.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/key_scroll.hpp"
#include "ui/panels/picker.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"
#include "ui/screens/library_model.hpp"
#include "ui/screens/record_rows.hpp"
#include "ui/screens/screen_links.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

namespace tablier {
namespace {

constexpr float kGameListWidth = 232;
constexpr std::size_t kRecordsMax = 100;
constexpr double kRecordsPoll = 0.03;  // seconds

enum class Section : std::uint8_t { saves, fastest, tallies, recent, highest };
constexpr std::array kSections{"records.saves", "records.fastest", "records.tallies", "records.recent", "records.highest"};

class RecordsScreen final : public Screen {
 public:
  RecordsScreen(const Ui& ui, const std::shared_ptr<const GameEntry>& game) { take_games(ui, game ? game->name : std::string()); }

  std::string name(const Ui& ui) const override { return ui.tr("records.title"); }
  /// Results go by the titles of variants.
  void enter(Ui& ui) override {
    played_.clear();
    read_folder(ui);
    picker_.came_by_key();  // Enter acts on what is seen to be chosen; a mouse that moves ends it
    reading_ = ui.reader.ask<bool>(ui.services.catalogue, [](const Catalogue& catalogue) { return !catalogue.games().empty(); });
    if (!update(ui, 0)) lay_saves(ui);
  }
  bool update(Ui& ui, double) override {
    const bool counted = take_played(ui);
    if (!reading_.ready()) return counted;
    reading_.take();
    take_games(ui, chosen_ > 0 ? games_[chosen_ - 1]->name : std::string());
    lay_saves(ui);
    play_saves(ui);
    return true;
  }
  void leave(Ui&) override { playing_.cancel(); }
  std::optional<double> next_wake(const Ui&, double now) const override {
    return settled() ? std::nullopt : std::optional(now + kRecordsPoll);
  }
  bool settled() const override { return !reading_.busy() && !playing_.busy(); }
  std::vector<std::string> keys() const override {
    return screen_keys("records", {"section", "game", "choose", "open", "rename", "remove"});
  }
  Value describe(const Ui& ui) const override {
    return Value::map({{"screen", "records"},
                       {"section", static_cast<int>(section_)},
                       {"saves", saves_.size()},
                       {"notes", notes()},
                       {"problem", ui.services.records_problem ? Value(ui.tr(*ui.services.records_problem)) : Value()}});
  }
  bool panels_take_keys() const override { return false; }

  bool input(Ui& ui, const Input& input) override {
    if (std::holds_alternative<PointerMoved>(input)) picker_.mouse_moved();
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !key->down) return false;
    return section_key(ui, *key) || (section_ == Section::saves ? save_key(ui, *key) : scroll_.key(*key)) ||
           screen_link_key(ui, *key, ways());
  }

  void draw_panels(Ui& ui) override {
    if (ui.services.locale.language() != language_) lay_saves(ui);
    screen_link_bar(ui, ui.tr("records.title"), where(ui), ways());
    const Rect room = frame_without_panel(ui).board;
    const float list = ui.px(kGameListWidth);
    draw_list(ui, {room.x, room.y, list, room.h});
    const Panel panel(ui, "##records", {room.x + list, room.y, room.w - list, room.h}, Panel::Ground::ground, {ui.sizes.xxl, ui.sizes.xl});
    if (std::exchange(to_top_, false)) ImGui::SetScrollY(0);
    scroll_.apply(ui);
    tell_problem(ui);
    if (section_ == Section::saves) draw_saves(ui);
    else draw_results(ui);
  }

 private:
  using PlayedSaves = std::map<std::filesystem::path, PlayedSave>;

  Value notes() const {
    Value all = Value::list();
    for (const RecordLine& line : lines_) all.push(line.note);
    return all;
  }

  /// The section, and the game where those of the others are left out.
  std::string where(const Ui& ui) const {
    const std::string section = ui.tr(kSections[static_cast<std::size_t>(section_)]);
    return chosen_ > 0 && games_.size() > 1 ? section + " · " + ui.tr(games_[chosen_ - 1]->spec.title) : section;
  }
  ScreenLinks ways() const { return {.game = chosen_ > 0 ? games_[chosen_ - 1] : nullptr, .records = false}; }

  void take_games(const Ui& ui, const std::string& chosen) {
    games_.clear();
    for (const auto& entry : games_by_title(ui.services))
      if (entry->playable()) games_.push_back(entry);
    chosen_ = games_.size() == 1 ? 1 : 0;
    for (std::size_t i = 0; i < games_.size(); ++i)
      if (games_[i]->name == chosen) chosen_ = i + 1;
  }

  /// The games that are shown: all, or the chosen one.
  std::vector<std::shared_ptr<const GameEntry>> shown() const {
    if (chosen_ > 0) return {games_[chosen_ - 1]};
    return games_;
  }

  void read_folder(const Ui& ui) { all_saves_ = saved_games(AutosaveFolder(ui.services.paths.state / "matches"), &older_); }

  void read_again(const Ui& ui) {
    read_folder(ui);
    lay_saves(ui);
  }

  /// Those of the games that are shown.
  void lay_saves(const Ui& ui) {
    language_ = ui.services.locale.language();
    saves_.clear();
    lines_.clear();
    for (const SavedGame& save : all_saves_) {
      const auto played = played_as(save);
      if (chosen_ > 0 && save.data && save.data->setup.game != games_[chosen_ - 1]->name) continue;
      if (!is_worth_listing(save, played)) continue;
      lines_.push_back(saved_line(ui.services, save, std::time(nullptr), played));
      saves_.push_back(save);
    }
    picker_.lay(saves_.size());
  }

  std::optional<PlayedSave> played_as(const SavedGame& save) const {
    const auto played = played_.find(save.file);
    return played == played_.end() ? std::nullopt : std::optional(played->second);
  }

  /// Of all games, beside the thread that draws: the matches are played again. The variants of their games are read.
  void play_saves(const Ui& ui) {
    playing_.ask([catalogue = ui.services.catalogue, saves = all_saves_]() -> Result<PlayedSaves> {
      PlayedSaves all;
      for (const SavedGame& save : saves)
        if (auto played = played_save(save, catalogue)) all.emplace(save.file, *std::move(played));
      return all;
    });
    take_played(ui);
  }

  /// True when they have come.
  bool take_played(const Ui& ui) {
    auto played = playing_.poll();
    if (!played) return false;
    if (*played) played_ = *std::move(*played);
    lay_saves(ui);
    return true;
  }

  void show(const Ui& ui, Section section, std::size_t game) {
    section_ = section;
    chosen_ = game;
    to_top_ = true;
    lay_saves(ui);
    picker_.choose(0);
  }

  bool section_key(const Ui& ui, const KeyChange& key) {
    constexpr std::size_t kCount = kSections.size();
    const auto here = static_cast<std::size_t>(section_);
    if (is_press(key, Key::right)) show(ui, static_cast<Section>((here + 1) % kCount), chosen_);
    else if (is_press(key, Key::left)) show(ui, static_cast<Section>((here + kCount - 1) % kCount), chosen_);
    else if (is_press(key, Key::tab) && games_.size() > 1)
      show(ui, section_, (chosen_ + (key.shift ? games_.size() : 1)) % (games_.size() + 1));
    else return is_press(key, Key::tab);
    picker_.came_by_key();
    return true;
  }

  bool save_key(Ui& ui, const KeyChange& key) {
    if (picker_.key(key)) return true;
    if (!picker_.any() || key.alt || key.ctrl) return false;
    const std::size_t i = picker_.chosen();
    const bool acts =
        key.key == Key::enter || key.key == Key::space || key.key == Key::f2 || key.key == Key::del || key.key == Key::backspace;
    if (acts && !picker_.by_keys()) return picker_.key({.key = Key::down});  // first it is seen on which one
    switch (key.key) {
      case Key::enter:
      case Key::space: open(ui, i); return true;
      case Key::f2: ask_name(ui, i); return true;
      case Key::del:
      case Key::backspace: ask_to_remove(ui, i); return true;
      default: return false;
    }
  }

  /// The keys stay in sight below what is chosen from, which scrolls where there is more of it.
  void draw_list(Ui& ui, Rect at) {
    const std::string keys = ui.tr(section_ == Section::saves && !saves_.empty() ? "records.keys_saves" : "records.keys");
    const float foot = measure_word_lines(ui.fonts.label, keys, at.w - 2 * ui.px(ui.sizes.m)).y + 2 * ui.px(ui.sizes.s);
    draw_choices(ui, {at.x, at.y, at.w, at.h - foot});
    const Rect below{at.x, at.bottom() - foot, at.w, foot};
    const Panel panel(ui, "##keys", below, Panel::Ground::paper, {ui.sizes.m, ui.sizes.s});
    right_edge(ui, below);
    note(ui, keys);
  }

  static void right_edge(const Ui& ui, Rect at) { edge_line(ui, {at.right() - 1, at.y, std::max(1.0F, std::floor(ui.scale())), at.h}); }

  void draw_choices(const Ui& ui, Rect at) {
    const Panel panel(ui, "##sections", at, Panel::Ground::paper, {ui.sizes.m, ui.sizes.m});
    right_edge(ui, at);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(ui.sizes.xs)});
    for (std::size_t i = 0; i < kSections.size(); ++i)
      if (list_entry(ui, ui.tr(kSections[i]), static_cast<std::size_t>(section_) == i)) show(ui, static_cast<Section>(i), chosen_);
    const float entry = ImGui::GetItemRectSize().y + ui.px(ui.sizes.xs);
    if (games_.size() > 1) draw_games(ui, entry);
    ImGui::PopStyleVar();
  }

  /// They scroll by themselves, whole ones, each so high: the sections stay in sight.
  void draw_games(const Ui& ui, float entry) {
    gap(ui, ui.sizes.s);
    heading(ui, ui.tr("records.games"));
    const float room = ImGui::GetContentRegionAvail().y + ui.px(ui.sizes.xs);
    ImGui::BeginChild("##games", {0, std::max(1.0F, std::floor(room / entry)) * entry}, false);
    ImGui::SetScrollY(std::round(ImGui::GetScrollY() / entry) * entry);  // before a choice is brought into sight
    for (std::size_t i = 0; i <= games_.size(); ++i) {
      if (list_entry(ui, i == 0 ? ui.tr("records.all_games") : ui.tr(games_[i - 1]->spec.title), chosen_ == i)) show(ui, section_, i);
      if (chosen_ == i && std::exchange(shown_choice_, i) != i) ImGui::SetScrollHereY(0.5F);
    }
    ImGui::EndChild();
  }

  /// For as long as the program runs: whoever misses results finds here where they are.
  static void tell_problem(const Ui& ui) {
    const auto& problem = ui.services.records_problem;
    if (!problem) return;
    const auto& records = ui.services.records;
    const bool is_set_aside = records && !records->is_beside();
    const bool waits = records && !is_set_aside && problem->text.key != "records.busy";  // which says so itself
    status(ui, ui.colour("danger"), ui.tr(is_set_aside ? "records.set_aside" : "records.closed"),
           ui.tr(*problem) + (waits ? ". " + ui.tr("records.wait_beside") : ""));
    gap(ui, ui.sizes.m);
  }

  void draw_saves(Ui& ui) {
    if (saves_.empty()) {
      status(ui, ui.colour("line"), ui.tr("records.no_saves"), ui.tr("records.no_saves_note"));
      return;
    }
    if (older_ > 0) note(ui, ui.tr("records.older_saves", {{"n", older_}, {"folder", shown_path(ui.services.paths.state / "matches")}}));
    for (std::size_t i = 0; i < saves_.size(); ++i) {
      const SaveRowAnswer answer = draw_save_row(ui, picker_, i, lines_[i]);
      if (answer.open) open(ui, i);
      if (answer.rename) ask_name(ui, i);
      if (answer.remove) ask_to_remove(ui, i);
    }
  }

  void open(Ui& ui, std::size_t i) {
    picker_.choose(i);
    if (!saves_[i].data) return ui.say(saves_[i].problem);
    auto screen = saved_table(ui, saves_[i].file);
    if (screen) ui.navigator.open(std::move(*screen));
    else ui.say(screen.problem());
  }

  void ask_name(Ui& ui, std::size_t i) {
    picker_.choose(i);
    const auto file = saves_[i].file;
    const auto typed = std::make_shared<std::string>(saves_[i].name.empty() ? lines_[i].title : saves_[i].name);
    const auto fresh = std::make_shared<bool>(true);
    const auto refused = std::make_shared<std::string>();  // why the name that was typed last could not be given
    Dialog dialog{.title = ui.tr("records.rename"), .text = ui.tr("records.rename_note")};
    dialog.content = [&ui, typed, fresh, refused] {
      bool entered = false;
      text_field(ui, "##name", *typed, {.wrong = !refused->empty(), .take_focus = std::exchange(*fresh, false)}, &entered);
      if (!refused->empty()) refusal_note(ui, *refused);
      if (entered) ui.dialogs.answer(0);
    };
    const auto rename = [this, &ui, file, typed, fresh, refused] {
      const auto named = name_save(file, *typed);
      if (!named) {  // what was typed stays, to be put right
        *refused = ui.tr(named.problem());
        *fresh = true;
        return ui.dialogs.content_resized();
      }
      keep_played(file, *named);
      read_again(ui);
      ui.dialogs.answer(1);
    };
    dialog.choices.push_back({.label = ui.tr("records.rename_do"), .act = rename, .stays = true});
    dialog.choices.push_back({ui.tr("button.cancel")});
    ui.dialogs.ask(std::move(dialog));
  }

  void keep_played(const std::filesystem::path& before, const std::filesystem::path& now) {
    if (const auto played = played_.find(before); played != played_.end()) played_.emplace(now, played->second);
  }

  void ask_to_remove(Ui& ui, std::size_t i) {
    picker_.choose(i);
    const auto file = saves_[i].file;
    ui.dialogs.ask({.title = ui.tr("records.remove"),
                    .text = ui.tr("records.remove_note", {{"name", lines_[i].title}, {"which", told_apart(lines_[i])}}),
                    .choices = {{ui.tr("records.keep")},
                                {ui.tr("records.remove_do"),
                                 [this, &ui, file] {
                                   if (const Status removed = remove_save(file); !removed) ui.say(removed.problem());
                                   read_again(ui);
                                 }}},
                    .first_is_harmless = true});
  }

  void draw_results(const Ui& ui) {
    bool any = false;
    if (section_ == Section::recent && chosen_ == 0) {
      for (const RecordLine& line : recent_lines(ui.services, games_, kRecordsMax, std::time(nullptr))) {
        draw_record_row(ui, line);
        any = true;
      }
    } else any = draw_games(ui);
    if (!any) status(ui, ui.colour("line"), ui.tr("records.nothing"), ui.tr(nothing_key()));
  }

  /// Game after game; false where there is nothing to show.
  bool draw_games(const Ui& ui) {
    bool any = false;
    for (const auto& game : shown()) {
      if (chosen_ == 0 && draw_game(ui, *game, true)) any = true;
      if (chosen_ > 0) any = draw_game(ui, *game, false);
    }
    return any;
  }

  /// What counts in the section.
  const char* nothing_key() const {
    if (section_ == Section::fastest) return "records.nothing_timed";
    return section_ == Section::highest ? "records.nothing_scored" : "records.nothing_note";
  }

  /// False where there is nothing to show.
  bool draw_game(const Ui& ui, const GameEntry& game, bool named) const {
    const std::time_t now = std::time(nullptr);
    const auto head = [&] {
      if (named) title(ui, ui.tr(game.spec.title));
    };
    if (section_ == Section::tallies) return draw_tallies(ui, game, head);
    const auto lines = section_ == Section::fastest   ? fastest_lines(ui.services, game, kRecordsMax, now)
                       : section_ == Section::highest ? highest_lines(ui.services, game, kRecordsMax, now)
                                                      : recent_lines(ui.services, game, kRecordsMax, now);
    if (lines.empty()) return false;
    head();
    for (const RecordLine& line : lines) draw_record_row(ui, line);
    gap(ui, ui.sizes.xl);
    return true;
  }

  template <typename Head>
  static bool draw_tallies(const Ui& ui, const GameEntry& game, Head head) {
    const auto tallies = tally_lines(ui.services, game);
    const auto series = series_lines(ui.services, game);
    if (tallies.empty() && series.empty()) return false;
    head();
    if (!series.empty()) heading(ui, ui.tr("setup.series"));
    for (const SeriesLine& line : series) draw_series_row(ui, line);
    if (!series.empty()) gap(ui, ui.sizes.xl);
    if (!tallies.empty()) draw_tally_rows(ui, tallies);
    if (const std::string rating = rating_line(ui.services, game); !rating.empty()) {
      gap(ui, ui.sizes.m);
      strong_line(ui, rating);
      note(ui, ui.tr("records.rating_note"));
    }
    gap(ui, ui.sizes.xl);
    return true;
  }

  Reading<bool> reading_;
  ScriptJob<PlayedSaves> playing_;
  PlayedSaves played_;  ///< by the file of a save
  std::vector<std::shared_ptr<const GameEntry>> games_;
  std::size_t chosen_ = 0;                   ///< 0: all games
  std::optional<std::size_t> shown_choice_;  ///< that was brought into sight
  bool to_top_ = true;                       ///< another list than before, or a new screen: it is seen from its beginning
  Section section_ = Section::saves;
  std::vector<SavedGame> all_saves_;  ///< as they were read last
  std::size_t older_ = 0;             ///< that were not read
  std::vector<SavedGame> saves_;      ///< that are shown
  std::vector<RecordLine> lines_;     ///< of them
  Picker picker_;
  KeyScroll scroll_;
  std::string language_;
};

}  // namespace

std::unique_ptr<Screen> records_screen(const Ui& ui, const std::shared_ptr<const GameEntry>& game) {
  return std::make_unique<RecordsScreen>(ui, game);
}

}  // namespace tablier
