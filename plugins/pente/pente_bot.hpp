#pragma once

#include "bot/eval_tables.hpp"
#include "bot/searcher.hpp"
#include "game_rules.hpp"
#include "sdk/bot.hpp"
#include "state.hpp"

#include <memory>
#include <optional>

/// The bot for the engine: one of the thinkers of bot/, whichever fits the rules, and what openings ask beyond stones.
namespace tablier::pente {

/// What the bots of one game share. Made when the first bot is.
struct BotTables {
  explicit BotTables(const Rules& rules);

  std::optional<EvalTables> eval_tables;  ///< where two colours play by rows and captures
  std::optional<ShapeTable> shapes;       ///< else, where rows are of a length that it knows
};

class PenteBot final : public Bot {
 public:
  PenteBot(std::shared_ptr<const GameRules> rules, std::shared_ptr<const BotTables> tables, std::uint64_t seed)
      : rules_(std::move(rules)), tables_(std::move(tables)), seed_(seed) {}
  /// What it remembers takes no more than that, some megabytes apart.
  void limit_memory(std::size_t bytes) { thinker_.limit_table(bytes); }
  Advice think(const State& state, const Limits& limits, std::stop_token stop) override;

 private:
  struct Task;
  Advice choose_side(const Task& task);
  Advice place_balanced(const Task& task);
  Advice place_stone(const Task& task);
  /// Where the diagram is to be won in so many stones: the next of them, or what puts it off.
  std::optional<Advice> solve(const PenteState& state) const;
  Advice search_tree(const Task& task);
  SearchRequest question_of(const Task& task) const;

  std::shared_ptr<const GameRules> rules_;
  std::shared_ptr<const BotTables> tables_;
  std::uint64_t seed_;
  TwoPlayerSearcher thinker_;
};

}  // namespace tablier::pente
