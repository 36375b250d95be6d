#include "editor/series/view/draft_label.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "match/date.hpp"
#include "match/when_label.hpp"

#include <algorithm>
#include <ctime>

namespace tablier::editor {

DraftLabel draft_label(const Ui& ui, const EditorContext& context, const LeftBehind& left) {
  const SeriesSpec series = *read_series_text(left.text, left.file, context.pieces).series;
  std::ptrdiff_t slots = 0, empty = 0;
  for (const SeriesRow& row : series.rows) {
    slots += static_cast<std::ptrdiff_t>(row.numbers.size());
    empty += std::count(row.numbers.begin(), row.numbers.end(), 0);
  }
  const std::string file = left.file.empty() ? ui.tr("editor.never_saved") : clipped(left.file.filename().string(), kMaxTitle);
  const Text measure("editor.draft_measure", {{"rows", series.rows.size()}, {"laid", slots - empty}, {"slots", slots}});
  const Text when = when_label(iso_date(std::chrono::system_clock::to_time_t(left.when)), std::time(nullptr));
  return {ui.tr(series.title), file + " · " + ui.tr(when) + " · " + ui.tr(measure)};
}

}  // namespace tablier::editor
