#include "editor/series/view/editor_screen.hpp"

#include "editor/series/view/figures_line.hpp"
#include "editor/series/view/palette_view.hpp"
#include "editor/series/view/problem_screen.hpp"
#include "editor/series/view/screen_description.hpp"
#include "editor/view/tab_bar.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

/// Between two looks at what is worked out beside, in seconds.
constexpr double kLook = 0.02;
/// Between two looks at a file that another window has, in seconds.
constexpr double kLookAgain = 1;
/// From that width on there is room for more buttons, in logical pixels.
constexpr float kManyButtons = 1200;

/// The series' title; where another tab has the same, or none can be read, the file's name, after its folder where that is not enough.
std::string tab_label(const Ui& ui, const Desk& desk, const OpenFile& file) {
  const auto title = [&ui](const OpenFile& one) {
    return one.document ? ui.tr(one.document->session().model().series().title) : std::string();
  };
  const bool namesake = std::any_of(desk.all().begin(), desk.all().end(),
                                    [&](const OpenFile& other) { return &other != &file && title(other) == title(file); });
  if (file.file().empty() || (file.document && !namesake)) return title(file);
  const std::string name = file.file().stem().string();
  const bool twin = std::any_of(desk.all().begin(), desk.all().end(),
                                [&](const OpenFile& other) { return &other != &file && other.file().stem() == file.file().stem(); });
  const std::string folder = std::filesystem::absolute(file.file()).parent_path().filename().string();
  return twin && !folder.empty() ? folder + "/" + name : name;
}

}  // namespace

EditorScreen::EditorScreen(EditorContext context, std::shared_ptr<const GameEntry> game, OpenRequest request)
    : context_(std::move(context)),
      game_(std::move(game)),
      request_(std::move(request)),
      recent_(context_.drafts),
      workshop_(context_.pieces, game_->spec, context_.difficulties) {}

void EditorScreen::enter(Ui& ui) {
  if (std::exchange(begun_, true)) return;
  if (!request_.file.empty()) {
    open(ui, request_.file);
    if (document()) session().go_to_penta(request_.row, request_.count);
    return;
  }
  for (const Problem& unread : put_unread_nameless_away(context_)) ui.say(unread);
  if (!request_.fresh) return begin_with_drafts(ui);
  say_drafts_wait(ui);
  add(new_series(context_));
}

bool EditorScreen::update(Ui& ui, double now) {
  bool changed = false;
  if (now >= look_at_) {
    look_at_ = now + kLookAgain;
    changed = look_again(ui);
  }
  desk_.each([&](Document& document) {
    std::optional<Problem> problem;
    changed = document.session().update(problem) || changed;
    if (!problem) problem = document.keep_draft();
    if (problem) ui.say(*problem);
    changed = changed || problem.has_value() || document.session().completing();
  });
  if (document()) changed = workshop_.update(ui, session()) || changed;
  return changed;
}

bool EditorScreen::busy() const {
  return std::any_of(desk_.all().begin(), desk_.all().end(),
                     [](const OpenFile& file) { return file.document && file.document->session().busy(); });
}

std::optional<double> EditorScreen::next_wake(const Ui&, double now) const {
  if (busy() || workshop_.works()) return now + kLook;
  return document() && document()->read_only() ? std::optional(std::max(now, look_at_)) : std::nullopt;
}

NoticeRoom EditorScreen::notice_room(const Ui& ui) const { return {.area = frame_without_panel(ui).board, .avoid = figures_}; }

Value EditorScreen::describe(const Ui& ui) const {
  Value all = desk_.empty() ? Value::map({{"screen", "editor"}}) : described(ui, desk_);
  all.set("held", hand_.holds());
  if (document()) workshop_.describe(all);
  return all;
}

void EditorScreen::draw_bar(Ui& ui) {
  TabBarLook look{.back = ui.navigator.can_go_back() ? back_label(ui) : "",
                  .active = desk_.at(),
                  .add = ui.tr(look_of(EditorCommand::make).label) + "  " + ui.tr(look_of(EditorCommand::make).key_label),
                  .add_key = ui.tr(look_of(EditorCommand::make).key_label),
                  .close = ui.tr(look_of(EditorCommand::close_tab).label) + "  " + ui.tr(look_of(EditorCommand::close_tab).key_label)};
  for (const OpenFile& file : desk_.all()) look.tabs.push_back({tab_label(ui, desk_, file), file.changed(), file.file().string()});
  std::vector<EditorCommand> ways{EditorCommand::open, EditorCommand::keys};
  if (document()) ways.insert(ways.begin() + 1, EditorCommand::save);
  if (document() && ui.size.x >= ui.px(kManyButtons)) ways.insert(ways.begin(), {EditorCommand::generate, EditorCommand::print});
  for (const EditorCommand way : ways) look.buttons.push_back({ui.tr(look_of(way).label), ui.tr(look_of(way).key_label)});
  look.buttons.push_back({ui.tr("bar.menu"), ui.tr("key.more")});
  EditorCommand of_menu = EditorCommand::none;
  look.menu = kCommandMenu;
  look.menu_ring = keys_.place() == KeyPlace::menu;
  look.opens_menu = std::exchange(open_menu_, false);
  look.draw_menu = [&] { of_menu = draw_command_menu(ui, document() ? &session() : nullptr, std::exchange(close_menu_, false)); };
  const TabBarAnswer answer = draw_tab_bar(ui, look);
  menu_open_ = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
  if (answer.back) go_back(ui);
  if (answer.chosen) desk_.go_to(*answer.chosen);
  if (answer.add) command(ui, EditorCommand::make);
  if (answer.closed) close_tab(ui, *answer.closed);
  if (answer.button && *answer.button < ways.size()) command(ui, ways[*answer.button]);
  command(ui, of_menu);
}

