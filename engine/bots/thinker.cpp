#include "bots/thinker.hpp"

#include "bots/default_bot.hpp"
#include "bots/timed_thinking.hpp"
#include "jobs/told_failure.hpp"
#include "sdk/expect.hpp"

#include <exception>
#include <system_error>
#include <utility>

namespace tablier {
namespace {

/// What the worker gets. The state goes before its game, which may be the last holder of a plugin.
struct OwnRequest {
  std::shared_ptr<const Game> game;
  std::unique_ptr<State> state;
  Limits limits;
  std::uint64_t seed = 0;
  int seats = 2;
  std::shared_ptr<const Script> script;
  std::string reference;
  std::optional<Move> judged;
};

Result<Advice> think(const OwnRequest& q, const std::stop_token& stop) {
  Rng unseen(mix(q.seed ^ q.state->hash()));
  const auto bot = q.reference.empty() ? make_bot(*q.game, q.seats, q.seed) : q.game->reference_bot(q.reference, q.seed);
  if (!bot) return Problem("bots.failed");
  if (q.judged)
    if (const auto judgement = bot->judge(*q.state, *q.judged, stop)) {
      Advice advice;
      advice.move = judgement->better != Move::none ? judgement->better : *q.judged;
      advice.line = {advice.move};
      advice.judgement = judgement;
      return advice;
    }
  return think_in_time(*bot, *q.state, unseen, q.limits, stop, q.script.get());
}

/// What a bot says as it throws is told; that there are no more threads, and what can be told already, by the job.
Result<Advice> attempt(const OwnRequest& q, const std::stop_token& stop) {
  try {
    return think(q, stop);
  } catch (const std::system_error&) {
    throw;
  } catch (const ToldFailure&) {
    throw;
  } catch (const std::exception& exception) {
    return Problem("bots.failed_words", {{"said", said_by(exception)}});
  }
}

}  // namespace

void Thinker::ask(const ThinkRequest& request) {
  expects(request.game && request.state);
  const auto own = std::make_shared<const OwnRequest>(OwnRequest{request.game, request.state->clone(), request.limits, request.seed,
                                                                 request.seats, request.script, request.reference, request.judged});
  job_.ask([own](const std::stop_token& stop) { return attempt(*own, stop); });
}

}  // namespace tablier
