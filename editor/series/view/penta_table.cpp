#include "editor/series/view/penta_table.hpp"

#include "content/row_label.hpp"
#include "match/autosave.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Of the matches that were left, so many are looked through: as many as are kept.
constexpr std::size_t kMaxKept = 20;

MatchSetup setup_of(const GameSpec& game, const EditSession& session) {
  const CellIndex cell = session.penta_spot();
  const auto& numbers = session.model().rows()[cell.row].numbers;
  MatchSetup setup;
  setup.game = game.name;
  const std::string& own = session.model().series().variant;
  setup.variant = own.empty() ? game.series->variant : own;
  setup.players = {Player{}};
  setup.options.set(game.series->items_option,
                    Value::list_of(std::vector<int>(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(cell.column) + 1)));
  return setup;
}

std::string place_of(const Ui& ui, const EditSession& session) {
  const SeriesModel& model = session.model();
  const CellIndex cell = session.penta_spot();
  return ui.tr("editor.penta.of_series",
               {{"series", ui.tr(model.series().title)}, row_arg(model.rows()[cell.row].name), {"n", cell.column + 1}});
}

/// The same puzzle, and no cell of a series that the map leads to.
bool is_of(const MatchSetup& kept, const MatchSetup& setup, const std::string& option) {
  const Value* const had = kept.options.find(option);
  return kept.game == setup.game && kept.variant == setup.variant && kept.challenge.empty() && had && *had == *setup.options.find(option);
}

}  // namespace

Result<std::unique_ptr<Screen>> penta_table(Ui& ui, const GameSpec& game, const EditSession& session) {
  const MatchSetup setup = setup_of(game, session);
  const TableOpening opening{.place = place_of(ui, session)};
  const auto left = AutosaveFolder(ui.services.paths.state / "matches").unfinished(kMaxKept);
  const auto kept = std::find_if(left.begin(), left.end(),
                                 [&](const SaveSummary& save) { return is_of(save.data.setup, setup, game.series->items_option); });
  if (kept == left.end()) return new_table(ui, setup, opening);
  return screen_with_variants(ui, setup.game, false,
                              [save = *kept, opening](Ui& there) { return played_table(there, save.data, save.file, {}, opening); });
}

}  // namespace tablier::editor
