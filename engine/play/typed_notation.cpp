#include "play/typed_notation.hpp"

#include "content/utf8.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace tablier {
namespace {

bool is_figure(char c) { return c >= '0' && c <= '9'; }

/// `a0-a0` for `c3-c10`: each letter as one, figures beside each other as one.
std::string form_of(std::string_view notation) {
  std::string form;
  for (const char c : notation) {
    const char kind = is_letter(c) ? 'a' : is_figure(c) ? '0' : c;
    if (kind != '0' || form.empty() || form.back() != '0') form += kind;
  }
  return form;
}

/// Rules may do without dashes: what is typed without them is a move all the same.
std::string without_dashes(std::string_view text) {
  std::string kept(text);
  std::erase(kept, '-');
  return kept;
}

bool begins_with_label(std::string_view notation, std::string_view label) {
  if (label.empty() || notation.size() <= label.size() || !notation.starts_with(label)) return false;
  const char after = notation[label.size()];
  return !is_letter(after) && !is_figure(after);
}

/// Signs between letters and figures are left out.
std::string bare(std::string_view text) {
  std::string kept;
  std::ranges::copy_if(text, std::back_inserter(kept), [](char c) { return is_letter(c) || is_figure(c); });
  return kept;
}

/// The one that begins most like what was typed, the first of several: it may well be what was meant.
const OfferedMove& nearest_move(std::span<const OfferedMove> moves, std::string_view typed) {
  const auto alike = [wanted = bare(typed)](const OfferedMove& move) {
    return std::ranges::mismatch(wanted, bare(move.notation)).in1 - wanted.begin();
  };
  return *std::ranges::max_element(moves, {}, alike);
}

/// One of the things beside the board, and nothing more: games name these in several ways.
bool is_picking(const OfferedMove& move) { return move.touch.size() == 1 && move.touch.front().kind == GestureKind::pick; }

/// The only move that is written so but for its dashes; null: none or several.
const OfferedMove* only_undashed(std::span<const OfferedMove> moves, std::string_view typed) {
  const auto is_same = [wanted = without_dashes(typed)](const OfferedMove& move) { return without_dashes(move.notation) == wanted; };
  const auto found = std::ranges::find_if(moves, is_same);
  return found != moves.end() && std::ranges::none_of(found + 1, moves.end(), is_same) ? &*found : nullptr;
}

}  // namespace

const OfferedMove* only_completion(std::span<const OfferedMove> moves, std::string_view typed) {
  const OfferedMove* only = nullptr;
  for (const OfferedMove& move : moves) {
    if (!begins_with_label(move.notation, typed)) continue;
    if (only) return nullptr;
    only = &move;
  }
  return only;
}

bool has_form_of_move(std::span<const OfferedMove> moves, std::string_view typed) {
  const std::string form = without_dashes(form_of(typed));
  const auto is_alike = [&form](const OfferedMove& move) { return without_dashes(form_of(move.notation)) == form; };
  return moves.empty() || std::ranges::any_of(moves, is_alike);
}

Problem no_move_typed(std::span<const OfferedMove> moves, std::string_view typed) {
  const TextArg text("text", std::string(typed));
  const auto is_choice = [](const OfferedMove& m) { return !m.touch.empty() && m.touch.front().kind == GestureKind::press; };
  if (!std::ranges::all_of(moves, is_choice)) return Problem("table.typed_form", {text, {"example", nearest_move(moves, typed).notation}});
  std::string choices;
  for (const OfferedMove& m : moves) choices += (choices.empty() ? "" : ", ") + m.notation;
  return Problem("table.typed_choice", {text, {"choices", choices}});
}

Result<OfferedMove> read_typed(const std::vector<OfferedMove>* moves, std::string_view typed,
                               const std::function<Result<OfferedMove>()>& parse) {
  if (!moves) return parse();
  if (const auto exact = std::ranges::find(*moves, typed, &OfferedMove::notation); exact != moves->end()) return *exact;
  if (const OfferedMove* same = only_undashed(*moves, typed)) return *same;
  if (const OfferedMove* only = only_completion(*moves, typed)) return *only;
  auto parsed = parse();
  const bool told = has_form_of_move(*moves, typed) || std::ranges::all_of(*moves, is_picking);
  return parsed || told ? parsed : no_move_typed(*moves, typed);
}

Result<OfferedMove> read_typed_at_once(std::string_view typed, const std::function<Result<OfferedMove>()>& parse,
                                       const std::function<std::vector<OfferedMove>()>& moves) {
  Result<OfferedMove> parsed = parse();
  if (parsed) return parsed;
  const std::vector<OfferedMove> offered = moves();
  return read_typed(&offered, typed, [&parsed] { return parsed; });
}

Result<OfferedMove> parsed_move(const State& position, std::string_view typed) {
  const auto move = position.parse(typed);
  if (!move) return move.problem();
  return OfferedMove{position.notation(*move), position.label(*move), position.touch(*move)};
}

}  // namespace tablier
