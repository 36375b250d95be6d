#include "spoiled.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace tablier::nim {
namespace {

class SpoiledState : public State {
 public:
  SpoiledState(std::shared_ptr<State> sound, Defect defect, std::uint64_t salt) : sound_(std::move(sound)), defect_(defect), salt_(salt) {}

  Seat to_move() const override { return is(Defect::seat_after_end) ? seat(0) : sound_->to_move(); }
  void legal_moves(MoveList& moves) const override {
    if (is(Defect::no_move_left)) return;
    if (is(Defect::moves_after_end) && sound_->to_move() == Seat::nobody) moves.push(Move{1});
    if (is(Defect::throws_asked) && plies_ == 3) throw std::runtime_error("on purpose");
    MoveList sound;
    sound_->legal_moves(sound);
    if (is(Defect::order_changes) && ++asked_ % 2 == 0)
      for (std::size_t i = sound.size(); i-- > 0;) moves.push(sound[i]);
    else
      for (const Move m : sound) moves.push(m);
    if (is(Defect::move_twice) && !sound.empty()) moves.push(sound[0]);
  }
  Move chance(Rng& rng) const override {
    if (is(Defect::chance_draws_nothing)) return Move::none;
    if (!is(Defect::other_chance)) return sound_->chance(rng);
    static Rng own(1);
    return sound_->chance(own);
  }
  void play(Move move) override {
    if (is(Defect::throws_late) && plies_ == 2) throw std::runtime_error("on purpose");
    sound_->play(move);
    ++plies_;
    in_a_row_ = 0;
  }
  void undo() override {
    if (is(Defect::clone_forgets) && plies_ == copied_at_) return;
    if (!is(Defect::undo_of_one) || in_a_row_++ == 0) sound_->undo();
    --plies_;
    ++undos_;
  }
  std::vector<Text> reasons(Move move) const override {
    if (is(Defect::throws_advised)) throw std::runtime_error("on purpose");
    return sound_->reasons(move);
  }
  std::uint64_t hash() const override {
    if (is(Defect::hash_of_plies)) return static_cast<std::uint64_t>(plies_);
    if (is(Defect::undo_forgets)) return sound_->hash() + undos_;
    if (is(Defect::replays_otherwise)) return sound_->hash() + salt_;
    return sound_->hash();
  }
  std::unique_ptr<State> clone() const override {
    auto copy = std::make_unique<SpoiledState>(*this);
    if (!is(Defect::clone_shares)) copy->sound_ = sound_->clone();
    if (plies_ > 0) copy->copied_at_ = plies_;
    return copy;
  }
  Outcome outcome() const override {
    Outcome o = sound_->outcome();
    if (is(Defect::end_without_reason)) o.reason.clear();
    if (is(Defect::early_winner)) o.winners = {seat(0)};
    return o;
  }
  std::unique_ptr<State> sample(Seat s, Rng& rng) const override {
    if (!is(Defect::wrong_sample)) return sound_->sample(s, rng);
    auto guess = clone();
    MoveList moves;
    guess->legal_moves(moves);
    if (!moves.empty()) guess->play(moves[0]);
    return guess;
  }
  Move resignation() const override {
    return is(Defect::dull_resignation) && is_player(sound_->to_move()) ? Move{1} : sound_->resignation();
  }
  Move timeout() const override { return sound_->timeout(); }
  std::string notation(Move move) const override {
    if (is(Defect::throws_written) && plies_ == 1) throw std::runtime_error("on purpose");
    return sound_->notation(move) + (is(Defect::space_in_notation) ? " " : "");
  }
  Result<Move> parse(std::string_view text) const override {
    if (is(Defect::unreadable)) return Problem("nim.cannot");
    if (is(Defect::reads_anything)) return sound_->parse(text).ok() ? sound_->parse(text) : Result<Move>(Move{99});
    if (is(Defect::refuses_in_silence) && !sound_->parse(text)) return Problem();
    if (is(Defect::reads_another) && text == "take:2") return Move{1};
    return sound_->parse(text);
  }
  Text label(Move) const override { return is(Defect::unknown_label) ? Text("nobody.knows") : Text(); }
  Scene scene(Seat viewer) const override {
    if (is(Defect::throws_shown) && plies_ == 3) throw std::runtime_error("on purpose");
    Scene scene = sound_->scene(viewer);
    if (is(Defect::counts_late) && plies_ == 3) scene.counters.push_back({Text("nim.left"), Seat{40}, 1});
    if (scene.tokens.size() > 1 && is(Defect::token_off_board)) scene.tokens[0].places[0] = {-1, 0};
    if (scene.tokens.size() > 1 && is(Defect::shared_place)) scene.tokens[0].places = scene.tokens[1].places;
    if (plies_ > 0 && !scene.tokens.empty() && is(Defect::lost_token)) scene.tokens.pop_back();
    if (is(Defect::undo_loses_things)) scene.counters.push_back({Text("nim.left"), Seat::nobody, static_cast<std::int64_t>(undos_)});
    if (is(Defect::alone_together)) scene.round = RoundKind::puzzle;
    if (is(Defect::fickle_letters)) scene.letters_write = plies_ == 0;
    if (is(Defect::full_bowl)) scene.trays[0].hidden = 1;
    if (is(Defect::unknown_text)) scene.status = Text("nobody.knows");
    return scene;
  }
  Touch touch(Move move) const override {
    if (is(Defect::no_touch)) return {};
    if (is(Defect::one_touch_for_all)) return sound_->touch(Move{1});
    Touch touch = sound_->touch(move);
    if (is(Defect::silent_hand)) touch[0] = {.kind = GestureKind::put, .places = {{0, 0}}};
    if (is(Defect::unlabelled_button)) touch[0].button = "nobody_knows";
    return touch;
  }
  Value facts(Seat viewer) const override {
    if (is(Defect::facts_no_map)) return Value(1);
    Value facts = sound_->facts(viewer);
    if (is(Defect::clone_shows)) facts.set("copied", copied_at_ >= 0);
    if (is(Defect::start_by_the_way)) facts.set("salt", salt_);
    if (is(Defect::undo_loses_facts)) facts.set("undos", undos_);
    return facts;
  }

