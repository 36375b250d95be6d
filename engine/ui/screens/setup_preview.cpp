#include "ui/screens/setup_preview.hpp"

#include "bots/default_bot.hpp"
#include "match/plugin_fault.hpp"
#include "play/match_preparation.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/close_up.hpp"
#include "ui/painter/palette.hpp"
#include "ui/panels/taste.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"
#include "ui/screens/position.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

constexpr const char* kPicture = "preview";
constexpr std::uint64_t kLot = 1;
/// Height over width of a sheet without edges, or of one that shows nothing.
constexpr float kSheetShape = 0.68F;
constexpr float kSignSize = 56;

bool has_no_board(const Scene& scene) { return scene.surfaces.empty() || !scene.surfaces.front().grid.bounded(); }

float shape_of(const Scene* scene) { return scene && !has_no_board(*scene) ? std::clamp(picture_aspect(*scene), 0.5F, 1.0F) : kSheetShape; }

/// The start; where a boundless table is still empty, the position of the card.
Scene shown_scene(const std::shared_ptr<const GameEntry>& game, bool by_chance, const Match& match) {
  Scene start = MatchView(match, Seat::nobody).scene();
  for (Surface& s : start.surfaces) {
    s.coordinates = false;  // nobody could read them so small
    if (by_chance) s.paints.clear();
  }
  if (!start.tokens.empty() || !has_no_board(start)) return start;
  auto card = position_of(game, game->spec.card);
  return card && *card ? **std::move(card) : std::move(start);
}

/// Over a board that nobody knows yet.
void draw_chance_sign(const Ui& ui, Rect box) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float radius = ui.px(kSignSize) / 2;
  list.AddCircleFilled(im(box.centre()), radius, im(ui.colour("paper")));
  list.AddCircle(im(box.centre()), radius, im(ui.colour("line")), 0, std::max(1.0F, ui.px(2)));
  const Vec2 extent = measure(ui.fonts.title, "?");
  draw_text(list, ui.fonts.title, box.centre() - extent / 2, im(ui.colour("ink")), "?");
}

/// Under a board that may be left to chance; it has its room also where it is not, so that nothing below it moves.
void draw_chance_note(const Ui& ui, const SetupModel& model) {
  const auto offered = model.offered();
  if (std::ranges::none_of(offered, [](const Parameter* p) { return p->type == ParameterType::patterns; })) return;
  gap(ui, ui.sizes.xs);
  const std::string told = ui.tr("setup.patterns.by_chance");
  if (model.board_by_chance()) note(ui, told);
  else ImGui::Dummy(im(measure_word_lines(ui.fonts.label, told, ImGui::GetContentRegionAvail().x)));
}

void draw_picture(Ui& ui, const SetupModel& model, const Scene& scene, Rect box) {
  const Palette palette(ui.theme, &model.game().spec.paints);
  const TableTaste taste = taste_of(ui);
  const auto picture = ui.pictures.get(kPicture, static_cast<int>(box.w), static_cast<int>(box.h), ui.colour("ground"),
                                       [&](Canvas& canvas, Rect at) { draw_figure(canvas, palette, scene, at, taste); });
  if (picture)
    ImGui::GetWindowDrawList()->AddImageRounded(picture->texture, im(box.corner()), {box.right(), box.bottom()}, picture->from, picture->to,
                                                IM_COL32_WHITE, ui.px(ui.sizes.radius_button));
}

/// The general bot plays where a game has none of its own; a puzzle needs none.
int offered_levels(const Game& game) { return game.seats().max > 1 ? bot_levels(game) : game.levels(); }

}  // namespace

Result<Match> begun_match(const std::shared_ptr<const GameEntry>& game, SetupModel model, std::uint64_t lot) {
  auto rules = make_ruleset(game, model.variant(), model.options());
  if (!rules) return rules.problem();
  model.fit(rules->game->seats(), offered_levels(*rules->game));
  return Match::start(*std::move(rules), model.setup(lot));
}

bool looks_by_lot(const Match& match, const SetupModel& model) {
  if (model.starter || model.players().size() < 2 || model.game().spec.rules_say_who_begins) return false;
  MatchSetup other = match.setup();
  other.starter = (other.starter + 1) % static_cast<int>(other.players.size());
  const auto begun = Match::start(match.rules(), std::move(other));
  if (!begun) return false;
  const auto seats_of = [](const Match& of) { return MatchView(of, Seat::nobody).scene().seats; };
  const auto as_one = [](const SeatLook& a, const SeatLook& b) { return a.paint == b.paint && a.label == b.label; };
  return !std::ranges::equal(seats_of(match), seats_of(*begun), as_one);
}

void SetupPreview::refresh(Ui& ui, SetupModel& model, const Drafts& drafts) {
  forget();
  problem_ = first_draft_problem(ui.services.locale, model, drafts);
  refused_ = {};
  const auto begin_now = [game = model.entry(), chosen = model] { return begin(game, chosen); };
  if (!asks_scripts(model.game(), model.variant())) return take(ui, model, begin_now());
  since_ = ui.now;
  job_.ask(begin_now);
  poll(ui, model);
}

