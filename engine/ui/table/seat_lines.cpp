#include "ui/table/seat_lines.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

constexpr float kUsualHeight = 56, kLowHeight = 42, kBetweenLines = 6, kBar = 8, kLineSide = 12;
/// Of a side's card: the line of each partner, and what they have in common.
constexpr float kPartner = 32, kLowPartner = 27, kCommonLine = 26;
/// From this width on a card has room for a name and a clock in the largest figures.
constexpr float kWideCard = 280;
/// Of a thing that was taken: its radius, and from one to the next where there is room.
constexpr float kTaken = 5, kTakenStep = 14, kTakenLine = 16, kTightLine = 14;

/// What stands between two things that are said below a name.
constexpr std::string_view kBetween = " · ";

/// One of them.
struct LabelPart {
  std::string words;
  int weight = 0;  ///< the greater, the less it may be missing
  bool shown = false;
};

/// In the order in which they are read.
std::vector<LabelPart> parts_below_name(const SeatLine& seat) {
  std::vector<LabelPart> parts{{seat.rounds, 1}, {seat.hidden, 2}, {seat.unit, 0}};
  std::erase_if(parts, [](const LabelPart& part) { return part.words.empty(); });
  int weight = 3;
  for (std::string_view rest = seat.marks; !rest.empty();) {
    const std::string_view words = rest.substr(0, rest.find(kBetween));
    parts.push_back({std::string(words), weight++});
    rest.remove_prefix(std::min(rest.size(), words.size() + kBetween.size()));
  }
  return parts;
}

/// Those that are shown.
std::string joined(const std::vector<LabelPart>& parts) {
  std::string label;
  for (const LabelPart& part : parts)
    if (part.shown) label.append(label.empty() ? std::string_view() : kBetween).append(part.words);
  return label;
}

/// Shows what has room in one line, the weightiest in any case, though it is cut.
std::string fill_line(std::vector<LabelPart>& parts, const std::function<bool(const std::string&)>& fits) {
  std::vector<LabelPart*> by_weight;
  for (LabelPart& part : parts) by_weight.push_back(&part);
  std::ranges::stable_sort(by_weight, std::ranges::greater{}, &LabelPart::weight);
  for (LabelPart* const part : by_weight) {
    part->shown = true;
    part->shown = part == by_weight.front() || fits(joined(parts));
  }
  return joined(parts);
}

float height_of(bool low) { return low ? kLowHeight : kUsualHeight; }

/// What that seat writes, or a bar of its colour, with its left edge and its middle there; answers how wide it is.
float draw_sign(const Ui& ui, const SeatLine& seat, Vec2 at, float height) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float bar = ui.px(kBar), arm = ui.px(6);
  if (!seat.written.empty()) {
    seat_sign(ui, {at.x + arm, at.y}, arm, seat.colour, seat.written);
    return 2 * arm;
  }
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  const ImVec2 low{at.x, at.y - height / 2}, high{at.x + bar, at.y + height / 2};
  list.AddRectFilled(low, high, im(seat_ink(ui, seat.colour)), bar / 2);
  list.AddRect(low, high, im(seat_rim(ui, seat.colour)), bar / 2, 0, thin);
  return bar;
}

void draw_empty_ring(const Ui& ui, Vec2 at) {
  ImGui::GetWindowDrawList()->AddCircle(im(at), ui.px(kTaken) - 0.5F, im(faded(ui.colour("soft_ink"), 0.45)), 0,
                                        std::max(1.0F, ui.scale()));
}

/// Where rings would lie over each other: how many it took of how many; answers where that ends.
float draw_taken_number(const Ui& ui, const SeatLine& seat, Vec2 left) {
  const float radius = ui.px(kTaken), begin = left.x + 2 * radius + ui.px(6);
  if (!seat.taken.empty()) seat_disc(ui, {left.x + radius, left.y}, radius, seat.taken.front());
  else draw_empty_ring(ui, {left.x + radius, left.y});
  const std::string number = taken_number(seat);
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label, {begin, left.y - line_height(ui.fonts.label) / 2}, im(ui.colour("ink")), number);
  return begin + measure(ui.fonts.label, number).x;
}

