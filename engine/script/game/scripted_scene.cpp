#include "content/utf8.hpp"
#include "script/game/game_shapes.hpp"
#include "script/game/held_things.hpp"
#include "script/game/known_fields.hpp"
#include "script/game/laid_pieces.hpp"
#include "script/game/lua_game_state.hpp"
#include "script/game/odd_paints.hpp"
#include "script/readable.hpp"
#include "script/shape_check.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

/// What is on the table of a game in Lua: as its `look` says, or as its `cells` are.
namespace tablier::lua {
namespace {

// Ids of things, far from each other. What stood at the start bears the number of its place.
constexpr int kPlayedIds = 100'000;  ///< and the ply that brought it
constexpr int kOtherIds = 200'000;   ///< and its place
constexpr int kLaidIds = 300'000;    ///< and the ply

TokenKind kind_of(const std::string* word) {
  if (!word || *word == "stone") return TokenKind::stone;
  if (*word == "pawn") return TokenKind::pawn;
  if (*word == "tile") return TokenKind::tile;
  return *word == "polyform" ? TokenKind::polyform : TokenKind::stroke;
}

}  // namespace

/// Makes one scene of one state.
class SceneMaker {
 public:
  SceneMaker(const LuaGameState& state, Seat viewer) : state_(state), game_(state.rules_->game), viewer_(viewer) {}

  Scene make() {
    scene_.round = state_.round_.seats > 1 ? RoundKind::contest : game_.alone;
    scene_.hand = game_.verbs;
    scene_.letters_write = !game_.verbs.turn && !game_.verbs.flip;
    scene_.surfaces.push_back(game_.surface);
    add_seats();
    add_trays();
    add_status();
    if (!add_look(state_.here(), scene_)) add_cells(state_.here(), scene_);
    if (!state_.machine().has(GameFunction::look)) tell_odd_cell();
    add_scores();
    tell_odd_paints();
    mark_last();
    tell_gone();
    return std::move(scene_);
  }

 private:
  using Ply = LuaGameState::Ply;
  const std::string& name() const { return state_.machine().declaration().name; }
  Text text(const std::string& key) const { return Text(name() + "." + key); }
  const Grid& grid() const { return game_.surface.grid; }

  std::string paint_of_seat(int seat) const {
    const RoundRules& round = state_.round_;
    return "stone." + std::to_string(game_.colours_by_turn ? (seat + 1 - round.starter + round.seats) % round.seats : seat);
  }

  void add_seats() {
    for (int s = 0; s < state_.round_.seats; ++s) scene_.seats.push_back({.paint = paint_of_seat(s)});
  }

  void add_trays() {
    for (int s = 0; s < state_.round_.seats; ++s) {
      Tray tray{.title = text("tray.pieces"), .owner = seat(s)};
      for (std::size_t i = 0; i < game_.pieces.size(); ++i) {
        const LaidPiece& piece = game_.pieces[i];
        if (piece.seat >= 0 && piece.seat != s) continue;
        tray.items.push_back({.id = kTrayIds + static_cast<int>(i) + 1,
                              .kind = TokenKind::polyform,
                              .paint = piece.paint.empty() ? paint_of_seat(s) : piece.paint,
                              .orientations = piece.orientations,
                              .copies = piece.copies});
      }
      if (!tray.items.empty()) scene_.trays.push_back(std::move(tray));
    }
  }

  void add_status() {
    const Outcome outcome = state_.outcome();
    if (!outcome.over) return;
    const bool own = outcome.reason != kFaultReason && outcome.reason != "resigned";
    scene_.status = own ? text("outcome." + outcome.reason) : Text("outcome." + outcome.reason);
  }

  /// What the round brought, where the script shows no figures of its own.
  void add_scores() {
    const Outcome outcome = state_.outcome();
    if (!scene_.counters.empty()) return;
    for (std::size_t s = 0; s < outcome.scores.size(); ++s)
      scene_.counters.push_back({Text("table.counter_points"), seat(static_cast<int>(s)), outcome.scores[s]});
  }

