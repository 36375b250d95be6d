#pragma once

#include "ui/hand/hand_table.hpp"
#include "ui/hand/stroke_input.hpp"
#include "ui/hand/trace_index.hpp"

#include <map>
#include <memory>
#include <optional>
#include <vector>

/// The stroke that a hand draws, by mouse or by keys: what a StrokeInput has drawn is said as one gesture when it ends.
namespace tablier {

/// A stroke that was let go and could not be played.
struct RefusedStroke {
  int surface = 0;
  std::vector<Place> way;
  int number = 0;  ///< another one for each
};

/// Owned by Hand; the table outlives it.
class DrawnStroke {
 public:
  explicit DrawnStroke(const HandTable& table) : table_(table) {}

  const StrokeInput& input() const { return input_; }
  bool active() const { return input_.active(); }
  /// Why it cannot be played, while it is refused.
  const Text& why() const { return why_; }
  /// The last one that was refused, if it was let go since the position was dealt.
  const std::optional<RefusedStroke>& refused() const { return refused_; }
  /// Strokes of a surface that can be said next.
  std::shared_ptr<const TraceIndex> traces(int surface);

  /// False where none begins there.
  bool begin(Stand at);
  /// The pen goes to a point of its surface.
  void draw_to(Vec2 at);
  /// A step of the pen by keys. False where it leads nowhere.
  bool step(int right, int down);
  /// One by clicks ends when it cannot go on, or with a second click on its end.
  HandStep click(SurfacePoint at);
  /// The pen is lifted, over that point or where it is.
  HandStep lift_pen(std::optional<SurfacePoint> at = {});
  /// The same by keys: what cannot be played stays, to be mended.
  HandStep finish();
  /// Nothing is drawn any more; others can be said next.
  void forget();
  void forget_input() { input_ = {}; }
  void forget_refused() { refused_.reset(); }

 private:
  HandStep end(bool by_keys);
  std::optional<Gesture> whole(const std::vector<Place>& places) const;
  Gesture traced(std::vector<Place> places) const;
  void check();

  const HandTable& table_;
  StrokeInput input_;
  Text why_;
  std::optional<Place> clicked_;  ///< where it was at the last click
  std::optional<RefusedStroke> refused_;
  int number_ = 0;                                           ///< of the last that was refused
  std::map<int, std::shared_ptr<const TraceIndex>> traces_;  ///< by surface
};

}  // namespace tablier
