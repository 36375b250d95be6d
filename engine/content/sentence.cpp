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
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kFrenchSpaces{{
    {" ;", "\u202F;"},
    {" !", "\u202F!"},
    {" ?", "\u202F?"},
    {" :", "\u00A0:"},
    {"« ", "«\u00A0"},
    {" »", "\u00A0»"},
    {" %", "\u00A0%"},
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

/// Of its first letter; 0 where that is no capital. Latin letters with accents take two bytes, 0x20 apart, or 1 as œ.
std::size_t capital_length(std::string_view words) {
  const auto byte = [&](std::size_t i) { return i < words.size() ? static_cast<unsigned char>(words[i]) : 0U; };
  if (byte(0) >= 'A' && byte(0) <= 'Z') return 1;
  if (byte(0) == 0xC3 && byte(1) >= 0x80 && byte(1) <= 0x9E && byte(1) != 0x97) return 2;
  return byte(0) == 0xC5 && byte(1) == 0x92 ? 2 : 0;
}

/// Begins with a name, an abbreviation, or a square as `K10`: that keeps its capital within a sentence too.
bool begins_with_name(std::string_view words) {
  constexpr std::array<std::string_view, 2> kNames{"Lua", "Tablier"};
  const std::string_view first = words.substr(0, words.find_first_of(" .,;:"));
  const auto marks_name = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
  return std::ranges::find(kNames, first) != kNames.end() ||
         std::ranges::any_of(first.substr(std::min<std::size_t>(1, first.size())), marks_name);
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

/// `goes_on`: a sentence that was begun does, and tells why.
std::string written_value(const TextArg& arg, const Filling& filling, bool goes_on) {
  const bool within = goes_on && arg.name == "why";
  if (const auto* number = std::get_if<std::int64_t>(&arg.value)) return written_number(*number, filling.language);
  if (const auto* text = std::get_if<std::string>(&arg.value)) return told(arg.name, *text, filling.cut);
  std::string all;
  for (const Text& text : std::get<std::vector<Text>>(arg.value)) all += filling.say(text, within);
  return all;
}

/// What follows goes on in a sentence of French that was begun: in English a capital stands after a colon too.
bool goes_on_after(std::string_view words, const Filling& filling) {
  return filling.language == "fr" && (words.ends_with("\u00A0: ") || words.ends_with(", "));
}

std::string filled(const Part& part, const Filling& filling, bool within) {
  if (part.value.empty()) return std::string(part.literal);
  const TextArg* arg = find_arg(filling.args, part.value);
  if (!arg && filling.lacks) *filling.lacks = true;
  if (!part.chooses) return arg ? written_value(*arg, filling, within) : "…";
  const auto* number = arg ? std::get_if<std::int64_t>(&arg->value) : nullptr;
  return fill_sentence(number && is_singular(*number, filling.language) ? part.one : part.other, filling);
}

/// A full stop, and no end of a file's name.
bool begins_with_stop(std::string_view words) { return words == "." || words.starts_with(". "); }

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
  bool after_value = false;
  while (!sentence.empty()) {
    const auto part = take_part(sentence);
    if (!part) return all + std::string(sentence);
    const std::string words = filled(*part, filling, all.empty() ? filling.within : goes_on_after(all, filling));
    const bool stops_twice = after_value && part->value.empty() && all.ends_with('.') && begins_with_stop(words);
    all.append(words, stops_twice ? 1 : 0);
    after_value = !part->value.empty();
  }
  return all;
}

std::string within_sentence(std::string_view sentence) {
  std::string small(sentence);
  const std::size_t length = begins_with_name(sentence) ? 0 : capital_length(sentence);
  if (length > 0) small[length - 1] = static_cast<char>(small[length - 1] + (sentence.starts_with("Œ") ? 1 : 0x20));
  return small;
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
