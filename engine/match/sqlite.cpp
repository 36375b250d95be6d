#include "match/sqlite.hpp"

namespace tablier::sqlite {

Connection::Connection(const std::filesystem::path& file) {
  sqlite3_open_v2(file.c_str(), &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
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