/// What that seat took, and empty rings for what it is still after; answers where they end.
float draw_taken(const Ui& ui, const SeatLine& seat, Vec2 left, float room) {
  const auto places = std::max(seat.taken.size(), static_cast<std::size_t>(std::max(0, seat.taken_room)));
  if (places == 0) return left.x;
  const float radius = ui.px(kTaken),
              step = std::min(ui.px(kTakenStep), (room - 2 * radius) / std::max(1.0F, static_cast<float>(places - 1)));
  if (step < 2 * radius) return draw_taken_number(ui, seat, left);
  float x = left.x + radius;
  for (std::size_t i = 0; i < places; ++i, x += step) {
    if (i < seat.taken.size()) seat_disc(ui, {x, left.y}, radius, seat.taken[i]);
    else draw_empty_ring(ui, {x, left.y});
  }
  return x - step + radius;
}

/// At the right of a card: the clock or the score, and below it how the match stands.
struct RightSide {
  const ImFont* font = nullptr;
  std::string large, small;
  Vec2 first = {}, total = {};  ///< how much room they take

  float width(const Ui& ui) const { return std::max(first.x, total.x) > 0 ? std::max(first.x, total.x) + ui.px(8) : 0; }
};

/// With the widest figures: what stands beside a clock does not move with each second.
Vec2 clock_room(const ImFont* font, std::string clock) {
  std::ranges::replace_if(clock, [](char c) { return c >= '0' && c <= '9'; }, '0');
  return measure(font, clock);
}

RightSide right_side(const Ui& ui, const SeatLine& seat, float height, const ImFont* clock_font) {
  const bool clock = !seat.clock.empty(), crowded = !seat.total.empty() && height < ui.px(kUsualHeight);
  RightSide right{.font = crowded                        ? ui.fonts.title
                          : clock && !seat.clock_unknown ? clock_font
                                                         : ui.fonts.bar,
                  .large = clock ? seat.clock : seat.score,
                  .small = seat.total};
  if (!right.large.empty()) right.first = clock ? clock_room(right.font, right.large) : measure(right.font, right.large);
  if (!right.small.empty()) right.total = measure(ui.fonts.label, right.small);
  return right;
}

void draw_right(const Ui& ui, const SeatLine& seat, const RightSide& side, Vec2 low, Vec2 high) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float right = high.x - ui.px(kLineSide), y = (low.y + high.y - side.first.y - side.total.y) / 2;
  const char* const ink = seat.clock_unknown ? "soft_ink" : !seat.clock.empty() && seat.clock_low ? "danger" : "ink";
  if (!side.large.empty()) draw_text(list, side.font, {right - measure(side.font, side.large).x, y}, im(ui.colour(ink)), side.large);
  if (!side.small.empty()) draw_text(list, ui.fonts.label, {right - side.total.x, y + side.first.y}, im(ui.colour("soft_ink")), side.small);
}

/// Of the first thing that was taken, where these begin there.
Rect taken_place(const Ui& ui, Vec2 at) {
  const float side = 2 * ui.px(kTaken);
  return {at.x, at.y + (line_height(ui.fonts.label) - side) / 2, side, side};
}

/// Below the name: what was taken, and words as far as they have room.
void draw_below(const Ui& ui, const SeatLine& seat, const std::string& label, Vec2 at, float room) {
  const float line = line_height(ui.fonts.label);
  float left = at.x;
  if (seat.taken_room != 0) left = draw_taken(ui, seat, {at.x, at.y + line / 2}, room) + ui.px(8);
  const float rest = at.x + room - left;
  if (!label.empty() && (seat.taken_room == 0 || measure(ui.fonts.label, label).x <= rest))
    draw_fitted(ui, ui.fonts.label, {left, at.y}, ui.colour("soft_ink"), label, rest);
}

/// The largest clock that leaves a name its room.
const ImFont* clock_font(const Ui& ui, float width, float height) {
  return width >= ui.px(kWideCard) && height >= ui.px(kUsualHeight) ? ui.fonts.clock : ui.fonts.bar;
}

/// The frame of a card or of a line of one; accented for whose turn it is.
void draw_card(const Ui& ui, Vec2 low, Vec2 high, bool to_move) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ui.px(ui.sizes.radius_button), thin = std::max(1.0F, std::floor(ui.scale()));
  if (to_move) list.AddRectFilled(im(low), im(high), im(ui.colour("raised")), round);
  list.AddRect(im(low), im(high), im(ui.colour(to_move ? "accent" : "line")), round, 0, to_move ? 2 * thin : thin);
}

const ImFont* name_font(const Ui& ui, const SeatLine& seat) { return seat.to_move ? ui.fonts.strong : ui.fonts.body; }

