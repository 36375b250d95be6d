#pragma once

#include "core/tally.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string>

/// Asks the variant's script what a round is worth. Where there is none, the native score of core/ counts, which is the same.
///
/// hooks.cpp declares what the hook `score` gets and answers; winners and reason count when the round is over. Where it answers no
/// `holders` nobody is said to have the point of a shape, and there is no score sheet.
namespace tablier::iso {

/// No script may give a seat more points, nor take more.
inline constexpr std::int64_t kMaxScore = 1'000'000;

/// What a round is worth as it stands.
struct RoundResult {
  std::array<std::int64_t, 2> points{};
  std::array<std::int8_t, kShapes> holders{kNobody, kNobody, kNobody, kNobody, kNobody};  ///< by shape the seat that has its point
  bool by_shape = false;                                                                  ///< `holders` are known
  std::array<bool, 2> wins{};                                                             ///< were it over
  std::string reason;                                                                     ///< were it over
  friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Copies of each shape, by seat and letter, as hooks get them.
Value copies_of(const Tally& tally);
/// By letter the seat, from 1, that drew it first.
Value introducers_of(const Tally& tally);

class ScriptedRules {
 public:
  /// `script` may be null. `options` are given to the hook.
  ScriptedRules(std::shared_ptr<const Script> script, Value options) : script_(std::move(script)), options_(std::move(options)) {}

  RoundResult scripted(const Tally& tally, const Rules& rules, bool over, const PositionView& position) const;
  const Script* script() const { return script_.get(); }
  const Value& options() const { return options_; }

 private:
  std::shared_ptr<const Script> script_;
  Value options_;
};

}  // namespace tablier::iso
