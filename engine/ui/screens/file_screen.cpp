#include "ui/screens/file_screen.hpp"

#include "content/files.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/picker.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/panels/word_lines.hpp"
#include "ui/screens/file_list.hpp"
#include "ui/screens/screen_links.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr float kFileColumn = 620, kFileLine = 40, kPathWidth = 560;

/// Where the last file was chosen.
fs::path& last_folder() {
  static fs::path folder;
  return folder;
}

fs::path first_folder() {
  if (!last_folder().empty()) return last_folder();
  const char* const home = std::getenv("HOME");
  std::error_code failed;
  return home && *home ? fs::path(home) : fs::current_path(failed);
}

std::string endings_told(const std::vector<std::string>& endings) {
  std::string all;
  for (const std::string& ending : endings) all += (all.empty() ? "" : ", ") + ending;
  return all;
}

/// The line of a question that is typed into, and below it why the text that stands in it at first was refused, until it is another one.
std::function<void()> typed_line(Ui& ui, const char* id, std::shared_ptr<std::string> typed, const std::optional<Problem>& refused) {
  return [&ui, id, typed = std::move(typed), why = refused ? ui.tr(*refused) : std::string(), fresh = true]() mutable {
    bool entered = false;
    if (text_field(ui, id, *typed, {.wrong = !why.empty(), .take_focus = std::exchange(fresh, false)}, &entered) &&
        !std::exchange(why, {}).empty())
      ui.dialogs.content_resized();
    if (!why.empty()) refusal_note(ui, why);
    if (entered) ui.dialogs.answer(0);
  };
}

class FileScreen : public Screen {
 public:
  /// `offers`: the file that was written last is chosen, to be taken at once.
  FileScreen(std::vector<std::string> endings, bool offers) : list_(first_folder(), std::move(endings)), offers_(offers) {
    choose_first(0);
    picker_.came_by_key();
  }

  bool panels_take_keys() const override { return false; }

  std::vector<std::string> keys() const override { return screen_keys("files", {"choose", "open", "up"}); }
  Value describe(const Ui&) const override {
    Value names = Value::list();
    for (const FileEntry& e : list_.entries()) names.push(e.name);
    return Value::map({{"screen", "files"}, {"folder", list_.folder().string()}, {"entries", std::move(names)}});
  }

