#pragma once

#include "match/match.hpp"
#include "match/save.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// The moves of a match as text that people read in a message, and that is read back in every game: what a table copies as its list of
/// moves and pastes again. It begins with `Tablier GAME/VARIANT`, then one line for each thing that is not usual (`seed 7`, `begins 2`,
/// `option NAME VALUE`, `challenge NAME`, `clock 5+3`, where time is only told `clock 5+3 told`), for each seat `player NAME`, or of a bot
/// its level or what it is and its name if it has one
/// (`bot 3`, `bot 5 Deep thought`), and an empty line. A line a move follows: its number, the notation, what it is thought of (`!?`, `{a
/// comment}`), and after a semicolon what it did, which is not read. What chance did is written after the move, as are in brackets the
/// lines that were tried in its place; `*` stands where none was played. `round 2` begins another round. A notation that would be read as
/// something else stands in double quotes.
namespace tablier {

/// What is told of a move behind the semicolon: by its round, from 0, and the plies after it.
using MoveNotes = std::map<std::pair<std::size_t, std::size_t>, std::string>;

/// Whether its seed tells more than anybody at the table may know: what is hidden, and what chance will draw.
bool is_seed_secret(const Match& match);

/// All rounds up to the one with that number, from 0. `viewer`: what these eyes saw of the moves, as in `State::scene`; absent: all of it.
/// For a viewer a secret seed is left out, and without it the text cannot be read back: that waits until all of it may be told.
/// Precondition: the round was begun.
std::string write_move_list(const Match& match, std::size_t round, std::optional<Seat> viewer, const MoveNotes& notes = {});

bool is_move_list(std::string_view text);
/// What is written there, for `replay_unfinished`: it tells no results, nor how long it took or what help there was, so that what
/// goes on from played moves counts for no record. `file` is for the messages.
Result<SaveData> read_move_list(std::string_view text, const std::string& file);
/// Both at once.
Result<Match> match_of_move_list(std::string_view text, const std::string& file, const RulesetSource& rulesets);

}  // namespace tablier