  // ---- as the script says

  bool add_look(const Ply& ply, Scene& scene) {
    const GameArgument arguments[]{viewer_argument(viewer_)};
    auto said = state_.ask(GameFunction::look, ply, arguments);
    if (!said || said->is_null()) return false;
    auto faults = faults_of(look_shape(), *said, state_.round_.seats);
    Scene looked = scene;  // of an answer that has a fault nothing is drawn
    if (faults.empty())
      if (auto fault = read_look(*said, looked)) faults.push_back(*std::move(fault));
    for (const Text& fault : faults) state_.machine().tell(GameFunction::look, fault);
    if (faults.empty()) scene = std::move(looked);
    return faults.empty();
  }

  /// What has a paint that there is not is drawn all the same, as loud as the theme can.
  void tell_odd_paints() const {
    for (const OddPaint& paint : game_.odd_paints) tell_odd_paint(paint);
    if (!game_.paints) return;
    std::set<std::string_view> told;
    for (const tablier::Token& token : scene_.tokens)
      if (!is_paint(*game_.paints, token.paint) && !is_told(token.paint) && told.insert(token.paint).second)
        tell_odd_paint({.name = token.paint, .by = GameFunction::look});
  }
  void tell_odd_paint(const OddPaint& paint) const {
    state_.machine().tell(no_such_paint(state_.machine(), *game_.paints, paint), paint.namer());
  }
  /// A token of a thing has the paint that `things` gives it.
  bool is_told(const std::string& paint) const {
    return std::ranges::find(game_.odd_paints, paint, &OddPaint::name) != game_.odd_paints.end();
  }
  std::optional<Text> read_look(const Value& look, Scene& scene) {
    if (auto fault = read_trays(look, scene)) return fault;
    std::vector<tablier::Token> tokens;
    if (const Value* list = look.find("tokens"))
      for (const Value& said : *list->as_list()) {
        auto token = read_token(said);
        if (!token) return token.problem().text;
        tokens.push_back(*std::move(token));
        if (auto fault = give_thing(said, scene, tokens)) return fault;
      }
    if (auto fault = clash(tokens)) return fault;
    if (auto fault = read_lights(look, scene)) return fault;
    scene.tokens = std::move(tokens);
    const std::string* status = text_of(look, "status");
    if (status && !state_.outcome().over) scene.status = text("status." + *status);
    if (const Value* counters = look.find("counters"))
      for (const Value& c : *counters->as_list()) {
        const auto s = number_of(c, "seat");
        scene.counters.push_back({text("counter." + *text_of(c, "name")), s ? seat(*s - 1) : Seat::nobody, *c.find("value")->as_int()});
      }
    return std::nullopt;
  }

  std::optional<Text> read_trays(const Value& look, Scene& scene) {
    const Value* const list = look.find("trays");
    if (!list) return std::nullopt;
    std::vector<Tray> trays;
    for (const Value& said : *list->as_list()) {
      if (said.find("hidden_from") && !state_.machine().has(GameFunction::sample)) return Text("script.game.hidden_no_sample");
      auto tray = read_tray(said, game_, viewer_);
      if (!tray) return tray.problem().text;
      tray->title = text("tray." + *text_of(said, "name"));
      trays.push_back(*std::move(tray));
    }
    if (auto fault = clash(trays)) return fault;
    scene.trays.insert(scene.trays.end(), trays.begin(), trays.end());
    return std::nullopt;
  }

  /// Trays of one seat that hold the same thing.
  static std::optional<Text> clash(const std::vector<Tray>& trays) {
    std::set<int> ids;
    for (const Tray& tray : trays)
      for (const TrayItem& item : tray.items)
        if (!ids.insert(item.id).second) return Text("script.game.thing_in_two_trays", {{"name", tray.title}});
    return std::nullopt;
  }

