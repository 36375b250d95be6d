#pragma once

#include "match/match.hpp"

/// A game that breaks one promise of the SDK on purpose, to see that the generic tests find it out.
namespace tablier::nim {

enum class Defect {
  none,
  undo_forgets,       ///< the hash after undo is another
  undo_of_one,        ///< of two moves that are taken back in a row the first stays
  undo_loses_facts,   ///< the hash is right, the facts are not
  undo_loses_things,  ///< the hash and the facts are right, the table is not
  moves_after_end,
  hash_of_plies,  ///< all positions after so many moves have one hash
  move_twice,
  order_changes,
  end_without_reason,
  early_winner,
  seat_after_end,
  no_move_left,  ///< a player is to move and has nothing
  space_in_notation,
  unreadable,      ///< parse refuses everything
  reads_another,   ///< parse gives another legal move
  reads_anything,  ///< parse gives a move that is not legal
  refuses_in_silence,
  one_touch_for_all,
  no_touch,
  unlabelled_button,
  token_off_board,
  shared_place,
  lost_token,
  unknown_text,
  alone_together,  ///< a puzzle for two
  silent_hand,     ///< a touch that the scene's hand does not do
  fickle_letters,  ///< letters begin a move at the start only
  full_bowl,       ///< a bowl hides things
  unknown_label,
  facts_no_map,
  clone_shares,   ///< what is played on a clone happens to the original
  clone_shows,    ///< the facts of a clone are others
  clone_forgets,  ///< a clone cannot take back what was played before it was made
  chance_draws_nothing,
  start_by_the_way,  ///< two rounds of one seed begin with other facts
  too_long,
  dull_resignation,
  other_chance,  ///< chance heeds something else than its numbers
  wrong_sample,
  bot_illegal,  ///< its bot advises what cannot be played
  bot_moody,    ///< the same level and seed give other advice
  bot_dreams,   ///< the line goes on with what cannot be played
  bot_missing,  ///< there are levels and no bot
  bot_throws,
  bot_loops,         ///< for ever, whatever it is told
  throws_late,       ///< at the third move
  throws_shown,      ///< when the position after the third move is shown
  counts_late,       ///< a counter of a seat that is not there, when the position after the third move is shown
  throws_asked,      ///< when its moves are asked for
  throws_advised,    ///< when it is asked what speaks for a move
  throws_written,    ///< when a move of the position after the first is written
  replays_otherwise  ///< the same moves from the start give another hash
};

/// A ruleset whose states have the defect.
Ruleset spoiled(Ruleset sound, Defect defect);

/// How many bots have begun to loop.
int looping_bots();

}  // namespace tablier::nim
