#pragma once

#include "play/bot_source.hpp"

#include <memory>
#include <vector>

/// All the sources of moves of one match, as one.
namespace tablier {

/// Who sits elsewhere: in the set-up they are humans like those here.
struct PlayersElsewhere {
  std::vector<Seat> seats;
  std::shared_ptr<MoveSource> source;  ///< of all of them; null: nobody sits elsewhere
};

class MoveSources final : public MoveSource {
 public:
  /// `elsewhere` may be null.
  explicit MoveSources(std::shared_ptr<MoveSource> elsewhere);

  void match_changed(const Match& match) override;
  void watch(const Match& match, double now, double pause) override;
  void cancel() override;
  void move_failed(const Match& match) override;
  bool is_stuck(const Match& match) const override;
  std::optional<Result<Move>> poll(const Match& match, double now) override;
  bool thinking() const override;
  bool thinks_long(double now) const override;
  void hurry() override;
  std::optional<double> next_wake(double now) const override;

 private:
  std::vector<std::shared_ptr<MoveSource>> all_;
};

}  // namespace tablier
