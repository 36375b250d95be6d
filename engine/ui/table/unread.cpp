#include "ui/table/unread.hpp"

namespace tablier {

void tell_unread(Ui& ui, const std::string& name, const Problem& problem) {
  const std::string why = ui.tr(problem.text);
  const Text at_line("files.line", {{"n", problem.where.line}, {"why", why}});
  ui.dialogs.ask({.title = ui.tr("files.unread", {{"name", name}}),
                  .text = problem.where.line > 0 ? ui.tr(at_line) : why,
                  .choices = {{ui.tr("button.close")}}});
}

}  // namespace tablier
