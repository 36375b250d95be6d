#include "match/autosave_writer.hpp"

#include "match/date.hpp"

#include <utility>

namespace tablier {

AutosaveWriter::AutosaveWriter(Autosave autosave)
    : begun_(!autosave.file().empty()), autosave_(std::move(autosave)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

AutosaveWriter::~AutosaveWriter() {
  flush();
  thread_.request_stop();
}

void AutosaveWriter::keep(const Match& match) {
  if (match.revision() == seen_revision_ || (!begun_ && !Autosave::is_worth(match))) return;
  seen_revision_ = match.revision();
  begun_ = true;
  std::string text = write_save(match, iso_date());
  {
    const std::lock_guard lock(mutex_);
    waiting_ = std::move(text);
    failed_.reset();
  }
  changed_.notify_all();
}

std::optional<Problem> AutosaveWriter::take_problem() {
  const std::lock_guard lock(mutex_);
  return std::exchange(problem_, std::nullopt);
}

void AutosaveWriter::flush() {
  std::unique_lock lock(mutex_);
  if (!waiting_ && failed_) waiting_ = std::exchange(failed_, std::nullopt);
  changed_.notify_all();
  changed_.wait(lock, [this] { return !waiting_ && !writing_; });
}

std::filesystem::path AutosaveWriter::file() {
  const std::lock_guard lock(mutex_);
  return begun_ && !writing_ ? autosave_.file() : std::filesystem::path();
}

void AutosaveWriter::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [this] { return waiting_.has_value(); })) write_waiting(lock);
}

void AutosaveWriter::write_waiting(std::unique_lock<std::mutex>& lock) {
  const std::string text = *std::exchange(waiting_, std::nullopt);
  writing_ = true;
  lock.unlock();
  const auto saved = autosave_.write(text);
  lock.lock();
  writing_ = false;
  if (!saved) {
    problem_ = saved.problem();
    if (!waiting_) failed_ = text;
  }
  changed_.notify_all();
}

}  // namespace tablier
