#include "editor/series/view/print_dialog.hpp"

#include "content/files.hpp"
#include "editor/series/model/series_print.hpp"
#include "ui/core/clipboard.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/widgets.hpp"

#include <array>
#include <memory>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 3> kEnds{".pdf", ".svg", ".png"};
constexpr float kPrintWidth = 560;

/// A page that is to be written.
struct Page {
  SeriesSpec series;
  SolvedPentas solved;
  Locks locks;
  const GameSpec& game;
  std::string file;
  int end = 0;
  bool solutions = false, marks_locks = true;
  bool fresh = true;
};

SolvedPentas solved_by(const EditSession& session) {
  SolvedPentas solved{session.counter().counts(), {}};
  for (const auto& [set, count] : solved.counts)
    if (const katamino::Solution* first = session.counter().solution(set)) solved.firsts[set] = *first;
  return solved;
}

/// Beside the series' own file; else in the player's home.
fs::path folder_of(const Document& document) {
  fs::path own = document.target().parent_path();
  if (std::error_code none; !own.empty() && fs::is_directory(own, none)) return own;
  const char* home = std::getenv("HOME");
  return home ? fs::path(home) : fs::path(".");
}

void write_page(Ui& ui, const Page& page, const fs::path& file) {
  const PrintRequest request{.format = *print_format_of(file.string()),
                             .solutions = page.solutions,
                             .letters = ui.services.settings.labels == "letters",
                             .locks = page.marks_locks ? page.locks : Locks()};
  const auto bytes = printed(sheet_of(page.series, page.game, ui.services.locale, page.solved, request), request.format);
  if (!bytes) return ui.say(bytes.problem());
  const Status written = write_file(file, *bytes);
  if (!written) return ui.say(written.problem());
  ui.say(Text("editor.paper.written", {{"file", file.string()}}));
}

/// With the end that was chosen, in place of another one of ours.
fs::path file_of(const Page& page) {
  fs::path file = page.file;
  if (print_format_of(page.file)) file.replace_extension();
  return file += kEnds[static_cast<std::size_t>(page.end)];
}

void write_asking(Ui& ui, const std::shared_ptr<Page>& page) {
  const fs::path file = file_of(*page);
  std::error_code error;
  if (file.has_parent_path() && !fs::is_directory(file.parent_path(), error))
    return ui.say(Problem("editor.paper.folder", {{"folder", file.parent_path().string()}}));
  if (!fs::exists(file, error)) return write_page(ui, *page, file);
  ui.dialogs.ask({.title = ui.tr("editor.paper.exists"),
                  .text = ui.tr("editor.paper.exists_note", {{"file", file.string()}}),
                  .choices = {{ui.tr("editor.paper.save"), [&ui, page, file] { write_page(ui, *page, file); }}, {ui.tr("button.cancel")}}});
}

void draw_page_form(Ui& ui, Page& page) {
  note(ui, ui.tr("editor.paper.file"));
  bool entered = false;
  text_field(ui, "##paper", page.file, {.take_focus = std::exchange(page.fresh, false)}, &entered);
  if (entered) ui.dialogs.answer(0);
  gap(ui, ui.sizes.s);
  const std::vector<std::string> ends{"PDF", "SVG", "PNG"};
  choose_one(ui, "end", ends, page.end);
  toggle(ui, ui.tr("editor.paper.solutions"), page.solutions);
  if (!page.locks.empty()) toggle(ui, ui.tr("editor.paper.locks"), page.marks_locks);
}

}  // namespace

void ask_print(Ui& ui, const Document& document, const GameSpec& game) {
  const EditSession& session = document.session();
  if (session.counting()) return ui.say(Text("editor.paper.counting"));
  const SeriesSpec& series = session.model().series();
  const std::string name = document.file().empty() ? name_of_title(ui.tr(series.title)) : document.file().stem().string();
  const auto page =
      std::make_shared<Page>(Page{series, solved_by(session), session.model().locks(), game, (folder_of(document) / name).string()});
  Dialog dialog{.title = ui.tr("editor.paper.title"), .text = ui.tr("editor.paper.note"), .width = kPrintWidth};
  dialog.content = [&ui, page] { draw_page_form(ui, *page); };
  dialog.choices = {{ui.tr("editor.paper.save"), [&ui, page] { write_asking(ui, page); }},
                    {ui.tr("editor.paper.text"),
                     [&ui, page] {
                       set_clipboard_text(forum_text(page->series, ui.services.locale, page->solved.counts));
                       ui.say(Text("editor.paper.copied"));
                     }},
                    {ui.tr("button.cancel")}};
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace tablier::editor
