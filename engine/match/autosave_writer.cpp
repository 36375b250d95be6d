#include "match/autosave_writer.hpp"

#include "match/date.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

namespace tablier {

AutosaveWriter::AutosaveWriter(Autosave autosave)
    : begun_(!autosave.file().empty()),
      has_written_(begun_),
      is_apart_(autosave.is_apart()),
      autosave_(std::move(autosave)),
      job_(Problem("save.failed")) {}

void AutosaveWriter::keep(const Match& match) {
  const AutosaveState now = autosave_state(match);
  if (now == seen_ || (!begun_ && !Autosave::is_worth(match))) return;
  seen_ = now;
  begun_ = true;
  is_told_ = false;
  text_ = std::make_shared<const std::string>(write_save(match, date_of(match)));
  write();
}

void AutosaveWriter::write() {
  job_.ask([this, text = text_](const std::stop_token&) { return autosave_.write(*text); });
}

void AutosaveWriter::collect() {
  const auto written = job_.poll();
  if (!written) return;
  failure_ = *written ? std::nullopt : std::optional(written->problem());
  if (!*written) {
    if (!is_told_) problem_ = failure_;
    return;
  }
  text_.reset();
  has_written_ = true;
}

std::optional<Problem> AutosaveWriter::take_problem() {
  collect();
  return std::exchange(problem_, std::nullopt);
}

void AutosaveWriter::try_again() {
  if (!text_) return;
  is_told_ = true;
  write();
}

void AutosaveWriter::flush() {
  collect();
  if (text_ && !job_.busy()) write();
  job_.wait();
  collect();
}

void AutosaveWriter::drop_outdated() {
  std::error_code ignored;
  if (failure_ && !job_.busy()) std::filesystem::remove(autosave_.file(), ignored);
}

std::filesystem::path AutosaveWriter::file() {
  collect();
  return begun_ && !job_.busy() ? autosave_.file() : std::filesystem::path();
}

}  // namespace tablier
