#include "editor/series/view/save_as.hpp"

#include "content/files.hpp"
#include "editor/view/file_questions.hpp"
#include "editor/view/form.hpp"
#include "ui/panels/widgets.hpp"

#include <array>
#include <memory>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr float kSaveAsWidth = 560;
constexpr std::array kSaveAsFields{FieldOfProblem{"editor.no.name", "##name"}, FieldOfProblem{"editor.no.held", "##name"},
                                   FieldOfProblem{"file.no_such_folder", "##name"}};

using UseFile = std::function<Status(const fs::path&)>;
using AskAgain = std::function<void(const Problem&)>;

struct SaveAs {
  std::string name;
  fs::path beside = {};  ///< the folder of a file that is neither the player's own nor of the game; empty: there is none
  fs::path own = {};     ///< the file itself, where it is as it was read: saving there loses nothing
  int where = 0;         ///< 0: beside that file
  fs::path held = {};    ///< the file itself, where another window has it
};

fs::path chosen_folder(const EditorContext& context, const SaveAs& asked) {
  return asked.where == 0 && !asked.beside.empty() ? asked.beside : series_folder(context.paths.user_data, context.game);
}

/// Where it would be saved; what the game does with it.
void draw_target(const Ui& ui, const EditorContext& context, const SaveAs& asked) {
  const auto file = file_of_name(asked.name, chosen_folder(context, asked));
  if (!file) return note(ui, ui.tr("editor.ask.file_note"));
  note(ui, file->string());
  note(ui, ui.tr(is_found_by_game(context.paths, context.game, *file) ? "editor.ask.name_note" : "editor.ask.elsewhere_note"));
}

Status save_to(Ui& ui, const EditorContext& context, const Document& document, const SaveAs& asked, const UseFile& use,
               const AskAgain& again) {
  const auto file = file_of_name(asked.name, chosen_folder(context, asked));
  if (!file) return Problem("editor.no.name");
  const bool found = is_found_by_game(context.paths, context.game, *file);
  std::error_code error;
  if (Status there = has_folder(*file); !found && !there) return there;
  if (Status may = document.may_write(*file); !may) return may;
  const Then go_on = [use, again, to = *file] {
    if (const Status used = use(to); !used) again(unwritten(used.problem(), to));
  };
  if (fs::exists(*file, error) && *file != asked.own) ask_to_replace(ui, *file, go_on);
  else if (found && *file != asked.own && is_name_of_bundled(context.paths, context.game, file->stem().string()))
    ask_about_file(ui, "hide", *file, go_on);
  else go_on();
  return Done{};
}

/// Until there is no such file and no such series of the game: the name with a number.
std::string free_name(const EditorContext& context, const std::string& name, const fs::path& folder) {
  std::error_code error;
  const auto is_taken = [&](const std::string& one) {
    return fs::exists(folder / (one + ".yaml"), error) || is_name_of_bundled(context.paths, context.game, one);
  };
  std::string free = name;
  for (int i = 2; is_taken(free); ++i) free = name + "-" + std::to_string(i);
  return free;
}

void ask_place(Ui& ui, const EditorContext& context, const Document& document, const SaveAs& now, const UseFile& use,
               const std::optional<Problem>& refused) {
  const auto asked = std::make_shared<SaveAs>(now);
  const auto state = std::make_shared<FormState>("##name", refused, kSaveAsFields);
  Dialog dialog{.title = ui.tr("editor.ask.name"), .width = kSaveAsWidth};
  if (!now.held.empty()) dialog.text = ui.tr("editor.ask.held_note", {{"file", now.held.stem().string()}});
  dialog.content = [&ui, &context, asked, state] {
    form_field(ui, *state, {"##name", ui.tr("editor.ask.file")}, asked->name);
    if (!asked->beside.empty()) {
      gap(ui, ui.sizes.s);
      const std::vector<std::string> places{ui.tr("editor.ask.beside"), ui.tr("editor.ask.in_game")};
      choose_one(ui, "where", places, asked->where);
    }
    draw_target(ui, context, *asked);
    state->draw_rest(ui);
  };
  const AskAgain again = [&ui, &context, &document, asked, use](const Problem& why) { ask_place(ui, context, document, *asked, use, why); };
  ask_form(
      ui, std::move(dialog), ui.tr("editor.save"),
      [&ui, &context, &document, asked, use, again] { return save_to(ui, context, document, *asked, use, again); }, again);
}

}  // namespace

void ask_save_as(Ui& ui, const EditorContext& context, const Document& document, const UseFile& use) {
  const fs::path& file = document.file();
  SaveAs asked{.name = name_of_title(file.empty() ? ui.tr(document.session().model().series().title) : file.stem().string())};
  if (!file.empty() && !is_bundled(context.paths, file) && !is_found_by_game(context.paths, context.game, file))
    asked.beside = fs::absolute(file).parent_path();
  if (!file.empty() && !document.read_only() && !document.overwrites()) asked.own = fs::absolute(file);
  if (const fs::path to = document.target(); !to.empty() && !document.may_write(to)) asked.held = to;
  if (file.empty() || !asked.held.empty()) asked.name = free_name(context, asked.name, chosen_folder(context, asked));
  ask_place(ui, context, document, asked, use, {});
}

}  // namespace tablier::editor