 private:
  bool is(Defect d) const { return defect_ == d; }

  std::shared_ptr<State> sound_;
  Defect defect_;
  std::uint64_t salt_;
  int plies_ = 0;
  int copied_at_ = -1;  ///< plies at which a copy of a round was made
  int in_a_row_ = 0;    ///< moves taken back
  std::uint64_t undos_ = 0;
  mutable int asked_ = 0;
};

std::atomic<int> loops{0};

/// Advises the first legal move, or the last.
class SpoiledBot : public Bot {
 public:
  SpoiledBot(Defect defect, bool last) : defect_(defect), last_(last) {}
  Advice think(const State& state, const Limits&, std::stop_token) override {
    if (defect_ == Defect::bot_throws) throw std::runtime_error("on purpose");
    if (defect_ == Defect::bot_loops) ++loops;
    while (defect_ == Defect::bot_loops) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    advice.move = defect_ == Defect::bot_illegal ? Move{50} : last_ ? moves[moves.size() - 1] : moves[0];
    advice.line = {advice.move};
    if (defect_ == Defect::bot_dreams) advice.line.push_back(Move{50});
    return advice;
  }

 private:
  Defect defect_;
  bool last_;
};

class SpoiledGame : public Game {
 public:
  SpoiledGame(std::shared_ptr<const Game> sound, Defect defect) : sound_(std::move(sound)), defect_(defect) {}
  SeatRange seats() const override { return sound_->seats(); }
  int longest_round() const override { return defect_ == Defect::too_long ? 3 : sound_->longest_round(); }
  int levels() const override { return 2; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override {
    if (defect_ == Defect::bot_missing) return nullptr;
    return std::make_unique<SpoiledBot>(defect_, defect_ == Defect::bot_moody && ++bots_ % 2 == 0);
  }
  std::unique_ptr<State> start(const Setup& setup) const override {
    return std::make_unique<SpoiledState>(sound_->start(setup), defect_, started_++);
  }

 private:
  std::shared_ptr<const Game> sound_;
  Defect defect_;
  mutable std::uint64_t started_ = 0;
  mutable int bots_ = 0;
};

}  // namespace

int looping_bots() { return loops; }

Ruleset spoiled(Ruleset sound, Defect defect) {
  sound.game = std::make_shared<SpoiledGame>(sound.game, defect);
  return sound;
}

}  // namespace tablier::nim
