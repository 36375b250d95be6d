#include "content/sentence.hpp"

#include "content/utf8.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tablier {
namespace {

/// A piece of a sentence: words as they are, or what stands between braces.
struct Part {
  std::string_view literal;
  std::string_view value;       ///< its name; empty for words
  std::string_view one, other;  ///< forms
  bool chooses = false;
};

bool is_value_name(std::string_view name) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
  return !name.empty() && std::all_of(name.begin(), name.end(), fits);
}

// Offset of the brace that closes the one before `text`; forms hold at most one level of braces.
std::size_t closing_brace(std::string_view text) {
  bool inside = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') {
      if (inside) return std::string_view::npos;
      inside = true;
    } else if (text[i] == '}') {
      if (!inside) return i;
      inside = false;
    }
  }
  return std::string_view::npos;
}

std::optional<Part> braced(std::string_view content) {
  Part part;
  const std::size_t bar = content.find('|');
  part.value = content.substr(0, bar);
  if (!is_value_name(part.value)) return std::nullopt;
  if (bar == std::string_view::npos) return part;
  part.chooses = true;
  content.remove_prefix(bar + 1);
  const std::size_t second = content.find('|');
  if (second == std::string_view::npos) return std::nullopt;
  part.one = content.substr(0, second);
  part.other = content.substr(second + 1);
  if (part.other.find('|') != std::string_view::npos) return std::nullopt;
  return part;
}

/// Takes the next part off a sentence; nothing where it is malformed. Precondition: not empty.
std::optional<Part> take_part(std::string_view& sentence) {
  if (sentence.starts_with("{{")) {
    const Part brace{sentence.substr(0, 1), {}, {}, {}, false};
    sentence.remove_prefix(2);
    return brace;
  }
  if (!sentence.starts_with('{')) {
    const Part part{sentence.substr(0, sentence.find('{')), {}, {}, {}, false};
    sentence.remove_prefix(part.literal.size());
    return part;
  }
  const std::size_t end = closing_brace(sentence.substr(1));
  if (end == std::string_view::npos) return std::nullopt;
  auto part = braced(sentence.substr(1, end));
  sentence.remove_prefix(end + 2);
  return part;
}

bool is_well_formed(std::string_view sentence, bool may_choose) {
  while (!sentence.empty()) {
    const auto part = take_part(sentence);
    if (!part || (part->chooses && !may_choose)) return false;
    if (part->chooses && (!is_well_formed(part->one, false) || !is_well_formed(part->other, false))) return false;
  }
  return true;
}

void add_mentioned(std::string_view sentence, std::set<std::string>& values) {
  while (!sentence.empty()) {
    const auto part = take_part(sentence);
    if (!part) return;
    if (!part->value.empty()) values.emplace(part->value);
    add_mentioned(part->one, values);
    add_mentioned(part->other, values);
  }
}

// A narrow space (U+202F) before high punctuation, a full one (U+00A0) before the colon and within guillemets: Imprimerie nationale, 2002.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kFrenchSpaces{{
    {" ;", "\u202F;"},
    {" !", "\u202F!"},
    {" ?", "\u202F?"},
    {" :", "\u00A0:"},
    {"« ", "«\u00A0"},
    {" »", "\u00A0»"},
}};

/// In every language a size stays together.
constexpr std::pair<std::string_view, std::string_view> kTimes{" × ", "\u00A0×\u00A0"};

std::string with_curly_apostrophes(std::string_view sentence) {
  std::string set;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const bool within =
        i > 0 && i + 1 < sentence.size() && is_letter(sentence[i - 1]) && (is_letter(sentence[i + 1]) || sentence[i + 1] == '{');
    if (sentence[i] == '\'' && within) set += "’";
    else set += sentence[i];
  }
  return set;
}

const TextArg* find_arg(const std::vector<TextArg>& args, std::string_view name) {
  const auto found = std::find_if(args.begin(), args.end(), [name](const TextArg& arg) { return arg.name == name; });
  return found == args.end() ? nullptr : &*found;
}

/// Somebody's own words, as they may be shown.
std::string told(std::string_view name, const std::string& text, bool cut) {
  const bool is_list = name == "values" || name == "names";
  return cut && !is_list && text.size() > kMaxTold ? clipped(printable(text), kMaxTold) : printable(text);
}

std::string written_value(const TextArg& arg, const Filling& filling) {
  if (const auto* number = std::get_if<std::int64_t>(&arg.value)) return written_number(*number, filling.language);
  if (const auto* text = std::get_if<std::string>(&arg.value)) return told(arg.name, *text, filling.cut);
  std::string all;
  for (const Text& text : std::get<std::vector<Text>>(arg.value)) all += filling.say(text);
  return all;
}

std::string filled(const Part& part, const Filling& filling) {
  if (part.value.empty()) return std::string(part.literal);
  const TextArg* arg = find_arg(filling.args, part.value);
  if (!arg && filling.lacks) *filling.lacks = true;
  if (!part.chooses) return arg ? written_value(*arg, filling) : "…";
  const auto* number = arg ? std::get_if<std::int64_t>(&arg->value) : nullptr;
  return fill_sentence(number && is_singular(*number, filling.language) ? part.one : part.other, filling);
}

}  // namespace

Status check_sentence(std::string_view sentence) {
  if (is_well_formed(sentence, true)) return Done{};
  return Problem("locale.malformed");
}

std::set<std::string> mentioned_values(std::string_view sentence) {
  std::set<std::string> values;
  add_mentioned(sentence, values);
  return values;
}

std::string fill_sentence(std::string_view sentence, const Filling& filling) {
  std::string all;
  while (!sentence.empty()) {
    const auto part = take_part(sentence);
    if (!part) return all + std::string(sentence);
    all += filled(*part, filling);
  }
  return all;
}

std::string typeset(std::string_view sentence, std::string_view language) {
  std::string set = with_curly_apostrophes(sentence);
  replace_all(set, kTimes.first, kTimes.second);
  if (language != "fr") return set;
  for (const auto& [typed, printed] : kFrenchSpaces) replace_all(set, typed, printed);
  return set;
}

std::string written_number(std::int64_t number, std::string_view language) {
  std::string digits = std::to_string(number);
  const std::string_view separator = language == "fr" ? "\u202F" : ",";
  const std::size_t sign = number < 0 ? 1 : 0;
  for (std::size_t at = digits.size(); at > sign + 3;) digits.insert(at -= 3, separator);
  return digits;
}

bool is_singular(std::int64_t number, std::string_view language) {
  return number == 1 || number == -1 || (language == "fr" && number == 0);
}

}  // namespace tablier
