#include "script/convert.hpp"
#include "script/freeze.hpp"
#include "script/game/game_frame.hpp"
#include "script/game/game_vm.hpp"
#include "script/lazy_position.hpp"

/// What happens in one call, in Lua's protection: nothing here may hold what must be given back.
namespace tablier::lua {
namespace {

void set_turn(lua_State* L, int position, int turn) {
  lua_pushliteral(L, "turn");
  if (turn == kNoTurn) lua_pushnil(L);
  else lua_pushinteger(L, turn);
  lua_rawset(L, position);
}

/// From now on it is a fault to read a setting that there is not, where another one is nearly called so. `rules` may be a front: what is
/// there is read at the same speed.
void guard_options_of(lua_State* L, int rules) {
  lua_getfield(L, rules, "options");
  push_real(L, -1);
  if (lua_istable(L, -1)) guard_options(L);
  lua_pop(L, 2);
}

int seat_after(int turn, int seats) { return turn % seats + 1; }

/// Who moves when `play` has answered what is at the top.
Standing after_play(lua_State* L, const Standing& before, int seats) {
  Standing after;
  const int in_order = before.turn == kChanceTurn ? before.next : seat_after(before.turn, seats);
  after.turn = in_order;
  if (lua_isnoneornil(L, -1)) return after;
  int is_whole = 0;
  const lua_Integer said = lua_tointegerx(L, -1, &is_whole);
  const int type = lua_type(L, -1);
  if (type != LUA_TNUMBER || !is_whole || said < 0 || said > seats)
    raise(L, "script.game.next_seat", type == LUA_TNUMBER || type == LUA_TSTRING ? lua_tostring(L, -1) : lua_typename(L, type));
  after.turn = static_cast<int>(said);
  if (after.turn == kChanceTurn) after.next = in_order;
  return after;
}

}  // namespace

void GameVm::bring_rules(lua_State* L, const RoundRules& rules) {
  if (rules_ == rules.id()) return;
  rules_ = 0;
  if (lua_rawgeti(L, kRulesTableAt, rules.id()) == LUA_TNIL) {
    lua_pop(L, 1);
    ++rules_made_;
    lua_createtable(L, 0, 3);
    push_value(L, rules.game->options);
    lua_setfield(L, -2, "options");
    lua_pushinteger(L, rules.seats);
    lua_setfield(L, -2, "seats");
    lua_pushinteger(L, rules.starter);
    lua_setfield(L, -2, "starter");
    freeze(L, -1);
    guard_options_of(L, -1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, kRulesTableAt, rules.id());
  }
  lua_replace(L, kRulesAt);
  rules_ = rules.id();
}

void GameVm::make_live(lua_State* L, PositionBytes bytes, int turn) {
  push_position(L, bytes);
  lua_replace(L, kLiveAt);
  set_turn(L, kLiveAt, turn);
  lua_pushliteral(L, "rules");
  lua_pushvalue(L, kRulesAt);
  lua_rawset(L, kLiveAt);
}

void GameVm::bring_position(lua_State* L, const PositionAt& at) {
  bring_rules(L, at.rules);
  if (live_ != at.at.token) make_live(L, at.data, at.at.turn);
  live_ = 0;
}

/// The engine's fields are as it set them.
void GameVm::check_own_fields(lua_State* L, int turn) {
  lua_pushliteral(L, "turn");
  lua_rawget(L, kLiveAt);
  const bool same = turn == kNoTurn ? lua_isnil(L, -1) : lua_isinteger(L, -1) && lua_tointeger(L, -1) == turn;
  if (!same) raise(L, "script.game.own_field", "turn");
  lua_pushliteral(L, "rules");
  lua_rawget(L, kLiveAt);
  if (!lua_rawequal(L, -1, kRulesAt)) raise(L, "script.game.own_field", "rules");
  lua_pop(L, 2);
}

/// Pushes the function that the call is for, and the position that it gets.
void GameVm::push_main(lua_State* L) {
  lua_pushvalue(L, kMainAt);
  lua_pushvalue(L, kLiveAt);
}

/// Calls the function at `slot` with the live position; its answer is at the top.
void GameVm::call_on_live(lua_State* L, GameFunction function, int slot) {
  step_ = function;
  lua_pushvalue(L, slot);
  lua_pushvalue(L, kLiveAt);
  lua_call(L, 1, 1);
}

/// A position that `start` made names another seat, or other rules, than those that it is given: it would not be what its author reads.
void GameVm::check_start(lua_State* L, int position, int turn) {
  if (!lua_istable(L, position)) return;
  push_real(L, position);
  lua_pushliteral(L, "turn");
  lua_rawget(L, -2);
  if (!lua_isnil(L, -1) && !(lua_isinteger(L, -1) && lua_tointeger(L, -1) == turn)) raise(L, "script.game.start_turn", "turn");
  lua_pushliteral(L, "rules");
  lua_rawget(L, -3);
  if (!lua_isnil(L, -1) && !lua_rawequal(L, -1, kRulesAt)) raise(L, "script.game.own_field", "rules");
  lua_pop(L, 3);
}

void GameVm::start_position(lua_State* L, Frame& frame) {
  live_ = 0;
  lua_pushvalue(L, kMainAt);
  lua_pushvalue(L, kRulesAt);
  lua_call(L, 1, 2);
  Standing before;
  before.turn = kChanceTurn;
  before.next = frame.rules->starter;
  frame.to = after_play(L, before, frame.rules->seats);
  check_start(L, lua_gettop(L) - 1, frame.to.turn);
  writer_.write(L, -2);
  make_live(L, writer_.bytes(), frame.to.turn);
  lua_settop(L, kFrameSlots);
  settle(L, frame, *frame.rules);
}

void GameVm::play_move(lua_State* L, Frame& frame) {
  const PositionAt& from = *frame.from;
  push_main(L);
  push_move(L, frame.move, *from.rules.game);
  lua_call(L, 2, 1);
  frame.to = after_play(L, from.at, from.rules.seats);
  lua_settop(L, kFrameSlots);
  check_own_fields(L, from.at.turn);
  set_turn(L, kLiveAt, frame.to.turn);
  writer_.write(L, kLiveAt);
  if (!writer_.is_plain()) make_live(L, writer_.bytes(), frame.to.turn);
  settle(L, frame, from.rules);
}

void GameVm::sample_position(lua_State* L, Frame& frame) {
  const PositionAt& from = *frame.from;
  push_main(L);
  lua_pushinteger(L, frame.seat);
  lua_call(L, 2, 1);
  check_own_fields(L, from.at.turn);
  writer_.write(L, lua_isnil(L, -1) ? kLiveAt : -1);
  frame.to = from.at;
  make_live(L, writer_.bytes(), frame.to.turn);
  lua_settop(L, kFrameSlots);
  settle(L, frame, from.rules);
}

/// The position that was made lives: is it over, and what can be played? What `result` says is left at the top.
void GameVm::settle(lua_State* L, Frame& frame, const RoundRules& rules) {
  frame.to.token = new_token();
  count_running(frame, GameFunction::result);
  call_on_live(L, GameFunction::result, kResultAt);
  count_running(frame);
  if (!lua_isnil(L, -1)) {
    check_unchanged(L, writer_.bytes(), frame.to.turn);
    frame.to.turn = kNoTurn;
    set_turn(L, kLiveAt, kNoTurn);
  } else if (frame.to.turn == kChanceTurn) {
    check_unchanged(L, writer_.bytes(), frame.to.turn);
    if (!has(index_of(GameFunction::chance))) {
      step_ = frame.main;
      raise(L, "script.game.no_chance");
    }
  } else {
    frame.running = GameFunction::moves;
    call_on_live(L, GameFunction::moves, kMovesAt);
    count_running(frame);
    read_moves(L, *rules.game);
    moves_of_ = frame.to.token;
    lua_pop(L, 1);
    check_unchanged(L, writer_.bytes(), frame.to.turn);
  }
  live_ = frame.to.token;
}

/// True at the calls at which the position is compared with what it was: all of the first, then now and then; all of them once a function
/// was caught, or the next one would be blamed for it.
bool GameVm::looks_again() {
  constexpr std::uint64_t kAlways = 1000, kSeldom = 16;
  ++looks_;
  return caught_ || looks_ <= kAlways || looks_ % kSeldom == 0;
}

/// Raises where the live position is no longer that of the bytes: in the function that did it, of the two that are asked together.
void GameVm::check_unchanged(lua_State* L, PositionBytes bytes, int turn) {
  check_own_fields(L, turn);
  if (!looks_again() || is_live(L, bytes)) return;
  if (step_ == GameFunction::moves) {
    make_live(L, bytes, turn);
    call_on_live(L, GameFunction::result, kResultAt);
    if (is_live(L, bytes)) step_ = GameFunction::moves;
  }
  caught_ = true;
  raise(L, "script.game.changes");
}

bool GameVm::is_live(lua_State* L, PositionBytes bytes) {
  again_.write(L, kLiveAt);
  return same_position(again_.bytes(), bytes);
}

void GameVm::list_moves(lua_State* L, Frame& frame) {
  const PositionAt& at = *frame.from;
  call_on_live(L, GameFunction::moves, kMovesAt);
  read_moves(L, *at.rules.game);
  check_unchanged(L, at.data, at.at.turn);
  moves_of_ = live_ = at.at.token;
}

void GameVm::draw_chance(lua_State* L, Frame& frame) {
  const PositionAt& at = *frame.from;
  call_on_live(L, GameFunction::chance, kMainAt);
  frame.move = read_move(L, -1, *at.rules.game, true);
  check_unchanged(L, at.data, at.at.turn);
  live_ = at.at.token;
}

namespace {

struct ArgumentPusher {
  lua_State* L;
  void operator()(std::monostate) const { lua_pushnil(L); }
  void operator()(std::int64_t number) const { lua_pushinteger(L, number); }
  void operator()(const Value* value) const { push_value(L, *value); }
  void operator()(Move) const {}  // pushed by the machine, which knows its tables
};

}  // namespace

void GameVm::ask_function(lua_State* L, Frame& frame) {
  const PositionAt& at = *frame.from;
  push_main(L);
  for (std::size_t i = 0; i < frame.argument_count; ++i) {
    if (const Move* move = std::get_if<Move>(&frame.arguments[i])) push_move(L, *move, *at.rules.game);
    else std::visit(ArgumentPusher{L}, frame.arguments[i]);
  }
  lua_call(L, static_cast<int>(frame.argument_count) + 1, 1);
  check_unchanged(L, at.data, at.at.turn);
  live_ = at.at.token;
}

void GameVm::ask_rules_function(lua_State* L, Frame& frame) {
  lua_pushvalue(L, kMainAt);
  push_value(L, *frame.given);
  if (frame.main == GameFunction::board) guard_options(L);
  else guard_options_of(L, -1);
  lua_call(L, 1, 1);
}

}  // namespace tablier::lua