  static bool is_there(const Scene& scene, const std::vector<tablier::Token>& tokens, int id) {
    const auto has = [id](const Tray& tray) { return std::ranges::find(tray.items, id, &TrayItem::id) != tray.items.end(); };
    return std::ranges::any_of(scene.trays, has) || std::ranges::find(tokens, id, &tablier::Token::id) != tokens.end();
  }

  /// The last token is a thing that a hand held: it looks as it did there, and keeps its id unless another one has it.
  std::optional<Text> give_thing(const Value& said, const Scene& scene, std::vector<tablier::Token>& tokens) const {
    const std::string* const name = text_of(said, "thing");
    if (!name) return std::nullopt;
    const auto number = game_.number_of_thing(*name);
    if (!number) return no_thing(game_, *name);
    const HeldThing& thing = *game_.thing(*number);
    tablier::Token& token = tokens.back();
    if (!said.find("kind")) token.kind = thing.kind;
    if (!said.find("paint")) token.paint = thing.paint;
    if (!said.find("label") && !thing.label.empty()) token.labels = {thing.label};
    if (const int id = id_of_thing(token.owner, *number); !said.find("id") && !is_there(scene, tokens, id)) token.id = id;
    return std::nullopt;
  }

  static HighlightKind kind_of_light(const std::string* word) {
    if (word && *word == "bonus") return HighlightKind::bonus;
    return word && *word == "danger" ? HighlightKind::danger : HighlightKind::legal;
  }
  static MarkKind kind_of_mark(const std::string* word, bool letter) {
    if (letter || (word && *word == "letter")) return MarkKind::letter;
    return word && *word == "diamond" ? MarkKind::diamond : MarkKind::dot;
  }

  /// A kind stands once on a place: more would be drawn over each other, and take as long as there are many.
  std::optional<Text> read_lights(const Value& look, Scene& scene) {
    std::set<std::pair<HighlightKind, Place>> lit;
    if (const Value* lights = look.find("highlights"))
      for (const Value& light : *lights->as_list()) {
        const auto place = place_of(*light.find("place"));
        if (!place) return place.problem().text;
        const HighlightKind kind = kind_of_light(text_of(light, "kind"));
        if (lit.emplace(kind, *place).second) scene.highlights.push_back({.kind = kind, .place = *place});
      }
    std::set<std::pair<MarkKind, Place>> marked;
    if (const Value* marks = look.find("marks"))
      for (const Value& mark : *marks->as_list()) {
        const auto place = place_of(*mark.find("place"));
        if (!place) return place.problem().text;
        const std::string* words = text_of(mark, "text");
        const MarkKind kind = kind_of_mark(text_of(mark, "kind"), words != nullptr);
        if (marked.emplace(kind, *place).second) scene.surfaces[0].marks.push_back({kind, *place, words ? *words : ""});
      }
    return std::nullopt;
  }

  Result<Place> place_of(const Value& said) const {
    if (const std::string* name = said.as_string()) return grid().parse(*name);
    const std::int64_t number = *said.as_int();
    if (number <= grid().size() && grid().contains(grid().place(static_cast<int>(number) - 1)))
      return grid().place(static_cast<int>(number) - 1);
    return Problem("script.game.off_board", {{"number", number}});
  }

  Result<tablier::Token> read_token(const Value& said) const {
    tablier::Token token;
    if (said.find("place") && said.find("places")) return Problem("script.game.token_places");
    if (const Value* one = said.find("place")) {
      const auto place = place_of(*one);
      if (!place) return place.problem();
      token.places = {*place};
    }
    if (const Value* several = said.find("places"))
      for (const Value& p : *several->as_list()) {
        const auto place = place_of(p);
        if (!place) return place.problem();
        token.places.push_back(*place);
      }
    if (token.places.empty()) return Problem("script.game.token_place");
    token.kind = kind_of(text_of(said, "kind"));
    token.id = number_of(said, "id").value_or(grid().index(token.places.front()) + 1);
    if (const auto s = number_of(said, "seat")) token.owner = seat(*s - 1);
    const std::string* paint = text_of(said, "paint");
    token.paint = paint && !paint->empty() ? *paint : is_player(token.owner) ? paint_of_seat(index(token.owner)) : "tile";
    if (const std::string* label = text_of(said, "label")) token.labels = {*label};
    token.last = flag_of(said, "last");
    token.danger = flag_of(said, "danger");
    token.winning = flag_of(said, "winning");
    return token;
  }

