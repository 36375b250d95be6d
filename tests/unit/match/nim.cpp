#include "nim.hpp"

#include <algorithm>

namespace tablier::nim {
namespace {

constexpr Move kResign{100};
constexpr Move kTimeout{101};
constexpr std::uint64_t kRoll = 200;

class NimState : public State {
 public:
  NimState(Rules rules, const Setup& setup) : rules_(rules), setup_(setup), now_{rules.heap, setup.starter, 0, -1, 0} {}

  Seat to_move() const override {
    if (outcome().over) return Seat::nobody;
    return rules_.dice && now_.max == 0 ? Seat::chance : seat(now_.player);
  }
  void legal_moves(MoveList& moves) const override {
    if (!is_player(to_move())) return;
    for (int n = 1; n <= max(); ++n) moves.push(Move(static_cast<std::uint64_t>(n)));
  }
  Move chance(Rng& rng) const override { return Move{kRoll + 1 + rng.below(3)}; }
  void play(Move move) override {
    past_.push_back(now_);
    const auto code = static_cast<std::uint64_t>(move);
    if (code > kRoll) {
      now_.max = static_cast<int>(code - kRoll);
      return;
    }
    if (move == kResign) now_.resigned = now_.player;
    else now_.heap -= move == kTimeout ? 1 : static_cast<int>(code);
    now_.made = (now_.made + 1) % rules_.takes;
    if (now_.made == 0) now_.player = (now_.player + 1) % setup_.seats;
    now_.max = 0;
  }
  void undo() override {
    now_ = past_.back();
    past_.pop_back();
  }
  std::uint64_t hash() const override {
    return mix(static_cast<std::uint64_t>(now_.heap * 64 + now_.player * 8 + now_.max) ^
               (static_cast<std::uint64_t>(now_.resigned + 1) << 40) ^ (static_cast<std::uint64_t>(now_.made) << 48));
  }
  std::unique_ptr<State> clone() const override { return std::make_unique<NimState>(*this); }
  Outcome outcome() const override {
    std::vector<std::int64_t> scores(static_cast<std::size_t>(setup_.seats), 0);
    if (now_.resigned >= 0) return {true, scores, others(now_.resigned), "resigned"};
    if (now_.heap > 0) return {};
    const int last = now_.made > 0 ? now_.player : (now_.player + setup_.seats - 1) % setup_.seats;
    scores[static_cast<std::size_t>(last)] = 5;
    return {true, scores, {seat(last)}, "last"};
  }
  Move resignation() const override { return is_player(to_move()) ? kResign : Move::none; }
  Move timeout() const override { return turn_limit() ? kTimeout : Move::none; }
  std::optional<TurnLimit> turn_limit() const override {
    if (rules_.turn_seconds <= 0 || !is_player(to_move())) return std::nullopt;
    return TurnLimit{rules_.turn_seconds, static_cast<int>(past_.size())};
  }
  std::string notation(Move move) const override {
    if (move == kResign) return "resign";
    if (move == kTimeout) return "timeout";
    const auto code = static_cast<std::uint64_t>(move);
    return code > kRoll ? "roll:" + std::to_string(code - kRoll) : "take:" + std::to_string(code);
  }
  Result<Move> parse(std::string_view text) const override {
    MoveList moves;
    legal_moves(moves);
    for (const Move m : moves)
      if (notation(m) == text) return m;
    for (std::uint64_t n = 1; to_move() == Seat::chance && n <= 3; ++n)
      if (notation(Move{kRoll + n}) == text) return Move{kRoll + n};
    return Problem("nim.cannot", {{"text", std::string(text)}});
  }
  Scene scene(Seat) const override {
    Scene scene;
    if (setup_.seats == 1) scene.round = rules_.puzzle ? RoundKind::puzzle : RoundKind::score;
    scene.letters_write = true;
    Surface board;
    board.grid = {Lattice::squares, rules_.heap, 1};
    scene.surfaces.push_back(std::move(board));
    Tray taken{Text("nim.taken"), TrayKind::bowl};
    for (int i = 0; i < rules_.heap; ++i) {
      if (i < now_.heap) scene.tokens.push_back({i, TokenKind::stone, 0, {{i, 0}}, Seat::nobody, "stone"});
      else taken.items.push_back({i, TokenKind::stone, "stone", {{{Place{}}}}});
    }
    scene.trays.push_back(std::move(taken));
    scene.status = Text("nim.left", {{"n", now_.heap}});
    if (rules_.tells && !past_.empty()) scene.events.push_back({scene.status, 0, {}, Seat::nobody});
    return scene;
  }
  std::vector<Text> hints(Move) const override { return {Text("nim.hint.takes")}; }
  Touch touch(Move move) const override { return {{.kind = GestureKind::press, .button = notation(move)}}; }
  Value facts(Seat) const override { return Value::map({{"heap", now_.heap}, {"carried", setup_.carried}}); }

 private:
  struct Now {
    int heap, player, max, resigned, made;
  };
  int max() const { return std::min(now_.heap, rules_.dice ? now_.max : 3); }
  std::vector<Seat> others(int loser) const {
    std::vector<Seat> all;
    for (int i = 0; i < setup_.seats; ++i)
      if (i != loser) all.push_back(seat(i));
    return all;
  }

  Rules rules_;
  Setup setup_;
  Now now_;
  std::vector<Now> past_;
};

}  // namespace

std::unique_ptr<State> Nim::start(const Setup& setup) const { return std::make_unique<NimState>(rules_, setup); }

Ruleset ruleset(Rules rules, std::shared_ptr<const VariantScript> hooks) {
  auto entry = std::make_shared<GameEntry>();
  entry->name = "nim";
  return {std::move(entry), rules.dice ? "dice" : "plain", Options(), std::move(hooks), std::make_shared<Nim>(rules)};
}

RulesetSource source(Rules rules, const std::shared_ptr<const VariantScript>& hooks) {
  return [rules, hooks](std::string_view name, const Value& options) -> Result<Ruleset> {
    const Ruleset made = ruleset(rules, hooks);
    if (name != "nim/" + made.variant) return Problem("nim.unknown", {{"name", std::string(name)}});
    if (!options.as_map()->empty()) return Problem("nim.option");
    return made;
  };
}

MatchSetup setup(int humans, int bots, std::uint64_t seed) {
  MatchSetup s;
  for (int i = 0; i < humans; ++i) s.players.push_back({true, 0, {}});
  for (int i = 0; i < bots; ++i) s.players.push_back({false, 3, {}});
  s.seed = seed;
  return s;
}

std::vector<std::string> line(const std::vector<Ply>& plies) {
  std::vector<std::string> all;
  for (const Ply& p : plies) all.push_back((p.joined ? "+" : "") + p.notation);
  return all;
}

}  // namespace tablier::nim
