#include "heap.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace tablier::heap {
namespace {

constexpr std::uint64_t kRoll = 100;
constexpr Move kResign{200};
constexpr Move kTimeout{201};

std::uint64_t number(Move move) { return static_cast<std::uint64_t>(move); }

struct Rules {
  std::int64_t counters, max;
  bool misere, die;
  std::vector<std::int64_t> banned;
  std::shared_ptr<const Script> script;
};

class HeapState : public State {
 public:
  HeapState(const Rules& rules, const Setup& setup) : rules_(&rules), counters_(rules.counters), seed_(setup.seed), first_(setup.starter) {}

  Seat to_move() const override {
    if (outcome().over) return Seat::nobody;
    return rules_->die && played_.empty() ? Seat::chance : seat(mover());
  }

  void legal_moves(MoveList& moves) const override {
    if (!is_player(to_move())) return;
    for (std::int64_t n = 1; n <= std::min(rules_->max, counters_); ++n)
      if (allowed(n)) moves.push(Move{static_cast<std::uint64_t>(n)});
  }

  Move chance(Rng& rng) const override { return Move{kRoll + 1 + rng.below(6)}; }

  void play(Move move) override {
    played_.push_back(move);
    if (is_roll(move)) counters_ += static_cast<std::int64_t>(number(move) - kRoll);
    else if (number(move) < kRoll) counters_ -= static_cast<std::int64_t>(number(move));
  }

  void undo() override {
    const Move move = played_.back();
    played_.pop_back();
    if (is_roll(move)) counters_ -= static_cast<std::int64_t>(number(move) - kRoll);
    else if (number(move) < kRoll) counters_ += static_cast<std::int64_t>(number(move));
  }

  std::uint64_t hash() const override {
    return mix(static_cast<std::uint64_t>(counters_) * 8 + static_cast<std::uint64_t>(mover() * 2 + given_up()));
  }
  std::unique_ptr<State> clone() const override { return std::make_unique<HeapState>(*this); }

  Outcome outcome() const override {
    Outcome o{false, scores(), {}, ""};
    if (given_up()) o = {true, o.scores, {seat(mover())}, played_.back() == kResign ? "resigned" : "timeout"};
    else if (counters_ == 0) o = {true, o.scores, {seat(rules_->misere ? mover() : 1 - mover())}, "taken"};
    else if (stuck()) o = {true, o.scores, {seat(1 - mover())}, "stuck"};
    return o;
  }

  Move resignation() const override { return kResign; }
  Move timeout() const override { return kTimeout; }

  std::string notation(Move move) const override {
    if (move == kResign) return "resign";
    if (move == kTimeout) return "timeout";
    return is_roll(move) ? "roll:" + std::to_string(number(move) - kRoll) : "take:" + std::to_string(number(move));
  }

  /// The die is rolled in a cup that the second player alone looks into.
  std::string seen_notation(Move move, Seat viewer) const override {
    const bool hidden = is_roll(move) && viewer != Seat::nobody && viewer != seat(1 - first_);
    return hidden ? "roll" : notation(move);
  }

  Result<Move> parse(std::string_view text) const override {
    if (text == "resign") return kResign;
    if (text == "timeout") return kTimeout;
    const bool chance = to_move() == Seat::chance;
    const auto n = after(text, chance ? "roll:" : "take:");
    if (!n) return Problem("heap.words", {{"text", std::string(text)}});
    if (chance) return *n >= 1 && *n <= 6 ? Result<Move>(Move{kRoll + static_cast<std::uint64_t>(*n)}) : Problem("heap.no_such_side");
    if (*n < 1 || *n > std::min(rules_->max, counters_)) return Problem("heap.too_many", {{"n", counters_}});
    if (!allowed(*n)) return Problem("heap.banned", {{"n", *n}});
    return Move{static_cast<std::uint64_t>(*n)};
  }

  Scene scene(Seat) const override {
    Scene s;
    s.letters_write = true;
    s.counters.push_back({Text("heap.counters"), Seat::nobody, counters_});
    return s;
  }
  Touch touch(Move move) const override { return {Gesture{.kind = GestureKind::press, .button = notation(move)}}; }

  Value facts(Seat viewer) const override {
    Value f = Value::map({{"counters", counters_}});
    if (viewer == Seat::nobody) f.set("secret", static_cast<std::int64_t>(seed_));
    return f;
  }

 private:
  static bool is_roll(Move move) { return number(move) > kRoll && number(move) <= kRoll + 6; }

  static std::optional<std::int64_t> after(std::string_view text, std::string_view prefix) {
    std::int64_t n = 0;
    if (!text.starts_with(prefix)) return std::nullopt;
    text.remove_prefix(prefix.size());
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return n;
  }

  bool allowed(std::int64_t n) const { return std::find(rules_->banned.begin(), rules_->banned.end(), n) == rules_->banned.end(); }

  bool given_up() const { return !played_.empty() && (played_.back() == kResign || played_.back() == kTimeout); }

