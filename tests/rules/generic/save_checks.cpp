#include "save_checks.hpp"

#include "broken.hpp"
#include "match/move_list.hpp"
#include "match/save.hpp"
#include "position_checks.hpp"
#include "temp_folder.hpp"

namespace tablier::rules {
namespace {

/// All that a save must bring back, as one text.
std::string told(const Match& match) {
  std::string text = fingerprint(match.state()) + "\n";
  const auto line = [&text](const std::vector<Ply>& plies) {
    for (const Ply& p : plies) text += (p.joined ? " +" : " ") + p.notation;
    text += "\n";
  };
  for (const Round& r : match.rounds()) line(r.history);
  line(match.future());
  for (const Round& r : match.undone_rounds()) line(r.future);
  for (const auto points : match.points()) text += " " + std::to_string(points);
  return text + (match.over() ? " over" : "");
}

Match again(const Match& match, const std::filesystem::path& file) {
  const auto saved = save_match(match, file);
  demand(saved.ok(), "a match cannot be saved", [&] { return saved.problem().text.key; });
  auto loaded = load_match(file, [&match](std::string_view, const Value&) { return Result<Ruleset>(match.rules()); });
  demand(loaded.ok(), "a save cannot be loaded",
         [&] { return loaded.problem().text.key + " at line " + std::to_string(loaded.problem().where.line); });
  return std::move(loaded).value();
}

/// As those eyes saw it.
std::string listed(const Match& match, std::optional<Seat> viewer) { return write_move_list(match, match.rounds().size() - 1, viewer); }

bool tells_seed(const std::string& text) { return text.find("\nseed ") != text.npos; }

/// Read as a table reads it.
Match as_listed(const Match& match, std::optional<Seat> viewer) {
  const std::string text = listed(match, viewer);
  demand(is_move_list(text), "a list of moves is not known as one", [&] { return text; });
  auto read = match_of_move_list(text, "list", [&match](std::string_view, const Value&) { return Result<Ruleset>(match.rules()); });
  demand(read.ok(), "a list of moves cannot be read",
         [&] { return read.problem().text.key + " at line " + std::to_string(read.problem().where.line) + " of\n" + text; });
  return std::move(read).value();
}

}  // namespace

void check_save(Match& match) {
  const test::TempFolder folder;
  demand(told(again(match, folder / "whole.yaml")) == told(match), "a save brings back another match");
  for (const auto viewer : {std::optional<Seat>(), std::optional(Seat::nobody), std::optional(seat(0))})
    if (viewer && is_seed_secret(match)) demand(!tells_seed(listed(match, viewer)), "a list of moves tells a seat the seed");
    else demand(told(as_listed(match, viewer)) == told(match), "a list of moves brings back another match");
  for (int i = 0; i < 2 && match.can_undo(); ++i) match.undo();
  Match loaded = again(match, folder / "undone.yaml");
  demand(told(loaded) == told(match), "a save with something undone brings back another match");
  while (loaded.can_redo()) loaded.redo();
  while (match.can_redo()) match.redo();
  demand(told(loaded) == told(match), "what was undone is redone otherwise after a save");
}

}  // namespace tablier::rules