/// What stands on a card beside its sign and its name.
struct CardWords {
  RightSide right;
  std::vector<std::string> below;
};

/// In that room. What has none beside how the match stands takes a line of its own under the name, and that the next one.
CardWords words_of(const Ui& ui, const SeatLine& seat, float room, float height, const ImFont* clock_font) {
  const auto words = [&](const SeatLine& shown, int lines) {
    CardWords all{.right = right_side(ui, shown, height, clock_font), .below = {}};
    const float left = room - all.right.width(ui);
    all.below = labels_below_name(shown, lines, [&](const std::string& label) { return measure(ui.fonts.label, label).x <= left; });
    return all;
  };
  const bool two = height >= ui.px(kUsualHeight) && seat.taken_room == 0;
  CardWords all = words(seat, two ? 2 : 1);
  const bool cut = !all.below.empty() && measure(ui.fonts.label, all.below.front()).x > room - all.right.width(ui);
  const bool moves = cut && two && !seat.total.empty();
  if (moves) {
    SeatLine alone = seat;
    const std::string total = std::exchange(alone.total, {});
    all = words(alone, 1);
    all.below.push_back(total);
  }
  if (seat.thinking) {
    all.below.resize(moves ? 2 : 1);
    all.below.front() = ui.tr("table.seat.thinking");
  }
  if (all.below.empty() && seat.taken_room != 0) all.below.emplace_back();
  return all;
}

Rect draw_seat(const Ui& ui, const SeatLine& seat, float width, float height) {
  const float side = ui.px(kLineSide);
  ImGui::Dummy({width, height});
  probe_item(seat.name);
  const Vec2 low = vec(ImGui::GetItemRectMin()), high = vec(ImGui::GetItemRectMax());
  draw_card(ui, low, high, seat.to_move);
  const float sign = draw_sign(ui, seat, {low.x + side, (low.y + high.y) / 2}, high.y - low.y - ui.px(16));
  const float left = low.x + side + sign + ui.px(10);
  const auto [right, small] = words_of(ui, seat, high.x - side - left, height, clock_font(ui, width, height));
  const float room = high.x - side - right.width(ui) - left;
  draw_right(ui, seat, right, low, high);
  const ImFont* const font = name_font(ui, seat);
  const float line = ui.px(small.size() > 1 ? kTightLine : kTakenLine), lines = line_height(font) + static_cast<float>(small.size()) * line;
  const float y = (low.y + high.y - lines) / 2, below = y + line_height(font) + line - line_height(ui.fonts.label);
  draw_fitted(ui, font, {left, y}, ui.colour("ink"), seat.name, room);
  for (std::size_t i = 0; i < small.size(); ++i) draw_below(ui, seat, small[i], {left, below + static_cast<float>(i) * line}, room);
  return taken_place(ui, {left, below});
}

// --- the card of a side

/// One of the partners, in a line of their card, with what is told at its right where nothing else is.
void draw_partner(const Ui& ui, const SeatLine& seat, Vec2 low, Vec2 high, const std::string& aside) {
  const float side = ui.px(kLineSide), middle = (low.y + high.y) / 2, left = low.x + side + ui.px(kBar) + ui.px(10);
  if (seat.to_move) draw_card(ui, low, high, true);
  draw_sign(ui, seat, {low.x + side, middle}, high.y - low.y - ui.px(10));
  const bool timed = !seat.thinking && !seat.clock.empty();
  const std::string right = seat.thinking ? ui.tr("table.seat.thinking") : timed ? seat.clock : aside;
  const ImFont* const small = timed ? ui.fonts.bar : ui.fonts.label;
  const float width = right.empty() ? 0 : measure(small, right).x;
  const char* const ink = !timed ? "soft_ink" : seat.clock_low ? "danger" : "ink";
  const Vec2 at{high.x - side - width, middle - line_height(small) / 2};
  if (width > 0) draw_text(*ImGui::GetWindowDrawList(), small, at, im(ui.colour(ink)), right);
  const ImFont* const font = name_font(ui, seat);
  draw_fitted(ui, font, {left, middle - line_height(font) / 2}, ui.colour("ink"), seat.name, at.x - left - (width > 0 ? ui.px(8) : 0));
}

