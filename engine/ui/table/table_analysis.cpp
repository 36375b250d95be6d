#include "ui/panels/widgets.hpp"
#include "ui/table/curve_view.hpp"
#include "ui/table/table_screen.hpp"

/// The curve of a finished round, over the table.
namespace tablier {
namespace {

constexpr std::size_t kMostTurns = 3;
constexpr float kCurveHeight = 220;

}  // namespace

void TableScreen::show_analysis(Ui& ui) {
  if (!Analyst::available(match_)) return;
  analyst_.begin(match_);
  Dialog dialog{.title = ui.tr("table.analysis.title"), .text = ui.tr("table.analysis.text"), .width = 760};
  dialog.content = [this, &ui] { draw_analysis(ui); };
  dialog.choices.push_back({ui.tr("button.close"), [this] {
                              if (analyst_.busy()) analyst_.cancel();
                              if (const auto ply = std::exchange(go_to_, std::nullopt)) look_at(*ply);
                            }});
  ui.dialogs.ask(std::move(dialog));
}

void TableScreen::draw_analysis(Ui& ui) {
  progress(ui, analyst_.progress(), ui.tr(analyst_.busy() ? "table.analysis.working" : "table.analysis.done"), {});
  const auto& standings = analyst_.standings();
  CurveLook look{.standings = standings,
                 .turns = turning_points(standings, kMostTurns),
                 .plies = match_.history().size(),
                 .first = seat_colour(0),
                 .second = seat_colour(1),
                 .first_name = seat_name(ui, 0),
                 .second_name = seat_name(ui, 1)};
  for (const std::size_t i : look.turns) look.turn_words.push_back(match_.history()[standings[i].ply - 1].notation);
  if (const auto ply = draw_curve(ui, look, ui.px(kCurveHeight))) {
    go_to_ = ply;
    ui.dialogs.answer(0);
  }
}

}  // namespace tablier
