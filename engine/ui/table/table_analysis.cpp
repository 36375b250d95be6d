#include "ui/panels/widgets.hpp"
#include "ui/table/curve_view.hpp"
#include "ui/table/table_screen.hpp"

#include <algorithm>
#include <cmath>

/// The curve of a finished round, over the table.
namespace tablier {
namespace {

constexpr std::size_t kMostTurns = 3;
constexpr float kCurveHeight = 220;
/// Nearer to the middle than this it is even; beyond the other it is nearly won.
constexpr double kEven = 0.15, kFar = 0.6;

/// The arrows' way over the standings: along them, or from turn to turn; absent where the key is none of theirs.
std::optional<std::size_t> stepped(const KeyChange& key, std::optional<std::size_t> from, std::size_t count,
                                   const std::vector<std::size_t>& turns) {
  const std::size_t last = count - 1;
  switch (key.key) {
    case Key::home: return 0;
    case Key::end: return last;
    case Key::left: return from && *from > 0 ? *from - 1 : 0;
    case Key::right: return from ? std::min(*from + 1, last) : 0;
    case Key::up: {
      const auto before = std::find_if(turns.rbegin(), turns.rend(), [&](std::size_t t) { return from && t < *from; });
      return before == turns.rend() ? from.value_or(0) : *before;
    }
    case Key::down: {
      const auto after = std::find_if(turns.begin(), turns.end(), [&](std::size_t t) { return !from || t > *from; });
      return after == turns.end() ? from.value_or(last) : *after;
    }
    default: return std::nullopt;
  }
}

}  // namespace

void TableScreen::show_analysis(Ui& ui) {
  if (!Analyst::available(match_)) return;
  analyst_.begin(match_);
  chosen_.reset();
  const bool several = match_.rounds().size() > 1 || !match_.over();
  Dialog dialog{.title = ui.tr(several ? "table.analysis.round" : "table.analysis.title", {{"n", match_.round() + 1}}),
                .text = ui.tr("table.analysis.text"),
                .width = 760};
  dialog.content = [this, &ui] { draw_analysis(ui); };
  dialog.key = [this](const KeyChange& key) { return analysis_key(key); };
  const auto stop = [this] {
    if (analyst_.busy()) analyst_.cancel();
  };
  dialog.choices.push_back({ui.tr("table.analysis.look"), [this, stop] {
                              const auto& standings = analyst_.standings();
                              if (chosen_ && *chosen_ < standings.size()) look_at(standings[*chosen_].ply);
                              stop();
                            }});
  dialog.choices.push_back({ui.tr("button.close"), stop});
  ui.dialogs.ask(std::move(dialog));
}

std::string TableScreen::side_name(const Ui& ui, bool first) const {
  const auto sides = first_side(match_);
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < sides.size(); ++i)
    if (sides[i] == first) seats.push_back(seat(static_cast<int>(i)));
  return seat_names(ui, seats);
}

std::string TableScreen::standing_words(const Ui& ui, const Standing& standing) const {
  const std::string name = side_name(ui, standing.value >= 0);
  const std::vector<TextArg> who{{"name", name}, {"n", match_.setup().players.size() / 2}};
  const double much = std::abs(standing.value);
  if (standing.proven) return much == 0 ? ui.tr("table.analysis.drawn") : ui.tr("table.analysis.won", who);
  if (much < kEven) return ui.tr("table.analysis.even");
  return ui.tr(much > kFar ? "table.analysis.far_ahead" : "table.analysis.ahead", who);
}

std::string TableScreen::words_about(const Ui& ui, std::size_t i) const {
  const auto& standings = analyst_.standings();
  const Standing& now = standings[i];
  const std::string standing = standing_words(ui, now);
  const std::size_t number = chronicle_.number_at(now.ply);
  if (number == 0 || i == 0) return ui.tr("table.analysis.start", {{"standing", standing}});
  const Chronicle::Entry& played = chronicle_.entries()[number - 1];
  const MoveName& better = standings[i - 1].best;
  const double own = first_side(match_)[static_cast<std::size_t>(index(played.seat))] ? 1 : -1;
  const bool missed = !better.notation.empty() && better.notation != played.name.notation;
  const bool worse = own * (now.value - standings[i - 1].value) < -kEven && missed;
  return ui.tr(worse ? "table.analysis.better" : "table.analysis.after", {{"n", number},
                                                                          {"move", move_words(ui, played.name)},
                                                                          {"name", seat_name(ui, index(played.seat))},
                                                                          {"standing", standing},
                                                                          {"better", move_words(ui, better)}});
}

bool TableScreen::analysis_key(const KeyChange& key) {
  const auto& standings = analyst_.standings();
  if (!key.down || key.ctrl || key.alt || standings.empty()) return false;
  const auto there = stepped(key, chosen_, standings.size(), turning_points(standings, kMostTurns));
  if (there) chosen_ = there;
  return there.has_value();
}

void TableScreen::draw_analysis(Ui& ui) {
  progress(ui, analyst_.progress(), ui.tr(analyst_.busy() ? "table.analysis.working" : "table.analysis.done"), {});
  const auto& standings = analyst_.standings();
  CurveLook look{.standings = standings,
                 .turns = turning_points(standings, kMostTurns),
                 .plies = match_.history().size(),
                 .first = seat_colour(0),
                 .second = seat_colour(1),
                 .first_name = side_name(ui, true),
                 .second_name = side_name(ui, false)};
  for (const std::size_t i : look.turns) {
    const std::size_t number = chronicle_.number_at(standings[i].ply);
    look.turn_words.push_back(number > 0 ? move_words(ui, chronicle_.entries()[number - 1].name) : std::string());
  }
  if (!chosen_ && !analyst_.busy() && !look.turns.empty()) chosen_ = look.turns.front();
  look.chosen = chosen_;
  const CurveAnswer answer = draw_curve(ui, look, ui.px(kCurveHeight));
  if (answer.under) chosen_ = answer.under;
  if (answer.pressed && answer.under) ui.dialogs.answer(0);
  if (standings.empty()) return paragraph(ui, ui.tr("table.analysis.moment"));
  paragraph(ui, words_about(ui, std::min(chosen_.value_or(standings.size()), standings.size() - 1)));
}

}  // namespace tablier
