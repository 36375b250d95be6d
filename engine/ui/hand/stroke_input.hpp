#pragma once

#include "sdk/grid.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/hand/trace_index.hpp"

#include <memory>
#include <optional>
#include <vector>

/// A stroke while it is drawn: turns what a pen does, at any speed, into places. Used by the hand, for mouse and keys alike.
///
/// A place is drawn when some legal stroke passes it and all of the stroke so far. Between two samples the pen goes straight on, and where
/// it cuts a corner the places between are found. Going back over the stroke unwinds it, to its first place if need be; the first step back
/// leaves its place in doubt, since a stroke may branch there, until the next place says whether it belongs. Back on the first place only a
/// third arm from there says that the first one belonged. What no legal stroke passes is drawn too, as refused, so that a player sees it
/// and may go back; but nothing is drawn beyond as many places as the longest stroke has.
namespace tablier {

class StrokeInput {
 public:
  /// None.
  StrokeInput() = default;
  /// Begins at a place of a surface; it is refused at once where no stroke passes it.
  StrokeInput(const Grid& grid, std::shared_ptr<const TraceIndex> traces, int surface, Place first);

  bool active() const { return !legal_.empty() || !refused_.empty(); }
  int surface() const { return surface_; }
  /// The way of the pen, in which a place stands again where the pen came back over it.
  std::vector<Place> way() const;
  /// The places that it passed, each once, in the order of the pen.
  std::vector<Place> places() const;
  /// Where the pen is. Precondition: active.
  Place tip() const { return refused_.empty() ? legal_.back() : refused_.back(); }
  /// It passes what no legal stroke passes with the rest.
  bool refused() const { return !refused_.empty(); }
  /// Where it is at fault: the first place that no stroke passes at all, else where the pen is. Precondition: refused.
  Place fault() const;
  /// The place that the pen just went back from, not yet dropped.
  std::optional<Place> doubtful() const;
  /// How the places lie in the legal strokes; nothing while it is refused.
  TraceFit fit() const;
  /// What it may mean when it ends: without the place in doubt, then with it; each in the order of the pen.
  std::vector<std::vector<Place>> readings() const;
  /// Places that the pen can draw next.
  std::vector<Place> next() const;

  /// Where the pen is between places, where it is drawn by hand.
  const std::optional<Vec2>& pen() const { return pen_; }

  /// The pen goes straight to a point, in units of the surface. True when the stroke changed.
  bool draw_to(Vec2 at);
  /// The pen comes down there, its last point, at the nearest place if that makes the stroke whole.
  bool end_at(Vec2 at);
  /// The pen goes to a place beside it. True when the stroke changed.
  bool step_to(Place place);

 private:
  using Way = std::vector<Place>;

  bool reach(Place place);
  bool step(Place place);
  bool step_refused(Place place);
  std::optional<Way> after(Way way, Place place) const;
  std::optional<Way> along(const Way& chain) const;
  bool finished(const Way& way) const;
  TraceFit fit_of(const Way& way) const;
  std::vector<Way> chains_to(Place place) const;
  float detour(const Way& chain) const;
  void note(Vec2 at);

  Grid grid_;
  std::shared_ptr<const TraceIndex> traces_;
  int surface_ = 0;
  Way legal_;    ///< the way so far
  Way refused_;  ///< how it went on from there
  std::optional<Vec2> pen_;
  std::optional<Place> over_;  ///< the place that the pen was over last
  std::vector<Vec2> track_;    ///< of the pen since then
};

}  // namespace tablier
