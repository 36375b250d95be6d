#include "editor/series/view/print_dialog.hpp"

#include "content/files.hpp"
#include "editor/series/model/series_print.hpp"
#include "editor/view/file_questions.hpp"
#include "editor/view/form.hpp"
#include "ui/core/clipboard.hpp"
#include "ui/core/pixels.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/file_list.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 3> kEnds{".pdf", ".svg", ".png"};
constexpr std::array kFormats{PrintFormat::pdf, PrintFormat::svg, PrintFormat::png};  // of these ends
constexpr const char* kPaperField = "##paper";
constexpr float kPrintWidth = 560;

/// A page that is to be written.
struct Page {
  SeriesSpec series;
  SolvedPentas solved;
  Locks locks;
  const GameSpec& game;
  PrintWish& kept;
  PrintWish wish;
};

SolvedPentas solved_by(const EditSession& session) {
  SolvedPentas solved{session.counter().counts(), {}};
  for (const auto& [set, count] : solved.counts)
    if (const katamino::Solution* first = session.counter().solution(set)) solved.firsts[set] = *first;
  return solved;
}

/// Beside the series' own file, unless that is among those of the game, where nobody looks for paper; else among the player's documents.
fs::path folder_of(const EditorContext& context, const Document& document) {
  std::error_code unknown;
  fs::path own = document.target().empty() ? fs::path() : fs::absolute(document.target(), unknown).parent_path();
  const bool of_game = is_found_by_game(context.paths, context.game, document.target());
  if (std::error_code none; !own.empty() && !of_game && fs::is_directory(own, none)) return own;
  return documents_folder();
}

Status write_page(Ui& ui, const Page& page, const fs::path& file) {
  const PrintRequest request{.format = *print_format_of(file.string()),
                             .solutions = page.wish.solutions,
                             .letters = ui.services.settings.labels == "letters",
                             .marks = ui.services.settings.marks,
                             .locks = page.wish.marks_locks ? page.locks : Locks()};
  const auto bytes = printed(sheet_of(page.series, page.game, ui.services.locale, page.solved, request), request.format);
  if (!bytes) return bytes.problem();
  Status written = write_file(file, *bytes);
  if (!written) return unwritten(written.problem(), file);
  page.kept = page.wish;
  ui.say(Text("editor.paper.written", {{"file", shown_path(file)}}));
  return written;
}

/// With the end that was chosen, which may be there already.
fs::path file_of(const Page& page) {
  fs::path file = typed_path(page.wish.file);
  return print_format_of(page.wish.file) ? file : file += kEnds[static_cast<std::size_t>(page.wish.end)];
}

/// An end that was typed is the one that is chosen.
void take_typed_end(PrintWish& wish) {
  if (const auto format = print_format_of(wish.file)) wish.end = static_cast<int>(std::ranges::find(kFormats, *format) - kFormats.begin());
}

/// One that was chosen takes the place of what was typed.
void take_chosen_end(PrintWish& wish) {
  if (print_format_of(wish.file)) wish.file = fs::path(wish.file).replace_extension(kEnds[static_cast<std::size_t>(wish.end)]).string();
}

/// Why there can be no page of that name; absent where there can.
std::optional<Problem> why_no_place(const Page& page, const fs::path& file) {
  const std::string name = typed_path(page.wish.file).filename().string();
  if (name.empty() || name == "." || name == "..") return Problem(Text("editor.paper.no_name"));
  std::error_code error;
  if (fs::is_directory(file, error)) return unwritten(Problem(Text("file.folder")), file);
  if (is_special_file(file)) return unwritten(Problem(Text("file.special")), file);
  return std::nullopt;
}

using SharedPage = std::shared_ptr<Page>;

void ask_page(Ui& ui, const SharedPage& page, const std::optional<Problem>& refused);

Status write_asking(Ui& ui, const SharedPage& page) {
  const fs::path file = file_of(*page);
  std::error_code error;
  if (auto why = why_no_place(*page, file)) return *std::move(why);
  if (Status there = has_folder(file); !there) return there;
  if (!fs::exists(file, error)) return write_page(ui, *page, file);
  const auto write = [&ui, page, file] {
    if (const Status written = write_page(ui, *page, file); !written) ask_page(ui, page, written.problem());
  };
  ask_before_loss(ui, "paper", file.string(), ui.tr("editor.ask.replace_do"), write, [&ui, page] { ask_page(ui, page, {}); });
  return Done{};
}

void draw_page_form(Ui& ui, FormState& state, Page& page) {
  const std::string file_before = page.wish.file;
  form_field(ui, state, {kPaperField, ui.tr("editor.paper.file")}, page.wish.file);
  if (page.wish.file != file_before) take_typed_end(page.wish);
  gap(ui, ui.sizes.s);
  const std::vector<std::string> ends{"PDF", "SVG", "PNG"};
  if (choose_one(ui, "end", ends, page.wish.end)) take_chosen_end(page.wish);
  toggle(ui, ui.tr("editor.paper.solutions"), page.wish.solutions);
  if (!page.locks.empty()) toggle(ui, ui.tr("editor.paper.locks"), page.wish.marks_locks);
  state.draw_rest(ui);
}

void ask_page(Ui& ui, const SharedPage& page, const std::optional<Problem>& refused) {
  static constexpr std::array kFields{FieldOfProblem{"file.no_such_folder", kPaperField},
                                      FieldOfProblem{"editor.paper.no_name", kPaperField}, FieldOfProblem{"file.folder", kPaperField},
                                      FieldOfProblem{"file.special", kPaperField}};
  const auto state = std::make_shared<FormState>(kPaperField, refused, kFields);
  Dialog dialog{.title = ui.tr("editor.paper.title"), .text = ui.tr("editor.paper.note"), .width = kPrintWidth};
  dialog.content = [&ui, state, page] { draw_page_form(ui, *state, *page); };
  const auto write = [&ui, page] {
    if (const Status written = write_asking(ui, page); !written) ask_page(ui, page, written.problem());
  };
  const auto copy = [&ui, page] {
    set_clipboard_text(forum_text(page->series, ui.services.locale, page->solved.counts));
    ui.say(Text("editor.paper.copied"));
  };
  dialog.choices = {{ui.tr("editor.paper.save"), write},
                    {ui.tr("editor.paper.text"), copy, false, {.key = Key::t, .ctrl = true, .label = ui.tr("editor.key.forum_text")}},
                    {ui.tr("button.cancel")}};
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace

void ask_print(Ui& ui, const EditorContext& context, const Document& document, const GameSpec& game, PrintWish& wish) {
  const EditSession& session = document.session();
  if (session.counting()) return ui.say(Text("editor.paper.counting"));
  const SeriesSpec& series = session.model().series();
  PrintWish next = wish;
  if (next.file.empty() || next.series != document.file()) {
    const std::string name = document.file().empty() ? name_of_title(ui.tr(series.title)) : document.file().stem().string();
    next.file = ((next.file.empty() ? folder_of(context, document) : fs::path(next.file).parent_path()) / name).string();
    next.series = document.file();
  }
  ask_page(ui, std::make_shared<Page>(Page{series, solved_by(session), session.model().locks(), game, wish, std::move(next)}), {});
}

}  // namespace tablier::editor
