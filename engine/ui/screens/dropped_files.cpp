#include "ui/screens/dropped_files.hpp"

#include "match/save.hpp"
#include "ui/screens/played_text.hpp"
#include "ui/table/unread.hpp"

namespace tablier {
namespace {

Result<std::unique_ptr<Screen>> screen_of(Ui& ui, const std::filesystem::path& file) {
  const SeriesEditor& editor = ui.services.series_editor;
  if (editor.open_file && file.extension() == ".yaml" && !is_save_file(file)) return editor.open_file(ui, file);
  return table_of_file(ui, file);
}

}  // namespace

void open_dropped(Ui& ui, const std::vector<std::filesystem::path>& files) {
  const std::string name = files.front().filename().string();
  auto screen = screen_of(ui, files.front());
  if (!screen) return tell_unread(ui, name, screen.problem());
  if (files.size() > 1) ui.say(Text("drop.first", {{"name", name}}));
  ui.navigator.open(*std::move(screen));
}

}  // namespace tablier
