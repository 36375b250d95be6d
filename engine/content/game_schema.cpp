#include "content/schemas.hpp"
#include "content/theme_sheet.hpp"

namespace tablier {
namespace {

constexpr std::size_t kMostMoves = 2000;

void read_position(SheetReader& sheet, Picture& picture) {
  picture.variant = sheet.optional("variant", kind::name(), "");
  picture.options = sheet.optional("options", kind::any_map(), Value::map());
  picture.moves = sheet.optional("moves", kind::words(), {});
  if (picture.moves.size() > kMostMoves) sheet.fault("moves", Text("yaml.too_long", {{"n", picture.moves.size()}, {"most", kMostMoves}}));
}

Picture read_card(SheetReader& sheet) {
  Picture card;
  read_position(sheet, card);
  return card;
}

Picture read_picture(SheetReader& sheet) {
  Picture picture;
  read_position(sheet, picture);
  picture.caption = sheet.optional("caption", kind::localised(), {});
  return picture;
}

RulesChapter read_chapter(SheetReader& sheet) {
  RulesChapter chapter;
  chapter.title = sheet.required("title", kind::localised());
  chapter.paragraphs = sheet.required("paragraphs", kind::list_of(kind::localised()));
  chapter.pictures = sheet.optional("pictures", kind::list_of(kind::sheet_of(&read_picture)), {});
  return chapter;
}

std::vector<RulesChapter> read_rules(SheetReader& sheet) {
  return sheet.required("chapters", kind::list_of(kind::sheet_of(&read_chapter), 1));
}

SeatRange read_seats(SheetReader& sheet) {
  const auto players = sheet.required("players", kind::list_of(kind::small_integer(1, kMaxSeats), 2, 2));
  if (players.size() != 2) return {};
  if (players[0] > players[1]) sheet.fault("players", Text("game.players_swapped"));
  return {players[0], players[1]};
}

struct SeriesPart {
  SeriesRule rule;
  std::vector<std::string> order;
};

SeriesPart read_series_part(SheetReader& sheet) {
  SeriesPart part;
  part.rule.variant = sheet.required("variant", kind::name());
  part.rule.items_option = sheet.required("items_option", kind::name());
  part.rule.challenge_title = Text(sheet.required("challenge_title", kind::name()));
  part.order = sheet.optional("order", kind::list_of(kind::name()), {});
  return part;
}

PatternRule read_pattern_rule(SheetReader& sheet) {
  constexpr int kMaxSide = 40;
  PatternRule rule;
  rule.side = sheet.required("side", kind::small_integer(1, kMaxSide));
  rule.letters = sheet.required("letters", kind::word());
  return rule;
}

GameFile read_game(SheetReader& sheet) {
  GameFile file;
  GameSheet& game = file.sheet;
  game.title = sheet.required("title", kind::localised());
  game.summary = sheet.required("summary", kind::localised());
  game.seats = read_seats(sheet);
  game.default_variant = sheet.required("default_variant", kind::name());
  game.variants = sheet.optional("variants", kind::list_of(kind::name()), {});
  game.card = sheet.optional("card", kind::sheet_of(&read_card), {});
  if (auto part = sheet.optional("series", kind::sheet_of(&read_series_part))) {
    game.series = std::move(part->rule);
    file.series_order = std::move(part->order);
  }
  file.patterns = sheet.optional("patterns", kind::sheet_of(&read_pattern_rule));
  for (auto& [role, paint] : sheet.optional("paints", kind::map_of("role", paint_kind()), {})) game.paints[role] = std::move(paint);
  return file;
}

}  // namespace

Kind<GameFile> game_kind() { return kind::sheet_of(&read_game); }
Kind<std::vector<RulesChapter>> rules_kind() { return kind::sheet_of(&read_rules); }

}  // namespace tablier
