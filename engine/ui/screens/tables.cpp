#include "match/autosave.hpp"
#include "match/date.hpp"
#include "match/save.hpp"
#include "match/seed.hpp"
#include "ui/screens/file_screen.hpp"
#include "ui/screens/played_text.hpp"
#include "ui/screens/resume_problem.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/table_screen.hpp"

namespace tablier {
namespace {

class Exits final : public TableExits {
 public:
  explicit Exits(Ui& ui) : ui_(ui) {}

  void back() override { go_back(ui_); }
  Status replace(const MatchSetup& setup) override {
    auto screen = new_table(ui_, setup);
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
  void replace(Match match) override { ui_.navigator.replace(table_screen(ui_, std::move(match))); }
  void open_rules(const std::shared_ptr<const GameEntry>& game, const std::string& variant, const Value& options) override {
    ui_.navigator.open(rules_screen(game, variant, options));
  }
  void save_as(const GameEntry& game, std::function<Status(const std::filesystem::path&)> write) override {
    ui_.navigator.open(save_file_screen(endings_of(game), game.name + "-" + local_day(), std::move(write)));
  }
  void open_records(const std::shared_ptr<const GameEntry>& game) override { ui_.navigator.open(records_screen(ui_, game)); }
  void open_settings() override { ui_.navigator.open(settings_screen()); }
  void open_score_sheet(ScoreSheet spec, const std::shared_ptr<const GameEntry>& game, std::vector<SheetPlayer> players,
                        SheetEnding ending) override {
    ui_.navigator.open(score_sheet_screen(std::move(spec), game, std::move(players), std::move(ending)));
  }

 private:
  Ui& ui_;
};

/// A table for the match that `make` gives, which where the rules ask scripts is made beside.
Result<std::unique_ptr<Screen>> table_of(Ui& ui, const Ruleset& rules, std::function<Result<Match>()> make,
                                         const std::filesystem::path& autosave = {}) {
  if (!rules.asks_scripts()) {
    auto match = make();
    if (!match) return match.problem();
    return table_screen(ui, *std::move(match), autosave);
  }
  auto preparation = std::make_unique<MatchPreparation>(std::move(make), ui.services.keeps_matches);
  if (!preparation->soon_ready()) return loading_screen(ui.tr(rules.entry->spec.title), std::move(preparation), autosave);
  auto prepared = preparation->take();
  if (!prepared) return prepared.problem();
  return table_screen(ui, *std::move(prepared), autosave);
}

Result<Ruleset> rules_of(const Ui& ui, const MatchSetup& setup) {
  return ui.services.catalogue.ruleset(setup.game + (setup.variant.empty() ? "" : "/" + setup.variant), setup.options);
}

}  // namespace

Result<Match> new_match(const Ui& ui, MatchSetup setup) {
  auto rules = rules_of(ui, setup);
  if (!rules) return rules.problem();
  setup.variant = rules->variant;
  return Match::start(std::move(*rules), std::move(setup));
}

std::unique_ptr<Screen> table_screen(Ui& ui, Match match, std::filesystem::path autosave) {
  return table_screen(ui, PreparedMatch{nullptr, {std::move(match), {}}}, std::move(autosave));
}

std::unique_ptr<Screen> table_screen(Ui& ui, PreparedMatch prepared, std::filesystem::path autosave) {
  return std::make_unique<TableScreen>(ui, std::make_unique<Exits>(ui), std::move(prepared), std::move(autosave));
}

Result<std::unique_ptr<Screen>> new_table(Ui& ui, const MatchSetup& setup) {
  MatchSetup fresh = setup;
  fresh.seed = fresh_seed();
  return seeded_table(ui, fresh);
}

Result<std::unique_ptr<Screen>> seeded_table(Ui& ui, const MatchSetup& setup) {
  AutosaveFolder(ui.services.paths.state / "matches").prune();
  const auto rules = rules_of(ui, setup);
  if (!rules) return rules.problem();
  return table_of(ui, *rules, [rules = *rules, setup] { return Match::start(rules, setup); });
}

Result<std::unique_ptr<Screen>> played_table(Ui& ui, const SaveData& data, const std::filesystem::path& autosave) {
  const auto rules = rules_of(ui, data.setup);
  const SavedRules saved = saved_rules(ui.services, data.setup);
  if (!rules) return why_not_resumed(saved, replay(data, ui.services.catalogue).problem());  // where it stands in the file
  const auto played = [data, rules = *rules, saved] {
    auto match = replay(data, [&rules](std::string_view, const Value&) { return Result<Ruleset>(rules); });
    return match ? std::move(match) : Result<Match>(why_not_resumed(saved, match.problem()));
  };
  return table_of(ui, *rules, played, autosave);
}

Result<std::unique_ptr<Screen>> saved_table(Ui& ui, const std::filesystem::path& file) {
  const auto data = read_save(file);
  if (!data) return data.problem();
  ui.services.catalogue.refresh_variants(data->setup.game);  // a variant may have been mended meanwhile
  const bool own = file.parent_path() == ui.services.paths.state / "matches";
  return played_table(ui, *data, own ? file : std::filesystem::path());
}

void go_back(Ui& ui) {
  if (ui.navigator.can_go_back()) ui.navigator.back();
  else ui.navigator.replace(library_screen());
}

}  // namespace tablier
