#include "cards.hpp"

#include <algorithm>
#include <array>

namespace tablier::cards {
namespace {

constexpr std::uint64_t kDraw = 1, kCard = 10, kShow = 20;
constexpr int kCards = 9, kTurns = 6;
constexpr int kInDeck = -1, kShown = -2;

struct Position {
  std::array<int, kCards> owner{};  ///< a seat, or where else each card is
  int turns = 0;
  bool drawing = false;
};

class CardState : public State {
 public:
  CardState(Leak leak, const Setup& setup) : leak_(leak), seats_(setup.seats) { now_.owner.fill(kInDeck); }

  Seat to_move() const override {
    if (now_.drawing) return Seat::chance;
    return now_.turns == kTurns ? Seat::nobody : seat(mover());
  }
  void legal_moves(MoveList& moves) const override {
    if (!is_player(to_move())) return;
    moves.push(Move{kDraw});
    for (int card = 0; card < kCards; ++card)
      if (now_.owner[at(card)] == mover()) moves.push(Move{kShow + static_cast<std::uint64_t>(card)});
    // The number of the other's first card, as if it could be known.
    if (leak_ == Leak::moves) moves.push(Move{kShow + 10 + static_cast<std::uint64_t>(first_of((mover() + 1) % seats_) + 1)});
  }
  Move chance(Rng& rng) const override {
    int card = 0;
    do card = static_cast<int>(rng.below(kCards));
    while (now_.owner[at(card)] != kInDeck);
    return Move{kCard + static_cast<std::uint64_t>(card)};
  }
  void play(Move move) override {
    past_.push_back(now_);
    const auto code = static_cast<std::uint64_t>(move);
    if (code == kDraw) {
      now_.drawing = true;
      return;
    }
    if (code < kShow) now_.owner[code - kCard] = mover();
    else if (code < kShow + 10) now_.owner[code - kShow] = kShown;
    now_.drawing = false;
    ++now_.turns;
  }
  void undo() override {
    now_ = past_.back();
    past_.pop_back();
  }
  std::uint64_t hash() const override {
    std::uint64_t h = mix(static_cast<std::uint64_t>(now_.turns * 2 + (now_.drawing ? 1 : 0)));
    for (const int owner : now_.owner) h = mix(h ^ static_cast<std::uint64_t>(owner + 2));
    return h;
  }
  std::unique_ptr<State> clone() const override { return std::make_unique<CardState>(*this); }
  Outcome outcome() const override {
    if (now_.turns < kTurns) return {};
    Outcome o{true, {}, {}, "counted"};
    for (int i = 0; i < seats_; ++i) o.scores.push_back(held(i));
    const auto max = *std::max_element(o.scores.begin(), o.scores.end());
    for (int i = 0; i < seats_; ++i)
      if (o.scores[at(i)] == max) o.winners.push_back(seat(i));
    return o;
  }
  std::unique_ptr<State> sample(Seat viewer, Rng& rng) const override {
    auto guess = std::make_unique<CardState>(*this);
    std::vector<std::size_t> unseen;
    for (std::size_t card = 0; card < kCards; ++card)
      if (now_.owner[card] != index(viewer) && now_.owner[card] != kShown) unseen.push_back(card);
    for (std::size_t i = unseen.size(); i > 1; --i)
      std::swap(guess->now_.owner[unseen[i - 1]], guess->now_.owner[unseen[rng.below(static_cast<std::uint32_t>(i))]]);
    return guess;
  }
  std::string notation(Move move) const override {
    const auto code = static_cast<std::uint64_t>(move);
    if (code == kDraw) return "draw";
    return code < kShow ? "card:" + std::to_string(code - kCard) : "show:" + std::to_string(code - kShow);
  }
  std::string seen_notation(Move move, Seat viewer) const override {
    const auto code = static_cast<std::uint64_t>(move);
    const bool hidden = code >= kCard && code < kShow && viewer != Seat::nobody && viewer != seat(mover());
    return hidden && leak_ != Leak::history ? "card" : notation(move);
  }
  Result<Move> parse(std::string_view text) const override {
    MoveList moves;
    legal_moves(moves);
    for (const Move m : moves)
      if (notation(m) == text) return m;
    return Problem("nim.cannot", {{"text", std::string(text)}});
  }
  Scene scene(Seat viewer) const override {
    Scene scene;
    for (int i = 0; i < seats_; ++i) {
      Tray hand{.title = Text("cards.hand"), .kind = TrayKind::rack, .owner = seat(i)};
      for (int card = 0; card < kCards; ++card)
        if (now_.owner[at(card)] == i && sees(viewer, i, Leak::scene)) hand.items.push_back({card, TokenKind::tile, "card", {{{Place{}}}}});
      hand.hidden = held(i) - static_cast<int>(hand.items.size());
      scene.trays.push_back(std::move(hand));
    }
    return scene;
  }
  Touch touch(Move move) const override { return {{.kind = GestureKind::press, .button = notation(move)}}; }
  Text why_not(const Touch&) const override {
    if (leak_ != Leak::reasons) return Text("table.not_here");
    return Text("nim.cannot", {{"n", first_of((mover() + 1) % seats_)}});
  }
  Value facts(Seat viewer) const override {
    Value hands = Value::list();
    for (int i = 0; i < seats_; ++i) hands.push(sees(viewer, i, Leak::facts) ? Value(first_of(i)) : Value(held(i)));
    return Value::map({{"hands", hands}});
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  int mover() const { return now_.turns % seats_; }
  bool sees(Seat viewer, int owner, Leak leak) const { return leak_ == leak || viewer == Seat::nobody || index(viewer) == owner; }
  int held(int owner) const { return static_cast<int>(std::count(now_.owner.begin(), now_.owner.end(), owner)); }
  int first_of(int owner) const {
    const auto found = std::find(now_.owner.begin(), now_.owner.end(), owner);
    return found == now_.owner.end() ? -1 : static_cast<int>(found - now_.owner.begin());
  }

  Leak leak_;
  int seats_;
  Position now_;
  std::vector<Position> past_;
};

class Cards : public Game {
 public:
  explicit Cards(Leak leak) : leak_(leak) {}
  SeatRange seats() const override { return {2, 3}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<CardState>(leak_, setup); }

 private:
  Leak leak_;
};

}  // namespace

Ruleset ruleset(Leak leak) {
  auto entry = std::make_shared<GameEntry>();
  entry->name = "cards";
  Ruleset rules;
  rules.entry = std::move(entry);
  rules.variant = "plain";
  rules.game = std::make_shared<Cards>(leak);
  return rules;
}

}  // namespace tablier::cards
