#include "sdk/plugin.hpp"

#include <array>

/// Three in a row, the example of plugins/README.md: two players put stones on nine squares; a row of three wins.
namespace tablier::three {
namespace {

constexpr Grid kGrid{Lattice::squares, 3, 3};
constexpr std::array<int, 8> kRows{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};  // bits of the squares, octal: one digit a row
constexpr int kFull = 0777;

bool has_row(int squares) {
  for (const int row : kRows)
    if ((squares & row) == row) return true;
  return false;
}

// A move is the number of a square, from 1: Move{0} is none.
Move move_to(int square) { return Move{static_cast<std::uint64_t>(square) + 1}; }
int square_of(Move move) { return static_cast<int>(move) - 1; }

class ThreeState final : public State {
 public:
  ThreeState(bool row_loses, Seat starter) : row_loses_(row_loses), mover_(starter) {}

  Seat to_move() const override { return outcome().over ? Seat::nobody : mover_; }
  void legal_moves(MoveList& moves) const override {
    if (outcome().over) return;
    for (int square = 0; square < kGrid.size(); ++square)
      if (is_free(square)) moves.push(move_to(square));
  }
  void play(Move move) override {
    stones(mover_) |= 1 << square_of(move);
    last_.push_back(square_of(move));
    mover_ = other(mover_);
  }
  void undo() override {
    mover_ = other(mover_);
    stones(mover_) &= ~(1 << last_.back());
    last_.pop_back();
  }
  std::uint64_t hash() const override { return mix(static_cast<std::uint64_t>(stones_[0] << 10 | stones_[1] << 1 | index(mover_))); }
  std::unique_ptr<State> clone() const override { return std::make_unique<ThreeState>(*this); }

  Outcome outcome() const override {
    for (const Seat s : {seat(0), seat(1)})
      if (has_row(stones(s))) return {.over = true, .scores = {}, .winners = {row_loses_ ? other(s) : s}, .reason = "row"};
    if ((stones_[0] | stones_[1]) == kFull) return {.over = true, .scores = {}, .winners = {}, .reason = "full"};
    return {};
  }

  std::string notation(Move move) const override { return kGrid.name(kGrid.place(square_of(move))); }
  Result<Move> parse(std::string_view text) const override {
    const auto place = kGrid.parse(text);
    if (!place) return place.problem();
    if (outcome().over) return Problem("three.reason.over");
    if (!is_free(kGrid.index(*place))) return Problem("three.reason.taken", {{"square", std::string(text)}});
    return move_to(kGrid.index(*place));
  }

  Scene scene(Seat) const override {
    Scene scene;
    scene.hand = {.put = true};
    scene.letters_write = true;
    scene.surfaces.push_back({.grid = kGrid, .coordinates = true});
    for (int square = 0; square < kGrid.size(); ++square)
      for (const Seat s : {seat(0), seat(1)})
        if (stones(s) & 1 << square) scene.tokens.push_back(stone(square, s));
    scene.status = Text(outcome().over ? "three.status.over" : "three.status.put");
    return scene;
  }
  Touch touch(Move move) const override { return {{.kind = GestureKind::put, .places = {kGrid.place(square_of(move))}}}; }
  Value facts(Seat) const override { return Value::map({{"free", kGrid.size() - static_cast<int>(last_.size())}}); }

 private:
  static Seat other(Seat s) { return seat(1 - index(s)); }
  int& stones(Seat s) { return stones_[static_cast<std::size_t>(index(s))]; }
  int stones(Seat s) const { return stones_[static_cast<std::size_t>(index(s))]; }
  bool is_free(int square) const { return ((stones_[0] | stones_[1]) & 1 << square) == 0; }
  Token stone(int square, Seat owner) const {
    return {.id = square,
            .kind = TokenKind::stone,
            .places = {kGrid.place(square)},
            .owner = owner,
            .paint = "seat." + std::to_string(index(owner)),
            .last = !last_.empty() && last_.back() == square};
  }

  bool row_loses_;
  Seat mover_;
  std::array<int, 2> stones_{};
  std::vector<int> last_;
};

class ThreeGame final : public Game {
 public:
  explicit ThreeGame(bool row_loses) : row_loses_(row_loses) {}
  SeatRange seats() const override { return {2, 2}; }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<ThreeState>(row_loses_, seat(setup.starter)); }
  int longest_round() const override { return kGrid.size(); }

 private:
  bool row_loses_;
};

std::vector<Parameter> parameters(const Content&) { return {{.name = "row_loses", .type = ParameterType::boolean, .fallback = false}}; }

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  return std::unique_ptr<const Game>(std::make_unique<ThreeGame>(parts.options.flag("row_loses")));
}

const Plugin kPlugin{.name = "three", .version = "1.0.0", .parameters = parameters, .make_game = make_game};

}  // namespace
}  // namespace tablier::three

TABLIER_PLUGIN(tablier::three::kPlugin)
