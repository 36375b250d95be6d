#include "play_table.hpp"

#include <algorithm>
#include <deque>

using namespace tablier;

namespace {

/// What goes from one table to the other, in notation.
using Line = std::deque<std::string>;

/// Plays one seat at another table, over two lines.
class FarPlayer final : public MoveSource {
 public:
  FarPlayer(Seat seat, Line& out, Line& in) : seat_(seat), out_(out), in_(in) {}

  void match_changed(const Match& match) override {
    const auto& history = match.history();
    for (; told_ < history.size(); ++told_)
      if (history[told_].seat != seat_) out_.push_back(MatchView(match, Seat::nobody).notations()[told_]);
  }
  void watch(const Match& match, double, double) override { sought_ = !match.round_over() && match.state().to_move() == seat_; }
  void cancel() override { sought_ = false; }
  std::optional<Result<Move>> poll(const Match& match, double) override {
    if (!sought_ || in_.empty()) return std::nullopt;
    const std::string notation = in_.front();
    in_.pop_front();
    sought_ = false;
    return match.state().parse(notation);
  }
  bool thinking() const override { return sought_ && !in_.empty(); }
  bool thinks_long(double) const override { return false; }
  void hurry() override {}
  std::optional<double> next_wake(double now) const override { return sought_ ? std::optional(now) : std::nullopt; }

 private:
  Seat seat_;
  Line& out_;
  Line& in_;
  std::size_t told_ = 0;
  bool sought_ = false;
};

/// Two tables with one match: at each one human is here, the other elsewhere.
struct TwoTables {
  Line to_first, to_second;
  PlayTable first = at(seat(1), to_second, to_first), second = at(seat(0), to_first, to_second);

  static PlayTable at(Seat far, Line& out, Line& in) {
    return PlayTable(nim::ruleset(), nim::setup(2), 20, {{far}, std::make_shared<FarPlayer>(far, out, in)});
  }
  void settle() {
    first.settle();
    second.settle();
  }
};

}  // namespace

TEST_CASE("Two tables play one match: each moves for its own seat, and sees what the other plays") {
  TwoTables tables;
  for (int i = 0; i < 5; ++i) {
    CHECK(tables.first->may_play());
    CHECK_FALSE(tables.second->may_play());
    tables.first.move("take:1");
    tables.settle();
    CHECK_FALSE(tables.first->may_play());
    CHECK(tables.second->may_play());
    tables.second.move("take:1");
    tables.settle();
  }
  CHECK(tables.first.match().over());
  CHECK(tables.second.match().over());
  CHECK(tables.first.match().notations() == tables.second.match().notations());
  CHECK_FALSE(tables.first.heard<RoundEnded>().at(0).won);  // the other took the last one
  CHECK(tables.second.heard<RoundEnded>().at(0).won);
}

TEST_CASE("Each table is seen with the eyes of who sits at it, and no screen is passed on") {
  TwoTables tables;
  CHECK(tables.first->seating().viewer() == seat(0));
  CHECK(tables.second->seating().viewer() == seat(1));
  tables.first.move("take:1");
  tables.settle();
  CHECK(tables.first->seating().viewer() == seat(0));
  CHECK_FALSE(tables.second->seating().curtain());
}

TEST_CASE("A move from elsewhere that is none is told, and the match stands as it did") {
  TwoTables tables;
  tables.first.move("take:1");
  tables.first.settle();
  tables.to_first.push_back("take:9");
  tables.first.settle();
  CHECK(tables.first.match().plies() == 1);
  CHECK(tables.first.heard<Notice>().size() == 1);
}

TEST_CASE("What comes from elsewhere waits while one looks back") {
  TwoTables tables;
  tables.first.move("take:1");
  tables.first.settle();
  tables.first->navigation().look_at(0);
  tables.to_first.push_back("take:2");
  tables.first.settle();
  CHECK(tables.first.match().plies() == 1);
  tables.first->navigation().look_at(1);
  tables.first.settle();
  CHECK(tables.first.match().plies() == 2);
}
