#include "ui/stage.hpp"

#include "content/utf8.hpp"
#include "jobs/thread_work.hpp"
#include "match/plugin_fault.hpp"
#include "match/stopwatch.hpp"
#include "ui/canvas/canvas_gl.hpp"
#include "ui/canvas/typeface.hpp"
#include "ui/core/display.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/core/panels_gl.hpp"
#include "ui/core/sounds.hpp"
#include "ui/panels/dialog_view.hpp"
#include "ui/panels/drop_frame.hpp"
#include "ui/panels/key_table.hpp"
#include "ui/panels/style.hpp"
#include "ui/screens/dropped_files.hpp"
#include "ui/screens/screens.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <backends/imgui_impl_opengl2.h>

#include <iostream>

namespace tablier {
namespace {

/// Frames after the last input: hovering and pressing show one frame late, layouts settle one after that.
constexpr int kSettlingFrames = 3;
/// What panels are told of the time between two frames, in seconds.
constexpr float kLeastStep = 1e-4F, kMostStep = 0.1F;
/// Screens are made for this much room, in logical pixels: a window that has less is drawn smaller, so that nothing is cut.
constexpr Vec2 kMinRoom{900, 600};
constexpr float kMinScale = 0.5F, kScaleStep = 0.05F;
/// Between two looks whether the games are found anew, in seconds.
constexpr double kBesidePoll = 0.03;
/// While something moves, and not faster than this.
constexpr double kMotionStep = 1.0 / 60;

/// Keys that stay in the text that is being typed.
bool is_of_text(const KeyChange& key) {
  static constexpr std::array kEdits{Key::backspace, Key::del, Key::space, Key::left, Key::right, Key::home, Key::end};
  return key.key < Key::f1 || std::ranges::find(kEdits, key.key) != kEdits.end();
}

/// A character may come with it.
bool may_write(const KeyChange& key) { return !key.ctrl && (key.key < Key::f1 || key.key == Key::space); }

/// What could answer a question.
bool answers(const Input& input) {
  if (const auto* key = std::get_if<KeyChange>(&input)) return key->down;
  if (const auto* press = std::get_if<PointerPressed>(&input)) return press->down;
  return std::holds_alternative<Typed>(input);
}

int calls_of(const Canvas& canvas, const ImDrawData& panels) {
  int calls = static_cast<int>(canvas.batches().size());
  for (int i = 0; i < panels.CmdListsCount; ++i) calls += panels.CmdLists[i]->CmdBuffer.Size;
  return calls;
}

}  // namespace

/// The ground and what a screen has lying still on it, as a texture.
struct Stage::Still {
  sf::RenderTexture target;
  const Screen* screen = nullptr;
  std::uint64_t version = 0;
  Vec2 size;
  bool stale = true;
};

Stage::Stage(Services& services, const FontFiles& fonts, int width, int height, std::function<void()> activate)
    : activate_(std::move(activate)),
      files_(fonts),
      typeface_(std::make_unique<Typeface>(fonts)),
      pictures_(*typeface_),
      sounds_(std::make_unique<Sounds>()),
      ui_(services, *typeface_, pictures_, *sounds_),
      canvas_(typeface_.get()),
      still_(std::make_unique<Still>()),
      probe_(Probe::from_environment()) {
  ui_.size = {static_cast<float>(width), static_cast<float>(height)};
  open_panels();
}

Stage::~Stage() {
  ui_.navigator.close_all(ui_);
  close_panels();
}

void Stage::open_panels() {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.UserData = probe_.get();
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  ImGui_ImplOpenGL2_Init();
  let_windows_be_large(io);
  feed_ = {};
  feed_.begin();
  loaded_scale_ = 0;
  apply_settings();
}

void Stage::close_panels() {
  ImGui_ImplOpenGL2_Shutdown();
  ImGui::DestroyContext();
}

void Stage::fix_scale(float scale) {
  fixed_scale_ = scale;
  apply_settings();
}

void Stage::begin_at_scale(double scale) {
  first_scale_ = scale;
  setting_then_ = ui_.services.settings.scale;
  apply_settings();
}

/// The largest for which there is room.
float Stage::max_scale() const {
  const float room = std::min(ui_.size.x / kMinRoom.x, ui_.size.y / kMinRoom.y);
  return std::max(kMinScale, std::floor(room / kScaleStep + 1e-3F) * kScaleStep);
}

float Stage::chosen_scale() const {
  if (fixed_scale_) return std::min(*fixed_scale_, max_scale());
  const double setting = ui_.services.settings.scale;
  const double asked = setting == setting_then_ ? first_scale_.value_or(setting) : setting;
  const float wanted = asked > 0 ? static_cast<float>(asked) : suggested_scale();
  return std::min(max_scale(), std::max(kMinScale, wanted));
}

/// Whether the theme has other ones than those that are drawn with.
bool Stage::find_other_fonts() {
  if (ui_.theme.fonts == found_fonts_) return false;
  const bool first = found_fonts_.empty();  // those that the stage was made with
  found_fonts_ = ui_.theme.fonts;
  const auto found = first ? Result(files_) : find_fonts(ui_.theme);
  if (!found || *found == files_) return false;
  files_ = *found;
  typeface_->use(files_);
  return true;
}

void Stage::apply_settings() {
  const Settings& settings = ui_.services.settings;
  const std::string language = language_for(settings.language, ui_.services.locale.languages());
  const float scale = chosen_scale();
  if (language != loaded_language_) ui_.services.locale.use(language);
  if (settings.labels != ui_.services.locale.labels()) ui_.services.locale.use_labels(settings.labels);
  const Sizes before = ui_.sizes;
  const std::string theme = theme_name(ui_.services);
  if (theme != loaded_theme_) ui_.load_theme_by_settings();
  const bool other_fonts = find_other_fonts();
  ui_.set_scale(scale);
  if (scale != loaded_scale_ || ui_.sizes != before || other_fonts) {
    ImGui_ImplOpenGL2_DestroyFontsTexture();
    ui_.fonts = load_panel_fonts(files_, ui_.sizes, scale);
    ImGui_ImplOpenGL2_CreateFontsTexture();
  }
  if (language != loaded_language_ || theme != loaded_theme_ || scale != loaded_scale_) {
    pictures_.clear();
    still_->stale = true;
    apply_style(ui_);
  }
  loaded_language_ = language;
  loaded_theme_ = theme;
  loaded_scale_ = scale;
  sounds_->set_on(settings.sound);
  sounds_->set_volume(static_cast<float>(settings.volume));
}

std::pair<const Screen*, int> Stage::hearer() const { return {ui_.navigator.top(), ui_.dialogs.any() ? ui_.dialogs.serial() : 0}; }

bool Stage::panels_take_keys() const {
  const Screen* top = ui_.navigator.top();
  return ui_.dialogs.any() || (top && top->panels_take_keys());
}

bool Stage::offer_to_screen(const Input& input) {
  const auto* key = std::get_if<KeyChange>(&input);
  const bool typing = bridge::typing();
  // Enter ends a text first: what was typed before it may not have been read yet.
  if (ui_.dialogs.any()) return key && !(typing && key->key == Key::enter) && ui_.dialogs.key(*key);
  const bool types = key || std::holds_alternative<Typed>(input);
  Screen* const top = ui_.navigator.top();
  const bool leaves_text = key && key->key == Key::tab && top && top->takes_tab();
  if (types && typing && !leaves_text) return false;
  return top && (top->input(ui_, input) || show_keys(*top, input));
}

/// `?` tells what the keys of a screen do.
bool Stage::show_keys(const Screen& screen, const Input& input) {
  const auto* typed = std::get_if<Typed>(&input);
  if (!typed || typed->character != U'?') return false;
  auto rows = screen.keys();
  if (rows.empty()) return false;
  show_key_table(ui_, std::move(rows));
  return true;
}

void Stage::input(const Input& input) {
  inputs_.add(input);
  frames_wanted_ = std::max(frames_wanted_, 1);
}

/// Panels see whole words at once: where a letter goes does not depend on the one before it.
bool Stage::writes_on() const { return bridge::typing() && feed_.only_text() && inputs_.next_writes(); }

void Stage::take_inputs() {
  while (!feed_.more() || writes_on()) {
    inputs_.give_back(ui_.pending_answer.take_given_back());
    if (ui_.pending_answer.any()) inputs_.wait_for_frames(1);
    const auto input = inputs_.next();
    if (!input) break;
    const auto* key = std::get_if<KeyChange>(&*input);
    if (!std::holds_alternative<Typed>(*input)) key_opened_ = false;
    else if (std::exchange(key_opened_, false)) continue;
    const auto before = hearer();
    take(*input);
    settle();
    key_opened_ = key_opened_ || (key && key->down && may_write(*key) && hearer() != before);
  }
  if (!inputs_.empty()) frames_wanted_ = std::max(frames_wanted_, 1);
}

void Stage::take(const Input& input) {
  if (const auto* size = std::get_if<Resized>(&input)) {
    ui_.size = {static_cast<float>(size->width), static_cast<float>(size->height)};
    if (chosen_scale() != loaded_scale_) ui_.settings_changed();
  }
  if (const auto* focus = std::get_if<FocusChanged>(&input)) {
    ui_.navigator.focus_changed(focus->focused);
    if (focus->focused && ui_.services.settings.theme == kSystemTheme) ui_.settings_changed();  // it may have been changed elsewhere
  }
  // What comes of a key that is let go shows at once: without a graphics card each frame of a text that is typed counts.
  const auto* key = std::get_if<KeyChange>(&input);
  frames_wanted_ = key && !key->down ? std::max(frames_wanted_, 1) : kSettlingFrames;
  if (const auto* hover = std::get_if<FilesHover>(&input)) files_hover_ = hover->over;
  if (const auto* dropped = std::get_if<FilesDropped>(&input)) return take_dropped(*dropped);
  if (key) ++keys_;
  if (key && is_press(*key, Key::q, true)) return close();
  if (key && is_press(*key, Key::m, true)) return switch_sound();
  if (ui_.dialogs.any() && !ui_.dialogs.ready() && answers(input)) return;
  const bool steers = key && key->down && !(bridge::typing() && is_of_text(*key)) && panels_take_keys();
  const bool taken = offer_to_screen(input);
  if (taken) frames_wanted_ = kSettlingFrames;
  const auto* press = std::get_if<PointerPressed>(&input);
  if (!taken || std::holds_alternative<PointerMoved>(input) || (press && !press->down)) feed_(input);
  if (steers || (press && !taken)) inputs_.wait_for_frames(kSettlingFrames);
}

void Stage::take_dropped(const FilesDropped& dropped) {
  files_hover_ = false;
  if (dropped.files.empty()) return ui_.say(Text(dropped.read ? "drop.none" : "drop.unread"));
  if (ui_.dialogs.any()) return ui_.say(Text("drop.dialog"));
  Screen* const top = ui_.navigator.top();
  if (!top || !top->input(ui_, dropped)) open_dropped(ui_, dropped.files);
}

void Stage::switch_sound() {
  bool& on = ui_.services.settings.sound;
  on = !on;
  ui_.settings_changed();
  ui_.say(Text(on ? "table.sound.on" : "table.sound.off"));
}

void Stage::close() {
  if (ui_.navigator.may_close(ui_)) ui_.closing = true;
  frames_wanted_ = kSettlingFrames;
}

bool Stage::due(double now) {
  ui_.now = now;
  settle();
  bool wanted = ui_.dialogs.update(now);
  take_inputs();
  wanted = ui_.notices.update(now) || wanted;
  wanted = ui_.reload.update(ui_.services) || wanted;
  if (Screen* top = ui_.navigator.top()) wanted = top->update(ui_, now) || wanted;
  if (wanted) frames_wanted_ = std::max(frames_wanted_, 1);
  return frames_wanted_ > 0;
}

std::optional<double> Stage::next_wake(double now) const {
  std::optional<double> wake = ui_.notices.next_wake();
  const auto sooner = [&wake](std::optional<double> t) {
    if (t && (!wake || *t < *wake)) wake = t;
  };
  sooner(ui_.dialogs.next_wake());
  if (const Screen* top = ui_.navigator.top()) sooner(top->next_wake(ui_, now));
  if (ui_.reload.busy()) sooner(now + kBesidePoll);
  if (wake) wake = std::max(*wake, last_frame_ + kMotionStep);
  return wake;
}

void Stage::settle() {
  bool changed = ui_.dialogs.settle();
  changed = ui_.navigator.settle(ui_) || changed;
  if (ui_.take_settings_change()) {
    apply_settings();
    changed = true;
  }
  if (!changed) return;
  frames_wanted_ = kSettlingFrames;
  inputs_.wait_for_frames(kSettlingFrames);
}

void Stage::frame(double now) {
  ui_.now = now;
  const double start = thread_work(), began = steady_seconds();
  settle();
  build(now);
  took(steady_seconds() - began);
  refresh_still();
  const double built = thread_work();
  submit();
  cost_.build = built - start;
  cost_.submit = thread_work() - built;
  cost_.backdrops = backdrop_.drawn();
  last_frame_ = now;
  inputs_.frame_drawn();
  if (frames_wanted_ > 0) --frames_wanted_;
  if (pictures_.put_off()) frames_wanted_ = std::max(frames_wanted_, 1);
  if (feed_.more() || bridge::letter_waits() || ui_.dialogs.take_resized()) frames_wanted_ = kSettlingFrames;
}

namespace {

std::string told_of(Ui& ui, const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const ToldFailure& fault) {
    ui.leave_alone(fault.problem());
    return ui.tr("window.fault.unknown", {{"why", ui.tr_plugin_fault(fault.problem())}});
  } catch (...) {
    return ui.tr("window.fault.unknown", {{"why", words_of(failure)}});
  }
}

}  // namespace

