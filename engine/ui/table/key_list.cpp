#include "ui/table/key_list.hpp"

#include "match/import_export.hpp"
#include "ui/painter/layer_names.hpp"
#include "ui/panels/key_table.hpp"

#include <algorithm>
#include <initializer_list>

namespace tablier {
namespace {

using Rows = std::vector<const char*>;

void add(Rows& rows, std::initializer_list<const char*> more) {
  for (const char* row : more) rows.push_back(row);
}

void add_turning(Rows& rows, const HandVerbs& hand) {
  if (hand.turn) add(rows, {"turn"});
  if (hand.flip) add(rows, {"flip"});
  if (hand.tip) add(rows, {"tip"});
}

/// Things in trays that bear numbers.
bool has_numbers(const Scene& scene) {
  const auto bears = [](const TrayItem& item) {
    return item.kind != TokenKind::tile && !item.orientations.empty() && !item.orientations.front().labels.empty();
  };
  return std::ranges::any_of(scene.trays, [&](const Tray& tray) { return std::ranges::any_of(tray.items, bears); });
}

void add_laying(Rows& rows, const Scene& scene, bool open) {
  const HandVerbs& hand = scene.hand;
  add(rows, {"drag"});
  add_turning(rows, hand);
  if (open) add(rows, {"choose_place", "move_tile"});
  else add(rows, {"choose", "move"});
  if (has_numbers(scene)) add(rows, {"numbered"});
  if (has_layers(scene)) add(rows, {"layers"});
  add(rows, {"lay"});
  if (hand.lift) add(rows, {"lift"});
}

void add_drawing(Rows& rows, const HandVerbs& hand) {
  add(rows, {"draw", "unwind"});
  if (hand.turn) {
    add(rows, {"shape", "choose"});
    add_turning(rows, hand);
    add(rows, {"ink"});
  }
  add(rows, {"point", "pen"});
}

/// Something that is played from a tray.
bool waits_beside(const Scene& scene) {
  return std::ranges::any_of(scene.trays, [](const Tray& tray) { return tray.kind != TrayKind::bowl && !tray.items.empty(); });
}

/// What hands do at a table.
Rows hand_rows(const Scene& scene) {
  const HandVerbs& hand = scene.hand;
  Rows rows;
  if (hand.lay) add_laying(rows, scene, !scene.surfaces.empty() && !scene.surfaces.front().grid.bounded());
  if (hand.trace) add_drawing(rows, hand);
  if (hand.slide) add(rows, {"slide", "carry", "ends"});
  if (hand.put) add(rows, {"click", "put"});
  if (hand.slide || hand.put) add(rows, {"point"});
  if (hand.put && !hand.lay && !hand.trace && !hand.slide) add(rows, {waits_beside(scene) ? "beside" : "lit"});
  return rows;
}

const char* help_row(const Play& play) {
  if (!play.help().comes_in_steps()) return "advice";
  return play.seating().puzzle() ? "hint" : "hint_move";
}

/// A move that whoever looks can make, as it is written; empty: there is none.
std::string written_move(const Play& play) {
  if (play.seating().curtain() || !(play.may_play() || play.variations().may_try())) return {};
  const std::vector<OfferedMove> moves = play.navigation().observed()->table().moves;
  const auto shown = std::ranges::find_if(moves, [](const OfferedMove& move) {
    return !move.touch.empty() && move.touch.front().kind != GestureKind::press && move.touch.front().kind != GestureKind::lift;
  });
  return shown == moves.end() ? std::string() : shown->notation;
}

const char* typing_row(bool writes, bool example) {
  if (writes) return example ? "write_like" : "write";
  return example ? "type_like" : "type";
}

/// The game may show buttons at other times; where figures take pieces, it has none.
bool may_have_buttons(const Play& play, const Hand& held) {
  return !held.buttons().empty() || !(play.seating().puzzle() || has_numbers(held.scene()));
}

/// The keys that mean something at this table. `example`: a move is shown as it is written.
Rows key_rows(const Play& play, const Hand& held, bool roams, bool example) {
  const MatchView match = play.match();
  const HandVerbs& hand = held.scene().hand;
  const bool writes = held.scene().letters_write;
  Rows rows = hand_rows(held.scene());
  if (may_have_buttons(play, held)) add(rows, {"buttons"});
  add(rows, {typing_row(writes, example), "escape", "undo", "redo", "restart", help_row(play)});
  if (play.seating().puzzle()) add(rows, {"light", "solution", "give_up"});
  else add(rows, {"moves", "past", "lines", "remark", "play_now", "analyse", "resign"});
  if (play.help().shows_steps()) add(rows, {"solution_steps"});
  if (play.recording().challenge()) add(rows, {"next_challenge"});
  if (roams) add(rows, {"look"});
  if (hand.put) add(rows, {"numbers"});
  if (play.review().has_values()) add(rows, {"values"});
  if (match.has_score_sheet()) add(rows, {"sheet"});
  add(rows, {"more", "console"});
  if (record_format_of(*match.entry())) add(rows, {"copy"});
  if (!play.seating().puzzle()) add(rows, {"copy_moves"});
  add(rows, {"paste"});
  if (play.diagram_kit()) add(rows, {"set_up"});
  add(rows, {"replay", "picture", "film", "save_as"});
  add(rows, {"rules", "records", "sound", "quit"});
  return rows;
}

/// Places that columns and rows do not name, and the game says how they are written.
bool names_places(const Hand& hand) {
  const auto& surfaces = hand.scene().surfaces;
  return std::any_of(surfaces.begin(), surfaces.end(), [](const Surface& s) { return !s.grid.own_names.empty(); });
}

}  // namespace

void show_key_list(Ui& ui, const Play& play, const Hand& hand, bool roams) {
  std::vector<std::string> rows;
  const std::string example = written_move(play);
  for (const char* row : key_rows(play, hand, roams, !example.empty())) rows.push_back(std::string("table.keys.") + row);
  for (const char* row : {"settings", "keys"}) rows.push_back(std::string("keys.all.") + row);
  if (names_places(hand) && ui.services.locale.has(play.match().game() + ".keys.places.key"))
    rows.insert(rows.begin() + 1, play.match().game() + ".keys.places");
  show_key_table(ui, std::move(rows), {{"example", example}});
}

}  // namespace tablier