/// What the partners have in common, below their lines.
Rect draw_common(const Ui& ui, SeatLine seat, Vec2 low, Vec2 high) {
  const float left = low.x + ui.px(kLineSide + kBar + 10);
  seat.clock.clear();
  if (!seat.total.empty()) seat.marks += (seat.marks.empty() ? "" : " · ") + std::exchange(seat.total, {});
  const RightSide right = right_side(ui, seat, high.y - low.y, ui.fonts.bar);
  draw_right(ui, seat, right, low, high);
  const float room = high.x - ui.px(kLineSide) - right.width(ui) - left;
  const auto fits = [&](const std::string& label) { return measure(ui.fonts.label, label).x <= room; };
  const Vec2 at{left, (low.y + high.y - line_height(ui.fonts.label)) / 2};
  const std::vector<std::string> labels = labels_below_name(seat, 1, fits);
  draw_below(ui, seat, labels.empty() ? std::string() : labels.front(), at, room);
  return taken_place(ui, at);
}

Rect draw_side(const Ui& ui, std::span<const SeatLine> partners, float width, float height) {
  ImGui::Dummy({width, height});
  probe_item(partners.front().name);
  const Vec2 low = vec(ImGui::GetItemRectMin()), high = vec(ImGui::GetItemRectMax());
  draw_card(ui, low, high, false);
  const float line = std::floor((height - ui.px(kCommonLine)) / static_cast<float>(partners.size()));
  float y = low.y;
  SeatLine common = partners.front();
  std::string aside = common.taken_room != 0 ? std::exchange(common.total, {}) : std::string();  // below it has no room
  for (const SeatLine& seat : partners) {
    draw_partner(ui, seat, {low.x, y}, {high.x, y + line}, aside);
    if (!seat.thinking) aside.clear();  // told once
    y += line;
  }
  return draw_common(ui, std::move(common), {low.x, y}, high);
}

Rect draw_seats(const Ui& ui, std::span<const SeatLine> card, float width, float height) {
  return card.size() > 1 ? draw_side(ui, card, width, height) : draw_seat(ui, card.front(), width, height);
}

float card_height(std::span<const SeatLine> card, bool low) {
  return card.size() > 1 ? static_cast<float>(card.size()) * (low ? kLowPartner : kPartner) + kCommonLine : height_of(low);
}

}  // namespace

std::string taken_number(const SeatLine& seat) {
  const std::string took = std::to_string(seat.taken.size());
  return seat.taken_room > static_cast<int>(seat.taken.size()) ? took + " / " + std::to_string(seat.taken_room) : took;
}

std::vector<std::string> labels_below_name(const SeatLine& seat, int lines, const std::function<bool(const std::string&)>& fits) {
  std::vector<LabelPart> parts = parts_below_name(seat);
  std::vector<std::string> labels;
  for (int line = 0;
       line < lines && std::ranges::any_of(parts, [line](const LabelPart& part) { return line == 0 || part.weight > 0; }); ++line) {
    labels.push_back(fill_line(parts, fits));
    std::erase_if(parts, &LabelPart::shown);
  }
  return labels;
}

std::vector<std::span<const SeatLine>> seat_cards(std::span<const SeatLine> seats) {
  std::vector<std::span<const SeatLine>> cards;
  while (!seats.empty()) {
    std::size_t count = 1;
    while (count < seats.size() && seats.front().side >= 0 && seats[count].side == seats.front().side) ++count;
    cards.push_back(seats.first(count));
    seats = seats.subspan(count);
  }
  return cards;
}

float seat_lines_height(const std::vector<SeatLine>& seats, int columns, bool low) {
  const auto cards = seat_cards(seats);
  float height = 0;
  for (std::size_t i = 0; i < cards.size(); i += static_cast<std::size_t>(columns))
    height += (i == 0 ? 0 : kBetweenLines) + card_height(cards[i], low);
  return height;
}

std::vector<Rect> draw_seat_lines(const Ui& ui, const std::vector<SeatLine>& seats, int columns, bool low) {
  const float between = ui.px(kBetweenLines), all = ImGui::GetContentRegionAvail().x;
  const float width = std::floor((all + between) / static_cast<float>(columns) - between);
  const auto cards = seat_cards(seats);
  std::vector<Rect> places(seats.size());
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {between, between});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i % static_cast<std::size_t>(columns) != 0) ImGui::SameLine();
    const Rect place = draw_seats(ui, cards[i], width, ui.px(card_height(cards[i], low)));
    for (const SeatLine& seat : cards[i]) places[static_cast<std::size_t>(seat.seat)] = place;
  }
  ImGui::PopStyleVar();
  return places;
}

}  // namespace tablier
