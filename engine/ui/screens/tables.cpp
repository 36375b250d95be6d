#include "match/autosave.hpp"
#include "match/save.hpp"
#include "match/seed.hpp"
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
  void replace(Match match) override { ui_.navigator.replace(table_screen(ui_, std::move(match))); }
  void open_rules(const std::shared_ptr<const GameEntry>& game, const std::string& variant, const Value& options) override {
    ui_.navigator.open(rules_screen(game, variant, options));
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

}  // namespace

Result<Match> new_match(const Ui& ui, MatchSetup setup) {
  auto rules = ui.services.catalogue.ruleset(setup.game + (setup.variant.empty() ? "" : "/" + setup.variant), setup.options);
  if (!rules) return rules.problem();
  setup.variant = rules->variant;
  return Match::start(std::move(*rules), std::move(setup));
}

std::unique_ptr<Screen> table_screen(Ui& ui, Match match, std::filesystem::path autosave) {
  return std::make_unique<TableScreen>(ui, std::make_unique<Exits>(ui), std::move(match), std::move(autosave));
}

Result<std::unique_ptr<Screen>> new_table(Ui& ui, const MatchSetup& setup) {
  MatchSetup fresh = setup;
  fresh.seed = fresh_seed();
  return seeded_table(ui, fresh);
}

Result<std::unique_ptr<Screen>> seeded_table(Ui& ui, const MatchSetup& setup) {
  AutosaveFolder(ui.services.paths.state / "matches").prune();
  auto match = new_match(ui, setup);
  if (!match) return match.problem();
  return table_screen(ui, std::move(*match));
}

Result<std::unique_ptr<Screen>> saved_table(Ui& ui, const std::filesystem::path& file) {
  auto match = load_match(file, ui.services.catalogue);
  if (!match) return match.problem();
  const bool own = file.parent_path() == ui.services.paths.state / "matches";
  return table_screen(ui, std::move(*match), own ? file : std::filesystem::path());
}

void go_back(Ui& ui) {
  if (ui.navigator.can_go_back()) ui.navigator.back();
  else ui.navigator.replace(library_screen());
}

}  // namespace tablier
