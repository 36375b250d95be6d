#include "ui/table/analysis_dock.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/table/curve_view.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

constexpr std::size_t kMaxTurns = 3;
constexpr float kCurveHeight = 64, kLineOfMoves = 22;
/// Lines of the words under the curve, and beside it in a strip: a third one only where it is needed.
constexpr float kMinWordLines = 2, kMaxWordLines = 3;
/// Nearer to the middle than this it is even; beyond the other it is nearly won.
constexpr double kEven = 0.15, kFar = 0.6;

/// The arrows' way over the values from one of them: along them, or from turn to turn; absent where the key is none of theirs.
std::optional<std::size_t> stepped(const KeyChange& key, std::size_t from, std::size_t count, const std::vector<std::size_t>& turns) {
  const std::size_t last = count - 1;
  switch (key.key) {
    case Key::home: return 0;
    case Key::end: return last;
    case Key::left: return from > 0 ? from - 1 : 0;
    case Key::right: return std::min(from + 1, last);
    case Key::up: {
      const auto before = std::find_if(turns.rbegin(), turns.rend(), [&](std::size_t t) { return t < from; });
      return before == turns.rend() ? from : *before;
    }
    case Key::down: {
      const auto after = std::find_if(turns.begin(), turns.end(), [&](std::size_t t) { return t > from; });
      return after == turns.end() ? from : *after;
    }
    default: return std::nullopt;
  }
}

}  // namespace

void AnalysisDock::toggle() {
  if (!play_.review().can_analyse()) return;
  if (open_) return close();
  open_ = true;
  chosen_.reset();
  shown_ = 1;
  play_.review().analyse();
}

void AnalysisDock::position_changed() {
  open_ = open();
  if (!open_ || play_.match().round_over()) return;
  shown_ = 1;
  play_.review().analyse();
}

void AnalysisDock::position_shown() {
  if (!open_) return;
  if (!play_.review().can_analyse()) return play_.review().stop_analysis();
  if (play_.navigation().line()) shown_ = 1;
  if (play_.review().analyst().round() != play_.navigation().round()) {
    chosen_.reset();
    shown_ = 1;
  }
  play_.review().analyse();
}

void AnalysisDock::go_on() {
  if (open_ && play_.review().can_analyse()) play_.review().analyse();
}

void AnalysisDock::close() {
  open_ = false;
  play_.review().stop_analysis();
}

/// The position that is seen, where it was thought about.
std::optional<std::size_t> AnalysisDock::chosen() const {
  const auto& ply_values = play_.review().analyst().ply_values();
  if (play_.navigation().line()) return std::nullopt;
  if (chosen_ && *chosen_ < ply_values.size() && ply_values[*chosen_].ply == play_.navigation().plies()) return chosen_;
  if (!play_.navigation().looked_at() && play_.match().round_over()) return std::nullopt;
  // Whoever came there by other keys, or by the list of moves, sees it on the curve too; so does who plays on from it.
  const auto here = std::ranges::find(ply_values, play_.navigation().plies(), &PlyValue::ply);
  return here == ply_values.end() ? std::nullopt : std::optional(static_cast<std::size_t>(here - ply_values.begin()));
}

const PlyValue* AnalysisDock::here() const {
  if (play_.navigation().line()) return play_.review().line_value();
  const auto on_curve = chosen();
  return on_curve ? &play_.review().analyst().ply_values()[*on_curve] : nullptr;
}

void AnalysisDock::choose(std::size_t i) {
  chosen_ = i;
  shown_ = 1;
  play_.navigation().look_at_round(play_.review().analyst().round(), play_.review().analyst().ply_values()[i].ply);
}

std::vector<LineMove> AnalysisDock::line() const {
  const PlyValue* const found = here();
  if (!open() || !found) return {};
  std::vector<LineMove> line = found->line;
  line.resize(std::min(line.size(), shown_));
  return line;
}

std::string AnalysisDock::side_name(bool first) const {
  const auto& sides = play_.review().analyst().first_side();
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < sides.size(); ++i)
    if (sides[i] == first) seats.push_back(seat(static_cast<int>(i)));
  return labels_.seats(seats);
}

