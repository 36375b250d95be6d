#pragma once

#include "sdk/script.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

/// What a hook of a script gets and what it may answer: declared once beside the game. The engine holds every answer against it before the
/// game sees it, and the pages for authors are made from it.
///
/// What people read of a hook stands in the game's texts, `<game>.hook.<name>` (the match's own: `match.hook.<name>`): `.asked` (when, and
/// for what), `.answer`, `.field.<field>`, and `.answers.<member>` for each member of what is answered. A field that says the same in
/// several hooks may stand once, as `<game>.hook_field.<field>`; a unit is `<game>.hook_unit.<unit>`, and what a position says is
/// `<game>.position.<member>`. What all games say alike stands there without the game's name: `hook.after_move.asked`, `hook_unit.points`.
namespace tablier {

struct HookField;

/// What a value may be. Made by its static functions.
struct ValueShape {
  enum class Kind : std::uint8_t {
    nothing,  ///< nil
    boolean,
    whole,     ///< a whole number from `min` to `max`
    number,    ///< a finite number from `min` to `max`
    seat,      ///< a whole number from 1 to the number of seats, `max` at most
    text,      ///< one of `words` where there are any
    name,      ///< of a text of the game: small letters, digits and _
    list,      ///< of `parts.front()`, `length` of them where that is not 0
    by_seat,   ///< such a list with an entry a seat, `length` at most
    record,    ///< a table of `members`
    map,       ///< a table of `parts.front()` by name; one of `words` where there are any
    either,    ///< one of `parts`
    options,   ///< the parameters of the game by name
    data,      ///< any table of plain values
    position,  ///< what a script may read of the position, a table of `members`: the same for all the hooks of a game
    query      ///< within a position: a function of `members`, in their order, that answers `parts.front()`
  };

  static constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

  Kind kind = Kind::nothing;
  std::int64_t min = 0;
  std::int64_t max = kNoLimit;
  std::string unit = {};  ///< what it counts or names: `points`, `square`; empty: nothing to say
  std::vector<std::string> words = {};
  std::vector<ValueShape> parts = {};
  std::vector<HookField> members;
  std::size_t length = 0;

  static ValueShape nothing();
  static ValueShape boolean();
  static ValueShape whole(std::int64_t min, std::int64_t max, std::string unit = {});
  /// From 0 on.
  static ValueShape count(std::string unit);
  static ValueShape number(std::int64_t min, std::int64_t max, std::string unit = {});
  static ValueShape seat(int seats);
  static ValueShape text(std::string unit = {});
  static ValueShape word(std::vector<std::string> words, std::string unit = {});
  static ValueShape name(std::string unit);
  static ValueShape list(ValueShape item, std::size_t length = 0);
  static ValueShape by_seat(ValueShape item, std::size_t seats);
  static ValueShape record(std::vector<HookField> members);
  static ValueShape map(ValueShape item, std::vector<std::string> names, std::string unit = {});
  static ValueShape either(std::vector<ValueShape> shapes);
  static ValueShape options();
  static ValueShape data();
  /// What a script may ask of a position, as `position.takes("K10", 1)`: the game answers by State::answer.
  static ValueShape query(std::vector<HookField> arguments, ValueShape answer);
  /// What every game says of a position, and `own`, this game's. What it says alike: size (columns, rows, layers; not where the board has
  /// no end), cells (by the name of each place that is not empty the seat whose it is, 0: nobody's), turn (not while no player is to move),
  /// seats, options and history (notations of this round).
  static ValueShape position(int seats, std::vector<HookField> own);
  /// What most games' `allow` answers: true, false, or the name of a reason.
  static ValueShape permission();
};

/// One entry of the table that a hook gets, or of one that it answers.
struct HookField {
  std::string name;
  ValueShape shape;
  bool optional = false;  ///< it may not be there, or be left out: its text says when and what that means
};

inline ValueShape ValueShape::nothing() { return {}; }
inline ValueShape ValueShape::count(std::string unit) { return whole(0, kNoLimit, std::move(unit)); }

/// One hook as a game asks it. A game that asks the same hook in two ways declares it twice, for different options.
struct HookSpec {
  Hook hook = Hook::allow;
  std::vector<HookField> fields;
  ValueShape answer;
  std::string name = {};  ///< of its texts; empty: as the hook is called
  /// It is asked only where the parameter `only_with` has one of the values `only_for`. Empty: always.
  std::string only_with = {};
  std::vector<std::string> only_for = {};
};

/// The queries among the members of a position, in their order.
std::vector<HookField> queries_in(const ValueShape& position);
/// What a script may read of a game's positions: as its hooks declare it, else what the engine itself says of any game.
ValueShape position_shape(const std::vector<HookSpec>& specs);
/// The name of the hook's texts.
std::string text_name(const HookSpec& spec);
/// True where the hook is asked under these options (a map of all parameters).
bool is_asked(const HookSpec& spec, const Value& options);

}  // namespace tablier
