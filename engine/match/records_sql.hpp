#pragma once

/// The statements of the records, apart so that a test can ask SQLite how it runs them.
namespace tablier::sql {

#define TABLIER_RECORD_COLUMNS \
  "game, variant, challenge, seconds, moves, hints, solved, solution_seen, reason, score, date, level, drawn, by_score"
#define TABLIER_BEST_COLUMNS "challenge, COUNT(*), MIN(seconds) FILTER (WHERE hints = 0), MIN(seconds)"

inline constexpr const char* kInsert = "INSERT INTO results (" TABLIER_RECORD_COLUMNS ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

/// game, challenge
inline constexpr const char* kBest =
    "SELECT " TABLIER_BEST_COLUMNS " FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 AND challenge = ? GROUP BY challenge";

/// game, a prefix, the least text above all that start with it
inline constexpr const char* kSolved = "SELECT " TABLIER_BEST_COLUMNS
                                       " FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 AND challenge >= ? AND challenge "
                                       "< ? AND challenge <> '' GROUP BY challenge";
inline constexpr const char* kSolvedCount =
    "SELECT COUNT(DISTINCT challenge) FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 AND challenge >= ? AND challenge < "
    "? AND challenge <> ''";

/// game
inline constexpr const char* kCount = "SELECT COUNT(*) FROM results WHERE game = ?";
inline constexpr const char* kTallies =
    "SELECT variant, level, COUNT(*), SUM(solved AND NOT solution_seen), SUM(drawn), MIN(seconds) FILTER (WHERE solved = 1 AND hints = 0 "
    "AND solution_seen = 0)"
    " FROM results WHERE game = ? AND challenge = '' GROUP BY variant, level ORDER BY variant, level";

/// game, variant
inline constexpr const char* kBestScore =
    "SELECT MAX(score) FROM results WHERE game = ? AND variant = ? AND by_score = 1 AND hints = 0 AND solution_seen = 0 AND reason <> "
    "'resigned'";

/// game, the most rows
inline constexpr const char* kHighest =
    "SELECT " TABLIER_RECORD_COLUMNS
    " FROM results WHERE game = ? AND by_score = 1 AND reason <> 'resigned' ORDER BY score DESC, id DESC LIMIT ?";
inline constexpr const char* kRecent = "SELECT " TABLIER_RECORD_COLUMNS " FROM results WHERE game = ? ORDER BY date DESC, id DESC LIMIT ?";
inline constexpr const char* kFastest =
    "SELECT " TABLIER_RECORD_COLUMNS " FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 ORDER BY seconds, id LIMIT ?";

#undef TABLIER_RECORD_COLUMNS
#undef TABLIER_BEST_COLUMNS

}  // namespace tablier::sql
