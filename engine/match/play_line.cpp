#include "match/play_line.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Whether a text names a ply that has been played: by its notation, or as one who did not see all of it has it.
bool names(std::string_view text, const Ply& ply) {
  return ply.notation == text || std::find(ply.seen.begin(), ply.seen.end(), text) != ply.seen.end();
}

/// Whether chance could have drawn that in the position in which it drew the last plies from that one on.
bool could_be_drawn(std::string_view text, const Match& match, std::size_t from) {
  const auto& history = match.history();
  if (history[from].seat != Seat::chance) return false;
  const auto before = match.state().clone();
  for (std::size_t i = from; i < history.size(); ++i) before->undo();
  return before->parse(text).ok();
}

}  // namespace

LineReader::LineReader(Match& match) : match_(match), round_(match.round()) {}

Status LineReader::next(std::string_view text) {
  if (match_.round() != round_) {
    round_ = match_.round();
    heard_ = 0;
  }
  const auto& history = match_.history();
  if (heard_ < history.size() && names(text, history[heard_])) {
    ++heard_;
    return Done{};
  }
  const bool joined = text.starts_with('+');
  if (joined) text.remove_prefix(1);
  auto played = match_.play(text, joined);
  if (!played && heard_ < history.size() && !match_.round_over() && could_be_drawn(text, match_, heard_))
    return Problem("match.chance", {{"drawn", history[heard_].notation}, {"why", played.problem().text}});
  if (!played) return played;
  // What stands after the move is what chance answered: it may be named next.
  heard_ = history.size();
  while (heard_ > 0 && history[heard_ - 1].seat == Seat::chance) --heard_;
  return Done{};
}

Problem bad_move(std::size_t number, std::string_view notation, const Problem& why) {
  return Problem(Text("match.move", {{"n", number}, {"move", std::string(notation)}, {"why", why.text}}), why.where);
}

Status play_line(Match& match, std::span<const std::string> notations) {
  LineReader reader(match);
  for (std::size_t i = 0; i < notations.size(); ++i) {
    if (match.round_over() && !match.over()) match.next_round();
    if (const auto read = reader.next(notations[i]); !read) return bad_move(i + 1, notations[i], read.problem());
  }
  return Done{};
}

}  // namespace tablier