void EditorScreen::draw_panels(Ui& ui) {
  figures_.clear();
  notice_told_ = false;
  hovered_.reset();
  if (desk_.empty()) return;
  draw_bar(ui);
  if (document()) draw_series(ui);
  else draw_faulty(ui);
}

void EditorScreen::draw_faulty(Ui& ui) {
  const FaultyAnswer answer = draw_faults(ui, frame_without_panel(ui).board, desk_.here().faulty);
  if (answer.again) read_again(ui);
  else if (answer.use_readable) use_readable(ui);
}

void EditorScreen::draw_series(Ui& ui) {
  const Frame frame = frame_of(ui, kStripHeight, PanelUse::wide);
  const Rect room = frame.board;
  const float palette = ui.px(kPaletteHeight), foot = ui.px(kFiguresHeight);
  const Rect slots{room.x, room.y, room.w, room.h - palette - foot};
  const std::string curves = ui.tr("editor.difficulty.curves");
  const GridAnswer grid = draw_grid(ui, slots,
                                    {.session = session(),
                                     .game = game_->spec,
                                     .into_sight = std::exchange(into_sight_, false),
                                     .hand = &hand_,
                                     .tells = points_,
                                     .copies = ctrl_,
                                     .curves = curves,
                                     .curve = [&](std::size_t row, Rect box) { workshop_.draw_curve(ui, box, session(), row); }});
  const Rect tray{room.x, slots.bottom(), room.w, palette};
  const PaletteAnswer pieces = draw_palette(
      ui, tray, {session(), game_->spec, workshop_.candidates(), keys_.place() == KeyPlace::pieces ? keys_.piece() : std::nullopt});
  const Rect line{room.x, room.bottom() - foot, room.w, foot};
  const PanelAnswer panel = panel_.draw(ui, frame, session(), game_->spec);
  const auto candidate = workshop_.draw_candidates(ui, panel.candidates, session(), keys_);
  workshop_.draw_difficulty(ui, panel.difficulty, session());
  figures_ = {grid.shown, tray, line, line, frame.panel};
  if (pieces.dragged && !hand_cancelled_) hand_.take(HeldPiece{*pieces.dragged});
  use_grid(ui, grid);
  if (pieces.pressed && !hand_.holds()) tell(ui, session().lay(*pieces.pressed));
  if (candidate && !hand_.holds()) tell(ui, session().lay(*candidate));
  drop(ui, grid);
  notice_told_ = draw_figures_line(ui, line, session(),
                                   document()->printed_repeats());  // after all that may have something to say
  command(ui, panel.command);
}

void EditorScreen::use_grid(Ui& ui, const GridAnswer& grid) {
  hovered_ = grid.hovered;
  if (!hand_cancelled_ && grid.dragged) hand_.take(HeldSlot{*grid.dragged});
  if (!hand_cancelled_ && grid.row_dragged) hand_.take(HeldRow{*grid.row_dragged});
  if (hand_.holds()) return;
  if (grid.adds_row) command(ui, EditorCommand::add_row);
  if (grid.locked) tell(ui, session().toggle_lock(*grid.locked));
  if (grid.pressed) tell(ui, session().go_to(*grid.pressed));
  if (grid.row_pressed) tell(ui, session().go_to({*grid.row_pressed, session().cursor().column}));
}

void EditorScreen::drop(Ui& ui, const GridAnswer& grid) {
  if (hand_.holds() && !ImGui::IsMouseDown(ImGuiMouseButton_Left)) tell(ui, hand_.drop(session(), grid.under, ctrl_));
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) hand_cancelled_ = false;
  hand_.draw(ui, session(), game_->spec, grid.under, hand_.may_drop(session(), grid.under, ctrl_));
}

}  // namespace tablier::editor
