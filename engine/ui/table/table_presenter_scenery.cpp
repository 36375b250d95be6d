#include "ui/panels/taste.hpp"
#include "ui/table/table_presenter.hpp"
#include "ui/table/view_parts.hpp"

/// What is drawn on a table beside what a hand sees.
namespace tablier {

TableTaste TablePresenter::taste() const { return taste_of(ui_); }

TableScenery TablePresenter::scenery(const TableMoment& moment) const {
  const bool back = play_.navigation().looked_at() && !play_.help().leafed();
  TableScenery scenery{
      .palette = palette_,
      .taste = taste(),
      .scale = ui_.scale(),
      .now = ui_.now,
      .motion = ui_.motion(),
      .snap = ui_.sizes.snap_time,
      .slide = ui_.sizes.slide_time,
      .shine = ui_.sizes.celebrate_time,
      .say = [this](const Text& text) { return text.empty() ? std::string() : labels_.status(text); },
      .hovered = ui_.dialogs.any() ? std::nullopt : moment.hovered,
      .solved_at = back ? std::nullopt : moment.solved_at,
      .news = back ? std::vector<ToldNews>() : play_.popups().seen(ui_.now, ui_.motion()),
      .seat_colour = [this](Seat s) { return labels_.colour(s); },
      .owner_name = [this](const Tray& tray) { return tray.of_side ? labels_.side(tray.owner) : labels_.seat(tray.owner); },
      .owner_colours =
          [this](const Tray& tray) {
            std::vector<Colour> colours;
            for (const Seat s : tray.of_side ? labels_.partners(tray.owner) : std::vector{tray.owner}) colours.push_back(labels_.colour(s));
            return colours;
          },
      .curtain = play_.seating().curtain(),
      .typed = moment.typed,
      .typed_note = moment.typing ? ui_.tr("table.typed") : std::string(),
      .over = play_.match().round_over(),
      .past = back,
      .many = play_.seating().many(),
      .suggested = play_.navigation().suggested(),
      .dangers = ui_.services.settings.dangers,
      .numbers = ui_.services.settings.move_numbers ? &play_.navigation().moves().numbers() : nullptr,
      .values = play_.review().values().lights(),
      .refusal = moment.refusal,
      .line_label =
          [this](const LineMove& move) {
            const MoveAdvised* advised = play_.navigation().advised();
            return advised ? labels_.advised(*advised) : labels_.move(move.name);
          },
      .told = !play_.seating().puzzle()};
  if (const auto page = play_.help().leafed()) scenery.instead = ui_.tr(solution_page(*page));
  else if (play_.match().round_over() && !back && play_.match().help().solution_seen && !play_.match().winners().empty())
    scenery.instead = ui_.tr("table.shown");
  add_advice(scenery);
  add_praise(scenery);
  return scenery;
}

/// An advised move is shown as a line of one move, while nothing is in the hand; what was begun stays beside it.
void TablePresenter::add_advice(TableScenery& scenery) const {
  const MoveAdvised* advised = play_.navigation().advised();
  if (!advised || !hand_.empty()) return;
  scenery.line = {{.name = advised->name, .touch = play_.navigation().suggested(), .seat = play_.navigation().to_move()}};
  scenery.suggested = {};
}

void TablePresenter::add_praise(TableScenery& scenery) const {
  if (!scenery.solved_at || play_.seating().many()) return;
  const Help help = play_.match().help();
  scenery.praise = ui_.tr(praise_of(help));
  if (!help.solution_seen) scenery.after_praise = ui_.tr("table.praise_time", {{"time", clock_label(play_.match().seconds())}});
}

}  // namespace tablier