/// Panels may have been left in the middle of a frame: they begin anew.
void Stage::recover(const std::exception_ptr& failure, const std::function<std::unique_ptr<Screen>()>& begin) {
  activate_();
  std::string told = ui_.navigator.abandon(ui_, failure);
  if (told.empty()) told = told_of(ui_, failure);
  std::cerr << printable(told) << '\n';
  inputs_ = {};
  key_opened_ = files_hover_ = false;
  ui_.dialogs = {};
  ui_.pending_answer = {};
  ui_.notices.clear();
  close_panels();
  open_panels();
  pictures_.clear();
  still_ = std::make_unique<Still>();
  ui_.navigator.open(begin());
  ui_.navigator.settle(ui_);  // what the screen asks, of what was not saved, waits below
  ui_.dialogs.ask({.title = ui_.tr("window.fault.title"),
                   .text = std::move(told),
                   .choices = {{.label = ui_.tr("window.fault.read")}},
                   .unasked = true});
  frames_wanted_ = kSettlingFrames;
}

void Stage::shown() {
  turns_[next_turn_++ % turns_.size()] = std::exchange(turn_, 0);
  cost_.slowest = *std::max_element(turns_.begin(), turns_.end());
  cost_.script_calls = watch_.calls();
  cost_.keys = keys_;
  if (probe_) probe_->shown(ui_, cost_, frames_wanted_ == 0 && inputs_.empty());
}

