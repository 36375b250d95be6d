#pragma once

#include "match/sqlite.hpp"
#include "sdk/result.hpp"

#include <filesystem>
#include <memory>
#include <optional>

/// The file of the records: its schema, how an older one is brought up to date, what happens to a damaged one. For Records.
namespace tablier {

/// Grows with every change of the schema; each step from the number before is in kRecordsSteps.
inline constexpr int kRecordsVersion = 10;

struct OpenedRecords {
  std::unique_ptr<sqlite::Connection> connection;  ///< of the current schema
  std::optional<Problem> damage;                   ///< set when a damaged file was moved aside
};

/// Programs that open it at the same time wait for each other.
Result<OpenedRecords> open_records_file(const std::filesystem::path& file);

/// Where results are kept while another program has the file.
std::filesystem::path records_beside(const std::filesystem::path& file);
/// Why the last statement could not write, in our words where we have some.
Problem cannot_write(const sqlite::Connection& connection);

/// Brings what was kept there, if anything, into the file that is open. On a failure it stays there for another time.
Status take_in_from_beside(const sqlite::Connection& records, const std::filesystem::path& file);

}  // namespace tablier