  bool input(Ui& ui, const Input& input) override {
    if (std::holds_alternative<PointerMoved>(input)) picker_.mouse_moved();
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !key->down) return false;
    if (is_press(*key, Key::escape)) ui.navigator.back();
    else if (is_press(*key, Key::backspace)) go(ui, list_.folder().parent_path());
    else if ((is_press(*key, Key::enter) || is_press(*key, Key::space)) && picker_.any()) choose(ui, picker_.chosen());
    else return picker_.key(*key);
    return true;
  }

  void draw_panels(Ui& ui) override {
    picker_.lay(list_.entries().size());
    if (bar(ui, {.back = back_label(ui), .title = heading_of(ui), .where = list_.folder().string()}).back) ui.navigator.back();
    const Rect room = frame_without_panel(ui).board;
    const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kFileColumn) / 2), top = head_height(ui);
    if (top > 0) {
      const Panel panel(ui, "##name", {room.x, room.y, room.w, top}, Panel::Ground::paper, {side, ui.sizes.m});
      draw_head(ui);
    }
    const std::string keys = ui.tr(keys_told());
    const float foot = measure_word_lines(ui.fonts.label, keys, room.w - 2 * ui.px(side)).y + 2 * ui.px(ui.sizes.s);
    draw_keys(ui, {room.x, room.bottom() - foot, room.w, foot}, keys, side);
    const Panel panel(ui, "##files", {room.x, room.y + top, room.w, room.h - top - foot}, Panel::Ground::ground, {side, ui.sizes.l});
    for (std::size_t i = 0; i < list_.entries().size(); ++i)
      if (line(ui, i)) return choose(ui, i);
    if (std::ranges::all_of(list_.entries(), &FileEntry::folder)) draw_none(ui);
  }

 protected:
  virtual std::string heading_of(const Ui& ui) const = 0;
  virtual void took(Ui& ui, const fs::path& file) = 0;
  /// In pixels; 0: nothing stands over the list.
  virtual float head_height(const Ui&) const { return 0; }
  virtual void draw_head(Ui&) {}
  virtual const char* keys_told() const { return "files.keys"; }

  const FileList& list() const { return list_; }
  /// The next list begins here.
  void remember_folder() const { last_folder() = list_.folder(); }

  void go(Ui& ui, const fs::path& folder) {
    const fs::path from = list_.folder();
    if (const Status gone = list_.go(folder); !gone) return ui.say(gone.problem());
    choose_first(list_.index_of(from));
  }

 private:
  /// That entry; for 0 the file that is most likely meant.
  void choose_first(std::size_t entry) {
    picker_.lay(list_.entries().size());
    picker_.choose(entry == 0 && offers_ ? list_.newest() : entry);
    picker_.reveal();
  }

  /// They stay in sight, however long the list is.
  static void draw_keys(const Ui& ui, Rect at, const std::string& keys, float side) {
    const Panel panel(ui, "##keys", at, Panel::Ground::paper, {side, ui.sizes.s});
    note(ui, keys);
  }

  void draw_none(const Ui& ui) const {
    gap(ui, ui.sizes.m);
    note(ui, ui.tr("files.none", {{"endings", endings_told(list_.endings())}}));
  }

  void choose(Ui& ui, std::size_t i) {
    picker_.choose(i);
    const FileEntry entry = list_.entries()[i];
    if (entry.folder) return go(ui, entry.path);
    remember_folder();
    took(ui, entry.path);
  }

  bool line(const Ui& ui, std::size_t i) {
    const FileEntry& entry = list_.entries()[i];
    const float width = ImGui::GetContentRegionAvail().x, pad = ui.px(ui.sizes.l);
    const std::string label = entry.name == ".." ? ui.tr("files.up") : entry.folder ? entry.name + "/" : entry.name;
    ImGui::PushID(static_cast<int>(i));
    const TileAnswer t = picked_tile(ui, picker_, i, {.size = {width, ui.px(kFileLine)}, .round = 10, .label = label});
    ImGui::PopID();
    const ImFont* const face = entry.folder ? ui.fonts.strong : ui.fonts.body;
    draw_fitted(ui, face, {t.box.x + pad, t.box.y + (t.box.h - line_height(face)) / 2}, ui.colour("ink"), label, width - 2 * pad);
    return t.pressed;
  }

  FileList list_;
  bool offers_;
  Picker picker_;
};

class OpenFileScreen final : public FileScreen {
 public:
  OpenFileScreen(std::vector<std::string> endings, std::function<void(Ui&, const fs::path&)> open, const char* heading)
      : FileScreen(std::move(endings), true), open_(std::move(open)), heading_(heading) {}

  std::vector<std::string> keys() const override { return screen_keys("files", {"choose", "open", "up", "path"}); }

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !is_press(*key, Key::l, true)) return FileScreen::input(ui, input);
    ask_path(ui, {});
    return true;
  }

 private:
  std::string heading_of(const Ui& ui) const override { return ui.tr(heading_); }

  float head_height(const Ui& ui) const override { return ui.px(kButtonHeight + 2 * ui.sizes.m); }
  void draw_head(Ui& ui) override {
    const std::string label = ui.tr("files.type_path"), key = ui.tr("key.path");
    if (button(ui, {.label = label, .key = key})) ask_path(ui, {});
  }
  void took(Ui& ui, const fs::path& file) override { open_(ui, file); }
  const char* keys_told() const override { return "files.keys_open"; }

  void ask_path(Ui& ui, const std::string& begun, const std::optional<Problem>& refused = {}) {
    const auto typed = std::make_shared<std::string>(begun);
    Dialog dialog{.title = ui.tr("files.path"), .width = kPathWidth};
    dialog.content = typed_line(ui, "##path", typed, refused);
    dialog.choices = {{ui.tr("files.path_do"), [this, &ui, typed] { take_path(ui, *typed); }}, {ui.tr("button.cancel")}};
    ui.dialogs.ask(std::move(dialog));
  }

  /// Of a folder the list is shown; what is not there is asked for again.
  void take_path(Ui& ui, const std::string& typed) {
    const fs::path path = path_of(typed);
    std::error_code error;
    if (fs::is_directory(path, error)) return go(ui, path);
    if (fs::exists(path, error)) return took(ui, path);
    ask_path(ui, typed, Problem(Text("file.missing"), {shown_path(path)}));
  }

  /// From the folder that is listed on; `~` is the player's own.
  fs::path path_of(std::string_view typed) const {
    while (typed.ends_with(' ')) typed.remove_suffix(1);
    while (typed.starts_with(' ')) typed.remove_prefix(1);
    return list().folder() / typed_path(typed);
  }

  std::function<void(Ui&, const fs::path&)> open_;
  const char* heading_;
};