void Stage::build(double now) {
  ImGuiIO& io = ImGui::GetIO();
  Screen* top = ui_.navigator.top();
  const bool nav = panels_take_keys();
  io.ConfigFlags = nav ? io.ConfigFlags | ImGuiConfigFlags_NavEnableKeyboard : io.ConfigFlags & ~ImGuiConfigFlags_NavEnableKeyboard;
  io.DisplaySize = {ui_.size.x, ui_.size.y};
  // No time passes for panels until they see that a key is up: on a slow machine it would repeat.
  io.DeltaTime = inputs_.key_is_up_unseen() ? kLeastStep : std::clamp(static_cast<float>(now - last_frame_), kLeastStep, kMostStep);
  pictures_.begin_frame();
  if (probe_) probe_->begin_frame();
  feed_.before_frame();
  ImGui_ImplOpenGL2_NewFrame();
  ImGui::NewFrame();
  ImGui::PushFont(ui_.fonts.body);
  if (top) top->draw_panels(ui_);
  draw_dialog(ui_);
  if (const auto loss = bridge::take_paste_loss()) ui_.say(*loss);
  draw_notices(ui_);
  if (files_hover_) draw_drop_frame(ui_);
  ImGui::PopFont();
  ImGui::Render();
}

void Stage::refresh_still() {
  Screen* top = ui_.navigator.top();
  Still& s = *still_;
  const std::uint64_t version = top ? top->still_version() : 0;
  s.stale = s.stale || s.screen != top || s.version != version || s.size != ui_.size;
  if (s.stale && top) {
    const int width = static_cast<int>(ui_.size.x), height = static_cast<int>(ui_.size.y);
    if (s.size != ui_.size) s.target.create(static_cast<unsigned>(width), static_cast<unsigned>(height));
    canvas_.clear();
    top->draw_still(ui_, canvas_);
    s.target.setActive(true);
    gl_clear(width, height, ui_.colour("ground"));
    gl_draw(canvas_, width, height);
    s.target.display();
    s.target.setActive(false);
    s.screen = top;
    s.version = version;
    s.size = ui_.size;
    s.stale = false;
    backdrop_.forget();
    activate_();
  } else if (pictures_.drew()) {
    backdrop_.forget();
    activate_();
  }
  canvas_.clear();
  const Rect all{0, 0, ui_.size.x, ui_.size.y};
  if (top) canvas_.image(s.target.getTexture(), all, all);
  if (top) top->draw_board(ui_, canvas_);
}

void Stage::submit() {
  const ImDrawData& panels = *ImGui::GetDrawData();
  const int behind = lists_behind_dialog(panels);
  if (behind == 0) return submit(panels);
  if (backdrop_.update(canvas_, bridge::part_of(panels, 0, behind), ui_.size, ui_.colour("ground"))) activate_();
  const Rect all{0, 0, ui_.size.x, ui_.size.y};
  canvas_.clear();
  canvas_.image(backdrop_.texture(), all, all);
  submit(bridge::part_of(panels, behind, panels.CmdListsCount - behind));
}

void Stage::submit(const ImDrawData& panels) {
  const int width = static_cast<int>(ui_.size.x), height = static_cast<int>(ui_.size.y);
  if (!ui_.navigator.top()) gl_clear(width, height, ui_.colour("ground"));
  gl_draw(canvas_, width, height);
  gl_draw(panels);
  cost_.calls = calls_of(canvas_, panels);
}

}  // namespace tablier
