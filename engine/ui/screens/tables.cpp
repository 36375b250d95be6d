#include "match/autosave.hpp"
#include "match/date.hpp"
#include "match/play_line.hpp"
#include "match/plugin_fault.hpp"
#include "match/save.hpp"
#include "match/saved_games.hpp"
#include "match/seed.hpp"
#include "ui/screens/file_screen.hpp"
#include "ui/screens/played_text.hpp"
#include "ui/screens/resume_problem.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/table_screen.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

class Exits final : public TableExits {
 public:
  Exits(Ui& ui, TableOpening opening) : ui_(ui), place_(std::move(opening.place)), on_played_(std::move(opening.on_played)) {}

  std::string place() const override { return place_; }
  void left_after_move() override {
    if (on_played_) on_played_();
  }
  void back() override { go_back(ui_); }
  Status replace(const MatchSetup& setup) override {
    auto screen = new_table(ui_, setup, {.place = place_});
    if (!screen) return screen.problem();
    ui_.navigator.replace(*std::move(screen));
    return Done{};
  }
  Status replace(const SaveData& begun) override {
    auto screen = played_table(ui_, begun);
    if (!screen) return screen.problem();
    ui_.navigator.replace(*std::move(screen));
    return Done{};
  }
  void replace(PreparedMatch match) override { ui_.navigator.replace(table_screen(ui_, std::move(match))); }
  void open_rules(const std::shared_ptr<const GameEntry>& game, const std::string& variant, const Value& options) override {
    ui_.navigator.open(rules_screen(game, variant, options));
  }
  void save_as(const GameEntry& game, std::function<Status(const std::filesystem::path&)> write) override {
    ui_.navigator.open(save_file_screen(endings_of(game), game.name + "-" + local_day(), std::move(write)));
  }
  void open_records(const std::shared_ptr<const GameEntry>& game) override { ui_.navigator.open(records_screen(ui_, game)); }
  void open_diagram(DiagramStart start) override { ui_.navigator.open(diagram_screen(std::move(start))); }
  void open_settings() override { ui_.navigator.open(settings_screen()); }
  void open_score_sheet(ScoreSheet spec, const std::shared_ptr<const GameEntry>& game, std::vector<SheetPlayer> players,
                        SheetRound round) override {
    ui_.navigator.open(score_sheet_screen(std::move(spec), game, std::move(players), std::move(round)));
  }

 private:
  Ui& ui_;
  std::string place_;
  std::function<void()> on_played_;
};

/// A table for that match; the problem names the plugin that threw, and what it was asked, before the table could tell it.
Result<std::unique_ptr<Screen>> made_table(Ui& ui, PreparedMatch prepared, std::filesystem::path autosave, const TableOpening& opening) {
  const auto make = [&]() -> std::unique_ptr<Screen> {
    return std::make_unique<TableScreen>(ui, std::make_unique<Exits>(ui, opening), std::move(prepared), std::move(autosave),
                                         opening.analysed);
  };
  auto made = [&]() -> Result<std::unique_ptr<Screen>> {
    if (is_in_lua(*prepared.asked.match.rules().entry)) return make();
    const auto same = unless_thrown(prepared.asked.match, [&] { return prepared.asked.match.copy(); });
    if (!same) return same.problem();
    return unless_thrown(*same, make);
  }();
  if (made && opening.note) ui.say(*opening.note);
  return made;
}

/// A table whose match is made beside.
class AwaitedTable final : public AwaitedScreen {
 public:
  AwaitedTable(const Ui& ui, std::function<Result<Match>()> make, std::filesystem::path autosave, TellProblem tell, TableOpening opening)
      : preparation_(std::move(make), ui.services.keeps_matches),
        autosave_(std::move(autosave)),
        tell_(std::move(tell)),
        opening_(std::move(opening)) {}

  bool soon_ready() const { return preparation_.soon_ready(); }
  bool ready() const override { return preparation_.ready(); }
  Result<std::unique_ptr<Screen>> take(Ui& ui) override {
    auto prepared = preparation_.take();
    if (!prepared) return prepared.problem();
    return made_table(ui, *std::move(prepared), autosave_, opening_);
  }
  void tell(Ui& ui, const Problem& why) override { tell_ ? tell_(ui, why) : AwaitedScreen::tell(ui, why); }

 private:
  MatchPreparation preparation_;
  std::filesystem::path autosave_;
  TellProblem tell_;
  TableOpening opening_;
};

/// A screen that waits for the variants of its game.
class AwaitedReading final : public AwaitedScreen {
 public:
  AwaitedReading(Reading<bool> reading, MakeScreen make, TellProblem tell)
      : reading_(std::move(reading)), make_(std::move(make)), tell_(std::move(tell)) {}

  bool ready() const override { return reading_.ready(); }
  Result<std::unique_ptr<Screen>> take(Ui& ui) override {
    reading_.take();
    return make_(ui);
  }
  void tell(Ui& ui, const Problem& why) override { tell_ ? tell_(ui, why) : AwaitedScreen::tell(ui, why); }

 private:
  Reading<bool> reading_;
  MakeScreen make_;
  TellProblem tell_;
};

