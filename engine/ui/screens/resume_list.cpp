#include "ui/screens/resume_list.hpp"

#include "host/refused_files.hpp"
#include "match/saved_games.hpp"
#include "play/challenges.hpp"
#include "ui/core/pictures.hpp"
#include "ui/core/probe.hpp"
#include "ui/core/ui.hpp"
#include "ui/painter/close_up.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/taste.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <limits>

namespace tablier {
namespace {

/// Of a card, in logical pixels.
constexpr float kResumeHeight = 92, kMinResumeWidth = 300, kMaxResumeWidth = 520, kBetweenResumed = 16, kResumeSide = 10;

/// The series of a challenge that was left, so that going back leads there; null where it is none, or the series is gone.
std::unique_ptr<Screen> series_of(const Ui& ui, const MatchSetup& setup) {
  const auto id = parse_challenge(setup.challenge);
  const auto game = ui.services.catalogue.peek(setup.game);
  if (!id || !game || !game->playable() || !has_series(*game, id->series)) return nullptr;
  return map_screen(ui, game, id->series);
}

/// That a player gave it.
void add_name(ResumeLabels& labels, const std::string& name) {
  for (std::string* const label : {&labels.title, &labels.place}) *label = name + (label->empty() ? "" : " · " + *label);
}

}  // namespace

void ResumeList::find(const Ui& ui) {
  left_ = AutosaveFolder(ui.services.paths.state / "matches").unfinished(std::numeric_limits<std::size_t>::max(), &unread_);
  count_ = left_.size();
  left_.resize(std::min(count_, kMaxResumed));
  shown_ = 0;
  standings_ = {};
  read(ui);
}

Result<ResumeList::Standing> ResumeList::standing(const SaveData& save, const Catalogue& catalogue) {
  const auto match = replay(save, catalogue);
  if (!match) return match.problem();
  const MatchView seen{*match, Seat::nobody};
  return Standing{standing_of(seen), std::make_shared<const Scene>(seen.scene())};
}

void ResumeList::ask(const Ui& ui) {
  for (std::size_t i = 0; i < left_.size(); ++i) {
    const auto game = ui.services.catalogue.peek(left_[i].data.setup.game);
    if (game && ui.is_left_alone(*game)) continue;
    jobs_[i].ask([catalogue = ui.services.catalogue, save = left_[i].data] { return standing(save, catalogue); },
                 kScriptPatience / static_cast<double>(left_.size()));
  }
}

bool ResumeList::update() {
  bool any = false;
  for (std::size_t i = 0; i < jobs_.size(); ++i)
    if (auto found = jobs_[i].poll()) {
      standings_[i] = std::move(found);
      any = true;
    }
  return any;
}

void ResumeList::read(const Ui& ui) {
  labels_.clear();
  for (std::size_t i = 0; i < left_.size(); ++i) {
    std::optional<Result<MatchStanding>> known;
    if (const auto& one = standings_[i]) known = *one ? Result<MatchStanding>((*one)->match) : Result<MatchStanding>(one->problem());
    labels_.push_back(resume_label(ui.services, left_[i].data, std::time(nullptr), known));
    if (has_own_name(left_[i].file)) add_name(labels_.back(), left_[i].file.stem().string());
  }
}

/// As many as find room beside each other.
std::size_t ResumeList::shown(const Ui& ui) const {
  const float room = ImGui::GetContentRegionAvail().x, between = ui.px(kBetweenResumed);
  const auto fit = static_cast<std::size_t>(std::max(1.0F, (room + between) / (ui.px(kMinResumeWidth) + between)));
  return std::min(fit, left_.size());
}

std::string ResumeList::key_label(const Ui& ui, std::size_t i, bool chosen) {
  if (chosen) return ui.tr("key.enter");
  return ui.tr("library.key_continue", {{"key", i + 1}});
}

bool ResumeList::key(Ui& ui, const KeyChange& key, std::optional<std::size_t> chosen) {
  static constexpr std::array kKeys{Key::digit1, Key::digit2, Key::digit3};
  static_assert(kKeys.size() == kMaxResumed);
  if (chosen && *chosen < left_.size() && (is_press(key, Key::enter) || is_press(key, Key::space))) {
    resume(ui, *chosen);
    return true;
  }
  const bool tidies = is_press(key, Key::f2) || is_press(key, Key::del) || is_press(key, Key::backspace);
  if (tidies && chosen && *chosen < left_.size()) {
    ui.say(Text("library.resume_tidy"));
    return true;
  }
  const auto pressed = std::ranges::find_if(kKeys, [&key](Key k) { return is_press(key, k); });
  if (pressed == kKeys.end()) return false;
  const auto i = static_cast<std::size_t>(pressed - kKeys.begin());
  if (i < left_.size()) resume(ui, i);
  else ui.say(any() ? Text("library.resume_fewer", {{"n", left_.size()}}) : Text("library.resume_none"));
  return true;
}

void ResumeList::draw(Ui& ui, std::optional<std::size_t> chosen) {
  if (!any() && unread_ == 0) return;
  const std::size_t count = shown_ = shown(ui);
  draw_heading(ui);
  if (!any()) return gap(ui, ui.sizes.l);
  const float between = ui.px(kBetweenResumed), room = ImGui::GetContentRegionAvail().x, left = ImGui::GetCursorPosX();
  const float even = (room - between * static_cast<float>(count - 1)) / static_cast<float>(count);
  const float width = std::floor(std::min(even, ui.px(kMaxResumeWidth)));
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) ImGui::SameLine(0, 0);
    ImGui::SetCursorPosX(left + static_cast<float>(i) * (width + between));
    draw_card(ui, i, {width, ui.px(kResumeHeight)}, chosen == i);
  }
  gap(ui, ui.sizes.l);
}