  /// Two tokens of one id, or on one place.
  static std::optional<Text> clash(const std::vector<tablier::Token>& tokens) {
    std::set<int> ids;
    std::set<Place> taken;
    for (const tablier::Token& token : tokens) {
      if (!ids.insert(token.id).second) return Text("script.game.token_twice", {{"id", token.id}});
      const std::set<Place> own(token.places.begin(), token.places.end());
      for (const Place p : own)
        if (!taken.insert(p).second) return Text("script.game.place_twice", {{"number", token.id}});
    }
    return std::nullopt;
  }

  // ---- as the cells are

  bool is_owner(const Value& cell) const { return cell.as_int() && *cell.as_int() >= 0 && *cell.as_int() <= state_.round_.seats; }

  /// The first that is none of what is drawn, where cells are all that there is to draw. It is drawn as nobody's.
  void tell_odd_cell() const {
    const Ply& ply = state_.here();
    const Value position = ply.size > 0 ? position_value(state_.bytes_of(ply)) : Value();
    const Value* const cells = position.find("cells");
    if (!cells) return;
    const auto* const list = cells->as_list();
    if (!list) return tell_of_cells(Text("script.game.cells", {{"given", short_line(*cells)}}));
    const auto odd = std::ranges::find_if_not(*list, [this](const Value& cell) { return is_owner(cell); });
    if (odd != list->end())
      tell_of_cells(Text("script.game.cell", {{"n", odd - list->begin() + 1}, {"given", short_line(*odd)}, {"max", state_.round_.seats}}));
  }
  /// Of the position's own cells, by the function that made it.
  void tell_of_cells(const Text& why) const {
    const GameFunction maker = state_.plies() == 0 ? GameFunction::start : GameFunction::play;
    state_.machine().tell(state_.machine().problem(maker, why), name_of(maker));
  }
  static std::string short_line(const Value& v) {
    constexpr std::size_t kCharacters = 60;
    return clipped(readable_line(v, 4 * kCharacters), kCharacters);
  }

  std::vector<int> cells_of(const Ply& ply) const {
    if (ply.size == 0) return {};
    const Value position = position_value(state_.bytes_of(ply));
    const Value* cells = position.find("cells");
    std::vector<int> owners;
    if (!cells || !cells->as_list()) return owners;
    const auto size = static_cast<std::size_t>(grid().size());
    for (const Value& cell : *cells->as_list()) {
      const auto* owner = cell.as_int();
      if (owners.size() == size) break;
      owners.push_back(owner && *owner >= 1 && *owner <= state_.round_.seats ? static_cast<int>(*owner) : 0);
    }
    return owners;
  }

  void add_cells(const Ply& ply, Scene& scene) {
    std::vector<int> owners = cells_of(ply);
    if (game_.hand == HandKind::lay) add_laid(owners, scene);
    const auto ids = ids_of_places(ply);
    for (std::size_t i = 0; i < owners.size(); ++i) {
      const Place place = grid().place(static_cast<int>(i));
      if (owners[i] == 0 || !grid().contains(place)) continue;
      const auto id = ids.find(static_cast<int>(i) + 1);
      scene.tokens.push_back({.id = id != ids.end() ? id->second : kOtherIds + static_cast<int>(i) + 1,
                              .places = {place},
                              .owner = seat(owners[i] - 1),
                              .paint = paint_of_seat(owners[i] - 1)});
    }
  }

