#include "match/sqlite.hpp"

#include <thread>

namespace tablier::sqlite {

using namespace std::chrono_literals;

bool LockPatience::wait(bool first) {
  if (first && Clock::now() - last_ > 5s) left_ = patience_;
  const auto before = Clock::now();
  const bool waits = left_ > 0ms;
  if (waits) std::this_thread::sleep_for(5ms);
  last_ = Clock::now();
  left_ -= last_ - before;
  return waits;
}

Connection::Connection(const std::filesystem::path& file) {
  sqlite3_open_v2(file.c_str(), &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
}

void Connection::wait_for_locks(std::chrono::milliseconds patience) {
  patience_ = LockPatience(patience);
  const auto wait = [](void* of, int times) { return static_cast<LockPatience*>(of)->wait(times == 0) ? 1 : 0; };
  sqlite3_busy_handler(handle_, wait, &patience_);
}

Statement& Statement::bind(std::string_view text) {
  sqlite3_bind_text(handle_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
  return *this;
}

Statement& Statement::bind(std::int64_t number) {
  sqlite3_bind_int64(handle_, ++bound_, number);
  return *this;
}

Statement& Statement::bind_number(std::optional<int> number) {
  if (number) return bind(std::int64_t{*number});
  ++bound_;  // what nothing is bound to is null
  return *this;
}

Statement& Statement::bind(double number) {
  sqlite3_bind_double(handle_, ++bound_, number);
  return *this;
}

std::string Statement::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_, column));
  return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))) : std::string();
}

}  // namespace tablier::sqlite