  bool stuck() const {
    if (rules_->die && played_.empty()) return false;
    for (std::int64_t n = 1; n <= std::min(rules_->max, counters_); ++n)
      if (allowed(n)) return false;
    return true;
  }

  int plies() const { return static_cast<int>(played_.size()) - (rules_->die && !played_.empty() ? 1 : 0); }
  int mover() const { return (first_ + plies()) % 2; }

  std::vector<std::int64_t> taken() const {
    std::vector<std::int64_t> all(2, 0);
    int who = first_;
    for (const Move move : played_) {
      if (is_roll(move)) continue;
      if (number(move) < kRoll) all[static_cast<std::size_t>(who)] += static_cast<std::int64_t>(number(move));
      who = 1 - who;
    }
    return all;
  }

  std::vector<std::int64_t> scores() const {
    auto all = taken();
    if (!rules_->script || !rules_->script->has(Hook::score)) return all;
    for (std::int64_t& score : all) {
      const std::array fields{Field{"taken", score}};
      const auto made = rules_->script->call(Hook::score, fields, seed_);
      if (made && made->as_int()) score = *made->as_int();
    }
    return all;
  }

  const Rules* rules_;
  std::int64_t counters_;
  std::uint64_t seed_;
  int first_;
  std::vector<Move> played_;
};

/// Level 1 takes whatever the seed says, level 2 (or any time) what the theory says.
class HeapBot : public Bot {
 public:
  HeapBot(const Rules& rules, std::uint64_t seed) : rules_(rules), seed_(seed) {}

  Advice think(const State& state, const Limits& limits, std::stop_token) override {
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    advice.nodes = moves.size();
    advice.depth = 1;
    advice.move =
        limits.level == 1 ? moves[Rng(seed_ ^ state.hash()).below(static_cast<std::uint32_t>(moves.size()))] : best(state, moves, advice);
    advice.line = {advice.move};
    return advice;
  }

 private:
  Move best(const State& state, const MoveList& moves, Advice& advice) const {
    const auto here = state.clone();
    for (const Move move : moves) {
      here->play(move);
      const bool wins = !mover_wins(*here);
      here->undo();
      if (!wins) continue;
      advice.proof = Proof::win;
      advice.score = 1;
      return move;
    }
    advice.proof = Proof::loss;
    advice.score = -1;
    return moves[0];
  }

  bool mover_wins(const State& state) const {
    const std::int64_t left = *state.facts(seat(0)).find("counters")->as_int();
    std::vector<bool> wins(static_cast<std::size_t>(left) + 1, false);
    wins[0] = rules_.misere;
    for (std::int64_t n = 1; n <= left; ++n)
      for (std::int64_t take = 1; take <= std::min(n, rules_.max); ++take)
        if (std::find(rules_.banned.begin(), rules_.banned.end(), take) == rules_.banned.end() && !wins[static_cast<std::size_t>(n - take)])
          wins[static_cast<std::size_t>(n)] = true;
    return wins[static_cast<std::size_t>(left)];
  }

  const Rules& rules_;
  std::uint64_t seed_;
};

/// The reference bot: takes as little as it may.
class ModestBot : public Bot {
 public:
  Advice think(const State& state, const Limits&, std::stop_token) override {
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    if (!moves.empty()) advice.move = moves[0];
    return advice;
  }
};

class HeapGame : public Game {
 public:
  explicit HeapGame(Rules rules) : rules_(std::move(rules)) {}
  SeatRange seats() const override { return {2, 2}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<HeapState>(rules_, setup); }
  int levels() const override { return 2; }
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override { return std::make_unique<HeapBot>(rules_, seed); }
  std::vector<std::string> reference_bots() const override { return {"modest"}; }
  std::unique_ptr<Bot> reference_bot(std::string_view, std::uint64_t) const override { return std::make_unique<ModestBot>(); }

 private:
  Rules rules_;
};

}  // namespace

std::vector<Parameter> parameters() {
  return {{"counters", ParameterType::integer, 7, 1, 60},
          {"most", ParameterType::integer, 3, 1, 9},
          {"misere", ParameterType::boolean, false},
          {"die", ParameterType::boolean, false},
          {"mood", ParameterType::choice, "calm", 0, 0, {"calm", "brisk"}},
          {"banned", ParameterType::integers, Value::list(), 1, 9, {}, true}};
}

std::vector<HookSpec> hooks() {
  return {{.hook = Hook::score, .fields = {{"taken", ValueShape::count("counters")}}, .answer = ValueShape::whole(0, 1000, "points")}};
}

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  const Options& o = parts.options;
  Rules rules{o.integer("counters"), o.integer("most"), o.flag("misere"), o.flag("die"), o.integers("banned"), parts.script};
  if (rules.max > rules.counters) return Problem("heap.small", {{"n", rules.counters}});
  return std::unique_ptr<const Game>(std::make_unique<HeapGame>(std::move(rules)));
}

}  // namespace tablier::heap
