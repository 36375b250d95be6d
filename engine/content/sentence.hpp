#pragma once

#include "sdk/result.hpp"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// The little language of sentences: `{name}` a value, `{name|one form|other form}` a choice by an integer, `{{` a brace.
/// A form may hold values, not choices.
namespace tablier {

/// Whether a sentence is well formed.
Status check_sentence(std::string_view sentence);
/// The values that a well-formed sentence mentions.
std::set<std::string> mentioned_values(std::string_view sentence);

/// Letters of a value that comes from outside, where it is told of a problem.
inline constexpr std::size_t kMaxTold = 200;

/// What a sentence is filled with: the words of a value, or nothing where it is not known.
struct Filling {
  std::string_view language;
  const std::vector<TextArg>& args;
  std::function<std::string(const Text&, bool within)> say;  ///< for a value that is a sentence of its own, or goes on within this one
  bool* lacks = nullptr;                                     ///< where not null: becomes true when a value that is mentioned is not known
  bool cut = false;     ///< a text from outside is cut where it is long; a list of `values` or `names` is not
  bool within = false;  ///< the sentence goes on within another one
};
/// The sentence with its values in place. An ellipsis stands for a value that is not given. Linear.
std::string fill_sentence(std::string_view sentence, const Filling& filling);

/// A sentence as it goes on after a colon in French: without its capital, unless it begins with a name.
std::string within_sentence(std::string_view sentence);

/// What an author may type plainly, set as a printer would: a curly apostrophe within words; in French, no line break before `: ; ! ? »`
/// nor after `«`.
std::string typeset(std::string_view sentence, std::string_view language);

/// 12 345: with a narrow no-break space (U+202F) in French, a comma elsewhere.
std::string written_number(std::int64_t number, std::string_view language);
/// Whether `number` takes the first form: in French 0 and 1 do, else 1 alone.
bool is_singular(std::int64_t number, std::string_view language);

}  // namespace tablier
