#include "app/bot_words.hpp"

#include "bots/default_bot.hpp"

#include <charconv>

namespace tablier {

Contender read_contender(const Game& game, const std::string& words) {
  Contender contender;
  contender.random = words == "random";
  if (contender.random) return contender;
  if (words == "bot") return contender;
  const std::string number = words.starts_with("bot:") ? words.substr(4) : words;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), contender.level);
  if (error != std::errc{} || end != number.data() + number.size() || contender.level < 1 || contender.level > bot_levels(game))
    throw Stop(ExitStatus::wrong_words, "cli.error.bot", {{"value", words}, {"levels", bot_levels(game)}});
  return contender;
}

}  // namespace tablier