Result<SetupPreview::Begun> SetupPreview::begin(const std::shared_ptr<const GameEntry>& game, SetupModel model) {
  auto rules = make_ruleset(game, model.variant(), model.options());
  if (!rules) return rules.problem();
  Begun begun{.seats = rules->game->seats(), .levels = offered_levels(*rules->game), .match = {}, .problem = {}, .scene = {}};
  model.fit(begun.seats, begun.levels);
  auto match = made_to_show([&] { return Match::start(*std::move(rules), model.setup(kLot)); });
  if (!match) begun.problem = match.problem();
  if (begun.problem) return begun;
  const auto seen = unless_thrown(*match, [&] {
    begun.scene = shown_scene(game, model.board_by_chance(), *match);
    begun.looks_by_lot = looks_by_lot(*match, model);
    begun.to_move = is_player(MatchView(*match, Seat::nobody).to_move());
    return true;
  });
  if (seen) begun.match = *std::move(match);
  else begun.problem = seen.problem();
  return begun;
}

void SetupPreview::take(Ui& ui, SetupModel& model, Result<Begun> begun) {
  ui.pictures.forget(kPicture);
  begun_.reset();
  if (!begun) return refuse(ui.services.locale, model.game(), begun.problem());
  model.fit(begun->seats, begun->levels);
  if (begun->problem) refuse(ui.services.locale, model.game(), *begun->problem);
  begun_ = *std::move(begun);
  if (judges() && begun_->to_move) solvability_.ask(*begun_->match);
}

void SetupPreview::refuse(const Locale& locale, const GameEntry& game, const Problem& why) {
  problem_ = in_players_terms(locale, game, why);
  if (const Parameter* const p = parameter_of(game, why)) refused_ = {p->name, problem_};
}

bool SetupPreview::poll(Ui& ui, SetupModel& model) {
  bool changed = solvability_.poll();
  if (auto begun = job_.poll()) {
    take(ui, model, *std::move(begun));
    changed = true;
  }
  const bool told = works_long(ui.now);
  return std::exchange(working_told_, told) != told || changed;
}

void SetupPreview::forget() {
  job_.cancel();
  working_told_ = false;
  solvability_.forget();
}

/// Only a puzzle can be possible or not.
bool SetupPreview::judges() const {
  if (problem_ || !begun_ || !begun_->match) return false;
  const Game& game = *begun_->match->rules().game;
  return game.seats().max == 1 && game.levels() > 0;
}

std::vector<SeatPaint> SetupPreview::seat_paints(const Ui& ui, const SetupModel& model) const {
  if (begun_ && begun_->looks_by_lot) return std::vector<SeatPaint>(model.players().size(), {ui.colour("line"), {}});
  const Palette palette(ui.theme, &model.game().spec.paints);
  const auto looks = begun_ ? begun_->scene.seats : std::vector<SeatLook>();
  std::vector<SeatPaint> paints;
  for (std::size_t i = 0; i < model.players().size(); ++i) {
    const SeatLook look = i < looks.size() ? looks[i] : SeatLook{};
    paints.push_back({palette.colour(look.paint.empty() ? "seat." + std::to_string(i) : look.paint), look.label});
  }
  return paints;
}

void SetupPreview::draw(Ui& ui, const SetupModel& model) const {
  const Scene* scene = begun_ && begun_->match ? &begun_->scene : nullptr;
  const float width = ImGui::GetContentRegionAvail().x, height = std::round(width * shape_of(scene));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const Rect box{at.x, at.y, width, height};
  ImGui::Dummy({width, height});
  ImGui::GetWindowDrawList()->AddRectFilled(at, {box.right(), box.bottom()}, im(ui.colour("ground")), ui.px(ui.sizes.radius_button));
  if (scene) draw_picture(ui, model, *scene, box);
  if (scene && model.board_by_chance()) draw_chance_sign(ui, box);
  draw_chance_note(ui, model);
}

std::optional<SetupPreview::Judgement> SetupPreview::judgement(const Ui& ui) const {
  if (problem_) return Judgement{"danger", ui.tr("setup.cannot"), ui.tr(*problem_)};
  if (working_told_) return Judgement{"line", ui.tr("setup.working"), ui.tr("setup.working_note")};
  if (!judges()) return std::nullopt;
  const Outlook& o = solvability_.outlook();
  switch (o.kind) {
    case Outlook::Kind::possible:
      return Judgement{"done", ui.tr("setup.possible"),
                       o.solutions ? ui.tr("table.light.solutions", {{"n", static_cast<std::int64_t>(*o.solutions)}}) : std::string()};
    case Outlook::Kind::impossible: return Judgement{"danger", ui.tr("setup.impossible"), ui.tr("setup.choose_others")};
    case Outlook::Kind::thinking: return Judgement{"line", ui.tr("setup.judging"), ui.tr("table.light.moment")};
    case Outlook::Kind::unknown: break;
  }
  return Judgement{"line", ui.tr("setup.judging"), ui.tr("table.light.too_long")};
}

Vec2 SetupPreview::draw_judgement(const Ui& ui) const {
  const auto judged = judgement(ui);
  return judged ? status(ui, ui.colour(judged->colour), judged->first, judged->second) : Vec2{};
}

}  // namespace tablier
