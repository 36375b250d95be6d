#include "core/legality.hpp"
#include "refusal.hpp"
#include "sdk/position.hpp"
#include "state.hpp"

#include <array>

namespace tablier::pente {
namespace {

constexpr std::string_view kResign = "resign";
constexpr std::string_view kSwap = "swap";
constexpr std::string_view kStay = "stay";
constexpr char kPower = '!';

std::string centre_name(const GameRules& rules) {
  const int middle = (rules.board.side - 1) / 2;
  return rules.grid.name({middle, middle});
}

/// A place that is a stone's, typed or touched.
std::optional<Place> put_place(const Touch& touch) {
  for (const Gesture& g : touch)
    if (g.kind == GestureKind::put && !g.places.empty()) return g.places.front();
  return std::nullopt;
}

}  // namespace

Problem refusal(const char* name, std::vector<TextArg> args) { return Problem(std::string("pente.reason.") + name, std::move(args)); }

std::string PenteState::notation(Move move) const {
  const DecodedMove decoded = decode(move);
  const auto name = [this](Point p) { return rules_->grid.name(place_of(p)); };
  switch (decoded.kind) {
    case MoveKind::resign: return std::string(kResign);
    case MoveKind::swap: return std::string(kSwap);
    case MoveKind::stay: return std::string(kStay);
    case MoveKind::put: return name(decoded.point);
    case MoveKind::power: break;
  }
  return name(decoded.point) + kPower + (decoded.bonus == kNoPoint ? "" : name(decoded.bonus));
}

Result<Move> PenteState::parse(std::string_view text) const {
  if (over()) return refusal("over");
  if (text == kResign) return resignation();
  if (text == kSwap) return parse_choice(MoveKind::swap);
  if (text == kStay) return parse_choice(MoveKind::stay);
  const auto mark = text.find(kPower);
  if (mark == std::string_view::npos) return parse_stone(text);
  return parse_power(text.substr(0, mark), text.substr(mark + 1));
}

Result<Move> PenteState::parse_choice(MoveKind kind) const {
  if (!may_choose()) return refusal("no_choice");
  return encode({kind});
}

Result<Move> PenteState::parse_stone(std::string_view text) const {
  const auto place = rules_->grid.parse(text);
  if (!place) return place.problem();
  if (const auto why = stone_fault(point_of(*place))) return Problem(*why);
  return encode({MoveKind::put, point_of(*place)});
}

Result<Move> PenteState::parse_power(std::string_view point, std::string_view bonus) const {
  const auto place = rules_->grid.parse(point);
  if (!place) return place.problem();
  if (const auto why = power_fault()) return Problem(*why);
  if (const auto why = stone_fault(point_of(*place))) return Problem(*why);
  return check_bonus(point_of(*place), bonus);
}

/// The power stone is placed on a copy: what it takes or wins says whether a bonus follows.
Result<Move> PenteState::check_bonus(Point p, std::string_view bonus) const {
  Board after = board_;
  Undo unused;
  after.place_power(p, unused);
  if (bonus.empty()) {
    if (after.turn().bonus_due && !after.may_renounce()) return refusal("bonus_missing");
    return encode({MoveKind::power, p});
  }
  if (after.over()) return refusal("bonus_after_end");
  if (!after.turn().bonus_due) return refusal("no_free_diamond");
  const auto place = rules_->grid.parse(bonus);
  if (!place) return place.problem();
  const Point q = point_of(*place);
  if (after.at(q) != kEmpty) return refusal("taken", {{"point", rules_->grid.name(*place)}});
  if (!rules_->board.diamonds[q]) return refusal("no_diamond", {{"point", rules_->grid.name(*place)}});
  return encode({MoveKind::power, p, q});
}

std::optional<Text> PenteState::power_fault() const {
  if (over()) return refusal("over").text;
  if (must_choose()) return refusal("choose_first").text;
  if (may_place_power()) return std::nullopt;
  if (opening_step()) return refusal("power_in_opening").text;
  if (board_.turn().power_left[static_cast<std::size_t>(board_.mover())] > 0) return refusal("power_first_stone").text;
  return refusal(rules_->board.power_stones > 0 ? "power_spent" : "no_power").text;
}

std::optional<Text> PenteState::stone_fault(Point p) const {
  if (over()) return refusal("over").text;
  if (must_choose()) return refusal("choose_first").text;
  switch (illegality(board_, p)) {
    case Illegality::none: break;
    case Illegality::taken: return refusal("taken", {{"point", rules_->grid.name(place_of(p))}}).text;
    case Illegality::centre_first: return refusal("centre_first", {{"point", centre_name(*rules_)}}).text;
    case Illegality::too_near: return refusal("too_near", {{"n", rules_->board.second_distance}}).text;
    case Illegality::no_diamond: return refusal("no_diamond", {{"point", rules_->grid.name(place_of(p))}}).text;
    case Illegality::double_three: return refusal("double_three").text;
  }
  if (!rules_->asks_allow(board_.placed())) return std::nullopt;
  return forbidden(p, StateView(*this, Seat::nobody));
}

/// As hooks.cpp declares it.
std::optional<Text> PenteState::forbidden(Point p, const PositionView& position) const {
  const std::string name = rules_->grid.name(place_of(p));
  const int middle = (rules_->board.side - 1) / 2;
  const std::array fields{
      Field{"point", name.c_str()},
      Field{"column", std::int64_t{column(p) + 1}},
      Field{"row", std::int64_t{row(p) + 1}},
      Field{"across", std::int64_t{std::abs(column(p) - middle)}},
      Field{"along", std::int64_t{std::abs(row(p) - middle)}},
      Field{"number", std::int64_t{board_.placed() + 1}},
      Field{"seat", std::int64_t{index(to_move()) + 1}},
      Field{"position", &position},
  };
  const auto answer = rules_->script->call(Hook::allow, fields, mix(board_.hash() ^ p));
  if (!answer) return std::nullopt;
  if (const std::string* why = answer->as_string()) return refusal(why->c_str(), {{"point", name}}).text;
  const bool* allowed = answer->as_bool();
  if (allowed && !*allowed) return refusal("not_allowed").text;
  return std::nullopt;
}

Text PenteState::why_not(const Touch& touch) const {
  if (over()) return refusal("over").text;
  const bool power = !touch.empty() && touch.front().kind == GestureKind::pick;
  if (power)
    if (const auto why = power_fault()) return *why;
  const auto place = put_place(touch);
  if (!place || !rules_->grid.contains(*place)) return State::why_not(touch);
  if (const auto why = stone_fault(point_of(*place))) return *why;
  if (!power) return State::why_not(touch);
  const Gesture& last = touch.back();
  const bool bonus =
      touch.size() > 2 && last.kind == GestureKind::put && !last.places.empty() && rules_->grid.contains(last.places.front());
  const auto move = check_bonus(point_of(*place), bonus ? rules_->grid.name(last.places.front()) : std::string());
  return move ? State::why_not(touch) : move.problem().text;
}

}  // namespace tablier::pente