/// A table for the match that `make` gives; beside where the rules ask scripts.
Result<std::unique_ptr<Screen>> table_of(Ui& ui, const MatchSetup& setup, std::function<Result<Match>()> make,
                                         const TableOpening& opening) {
  const auto game = ui.services.catalogue.peek(setup.game);
  const VariantEntry* variant = game && game->playable() ? game->variant(setup.variant) : nullptr;
  if (!variant || !asks_scripts(*game, *variant)) {
    auto match = made_to_show(make);
    if (!match) return match.problem();
    return made_table(ui, {nullptr, {*std::move(match), {}}}, {}, opening);
  }
  return awaited_table(ui, ui.tr(game->spec.title), std::move(make), {}, {}, opening);
}

Result<Ruleset> rules_of(const Catalogue& catalogue, const MatchSetup& setup) {
  return catalogue.ruleset(setup.game + (setup.variant.empty() ? "" : "/" + setup.variant), setup.options);
}

Result<Match> new_match(const Catalogue& catalogue, MatchSetup setup, const std::vector<std::string>& moves) {
  auto rules = rules_of(catalogue, setup);
  if (!rules) return rules.problem();
  setup.variant = rules->variant;
  auto match = Match::start(*std::move(rules), std::move(setup));
  if (!match || moves.empty()) return match;
  if (const Status played = play_line(*match, moves); !played) return played.problem();
  return match;
}

}  // namespace

Result<std::unique_ptr<Screen>> screen_with_variants(Ui& ui, const std::string& game, bool again, MakeScreen make, TellProblem tell) {
  const auto wanted = [&](const std::shared_ptr<const GameEntry>& entry) {
    return (game.empty() || entry->name == game) && (again || !entry->variants_read);
  };
  const auto games = ui.services.catalogue.games_as_read();
  const auto unread = std::ranges::find_if(games, wanted);
  if (unread == games.end()) return make(ui);
  auto reading = ui.reader.ask<bool>(ui.services.catalogue, [game](Catalogue& catalogue) {
    catalogue.refresh_variants(game);
    return game.empty() ? !catalogue.games().empty() : catalogue.find(game) != nullptr;
  });
  auto awaited = std::make_unique<AwaitedReading>(std::move(reading), std::move(make), std::move(tell));
  if (awaited->ready()) return awaited->take(ui);
  return loading_screen(ui.tr((*unread)->spec.title), std::move(awaited));
}

Result<std::unique_ptr<Screen>> awaited_table(Ui& ui, const std::string& title, std::function<Result<Match>()> make,
                                              const std::filesystem::path& autosave, TellProblem tell, const TableOpening& opening) {
  auto table = std::make_unique<AwaitedTable>(ui, std::move(make), autosave, std::move(tell), opening);
  if (table->soon_ready()) return table->take(ui);
  return loading_screen(title, std::move(table));
}

std::unique_ptr<Screen> table_screen(Ui& ui, Match match, std::filesystem::path autosave, const TableOpening& opening) {
  return table_screen(ui, PreparedMatch{nullptr, {std::move(match), {}}}, std::move(autosave), opening);
}

std::unique_ptr<Screen> table_screen(Ui& ui, PreparedMatch prepared, std::filesystem::path autosave, const TableOpening& opening) {
  auto made = made_table(ui, std::move(prepared), std::move(autosave), opening);
  if (!made) throw ToldFailure(made.problem());
  return *std::move(made);
}

Result<std::unique_ptr<Screen>> new_table(Ui& ui, const MatchSetup& setup, const TableOpening& opening) {
  MatchSetup fresh = setup;
  fresh.seed = fresh_seed();
  return seeded_table(ui, fresh, {}, opening);
}

Result<std::unique_ptr<Screen>> seeded_table(Ui& ui, const MatchSetup& asked, const std::vector<std::string>& moves,
                                             const TableOpening& opening) {
  MatchSetup setup = asked;
  name_lone_human(setup.players, ui.services.settings.name);
  AutosaveFolder(ui.services.paths.state / "matches").prune();
  return screen_with_variants(ui, setup.game, false, [setup, moves, opening](Ui& there) {
    return table_of(
        there, setup, [catalogue = there.services.catalogue, setup, moves] { return new_match(catalogue, setup, moves); }, opening);
  });
}

Result<std::unique_ptr<Screen>> played_table(Ui& ui, const SaveData& data, const std::filesystem::path& autosave, TellProblem tell,
                                             const TableOpening& opening) {
  const auto played = [catalogue = ui.services.catalogue, data, saved = saved_rules(ui.services, data.setup)] {
    auto match = replay(data, catalogue);
    return match ? std::move(match) : Result<Match>(why_not_resumed(saved, match.problem()));
  };
  const auto game = ui.services.catalogue.peek(data.setup.game);  // a long match takes its time, also without scripts
  return awaited_table(ui, game ? ui.tr(game->spec.title) : data.setup.game, played, autosave, std::move(tell), opening);
}

Result<std::unique_ptr<Screen>> saved_table(Ui& ui, const std::filesystem::path& file) {
  const auto data = read_save(file);
  if (!data) return data.problem();
  const std::filesystem::path matches = ui.services.paths.state / "matches";
  const std::filesystem::path kept = file.parent_path() == matches ? file : file_of_same(AutosaveFolder(matches), *data);
  // A variant may have been mended meanwhile.
  return screen_with_variants(ui, data->setup.game, true, [data = *data, kept](Ui& there) { return played_table(there, data, kept); });
}

void go_back(Ui& ui) {
  if (ui.navigator.can_go_back()) ui.navigator.back();
  else ui.navigator.replace(library_screen());
}

}  // namespace tablier
