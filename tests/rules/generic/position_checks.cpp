#include "position_checks.hpp"

#include "broken.hpp"
#include "json_check.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace tablier::rules {
namespace {

/// Moves that a quick check looks at closely.
constexpr std::size_t kFew = 5;
/// Moves that a full check plays and takes back.
constexpr std::size_t kMaxUndone = 24;
/// One in so many of them is held against all that the game says of the position, the others against its hash and its legal moves.
constexpr std::size_t kOneInFull = 16;
/// Notations of other positions that are tried here.
constexpr std::size_t kStale = 4;

std::vector<Seat> viewers(int seats) {
  std::vector<Seat> all{Seat::nobody};
  for (int i = 0; i < seats; ++i) all.push_back(seat(i));
  return all;
}

bool same(const MoveList& a, const MoveList& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

/// A notation must survive the command line, which parts moves by spaces, and saves, where "+" joins.
void check_spelling(const std::string& notation) {
  demand(!notation.empty(), "a notation is empty");
  demand(notation.find_first_of(" \t\n") == std::string::npos, "a notation has a space in it", [&] { return notation; });
  demand(notation.front() != '+', "a notation begins with +", [&] { return notation; });
}

}  // namespace

std::string fingerprint(const State& state) {
  const Outcome o = state.outcome();
  std::string text = std::to_string(state.hash()) + " " + std::to_string(index(state.to_move())) + " " + o.reason;
  for (const auto score : o.scores) text += " " + std::to_string(score);
  return text + " " + to_json(state.facts(Seat::nobody)) + " " + to_json(state.position(Seat::nobody));
}

PositionChecks::PositionChecks(const Game& game, std::string name, Setup setup, KnownText known)
    : game_(game),
      name_(std::move(name)),
      setup_(std::move(setup)),
      known_(std::move(known)),
      first_(game.start(setup_)->scene(Seat::nobody)) {}

void PositionChecks::check(const State& state, Care care) {
  check_outcome(state);
  check_moves(state);
  check_chance(state);
  check_scenes(state);
  check_notations(state, care);
  check_touches(state, care);
  check_clone(state);
  check_undo(state, care);
  check_resignation(state);
  check_timeout(state);
  check_samples(state);
}

void PositionChecks::check_outcome(const State& state) {
  const Outcome o = state.outcome();
  demand(o.over == (state.to_move() == Seat::nobody), "the round is over, or somebody is to move, but not both");
  demand(o.over != o.reason.empty(), "an end has a reason, and only an end");
  demand(o.over || o.winners.empty(), "a round that goes on has winners");
  demand(o.scores.empty() || static_cast<int>(o.scores.size()) == setup_.seats, "scores are not one a seat");
  const std::set<Seat> winners(o.winners.begin(), o.winners.end());
  demand(winners.size() == o.winners.size(), "a seat wins twice");
  for (const Seat s : winners) demand(is_player(s) && index(s) < setup_.seats, "a winner is no seat");
}

void PositionChecks::check_moves(const State& state) {
  moves_.clear();
  state.legal_moves(moves_);
  again_.clear();
  state.legal_moves(again_);
  demand(same(moves_, again_), "the legal moves come in another order when asked again");
  demand(!moves_.contains(Move::none), "no move is offered as a move");
  std::vector<Move> sorted(moves_.begin(), moves_.end());
  std::sort(sorted.begin(), sorted.end());
  demand(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end(), "a legal move comes twice");
  const bool player = is_player(state.to_move());
  demand(player || moves_.empty(), "moves are offered when no player is to move");
  // A puzzle that nothing fits has no first move; a game that ends by itself must have ended.
  demand(!player || !moves_.empty() || game_.longest_round() == 0, "a player is to move and cannot");
  if (player) demand(index(state.to_move()) < setup_.seats, "a seat is to move that nobody sits on");
}

void PositionChecks::check_chance(const State& state) {
  if (state.to_move() != Seat::chance) return;
  Rng one(setup_.seed);
  Rng two(setup_.seed);
  const Move drawn = state.chance(one);
  demand(drawn != Move::none, "chance draws no move");
  demand(drawn == state.chance(two), "chance draws otherwise from the same numbers");
  check_spelling(state.notation(drawn));
  standing_ = fingerprint(state);
  check_play_and_undo(state, drawn, Care::full);
}

std::vector<Move> PositionChecks::chosen(const State& state, Care care) {
  moves_.clear();
  state.legal_moves(moves_);
  if (care == Care::full || moves_.size() <= kFew) return {moves_.begin(), moves_.end()};
  std::vector<Move> few;
  few.reserve(kFew);
  const std::size_t offset = state.hash() % moves_.size();
  for (std::size_t i = 0; i < kFew; ++i) few.push_back(moves_[(offset + i * moves_.size() / kFew) % moves_.size()]);
  return few;
}

void PositionChecks::check_round_trip(const State& state, Move move, const std::string& notation) {
  const auto read = state.parse(notation);
  demand(read.ok(), "the notation of a legal move cannot be read", [&] { return notation + " (" + read.problem().text.key + ")"; });
  demand(read.value() == move, "a notation is read as another move", [&] { return notation; });
}

void PositionChecks::check_label(const State& state, Move move) {
  const Text label = state.label(move);
  if (!label.empty()) return demand(known_(label.key), "words for a move are in no locale", [&] { return label.key; });
  const std::string notation = state.notation(move);
  const bool is_word = std::all_of(notation.begin(), notation.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
  const bool labelled = known_(name_ + ".button." + notation) || known_("button." + notation);
  demand(!is_word || labelled, "people have no words for a move", [&] { return std::string(notation); });
}

void PositionChecks::check_refusal(const State& state, const std::string& text) {
  const auto read = state.parse(text);
  if (read.ok()) {
    const bool special = read.value() == state.resignation() || read.value() == state.timeout();
    demand(special || again_.contains(read.value()), "a notation is read as a move that is not legal", [&] { return text; });
    return;
  }
  demand(!read.problem().text.empty(), "a notation is refused without a reason", [&] { return text; });
  demand(known_(read.problem().text.key), "a reason is in no locale", [&] { return read.problem().text.key; });
}

void PositionChecks::check_notations(const State& state, Care care) {
  for (const Move m : chosen(state, care)) {
    const std::string notation = state.notation(m);
    check_spelling(notation);
    check_round_trip(state, m, notation);
    if (is_player(state.to_move())) check_label(state, m);
  }
  for (const Move special : {state.resignation(), state.timeout()})
    if (special != Move::none) check_label(state, special);
  again_.clear();
  state.legal_moves(again_);
  for (const char* nonsense : {"", "?", "no_such_move", "99999999999999999999", "a0", "\xff\xfe"}) check_refusal(state, nonsense);
  for (const std::string& stale : past_notations_) check_refusal(state, stale);
  if (again_.empty()) return;
  const std::string notation = state.notation(again_[state.hash() % again_.size()]);
  check_refusal(state, notation.substr(0, notation.size() - 1));
  check_refusal(state, notation + "x");
  past_notations_.push_back(notation);
  if (past_notations_.size() > kStale) past_notations_.erase(past_notations_.begin());
}

void PositionChecks::check_touches(const State& state, Care care) {
  if (!is_player(state.to_move())) return;
  const Scene scene = state.scene(state.to_move());
  std::unordered_map<std::string, Move> seen;
  std::set<std::string> notations;
  for (const Move m : chosen(state, care)) {
    const Touch touch = state.touch(m);
    check_touch(touch, scene, name_, known_);
    const auto [twin, fresh] = seen.emplace(touch_key(touch), m);
    demand(fresh, "two legal moves have one touch", [&] { return state.notation(m) + " and " + state.notation(twin->second); });
    demand(notations.insert(state.notation(m)).second, "two legal moves have one notation", [&] { return state.notation(m); });
  }
  const Text why = state.why_not({{.kind = GestureKind::press, .button = "no_such_button"}});
  demand(!why.empty() && known_(why.key), "why_not has no reason in the locale", [&] { return why.key; });
}

void PositionChecks::check_scenes(const State& state) {
  for (const Seat viewer : viewers(setup_.seats)) {
    const Scene scene = state.scene(viewer);
    check_scene(scene, setup_.seats, known_);
    demand(scene.round == first_.round && scene.hand == first_.hand && scene.letters_write == first_.letters_write,
           "the kind of a round, its hand or its letters change while it is played");
    const Value facts = state.facts(viewer);
    demand(facts.as_map() != nullptr, "facts are no map");
    demand(is_json(to_json(facts)), "facts make no JSON", [&] { return to_json(facts); });
    const Value position = state.position(viewer);
    demand(position.as_map() && position.find("cells") && position.find("cells")->as_map(), "a position has no cells");
    const Value* turn = position.find("turn");
    demand(turn ? turn->as_int() && *turn->as_int() == index(state.to_move()) + 1 : !is_player(state.to_move()),
           "a position has another turn");
  }
  const Outcome outcome = state.outcome();
  demand(first_.round != RoundKind::puzzle || outcome.scores.empty(), "a puzzle counts points");
  demand(first_.round != RoundKind::score || !outcome.over || !outcome.scores.empty(), "a round for points ends without any");
  check_conserved(things_of(first_), state.scene(Seat::nobody));
}

void PositionChecks::check_clone(const State& state) {
  const auto clone = state.clone();
  demand(fingerprint(*clone) == fingerprint(state), "a clone differs");
  moves_.clear();
  state.legal_moves(moves_);
  again_.clear();
  clone->legal_moves(again_);
  demand(same(moves_, again_), "a clone offers other moves, or in another order");
}

void PositionChecks::check_play_and_undo(const State& state, Move move, Care care) {
  const auto hash = state.hash();
  const auto clone = state.clone();
  clone->play(move);
  demand(state.hash() == hash && fingerprint_stands(state, care), "playing on a clone changes the original",
         [&] { return state.notation(move); });
  clone->undo();
  demand(clone->hash() == hash, "undo does not bring the hash back", [&] { return state.notation(move); });
  demand(fingerprint_stands(*clone, care), "undo does not bring the position back",
         [&] { return state.notation(move) + "\n  before: " + standing_ + "\n  after:  " + fingerprint(*clone); });
  moves_.clear();
  state.legal_moves(moves_);
  again_.clear();
  clone->legal_moves(again_);
  demand(same(moves_, again_), "undo does not bring the legal moves back", [&] { return state.notation(move); });
}

bool PositionChecks::fingerprint_stands(const State& state, Care care) { return care == Care::quick || fingerprint(state) == standing_; }

void PositionChecks::check_undo(const State& state, Care care) {
  standing_ = fingerprint(state);
  const auto moves = chosen(state, care);
  // Each costs two lists of legal moves; facts may cost a search, and a position is long: all of it only for some.
  const std::size_t step = std::max<std::size_t>(1, moves.size() / kMaxUndone);
  for (std::size_t i = 0; i < moves.size(); i += step)
    check_play_and_undo(state, moves[i], i / step % kOneInFull == 0 ? Care::full : Care::quick);
}

void PositionChecks::check_resignation(const State& state) {
  const Move move = state.resignation();
  if (move == Move::none) return;
  demand(is_player(state.to_move()), "somebody resigns who is not to move");
  moves_.clear();
  state.legal_moves(moves_);
  demand(!moves_.contains(move), "a resignation is among the legal moves");
  check_spelling(state.notation(move));
  standing_ = fingerprint(state);
  check_play_and_undo(state, move, Care::full);
  const auto clone = state.clone();
  clone->play(move);
  check_outcome(*clone);
  demand(clone->outcome().over || setup_.seats > 2, "a resignation does not end the round");
}

void PositionChecks::check_timeout(const State& state) {
  const auto limit = state.turn_limit();
  demand(!limit || (limit->seconds > 0 && limit->turn >= 0), "a turn limit is no time");
  const Move move = state.timeout();
  demand(!limit || move != Move::none, "a turn is limited and nothing happens when it is up");
  if (move == Move::none) return;
  check_spelling(state.notation(move));
  standing_ = fingerprint(state);
  check_play_and_undo(state, move, Care::full);
}

void PositionChecks::check_samples(const State& state) {
  for (int i = 0; i < setup_.seats; ++i) {
    Rng rng(mix(state.hash()));
    const auto guess = state.sample(seat(i), rng);
    demand(to_json(guess->facts(seat(i))) == to_json(state.facts(seat(i))), "a sample does not agree with what the seat knows");
    demand(to_json(guess->position(seat(i))) == to_json(state.position(seat(i))), "a sample is another position to its seat");
    demand(guess->to_move() == state.to_move(), "another seat is to move in a sample");
    if (state.to_move() != seat(i)) continue;
    moves_.clear();
    state.legal_moves(moves_);
    again_.clear();
    guess->legal_moves(again_);
    demand(same(moves_, again_), "a sample offers its seat other moves");
  }
}

}  // namespace tablier::rules