  /// What stands on a place, as the moves brought it there: by the places' numbers.
  std::map<int, int> ids_of_places(const Ply& until) const {
    std::map<int, int> ids;
    const std::vector<int> first = cells_of(state_.ply(0));
    for (std::size_t i = 0; i < first.size(); ++i)
      if (first[i] != 0) ids[static_cast<int>(i) + 1] = static_cast<int>(i) + 1;
    for (std::size_t i = 1; i <= state_.plies() && &state_.ply(i - 1) != &until; ++i) {
      const Ply& ply = state_.ply(i);
      if (ply.mover <= 0 || ply.move == kResign) continue;
      const ScriptMove move = unpack(ply.move);
      if (move.size > 0 && game_.thing(move.numbers[0])) {
        for (const std::uint16_t n : move.all())
          if (!game_.thing(n)) ids[n] = kPlayedIds + static_cast<int>(i);
        continue;
      }
      if (move.size == 1) ids[move.numbers[0]] = kPlayedIds + static_cast<int>(i);
      if (move.size != 2 || game_.hand != HandKind::plain || !ids.contains(move.numbers[0])) continue;
      ids[move.numbers[1]] = ids[move.numbers[0]];
      ids.erase(move.numbers[0]);
    }
    return ids;
  }

  /// Pieces that moves laid and that still lie: their places are the seat's. Those places are done with then.
  void add_laid(std::vector<int>& owners, Scene& scene) {
    for (std::size_t i = 1; i <= state_.plies(); ++i) {
      const Ply& ply = state_.ply(i);
      const ScriptMove move = unpack(ply.move);
      if (ply.mover <= 0 || ply.move == kResign || move.size == 0) continue;
      const auto numbers = move.all();
      const auto is_there = [&](std::uint16_t n) { return n <= owners.size() && owners[n - 1u] == ply.mover; };
      if (!std::ranges::all_of(numbers, is_there)) continue;
      std::vector<Place> places;
      for (const std::uint16_t n : numbers) places.push_back(grid().place(n - 1)), owners[n - 1u] = 0;
      const auto laying = find_laying(game_.pieces, ply.mover - 1, places);
      const LaidPiece* piece = laying ? &game_.pieces[static_cast<std::size_t>(laying->item) - 1] : nullptr;
      scene.tokens.push_back({.id = kLaidIds + static_cast<int>(i),
                              .kind = TokenKind::polyform,
                              .places = laying ? laying->places : places,
                              .owner = seat(ply.mover - 1),
                              .paint = piece && !piece->paint.empty() ? piece->paint : paint_of_seat(ply.mover - 1)});
    }
  }

  void mark_last() {
    if (std::ranges::any_of(scene_.tokens, &tablier::Token::last)) return;
    for (std::size_t i = state_.plies(); i >= 1; --i) {
      const Ply& ply = state_.ply(i);
      if (ply.mover == kChanceTurn || ply.move == kResign) continue;
      const ScriptMove move = unpack(ply.move);
      if (move.size == 0) return;
      const bool slid = move.size == 2 && game_.hand == HandKind::plain;
      for (tablier::Token& token : scene_.tokens)
        for (std::size_t n = slid ? 1 : 0; n < move.size; ++n)
          if (!game_.thing(move.numbers[n]) && std::ranges::count(token.places, grid().place(move.numbers[n] - 1))) token.last = true;
      return;
    }
  }

  /// What stood there at the start and is nowhere now.
  void tell_gone() {
    if (state_.plies() == 0) return;
    Scene first;
    first.surfaces.push_back(game_.surface);
    if (!add_look(state_.ply(0), first)) add_cells(state_.ply(0), first);
    for (const tablier::Token& token : first.tokens) tell_gone(token.id);
    for (const Tray& tray : first.trays)
      for (const TrayItem& item : tray.items) tell_gone(item.id);
  }

  void tell_gone(int id) {
    if (!is_there(scene_, scene_.tokens, id)) scene_.gone.push_back(id);
  }

  const LuaGameState& state_;
  const GameRules& game_;
  Seat viewer_;
  Scene scene_;
};

Scene LuaGameState::scene(Seat viewer) const { return SceneMaker(*this, viewer).make(); }

}  // namespace tablier::lua