/// How many there are that are not shown, and the way to them; empty where that is none.
std::string ResumeList::others_label(const Ui& ui) const {
  const std::size_t more = count_ - shown_;
  if (unread_ == 0) return more == 0 ? std::string() : ui.tr("library.more", {{"n", more}});
  return more == 0 ? ui.tr("library.unread", {{"n", unread_}}) : ui.tr("library.more_and_unread", {{"n", more}, {"unread", unread_}});
}

void ResumeList::draw_heading(Ui& ui) const {
  const float top = ImGui::GetCursorPosY(), left = ImGui::GetCursorPosX(), room = ImGui::GetContentRegionAvail().x;
  heading(ui, ui.tr("library.resume"));
  const std::string label = others_label(ui);
  if (label.empty()) return;
  const Vec2 below = vec(ImGui::GetCursorPos());
  const Vec2 size = measure(ui.fonts.label, label);
  ImGui::SetCursorPos({left + room - size.x, top});
  if (ImGui::InvisibleButton("##more", {size.x, size.y})) ui.navigator.open(records_screen(ui, nullptr));
  probe_item(label);
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label, vec(ImGui::GetItemRectMin()),
            im(ui.colour(ImGui::IsItemHovered() ? "ink" : "accent_ink")), label);
  ImGui::SetCursorPos({below.x, below.y});
}

bool ResumeList::draw_board(Ui& ui, std::size_t i, Rect at) const {
  if (!standings_[i] || !*standings_[i]) return false;
  const SaveSummary& save = left_[i];
  const auto game = ui.services.catalogue.peek(save.data.setup.game);
  const auto& scene = (*standings_[i])->scene;
  if (!game || scene->surfaces.empty()) return false;
  const Palette palette(ui.theme, &game->spec.paints);
  const TableTaste taste = taste_of(ui);
  const std::string name =
      "resume." + save.file.filename().string() + "." + save.data.date + "." + taste.labels + (taste.marks ? ".marks" : "");
  const auto picture = ui.pictures.get(name, static_cast<int>(at.w), static_cast<int>(at.h), ui.colour("wood_frame"),
                                       [&](Canvas& canvas, Rect box) { draw_close_up(canvas, palette, *scene, box, taste); });
  if (picture)
    ImGui::GetWindowDrawList()->AddImageRounded(picture->texture, {at.x, at.y}, {at.right(), at.bottom()}, picture->from, picture->to,
                                                IM_COL32_WHITE, ui.px(ui.sizes.radius_button));
  return true;
}

/// As much of it as there is room for: the board beside it tells the game too.
void ResumeList::draw_title(const Ui& ui, const ResumeLabels& labels, Vec2 at, float room) {
  const bool whole = measure(ui.fonts.strong, labels.title).x <= room;
  const std::string& title = whole ? labels.title : labels.place;
  const std::string_view text = title;
  const std::size_t cell = title.size() - (title.ends_with(labels.cell) ? labels.cell.size() : 0);
  const std::size_t head = cell == title.size() ? cell : std::min(text.rfind(" · ", cell), cell);
  draw_fitted_before(ui, ui.fonts.strong, at, ui.colour("ink"), text.substr(0, head), text.substr(head), room);
}

void ResumeList::draw_card(Ui& ui, std::size_t i, Vec2 size, bool chosen) {
  const ResumeLabels& labels = labels_[i];
  const std::string label = ui.tr(labels.stuck ? "library.retry" : "library.continue"), key = key_label(ui, i, chosen);
  ImGui::PushID(static_cast<int>(i));
  const bool framed = chosen && !labels.stuck;  // what Enter does is framed
  const TileAnswer t =
      tile(ui, "##resume",
           {.size = size, .round = 12, .line = framed ? "accent" : "line", .thick = framed, .label = label + " · " + labels.title});
  ImGui::PopID();
  const float side = ui.px(kResumeSide), board = size.y - 2 * side;
  const bool pictured = draw_board(ui, i, {t.box.x + side, t.box.y + side, board, board});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float left = t.box.x + (pictured ? board + 2 * side + ui.px(4) : ui.px(ui.sizes.l)), right = t.box.right() - ui.px(ui.sizes.m);
  const Vec2 hint = measure(ui.fonts.label, key);
  const float head = line_height(ui.fonts.strong), line = line_height(ui.fonts.label), between = ui.px(4);
  float y = t.box.y + (size.y - head - 2 * line - 2 * between) / 2;
  draw_title(ui, labels, {left, y}, right - left);
  y += head + between;
  const bool names = labels.shorter.empty() || measure(ui.fonts.label, labels.standing).x <= right - left;
  draw_fitted(ui, ui.fonts.label, {left, y}, ui.colour(labels.stuck ? "danger" : "ink"), names ? labels.standing : labels.shorter,
              right - left);
  y += line + between;
  const float room = right - left - hint.x - ui.px(ui.sizes.m);
  const bool all = measure(ui.fonts.label, labels.note).x <= room;
  draw_fitted(ui, ui.fonts.label, {left, y}, ui.colour("soft_ink"), all ? labels.note : labels.when, room);
  draw_text(list, ui.fonts.label_strong, {right - hint.x, y}, im(ui.colour(framed ? "accent_ink" : "soft_ink")), key);
  if (t.pressed) resume(ui, i);
}

void ResumeList::resume(Ui& ui, std::size_t i) {
  auto screen = saved_table(ui, left_[i].file);
  if (!screen) return ui.say(screen.problem());
  if (auto series = series_of(ui, left_[i].data.setup)) ui.navigator.open(std::move(series));
  ui.navigator.open(*std::move(screen));
}

}  // namespace tablier
