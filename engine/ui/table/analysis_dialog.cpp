#include "ui/table/analysis_dialog.hpp"

#include "ui/panels/widgets.hpp"
#include "ui/table/curve_view.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

constexpr std::size_t kMaxTurns = 3;
constexpr float kCurveHeight = 220;
/// Nearer to the middle than this it is even; beyond the other it is nearly won.
constexpr double kEven = 0.15, kFar = 0.6;

/// The arrows' way over the ply_values: along them, or from turn to turn; absent where the key is none of theirs.
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

void AnalysisDialog::show() {
  const MatchView match = play_.match();
  if (!play_.can_analyse()) return;
  play_.analyse();
  chosen_.reset();
  const bool several = match.round() > 0 || !match.over();
  Dialog dialog{.title = ui_.tr(several ? "table.analysis.round" : "table.analysis.title", {{"n", match.round() + 1}}),
                .text = ui_.tr("table.analysis.text"),
                .width = 760};
  dialog.content = [this] { draw(); };
  dialog.key = [this](const KeyChange& change) { return key(change); };
  const auto stop = [this] { play_.stop_analysis(); };
  dialog.choices.push_back({ui_.tr("table.analysis.look"), [this, stop] {
                              const auto& ply_values = play_.analyst().ply_values();
                              if (chosen_ && *chosen_ < ply_values.size()) play_.look_at(ply_values[*chosen_].ply);
                              stop();
                            }});
  dialog.choices.push_back({ui_.tr("button.close"), stop});
  ui_.dialogs.ask(std::move(dialog));
}

std::string AnalysisDialog::side_name(bool first) const {
  const auto& sides = play_.analyst().first_side();
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < sides.size(); ++i)
    if (sides[i] == first) seats.push_back(seat(static_cast<int>(i)));
  return labels_.seats(seats);
}

std::string AnalysisDialog::value_label(const PlyValue& ply_value) const {
  const std::string name = side_name(ply_value.value >= 0);
  const std::string whose = name == ui_.tr("table.seat.you") ? "_you" : "";
  const auto told = [&](const char* what) { return ui_.tr("table.analysis." + (what + whose), {{"name", name}}); };
  const double much = std::abs(ply_value.value);
  if (ply_value.proven) return much == 0 ? ui_.tr("table.analysis.drawn") : told("won");
  if (much < kEven) return ui_.tr("table.analysis.even");
  return told(much > kFar ? "far_ahead" : "ahead");
}

std::string AnalysisDialog::words_about(std::size_t i) const {
  const auto& ply_values = play_.analyst().ply_values();
  const PlyValue& now = ply_values[i];
  const std::string ply_value = value_label(now);
  const std::size_t number = play_.played_moves().number_at(now.ply);
  if (number == 0 || i == 0) return ui_.tr("table.analysis.start", {{"standing", ply_value}});
  const PlayedMoves::Entry& played = play_.played_moves().entries()[number - 1];
  const MoveName& better = ply_values[i - 1].best;
  const double own = play_.analyst().first_side()[static_cast<std::size_t>(index(played.seat))] ? 1 : -1;
  const bool missed = !better.notation.empty() && better.notation != played.name.notation;
  const bool worse = own * (now.value - ply_values[i - 1].value) < -kEven && missed;
  return ui_.tr(worse ? "table.analysis.better" : "table.analysis.after", {{"n", number},
                                                                           {"move", labels_.move(played.name)},
                                                                           {"name", labels_.seat(played.seat)},
                                                                           {"standing", ply_value},
                                                                           {"better", labels_.move(better)}});
}

bool AnalysisDialog::key(const KeyChange& key) {
  const auto& ply_values = play_.analyst().ply_values();
  if (!key.down || key.ctrl || key.alt || ply_values.empty()) return false;
  const auto there = stepped(key, chosen_, ply_values.size(), turning_points(ply_values, kMaxTurns));
  if (there) chosen_ = there;
  return there.has_value();
}

void AnalysisDialog::draw() {
  progress(ui_, play_.analyst().progress(), ui_.tr(play_.analyst().busy() ? "table.analysis.working" : "table.analysis.done"), {});
  const auto& ply_values = play_.analyst().ply_values();
  CurveLook look{.ply_values = ply_values,
                 .turns = turning_points(ply_values, kMaxTurns),
                 .plies = play_.match().plies(),
                 .first = labels_.colour(seat(0)),
                 .second = labels_.colour(seat(1)),
                 .first_name = side_name(true),
                 .second_name = side_name(false)};
  for (const std::size_t i : look.turns) {
    const std::size_t number = play_.played_moves().number_at(ply_values[i].ply);
    look.turn_labels.push_back(number > 0 ? labels_.move(play_.played_moves().entries()[number - 1].name) : std::string());
  }
  if (!chosen_ && !play_.analyst().busy() && !look.turns.empty()) chosen_ = look.turns.front();
  look.chosen = chosen_;
  const CurveAnswer answer = draw_curve(ui_, look, ui_.px(kCurveHeight));
  if (answer.under) chosen_ = answer.under;
  if (answer.pressed && answer.under) ui_.dialogs.answer(0);
  if (ply_values.empty()) return paragraph(ui_, ui_.tr("table.analysis.moment"));
  paragraph(ui_, words_about(std::min(chosen_.value_or(ply_values.size()), ply_values.size() - 1)));
}

}  // namespace tablier
