#include "ui/table/unread.hpp"

namespace tablier {

Text with_place(const Problem& problem) {
  const SourceSpot& where = problem.where;
  if (where.line <= 0) return problem.text;
  if (where.column <= 0) return Text("files.line", {{"n", where.line}, {"why", problem.text}});
  return Text("files.column", {{"n", where.line}, {"column", where.column}, {"why", problem.text}});
}

void tell_unread(Ui& ui, const std::string& name, const Problem& problem) {
  ui.dialogs.ask(
      {.title = ui.tr("files.unread", {{"name", name}}), .text = ui.tr(with_place(problem)), .choices = {{ui.tr("button.close")}}});
}

}  // namespace tablier