std::string AnalysisDock::value_label(const PlyValue& ply_value) const {
  const std::string name = side_name(ply_value.value >= 0);
  const std::string whose = name == ui_.tr("table.seat.you") ? "_you" : "";
  const auto told = [&](const char* what) { return ui_.tr("table.analysis." + (what + whose), {{"name", name}}); };
  const double much = std::abs(ply_value.value);
  if (ply_value.proven) return much == 0 ? ui_.tr("table.analysis.drawn") : told("won");
  if (much < kEven) return ui_.tr("table.analysis.even");
  return told(much > kFar ? "far_ahead" : "ahead");
}

double AnalysisDock::loss_before(std::size_t i) const {
  const auto& ply_values = play_.review().analyst().ply_values();
  const std::size_t number = play_.navigation().moves().number_at(ply_values[i].ply);
  if (number == 0 || i == 0) return 0;
  const PlayedMoves::Entry& played = play_.navigation().moves().entries()[number - 1];
  const MoveName& better = ply_values[i - 1].best;
  if (!is_player(played.seat) || better.notation.empty() || better.notation == played.name.notation) return 0;
  const double own = play_.review().analyst().first_side()[static_cast<std::size_t>(index(played.seat))] ? 1 : -1;
  return loss_between(ply_values[i - 1], ply_values[i], own);
}

std::vector<std::size_t> AnalysisDock::turns() const {
  std::vector<double> losses;
  for (std::size_t i = 0; i < play_.review().analyst().ply_values().size(); ++i) losses.push_back(loss_before(i));
  std::vector<std::size_t> turns = turning_points(losses, kMaxTurns);
  const auto decided = decided_from(play_.review().analyst().ply_values());
  if (decided && !std::ranges::binary_search(turns, *decided)) turns.insert(std::ranges::upper_bound(turns, *decided), *decided);
  return turns;
}

/// Moves that are called alike are told apart by their places.
std::string AnalysisDock::named(const MoveName& name, const std::string& place, bool with_place) const {
  std::string label = labels_.move_in_sentence(name);
  return with_place && !place.empty() ? ui_.tr("table.analysis.at_place", {{"move", std::move(label)}, {"place", place}}) : label;
}

std::string AnalysisDock::explanation_of(std::size_t i) const {
  const auto& ply_values = play_.review().analyst().ply_values();
  const PlyValue& now = ply_values[i];
  const std::string ply_value = value_label(now);
  const std::size_t number = play_.navigation().moves().number_at(now.ply);
  if (number == 0 || i == 0)
    return ui_.tr(play_.starts_set_up() ? "table.analysis.set_up" : "table.analysis.start", {{"standing", ply_value}});
  return told_move(number, play_.navigation().moves().entries()[number - 1], now, loss_before(i) > kEven ? &ply_values[i - 1] : nullptr);
}

std::string AnalysisDock::told_move(std::size_t number, const PlayedMoves::Entry& played, const PlyValue& now,
                                    const PlyValue* better) const {
  const PlyValue before = better ? *better : PlyValue{};
  const bool alike = better && labels_.move(played.name) == labels_.move(before.best);
  return ui_.tr(better ? "table.analysis.better" : "table.analysis.after", {{"n", number},
                                                                            {"move", named(played.name, before.played_place, alike)},
                                                                            {"name", labels_.seat(played.seat)},
                                                                            {"standing", value_label(now)},
                                                                            {"better", named(before.best, before.best_place, alike)}});
}

