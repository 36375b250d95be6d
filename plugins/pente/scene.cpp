#include "core/legality.hpp"
#include "core/threats.hpp"
#include "state.hpp"

#include <algorithm>

namespace tablier::pente {
namespace {

/// Looks of stones go by the seat that has their colour at first: the first seat always plays yellow, whoever begins, and stones stay
/// as they are when the seats change colours.
int look_of(const PenteState& state, int colour) { return (colour + state.starter()) % state.rules().seats(); }

std::string paint(const PenteState& state, Cell cell) {
  return is_power(cell) ? "stone.power" : "stone." + std::to_string(look_of(state, colour_of(cell)));
}

/// What tells a colour's stones from all others without their colour: nothing where one is light and one dark.
std::string name_of(const PenteState& state, int colour) {
  static constexpr const char* kNames[] = {"A1", "B1", "A2", "B2"};
  return state.rules().board.teams ? kNames[look_of(state, colour)] : std::string();
}

std::vector<std::string> labels(const PenteState& state, Cell cell) {
  const std::string name = is_power(cell) ? "+" : name_of(state, colour_of(cell));
  return name.empty() ? std::vector<std::string>() : std::vector{name};
}

void add_seats(Scene& scene, const PenteState& state) {
  const bool teams = state.rules().board.teams;
  if (teams) scene.sides = {Text("pente.side.first"), Text("pente.side.second")};
  for (int s = 0; s < state.rules().seats(); ++s) {
    const int colour = state.colour_of_seat(s);
    scene.seats.push_back(
        {.paint = "stone." + std::to_string(look_of(state, colour)), .label = name_of(state, colour), .side = teams ? s % 2 : -1});
  }
}

/// On smaller boards half-discs would run into each other and into the diamonds.
constexpr int kMinForHalfDiscs = 9;
/// Star points stand that far from the sides of a large board; the largest have them at the middles of its sides, too.
constexpr int kStarFromSide = 3, kMinForStars = 13, kMinForSideStars = 17;

/// Boards of games without captures are those of gomoku: star points, and nothing of Pente's print.
void mark_stars(Surface& surface, int side) {
  const int last = side - 1, middle = last / 2;
  if (side % 2 == 0) return;
  if (side < kMinForStars) return surface.marks.push_back({.kind = MarkKind::dot, .place = {middle, middle}});
  for (const int x : {kStarFromSide, middle, last - kStarFromSide})
    for (const int y : {kStarFromSide, middle, last - kStarFromSide}) {
      const bool centre = x == middle && y == middle, at_side = (x == middle) != (y == middle);
      if (centre || !at_side || side >= kMinForSideStars) surface.marks.push_back({.kind = MarkKind::dot, .place = {x, y}});
    }
}

bool is_pente(const Rules& rules) { return rules.capture_lengths != 0 || rules.power_stones > 0; }

void mark_board(Surface& surface, const Rules& rules) {
  if (!is_pente(rules)) return mark_stars(surface, rules.side);
  const int last = rules.side - 1;
  const int middle = last / 2;
  for (Point p = 0; p < kPoints; ++p)
    if (rules.diamonds[p]) surface.marks.push_back({.kind = MarkKind::diamond, .place = place_of(p)});
  if (rules.side % 2 == 0) return;  // the middle of a side is between two points
  surface.marks.push_back({.kind = MarkKind::dot, .place = {middle, middle}});
  if (rules.side < kMinForHalfDiscs) return;
  for (const Place p : {Place{middle, 0}, Place{middle, last}, Place{0, middle}, Place{last, middle}})
    surface.marks.push_back({.kind = MarkKind::half_disc, .place = p});
}

Surface board_surface(const GameRules& rules) {
  Surface surface{.grid = rules.grid};
  surface.coordinates = true;
  mark_board(surface, rules.board);
  return surface;
}

bool holds(const std::vector<Point>& points, Point p) { return std::find(points.begin(), points.end(), p) != points.end(); }

std::vector<Point> winning(const PenteState& state) {
  std::vector<Point> all;
  if (state.board().ending() != Ending::five) return all;
  for (int c = state.board().winner(); c < state.rules().seats(); c += 2) {
    const auto stones = winning_stones(state.board(), c);
    all.insert(all.end(), stones.begin(), stones.end());
  }
  return all;
}

void add_tokens(Scene& scene, const PenteState& state) {
  const auto danger = state.over() ? std::vector<Point>() : stones_in_danger(state.board());
  const auto rows = winning(state);
  const auto last = state.last_turn_points();
  for (Point p = 0; p < kPoints; ++p) {
    const Cell cell = state.board().at(p);
    if (cell == kEmpty) continue;
    scene.tokens.push_back({.id = state.id_at(p),
                            .kind = TokenKind::stone,
                            .places = {place_of(p)},
                            .owner = state.seat_of(colour_of(cell)),
                            .paint = paint(state, cell),
                            .labels = labels(state, cell),
                            .last = holds(last, p),
                            .danger = holds(danger, p),
                            .winning = holds(rows, p)});
  }
}

TrayItem stone_item(const PenteState& state, int id, Cell cell) {
  return {.id = id, .paint = paint(state, cell), .orientations = {{.cells = {Place{}}}}};
}

void add_power_trays(Scene& scene, const PenteState& state) {
  const Rules& rules = state.rules().board;
  for (int s = 0; rules.power_stones > 0 && s < rules.colours(); ++s) {
    const int colour = state.colour_of_seat(s);
    Tray tray{.title = Text("pente.tray.power"), .kind = TrayKind::stones, .owner = seat(s)};
    for (int left = state.board().turn().power_left[static_cast<std::size_t>(colour)]; left > 0; --left)
      tray.items.push_back(stone_item(state, state.power_id(colour, left), fresh_power(colour)));
    scene.trays.push_back(std::move(tray));
  }
}

/// What a side has taken, of what it takes to win.
Text bowl_title(const PenteState& state, int side) {
  // Two names stand before it where partners share a bowl.
  return Text(state.rules().board.teams ? "pente.tray.taken_short" : "pente.tray.taken",
              {{"n", state.board().taken(side)}, {"max", state.rules().board.captures_to_win}});
}

/// A bowl a side; its owner is the first seat of the side.
void add_bowls(Scene& scene, const PenteState& state) {
  if (state.rules().board.capture_lengths == 0 && !state.rules().asks_after_move()) return;
  for (int s = 0; s < 2; ++s) {
    const int side = state.side_of_seat(s);
    Tray bowl{.title = bowl_title(state, side), .kind = TrayKind::bowl, .owner = seat(s), .of_side = state.rules().board.teams};
    for (const TakenStone& stone : state.taken_stones())
      if (stone.side == side) bowl.items.push_back(stone_item(state, stone.id, stone.cell));
    scene.trays.push_back(std::move(bowl));
    scene.counters.push_back({Text("pente.counter.taken"), seat(s), state.board().taken(side), state.rules().board.teams});
  }
}

void add_first_light(Scene& scene, const PenteState& state) {
  const Rules& rules = state.rules().board;
  if (state.over() || state.must_choose() || state.board().placed() > 0 || !rules.first_on_centre) return;
  for (const Point p : state.board().empties())
    if (distance_from_centre(p, rules.side) == 0) scene.highlights.push_back({.kind = HighlightKind::legal, .place = place_of(p)});
  std::sort(scene.highlights.begin(), scene.highlights.end(), [](const Highlight& a, const Highlight& b) { return a.place < b.place; });
}

/// Variants that bar more than this say so in words only.
constexpr std::size_t kMaxCrosses = 80;

/// Free points that are barred to the next stone, for whoever places it.
void add_barred(Scene& scene, const PenteState& state, Seat viewer) {
  const Board& board = state.board();
  const bool centre_lit = board.placed() == 0 && board.rules().first_on_centre;
  if (state.over() || state.must_choose() || centre_lit) return;
  if (viewer != Seat::nobody && viewer != state.to_move()) return;
  if (!is_restricted(board) && !state.rules().asks_allow(board.placed())) return;
  std::vector<Place> barred;
  for (const Point p : board.empties())
    if (state.stone_fault(p)) barred.push_back(place_of(p));
  if (barred.size() > kMaxCrosses) return;
  std::sort(barred.begin(), barred.end());
  for (const Place p : barred) scene.highlights.push_back({.kind = HighlightKind::danger, .place = p});
}

constexpr int kCalledLength = 5;

void add_event(Scene& scene, Text text, Point p, Seat seat) {
  scene.events.push_back({.text = std::move(text), .place = place_of(p), .seat = seat});
}

bool has_stone(const std::vector<Row>& rows, Point p) {
  return std::any_of(rows.begin(), rows.end(), [p](const Row& row) { return holds(row, p); });
}

/// Tria and tessera are words of a game whose fives win.
void add_calls(Scene& scene, const PenteState& state, int colour) {
  if (!state.rules().calls || state.rules().board.win_length != kCalledLength || state.over()) return;
  const bool five = state.board().turn().pending == colour;
  const Threats threats = threats_of(state.board(), colour);
  for (const Point p : state.last_points()) {
    if (state.board().at(p) == kEmpty) continue;
    if (five) add_event(scene, Text("pente.call.five"), p, state.seat_of(colour));
    else if (has_stone(threats.fours, p)) add_event(scene, Text("pente.call.tessera"), p, state.seat_of(colour));
    else if (has_stone(threats.threes, p)) add_event(scene, Text("pente.call.tria"), p, state.seat_of(colour));
  }
}

/// Stones of the side that moved, a partner's, that left the board with enemies': they count for nobody.
int partners_taken(const Undo& undo, int side) {
  const auto* const first = undo.taken_cells.begin();
  return static_cast<int>(std::count_if(first, first + (undo.count - undo.poofed),
                                        [side](Cell cell) { return !is_old_power(cell) && side_of(colour_of(cell)) == side; }));
}

void add_events(Scene& scene, const PenteState& state) {
  const auto records = state.last_records();
  if (records.empty()) return;
  const int colour = records.front().turn.mover;
  Point placed = kNoPoint;
  for (const Undo& undo : records) {
    if (undo.point != kNoPoint) placed = undo.point;
    const int left = undo.count - undo.poofed, own = partners_taken(undo, side_of(colour));
    if (left > own) add_event(scene, Text("pente.call.taken", {{"n", left - own}}), placed, state.seat_of(colour));
    if (own > 0) add_event(scene, Text("pente.call.partner", {{"n", own}}), placed, state.seat_of(colour));
    if (undo.point != kNoPoint && undo.poofed > 0)
      add_event(scene, Text("pente.call.poof", {{"n", int{undo.poofed}}}), undo.point, state.seat_of(colour));
  }
  add_calls(scene, state, colour);
}

/// What the seat to move has still to place before the other one chooses a colour.
struct BeforeChoice {
  int stones = 0;  ///< 0 where that is not what comes
  StepKind then = StepKind::choose;
};

BeforeChoice before_choice(const PenteState& state) {
  const Step* step = state.opening_step();
  const Step* const end = state.rules().opening.data() + state.rules().opening.size();
  if (!step) return {};
  const int seat = step->seat;
  int stones = 0;
  for (; step != end && step->kind == StepKind::stone && step->seat == seat; ++step) ++stones;
  if (step == end || step->kind == StepKind::stone || step->seat == seat) return {};
  return {stones, step->kind};
}

Text status(const PenteState& state) {
  const auto text = [](const char* name) { return Text(std::string("pente.status.") + name); };
  if (state.over()) return Text("pente.outcome." + state.outcome().reason);
  if (state.must_choose()) return text("choose");
  if (state.may_choose()) return text("choose_or_add");
  const Board& board = state.board();
  const Rules& rules = board.rules();
  if (const int in = state.rules().win_in; in > 0) {  // what is left after a first stone promises nothing
    const int left = state.stones_to_win();
    return Text(left == in ? "pente.status.win_in" : "pente.status.win_left", {{"n", left}});
  }
  const auto [stones, then] = before_choice(state);
  if (board.placed() == 0 && rules.first_on_centre)
    return stones > 1 ? Text("pente.status.first_of_opening", {{"n", stones - 1}}) : text("first");
  if (stones > 0) return Text(then == StepKind::choose ? "pente.status.opening" : "pente.status.opening_or_add", {{"n", stones}});
  if (board.turn().pending >= 0) return text("break_five");
  if (state.has_just_chosen()) return text(state.is_swapped() ? "swapped" : "stayed");
  if (board.placed() == rules.second_stone() && rules.second_distance > 0)
    return Text("pente.status.second", {{"n", rules.second_distance}});
  return text(rules.stones_a_turn > 1 && board.turn().left > 1 ? "first_of_turn" : "place");
}

Value names(const GameRules& rules, const std::vector<Row>& rows) {
  Value all = Value::list();
  for (const Row& row : rows) {
    Value stones = Value::list();
    for (const Point p : row) stones.push(rules.grid.name(place_of(p)));
    all.push(std::move(stones));
  }
  return all;
}

Value threats_fact(const PenteState& state, int side) {
  Threats all;
  for (int colour = side; colour < state.rules().seats(); colour += 2) {
    const Threats found = threats_of(state.board(), colour);
    all.fours.insert(all.fours.end(), found.fours.begin(), found.fours.end());
    all.threes.insert(all.threes.end(), found.threes.begin(), found.threes.end());
  }
  return Value::map({{"fours", names(state.rules(), all.fours)}, {"threes", names(state.rules(), all.threes)}});
}

}  // namespace

Scene PenteState::scene(Seat viewer) const {
  Scene scene;
  scene.hand = {.put = true};
  scene.letters_write = true;
  scene.surfaces.push_back(board_surface(*rules_));
  add_seats(scene, *this);
  add_tokens(scene, *this);
  add_power_trays(scene, *this);
  add_bowls(scene, *this);
  add_first_light(scene, *this);
  add_barred(scene, *this, viewer);
  add_events(scene, *this);
  scene.status = status(*this);
  return scene;
}

Touch PenteState::touch(Move move) const {
  const DecodedMove decoded = decode(move);
  const auto put = [](Point p) { return Gesture{.kind = GestureKind::put, .places = {place_of(p)}}; };
  if (decoded.kind == MoveKind::put) return {put(decoded.point)};
  if (decoded.kind != MoveKind::power) return {{.kind = GestureKind::press, .button = notation(move)}};
  const int colour = board_.mover();
  const int item = power_id(colour, board_.turn().power_left[static_cast<std::size_t>(colour)]);
  Touch touch{{.kind = GestureKind::pick, .item = item}, put(decoded.point)};
  if (decoded.bonus != kNoPoint) touch.push_back(put(decoded.bonus));
  return touch;
}

Value PenteState::facts(Seat) const {
  Value captured = Value::list();
  Value threats = Value::list();
  for (int s = 0; s < 2; ++s) {
    captured.push(board_.taken(side_of_seat(s)));
    threats.push(threats_fact(*this, side_of_seat(s)));
  }
  Value facts = Value::map({{"captured", std::move(captured)}});
  Value power = Value::list();
  for (int s = 0; s < rules_->seats(); ++s) power.push(int{board_.turn().power_left[static_cast<std::size_t>(colour_of_seat(s))]});
  facts.set("power", std::move(power));
  facts.set("threats", std::move(threats));
  return facts;
}

}  // namespace tablier::pente
