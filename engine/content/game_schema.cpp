#include "content/schemas.hpp"
#include "content/theme_spec.hpp"

namespace tablier {
namespace {

constexpr std::size_t kMaxMoves = 2000;

void read_position(MapReader& spec, Picture& picture) {
  picture.variant = spec.optional("variant", kind::name(), "");
  picture.variant_where = spec.where("variant");
  picture.options = spec.optional("options", kind::any_map(), Value::map());
  picture.where = spec.where("moves");
  picture.moves = spec.optional("moves", kind::tokens(), {});
  if (picture.moves.size() > kMaxMoves) spec.fault("moves", Text("yaml.too_long", {{"n", picture.moves.size()}, {"max", kMaxMoves}}));
}

Picture read_card(MapReader& spec) {
  Picture card;
  read_position(spec, card);
  return card;
}

Picture read_picture(MapReader& spec) {
  Picture picture;
  read_position(spec, picture);
  picture.caption = spec.optional("caption", kind::localised(), {});
  return picture;
}

RulesChapter read_chapter(MapReader& spec) {
  RulesChapter chapter;
  chapter.title = spec.required("title", kind::title());
  chapter.paragraphs = spec.required("paragraphs", kind::list_of(kind::localised()));
  chapter.pictures = spec.optional("pictures", kind::list_of(kind::sheet_of(&read_picture)), {});
  chapter.variants = spec.optional("variants", kind::list_of(kind::name()), {});
  chapter.where = spec.where("variants");
  return chapter;
}

std::vector<RulesChapter> read_rules(MapReader& spec) { return spec.required("chapters", kind::list_of(kind::sheet_of(&read_chapter), 1)); }

SeatRange read_seats(MapReader& spec) {
  const auto players = spec.required("players", kind::list_of(kind::small_integer(1, kMaxSeats), 2, 2));
  if (players.size() != 2) return {};
  if (players[0] > players[1]) spec.fault("players", Text("game.players_swapped"));
  return {players[0], players[1]};
}

struct SeriesPart {
  SeriesRule rule;
  std::vector<std::string> order;
};

SeriesPart read_series_part(MapReader& spec) {
  SeriesPart part;
  part.rule.variant = spec.required("variant", kind::name());
  part.rule.items_option = spec.optional("items_option", kind::name(), {});
  part.rule.challenge_title = Text(spec.required("challenge_title", kind::name()));
  part.order = spec.optional("order", kind::list_of(kind::name()), {});
  return part;
}

LevelRatings read_ratings(MapReader& spec) {
  constexpr std::size_t kMaxLevels = 99;
  constexpr int kMaxElo = 10'000;
  LevelRatings ratings;
  ratings.variants = spec.optional("variants", kind::list_of(kind::name()), {});
  ratings.elo = spec.required("elo", kind::list_of(kind::small_integer(0, kMaxElo), 1, kMaxLevels));
  ratings.error = spec.required("error", kind::small_integer(0, kMaxElo));
  return ratings;
}

PatternRule read_pattern_rule(MapReader& spec) {
  constexpr int kMaxSide = 40;
  PatternRule rule;
  rule.side = spec.required("side", kind::small_integer(1, kMaxSide));
  rule.letters = spec.required("letters", kind::word());
  return rule;
}

GameFile read_game(MapReader& spec) {
  GameFile file;
  GameSpec& game = file.spec;
  game.title = spec.required("title", kind::title());
  game.summary = spec.required("summary", kind::summary());
  game.seats = read_seats(spec);
  game.default_variant = spec.required("default_variant", kind::name());
  game.variants = spec.optional("variants", kind::list_of(kind::name()), {});
  game.rules_say_who_begins = spec.optional("rules_say_who_begins", kind::boolean(), false);
  game.card = spec.optional("card", kind::sheet_of(&read_card), {});
  if (auto part = spec.optional("series", kind::sheet_of(&read_series_part))) {
    game.series = std::move(part->rule);
    file.series_order = std::move(part->order);
  }
  game.ratings = spec.optional("ratings", kind::list_of(kind::sheet_of(&read_ratings)), {});
  file.patterns = spec.optional("patterns", kind::sheet_of(&read_pattern_rule));
  for (auto& [role, paint] : spec.optional("paints", kind::map_of("role", paint_kind()), {})) game.paints[role] = std::move(paint);
  return file;
}

}  // namespace

Kind<GameFile> game_kind() { return kind::sheet_of(&read_game); }
Kind<std::vector<RulesChapter>> rules_kind() { return kind::sheet_of(&read_rules); }

}  // namespace tablier
