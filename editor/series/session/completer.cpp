#include "editor/series/session/completer.hpp"

#include "editor/series/session/piece_content.hpp"
#include "sdk/expect.hpp"

#include <utility>

namespace tablier::editor {

Completer::Completer(std::vector<PieceSpec> pieces)
    : content_(content_of(std::move(pieces))),
      progress_(std::make_shared<std::atomic<double>>(0)),
      book_(content_.pieces, katamino::LineRule::rows),
      job_(Problem("editor.no.failed")) {}

void Completer::start(std::vector<SeriesRow> rows) {
  expects(!busy());
  progress_ = std::make_shared<std::atomic<double>>(0);
  job_.ask([this, progress = progress_, rows = std::move(rows)](const std::stop_token& stop) {
    return completed(rows, book_, {content_, {}, {}, {}, stop, [progress](double done) { *progress = done; }});
  });
}

}  // namespace tablier::editor
