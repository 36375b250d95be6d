#include "arrangement.hpp"

#include "board.hpp"

#include <algorithm>
#include <string_view>

namespace tablier::triominos {
namespace {

constexpr std::string_view kNone = "none";

Problem problem(const char* name, std::string_view text) {
  return Problem(std::string("triominos.problem.") + name, {{"text", std::string(text)}});
}

/// The parts of a text between separators, empty ones left out or kept.
std::vector<std::string_view> parts(std::string_view text, char separator, bool keep_empty) {
  std::vector<std::string_view> all;
  while (true) {
    const auto end = text.find(separator);
    const auto part = text.substr(0, end);
    if (keep_empty || !part.empty()) all.push_back(part);
    if (end == std::string_view::npos) return all;
    text.remove_prefix(end + 1);
  }
}

class Reader {
 public:
  explicit Reader(bool corners_match) : board_(corners_match) {}

  Status read(const ArrangementTexts& texts) {
    if (auto done = read_layout(texts.layout); !done) return done;
    if (auto done = read_racks(texts.racks); !done) return done;
    return read_pool(texts.pool);
  }

  Arrangement arrangement;

 private:
  /// A tile that has not been used yet.
  Result<TurnedTile> tile(std::string_view text) {
    const auto shown = read_digits(text);
    const auto found = shown ? find_tile(*shown) : std::nullopt;
    if (!found) return problem("no_tile", text);
    if ((used_ & set_of(found->tile)) != 0) return problem("tile_twice", text);
    used_ |= set_of(found->tile);
    return *found;
  }

  Result<SetTile> set_tile(std::string_view text) {
    const auto split = text.find('@');
    if (split == std::string_view::npos) return problem("no_place", text);
    const auto place = Grid::boundless(Lattice::triangles).parse(text.substr(split + 1));
    if (!place) return place.problem();
    const auto found = tile(text.substr(0, split));
    if (!found) return found.problem();
    if (!is_in_reach(*place)) return problem("too_far", text);
    return SetTile{found->tile, found->turn, *place};
  }

  Status read_layout(std::string_view text) {
    std::vector<SetTile> waiting;
    for (const auto word : parts(text, ' ', false)) {
      const auto read = set_tile(word);
      if (!read) return read.problem();
      waiting.push_back(*read);
    }
    while (!waiting.empty()) {
      const auto next = std::find_if(waiting.begin(), waiting.end(), [&](const SetTile& t) { return can_begin(t) || touches(t); });
      if (next == waiting.end()) return problem(arrangement.layout.empty() ? "too_far" : "apart", name(waiting.front()));
      if (auto done = lay(*next); !done) return done;
      waiting.erase(next);
    }
    return Done{};
  }

  static std::string name(const SetTile& t) {
    return to_text(digits(t.tile, t.turn)) + "@" + Grid::boundless(Lattice::triangles).name(t.place);
  }

  bool can_begin(const SetTile& t) const {
    return board_.empty() && std::abs(t.place.x) <= kMaxColumnsAway && std::abs(t.place.y) <= kMaxRowsAway;
  }
  bool touches(const SetTile& t) const {
    const Cell cell = cell_at(t.place);
    return !board_.empty() && (!board_.is_free(cell) || board_.is_open(cell));
  }

  Status lay(const SetTile& t) {
    const Cell cell = cell_at(t.place);
    if (!board_.empty() && (!board_.is_free(cell) || !board_.fits(cell, t.tile, t.turn))) return problem("no_fit", name(t));
    board_.lay(cell, t.tile, t.turn, false);
    arrangement.layout.push_back(t);
    return Done{};
  }

  Status read_racks(std::string_view text) {
    if (text.empty()) return Done{};
    for (const auto rack : parts(text, ';', true)) {
      TileSet tiles = 0;
      for (const auto word : parts(rack, ' ', false)) {
        const auto found = tile(word);
        if (!found) return found.problem();
        tiles |= set_of(found->tile);
      }
      if (tiles == 0) return problem("empty_rack", text);
      arrangement.racks.push_back(tiles);
    }
    if (arrangement.racks.size() > static_cast<std::size_t>(kMaxSeats)) return problem("too_many_racks", text);
    return Done{};
  }

  Status read_pool(std::string_view text) {
    if (text.empty()) return Done{};
    if (arrangement.racks.empty()) return problem("pool_alone", text);
    arrangement.pool.emplace();
    if (text == kNone) return Done{};
    for (const auto word : parts(text, ' ', false)) {
      const auto found = tile(word);
      if (!found) return found.problem();
      arrangement.pool->push_back(found->tile);
    }
    return Done{};
  }

  Board board_;
  TileSet used_ = 0;
};

}  // namespace

TileSet Arrangement::on_table() const {
  TileSet all = 0;
  for (const SetTile& t : layout) all |= set_of(t.tile);
  for (const TileSet rack : racks) all |= rack;
  return all;
}

Result<Arrangement> read_arrangement(const ArrangementTexts& texts, bool corners_match) {
  Reader reader(corners_match);
  if (auto done = reader.read(texts); !done) return done.problem();
  return std::move(reader.arrangement);
}

}  // namespace tablier::triominos