class SaveFileScreen final : public FileScreen {
 public:
  SaveFileScreen(std::vector<std::string> endings, std::string name, std::function<Status(const fs::path&)> write)
      : FileScreen(std::move(endings), false), name_(std::move(name)), write_(std::move(write)) {}

  void enter(Ui& ui) override { ask_name(ui); }

  bool input(Ui& ui, const Input& input) override {
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !is_press(*key, Key::s, true)) return FileScreen::input(ui, input);
    ask_name(ui);
    return true;
  }

 private:
  std::string heading_of(const Ui& ui) const override { return ui.tr("files.save"); }

  void took(Ui& ui, const fs::path& file) override {
    name_ = file.filename().string();
    ask_name(ui);
  }

  float head_height(const Ui& ui) const override { return ui.px(kButtonHeight + 2 * ui.sizes.m); }

  void draw_head(Ui& ui) override {
    const std::string label = ui.tr("files.save_here"), save_key = ui.tr("key.save_as");
    if (button(ui, {.label = label, .key = save_key, .kind = ButtonKind::primary})) ask_name(ui);
  }

  /// `refused`: why the name that stands there cannot be.
  void ask_name(Ui& ui, const std::optional<Problem>& refused = {}) {
    const auto typed = std::make_shared<std::string>(name_);
    Dialog dialog{.title = ui.tr("files.save"), .text = ui.tr("files.in_folder", {{"folder", shown_path(list().folder())}})};
    const std::vector<std::string> others(list().endings().begin() + 1, list().endings().end());
    if (!others.empty()) dialog.text += " " + ui.tr("files.others", {{"endings", endings_told(others)}});
    dialog.content = typed_line(ui, "##file", typed, refused);
    dialog.choices = {{ui.tr("files.save_do"),
                       [this, &ui, typed] {
                         name_ = *typed;
                         save(ui);
                       }},
                      {ui.tr("files.other_folder")},
                      {ui.tr("button.cancel"), [&ui] { ui.navigator.back(); }}};
    ui.dialogs.ask(std::move(dialog));
  }

  void save(Ui& ui) {
    if (name_.empty()) return ask_name(ui);
    remember_folder();
    if (const auto other = other_ending(name_, list().endings()); !other.empty())
      return ask_name(ui, Problem(Text("files.other_ending", {{"ending", other}, {"endings", endings_told(list().endings())}})));
    const fs::path file = list().named(name_);
    if (const Status there = has_folder(file); !there) return ask_name(ui, there.problem());
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return write(ui, file);
    ui.dialogs.ask({.title = ui.tr("files.replace"),
                    .text = ui.tr("files.replace_note", {{"name", file.filename().string()}}),
                    .choices = {{ui.tr("button.cancel"), [this, &ui] { ask_name(ui); }},
                                {ui.tr("files.replace_do"), [this, &ui, file] { write(ui, file); }}},
                    .first_is_harmless = true});
  }

  void write(Ui& ui, const fs::path& file) {
    if (const Status written = write_(file); !written) return ask_name(ui, written.problem());
    ui.navigator.back();
  }

  std::string name_;
  std::function<Status(const fs::path&)> write_;
};

}  // namespace

std::unique_ptr<Screen> open_file_screen(std::vector<std::string> endings, std::function<void(Ui&, const fs::path&)> open,
                                         const char* heading) {
  return std::make_unique<OpenFileScreen>(std::move(endings), std::move(open), heading);
}

std::unique_ptr<Screen> save_file_screen(std::vector<std::string> endings, std::string name, std::function<Status(const fs::path&)> write) {
  return std::make_unique<SaveFileScreen>(std::move(endings), std::move(name), std::move(write));
}

}  // namespace tablier
