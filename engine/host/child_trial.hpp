#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Tries in child processes what might crash, throw or never end, so that this one does not.
namespace tablier {

/// How the work in the child ended.
enum class TrialEnd : std::uint8_t {
  returned,        ///< all is well; also where no child can be made, since then nothing is known against it
  threw,           ///< an exception left it: `said`
  crashed,         ///< a signal ended the child: `signal`, and what `expects` of the SDK said, where that was it, as `said`
  exited,          ///< it ended the process
  too_long,        ///< it used up its time and was killed
  nothing,         ///< GaveNothing left it
  invalid_answer,  ///< InvalidAnswer left it: `said` names the answer, and after a space what it is about
  not_tried        ///< the time was over before its turn came
};

/// Thrown by a work where what it tries gives nothing and should give something.
struct GaveNothing {};

/// Thrown by a work where an answer is none that the engine can take.
struct InvalidAnswer {
  std::string answer;   ///< a word that `host.plugin.invalid_answer_of` has a text for
  std::string of = {};  ///< the move or the member that it is about, where the text tells one
};

struct TrialResult {
  TrialEnd end = TrialEnd::returned;
  int signal = 0;
  std::string stage{};               ///< what the work noted last; empty: nothing
  bool sure = true;                  ///< false where the machine was too busy to tell: another time it may end otherwise
  std::string said{};                ///< by the exception that left it, in one line that is not long; empty: nothing
  std::vector<std::string> found{};  ///< what the work had to tell on its way
};

/// What all children of one call may use together on the clock, and each by itself otherwise. Processor time catches a loop even on a busy
/// machine, the clock one that only waits.
struct TrialLimits {
  unsigned processor_seconds = 1;
  std::chrono::milliseconds clock{1'500};  ///< more, up to some seconds, for a child that a busy machine has hardly let run
  std::size_t memory = 64u << 20;          ///< bytes over what this process has; sanitizers, which take their own, lift it
};

/// Says how far the work is, a word or two in one line; and what it found, a short line each, two thousand at most.
struct Note {
  std::function<void(std::string_view stage)> stage;
  std::function<void(std::string_view found)> found;

  void operator()(std::string_view at) const { stage(at); }
};
using Trial = std::function<void(const Note&)>;

/// Runs each work in a forked child of its own, some of them at once, without input, output or core dumps, and waits for all. What a child
/// has started ends with it. The children never return from here. Costs a fork each (about a millisecond for a program that has opened no
/// window yet). Results in the order of the works.
std::vector<TrialResult> try_in_children(const std::vector<Trial>& works, const TrialLimits& limits = {});

/// The same for one.
TrialResult try_in_child(const std::function<void()>& work, const TrialLimits& limits = {});

}  // namespace tablier
