#include "editor/work/completer.hpp"

#include "sdk/expect.hpp"

#include <utility>

namespace tablier::editor {
namespace {

Content content_of(std::vector<PieceSheet> pieces) {
  Content content;
  content.pieces = std::move(pieces);
  return content;
}

}  // namespace

Completer::Completer(std::vector<PieceSheet> pieces)
    : content_(content_of(std::move(pieces))), book_(content_.pieces, katamino::LineRule::rows) {}

void Completer::start(std::vector<SeriesRow> rows) {
  expects(!busy_);
  busy_ = true;
  progress_ = 0;
  thread_ = std::jthread([this, rows = std::move(rows)](const std::stop_token& stop) { work(rows, stop); });
}

void Completer::cancel() {
  thread_ = std::jthread();  // asks it to stop and waits: well under a millisecond
  busy_ = false;
  const std::lock_guard lock(mutex_);
  answer_.reset();
}

std::optional<Result<std::vector<SeriesRow>>> Completer::poll() {
  const std::lock_guard lock(mutex_);
  if (answer_) busy_ = false;
  return std::exchange(answer_, std::nullopt);
}

void Completer::work(const std::vector<SeriesRow>& rows, const std::stop_token& stop) {
  const ToolCall call{content_, {}, {}, {}, stop, [this](double done) { progress_ = done; }};
  auto answer = completed(rows, book_, call);
  const std::lock_guard lock(mutex_);
  if (!stop.stop_requested()) answer_ = std::move(answer);
}

}  // namespace tablier::editor