/// What its move is called is told a moment later than the position is seen.
std::string AnalysisDock::explanation_of_line(const PlyValue& now) const {
  const MoveTree& tree = play_.variations().tree();
  int last = play_.navigation().line().value_or(-1);
  while (last >= 0 && tree.node(last).seat == Seat::chance) last = tree.node(last).parent;
  const PlayedMoves::Entry* const played = last >= 0 ? play_.variations().told(last) : nullptr;
  if (!played) return ui_.tr("table.analysis.line_value", {{"standing", value_label(now)}});
  std::size_t number = play_.navigation().moves().number_at(tree.node(last).from);
  for (int node = last; node >= 0; node = tree.node(node).parent) number += is_player(tree.node(node).seat) ? 1U : 0U;
  const PlyValue* const before = play_.review().value_before_line();
  const double own = play_.review().analyst().first_side()[static_cast<std::size_t>(index(played->seat))] ? 1 : -1;
  const bool best = !before || before->best.notation.empty() || before->best.notation == played->name.notation;
  const bool lost = !best && own * (before->value - now.value) > kEven;
  return told_move(number, *played, now, lost ? before : nullptr);
}

bool AnalysisDock::key(const KeyChange& key) {
  if (!open() || plays_on() || !key.down || key.ctrl || key.alt) return false;
  if (key.key == Key::escape) {  // first back to the end: what was worked out stays in sight
    play_.navigation().looked_at() ? play_.navigation().look_at_last() : close();
    return true;
  }
  const auto& ply_values = play_.review().analyst().ply_values();
  if (ply_values.empty()) return false;
  const bool sideways = key.key == Key::left || key.key == Key::right;
  if (sideways && key.shift) return show_line(key.key == Key::right ? 1 : -1);
  if (sideways && play_.navigation().line()) {
    play_.navigation().step_back_or_on(key.key == Key::right ? 1 : -1);
    return true;
  }
  const auto there = stepped(key, chosen().value_or(ply_values.size() - 1), ply_values.size(), turns());
  if (there) choose(*there);
  return there.has_value();
}

bool AnalysisDock::show_line(int more) {
  const PlyValue* const found = here();
  const auto all = found ? static_cast<int>(found->line.size()) : 1;
  shown_ = static_cast<std::size_t>(std::clamp(std::min(static_cast<int>(shown_), all) + more, 1, std::max(1, all)));
  return true;
}

float AnalysisDock::curve_height() const {
  constexpr float kLowWindow = 700, kShare = 0.2F, kMaxCurve = 120;
  const float spare = ui_.size.y / ui_.scale() - kLowWindow;
  return ui_.px(std::clamp(kCurveHeight + kShare * spare, kCurveHeight, kMaxCurve));
}

float AnalysisDock::height(bool low) const {
  const float text_height =
      (low ? kMaxWordLines : word_lines(ImGui::GetContentRegionAvail().x)) * line_height(ui_.fonts.label) + ui_.px(kLineOfMoves);
  if (low) return std::max(ui_.px(kCurveHeight), text_height + ui_.px(ui_.sizes.s));
  return line_height(ui_.fonts.label_strong) + curve_height() + text_height + 4 * ui_.px(ui_.sizes.xs);
}

/// How far it is, and of which round where there are several.
std::string AnalysisDock::heading_label() const {
  const Analyst& analyst = play_.review().analyst();
  const auto percent = static_cast<std::int64_t>(analyst.progress() * 100);
  const std::string name = analyst.busy() ? ui_.tr("table.analysis.percent", {{"n", percent}}) : ui_.tr("table.analysis.name");
  const std::string round = labels_.round(analyst.round());
  return round.empty() ? name : name + " · " + round;
}

