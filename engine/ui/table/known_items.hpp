#pragma once

#include "sdk/scene.hpp"

#include <vector>

/// What a table has ever shown, so that everything keeps a place of its own while it comes and goes. Used by TableView.
namespace tablier {

/// True for a tray of single stones.
bool is_bowl(const Tray& tray);

/// How much room each tray has, where it is a bowl: what it has at first is what it must hold. 0: no bowl.
std::vector<int> bowls_of(const Scene& scene);

/// Adds the items of a scene that are not known yet, and moves those that went from tray to tray; a bowl or a rack has just what it has.
/// What is taken from a set that all take from leaves a hole there, and the sets of those who take have room for their shares. True when
/// that changes anything.
bool add_items(Scene& known, const Scene& seen);
/// After that, where the trays are others than before: what lies on the boards has room in the tray of its owner, and everything stands in
/// one order, whatever way led here.
void keep_rooms(Scene& known, const Scene& seen, const Scene& before);
/// Room is kept for what is elsewhere.
bool has_holes(const Scene& known);
/// Without the sets of those who take from a common one.
Scene without_shares(Scene known);
/// Before that: `drawn` is what has come last to a rack of which other things were seen already, until something else changes there. What
/// comes back from the table was not drawn.
void note_drawn(const Scene& known, const Scene& seen, std::vector<int>& drawn);

/// The table behind the curtain before whoever is called: in place of the hand of who looked last stands that of `called`, with room for
/// what is in it, so that nothing moves when the curtain opens.
Scene covered(Scene scene, Seat called);

/// How many things everybody may count in a hand: what is not seen of it and, where another player's hand of its kind is not seen, what is.
int counted_in_hand(const Scene& scene, const Tray& hand);

/// True for the same boards in the same order, whatever stands on them.
bool same_boards(const Scene& a, const Scene& b);

/// True where what is painted and printed on the boards is the same too. Precondition: same_boards.
bool look_alike(const std::vector<Surface>& a, const std::vector<Surface>& b);

}  // namespace tablier
