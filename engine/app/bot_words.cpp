#include "app/bot_words.hpp"

#include <charconv>

namespace tablier {

void require_bot(const Game& game) {
  if (game.levels() == 0) throw Stop(ExitStatus::wrong_words, "bots.none");
}

Contender read_contender(const Game& game, const std::string& words) {
  Contender contender;
  contender.random = words == "random";
  if (contender.random) return contender;
  require_bot(game);
  if (words == "bot") return contender;
  const std::string number = words.starts_with("bot:") ? words.substr(4) : words;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), contender.level);
  if (error != std::errc{} || end != number.data() + number.size() || contender.level < 1 || contender.level > game.levels())
    throw Stop(ExitStatus::wrong_words, "cli.error.bot", {{"value", words}, {"levels", game.levels()}});
  return contender;
}

}  // namespace tablier