void AnalysisDock::draw(bool low, const Message& said, const std::string& result) {
  const Vec2 size{ImGui::GetContentRegionAvail().x, height(low)};
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui_.px(ui_.sizes.s), ui_.px(ui_.sizes.xs)});
  ImGui::BeginChild("##analysis", {size.x, size.y}, false, ImGuiWindowFlags_NoScrollbar);
  if (low) {
    const float curve = std::floor(size.x * 0.45F);
    draw_curve_part(curve, ui_.px(kCurveHeight));
    ImGui::SameLine();
    ImGui::BeginGroup();
    draw_explanation(size.x - curve - ui_.px(ui_.sizes.s));
    ImGui::EndGroup();
  } else {
    draw_heading(result, size.x);
    draw_curve_part(size.x, curve_height());
    if (said.text.empty()) draw_explanation(size.x);
    else draw_message_slot(ui_, said, static_cast<int>(kMinWordLines));
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

void AnalysisDock::draw_heading(const std::string& result, float width) const {
  if (result.empty()) return heading(ui_, heading_label());
  draw_fitted(ui_, ui_.fonts.label_strong, vec(ImGui::GetCursorScreenPos()), ui_.colour("ink"), result + " · " + heading_label(), width);
  ImGui::Dummy({width, line_height(ui_.fonts.label_strong)});
}

void AnalysisDock::draw_curve_part(float width, float height) {
  const auto& ply_values = play_.review().analyst().ply_values();
  CurveLook look{.ply_values = ply_values,
                 .turns = turns(),
                 .plies = play_.navigation().plies_played(),
                 .first = labels_.colour(seat(0)),
                 .second = labels_.colour(seat(1)),
                 .first_name = side_name(true),
                 .second_name = side_name(false),
                 .chosen = chosen()};
  ImGui::BeginChild("##curve_part", {width, height}, false, ImGuiWindowFlags_NoScrollbar);
  const CurveAnswer answer = draw_curve(ui_, look, height);
  ImGui::EndChild();
  if (answer.pressed && answer.under) choose(*answer.under);
}

std::string AnalysisDock::explanation() const {
  if (play_.review().analyst().ply_values().empty()) return ui_.tr("table.analysis.moment");
  if (const auto on_curve = chosen()) return explanation_of(*on_curve);
  if (play_.navigation().line()) {
    const PlyValue* const found = here();
    return found ? explanation_of_line(*found) : ui_.tr("table.analysis.thinking");
  }
  return ui_.tr(plays_on() ? "table.analysis.thinking" : "table.analysis.text");
}

float AnalysisDock::word_lines(float width) const {
  const float needed = std::round(measure(ui_.fonts.label, explanation(), width).y / line_height(ui_.fonts.label));
  return std::clamp(needed, kMinWordLines, kMaxWordLines);
}

void AnalysisDock::draw_explanation(float width) {
  const Vec2 at = vec(ImGui::GetCursorScreenPos());
  ImGui::Dummy({width, word_lines(width) * line_height(ui_.fonts.label)});
  draw_text(*ImGui::GetWindowDrawList(), ui_.fonts.label, at, im(ui_.colour("ink")), explanation(), width);
  draw_line();
}

void AnalysisDock::draw_line_heading() const {
  const std::string label = ui_.tr("table.analysis.line");
  ImGui::Dummy({measure(ui_.fonts.label, label).x + ui_.px(ui_.sizes.s), ui_.px(kLineOfMoves)});
  const Vec2 at = vec(ImGui::GetItemRectMin());
  draw_text(*ImGui::GetWindowDrawList(), ui_.fonts.label, {at.x, at.y + ui_.px(2)}, im(ui_.colour("soft_ink")), label);
}

/// How it would have gone on: a press on a move shows the board as far.
void AnalysisDock::draw_line() {
  const PlyValue* const found = here();
  if (!found) return;
  const std::vector<LineMove>& line = found->line;
  if (!line.empty()) draw_line_heading();
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::string label = labels_.move(line[i].name);
    const float width = measure(ui_.fonts.label_strong, label).x + ui_.px(ui_.sizes.s);
    ImGui::SameLine(0, 0);
    if (ImGui::GetContentRegionAvail().x < width) break;
    ImGui::PushID(static_cast<int>(i));
    if (ImGui::InvisibleButton("##line", {width, ui_.px(kLineOfMoves)})) shown_ = i + 1;
    ImGui::PopID();
    probe_item(label);
    const Vec2 low = vec(ImGui::GetItemRectMin()), high = vec(ImGui::GetItemRectMax());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Colour ink = ui_.colour(i < shown_ ? "accent_ink" : "soft_ink");
    draw_text(list, ui_.fonts.label_strong, {low.x, low.y + ui_.px(2)}, im(ink), label);
    list.AddLine({low.x, high.y - ui_.px(2)}, {high.x - ui_.px(ui_.sizes.s), high.y - ui_.px(2)}, im(ink), std::max(1.0F, ui_.scale()));
  }
}

}  // namespace tablier
