#pragma once

/// The statements of the records, apart so that a test can ask SQLite how it runs them.
namespace tablier::sql {

#define TABLIER_RECORD_COLUMNS                                                                                                         \
  "game, variant, challenge, seconds, moves, hints, solved, solution_seen, reason, score, date, level, drawn, by_score, own, puzzle, " \
  "undos, seats, uncounted, changed, move_values, stars"
/// As `counts` of a record.
#define TABLIER_COUNTS "own = 1 AND hints = 0 AND solution_seen = 0 AND undos = 0 AND changed = 0"
/// As `is_done`.
#define TABLIER_DONE "solution_seen = 0 AND (solved = 1 OR (by_score = 1 AND reason <> 'resigned'))"
#define TABLIER_MORE_HELP                                                                                                          \
  " ON CONFLICT (game, puzzle) DO UPDATE SET"                                                                                      \
  " hints = CASE WHEN day = excluded.day THEN MAX(hints, excluded.hints) ELSE excluded.hints END,"                                 \
  " solution_seen = CASE WHEN day = excluded.day THEN MAX(solution_seen, excluded.solution_seen) ELSE excluded.solution_seen END," \
  " day = excluded.day"
#define TABLIER_BEST_COLUMNS "challenge, COUNT(*), MIN(seconds) FILTER (WHERE hints = 0), MIN(seconds), MAX(stars)"

inline constexpr const char* kInsert =
    "INSERT INTO results (" TABLIER_RECORD_COLUMNS ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

/// game, puzzle, challenge, moves, seconds: the time of a save is rounded
inline constexpr const char* kWithdraw =
    "DELETE FROM results WHERE id = (SELECT id FROM results WHERE game = ? AND puzzle = ? AND challenge = ? AND moves = ? AND ABS(seconds "
    "- ?) < 1 AND (solved = 0 OR solution_seen = 1) ORDER BY id DESC LIMIT 1)";

/// game, variant, challenge, date, moves
inline constexpr const char* kRemove =
    "DELETE FROM results WHERE id = (SELECT id FROM results WHERE game = ? AND variant = ? AND challenge = ? AND date = ? AND moves = ? "
    "ORDER BY id DESC LIMIT 1)";

/// game, challenge
inline constexpr const char* kBest =
    "SELECT " TABLIER_BEST_COLUMNS " FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 AND challenge = ? GROUP BY challenge";

/// game, puzzle
inline constexpr const char* kBestOfPuzzle =
    "SELECT " TABLIER_BEST_COLUMNS " FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 AND puzzle = ? GROUP BY puzzle";

/// game, a prefix, the least text above all that start with it
inline constexpr const char* kSolved = "SELECT " TABLIER_BEST_COLUMNS
                                       " FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 AND challenge >= ? AND challenge "
                                       "< ? AND challenge <> '' GROUP BY challenge";
inline constexpr const char* kSolvedCount =
    "SELECT COUNT(DISTINCT challenge) FROM results WHERE game = ? AND solved = 1 AND solution_seen = 0 AND challenge >= ? AND challenge < "
    "? AND challenge <> ''";

/// game; nobody played in those that were only watched
inline constexpr const char* kCount = "SELECT COUNT(*) FROM results WHERE game = ? AND uncounted <> 'watched'";
inline constexpr const char* kTallies =
    "SELECT variant, level, COUNT(*), SUM(" TABLIER_DONE
    "), SUM(drawn), "
    "MIN(seconds) FILTER (WHERE solved = 1 AND level > 0 AND " TABLIER_COUNTS
    "), MAX(score) FILTER (WHERE by_score = 1 AND reason <> 'resigned' AND " TABLIER_COUNTS
    ")"
    " FROM results WHERE game = ? AND own = 1 AND challenge = '' GROUP BY variant, level ORDER BY variant, level";
/// game
inline constexpr const char* kRated =
    "SELECT variant, level, COUNT(*), SUM(solved), SUM(drawn), NULL, NULL FROM results WHERE game = ? AND challenge = '' AND puzzle = '' "
    "AND "
    "level > 0 AND " TABLIER_COUNTS " GROUP BY variant, level ORDER BY variant, level";

/// game, variant
inline constexpr const char* kBestScore =
    "SELECT MAX(score) FROM results WHERE game = ? AND variant = ? AND by_score = 1 AND reason <> 'resigned' AND " TABLIER_COUNTS;

/// game, the most rows
inline constexpr const char* kHighest =
    "SELECT " TABLIER_RECORD_COLUMNS " FROM results WHERE game = ? AND by_score = 1 AND reason <> 'resigned' AND " TABLIER_COUNTS
    " ORDER BY score DESC, id DESC LIMIT ?";
inline constexpr const char* kRecent = "SELECT " TABLIER_RECORD_COLUMNS " FROM results WHERE game = ? ORDER BY date DESC, id DESC LIMIT ?";

/// game; the other columns of a row are those of the least seconds. A puzzle is tried out, by settings that are its own
inline constexpr const char* kFastest =
    "SELECT " TABLIER_RECORD_COLUMNS
    ", MIN(seconds) FROM results WHERE game = ? AND own = 1 AND solved = 1 AND solution_seen = 0 AND hints = 0"
    " AND by_score = 0 AND (challenge <> '' OR puzzle <> '' OR (level > 0 AND " TABLIER_COUNTS
    ")) GROUP BY variant, level, challenge, puzzle";

/// game, puzzle, day
inline constexpr const char* kHelp = "SELECT hints, solution_seen FROM help WHERE game = ? AND puzzle = ? AND day = ?";
/// game, puzzle, day, hints, whether the solution was seen
inline constexpr const char* kKeepHelp =
    "INSERT INTO help (game, puzzle, day, hints, solution_seen) VALUES (?, ?, ?, ?, ?)" TABLIER_MORE_HELP;

/// Moves all from an attached database `beside` of the same schema, or nothing.
inline constexpr const char* kTakeIn =
    "BEGIN IMMEDIATE;"
    "INSERT INTO main.results (" TABLIER_RECORD_COLUMNS ") SELECT " TABLIER_RECORD_COLUMNS
    " FROM beside.results ORDER BY id;"
    "INSERT INTO main.help (game, puzzle, day, hints, solution_seen) SELECT game, puzzle, day, hints, solution_seen FROM beside.help"
    " WHERE true" TABLIER_MORE_HELP
    ";"
    "DELETE FROM beside.results;"
    "DELETE FROM beside.help;"
    "COMMIT";

#undef TABLIER_RECORD_COLUMNS
#undef TABLIER_COUNTS
#undef TABLIER_MORE_HELP
#undef TABLIER_BEST_COLUMNS

}  // namespace tablier::sql
