#pragma once

#include "match/match.hpp"
#include "sdk/scene.hpp"

#include <utility>
#include <vector>

/// Who sits at a match that is played at one place, and whose eyes see it now. Players who share a screen do not see what the others hold:
/// where the next one has hidden things, a curtain stands between two turns until they say that they are there.
namespace tablier {

class Seating {
 public:
  /// The match outlives it. `curtains` false: it is only shown, and nobody waits behind one. Humans of the seats `elsewhere` sit at another
  /// table: to this one they are like bots.
  Seating(const Match& match, bool curtains, std::vector<Seat> elsewhere = {})
      : match_(match), round_kind_(match.state().scene(Seat::chance).round), curtains_(curtains), elsewhere_(std::move(elsewhere)) {}

  /// The same at a copy of the match, which outlives it.
  Seating at(const Match& match) const { return {match, *this}; }

  bool many() const { return match_.setup().players.size() > 1; }
  /// One player alone, and nothing to do but to find a way to the end: no points are counted.
  bool puzzle() const { return round_kind_ == RoundKind::puzzle; }
  /// A human at this table.
  bool is_human(Seat seat) const;
  /// One is to move.
  bool human_turn() const;

  /// The human whose turn it is; else who looked last: what is theirs is not shown to the one who comes next before they are there.
  /// `chance`: only what everybody sees; `nobody`: everything, where only bots play.
  Seat viewer() const;
  bool curtain() const { return curtain_; }
  /// To be called when the match has changed: true when the curtain falls now.
  bool hide_from_next();
  /// The next player sits before the screen.
  void open_curtain();
  /// Whoever is to move sees the table.
  void look();

 private:
  Seating(const Match& match, const Seating& other)
      : match_(match),
        round_kind_(other.round_kind_),
        curtains_(other.curtains_),
        elsewhere_(other.elsewhere_),
        curtain_(other.curtain_),
        last_viewer_(other.last_viewer_) {}
  /// That seat is not to see what another human at this screen holds, or is shown.
  bool hands_are_hidden_from(Seat seat) const;
  bool others_are_shown_more_than(Seat seat) const;

  const Match& match_;
  RoundKind round_kind_;
  bool curtains_;
  std::vector<Seat> elsewhere_;
  bool curtain_ = false;
  Seat last_viewer_ = Seat::nobody;
};

}  // namespace tablier
