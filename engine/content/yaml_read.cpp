#include "content/cut_texts.hpp"
#include "content/utf8.hpp"
#include "content/yaml_builder.hpp"
#include "content/yaml_marks.hpp"

#include <algorithm>
#include <array>
#include <istream>
#include <optional>
#include <streambuf>

namespace tablier {
namespace {

/// A stream over bytes that are already in memory.
class ViewBuffer : public std::streambuf {
 public:
  explicit ViewBuffer(std::string_view text) {
    char* begin = const_cast<char*>(text.data());  // a get area is never written to
    setg(begin, begin, begin + text.size());
  }
};

struct SyntaxFault {
  const char* message;  ///< as the library has it; it may add what it found
  const char* key;
};

const std::array kSyntaxFaults{
    SyntaxFault{YAML::ErrorMsg::MAP_VALUE, "yaml.syntax.colon"},
    SyntaxFault{YAML::ErrorMsg::MAP_KEY, "yaml.syntax.question_mark"},
    SyntaxFault{YAML::ErrorMsg::BLOCK_ENTRY, "yaml.syntax.dash"},
    SyntaxFault{YAML::ErrorMsg::END_OF_MAP, "yaml.syntax.stray"},
    SyntaxFault{YAML::ErrorMsg::END_OF_SEQ, "yaml.syntax.stray"},
    SyntaxFault{YAML::ErrorMsg::END_OF_MAP_FLOW, "yaml.syntax.open_brace"},
    SyntaxFault{YAML::ErrorMsg::END_OF_SEQ_FLOW, "yaml.syntax.open_bracket"},
    SyntaxFault{YAML::ErrorMsg::FLOW_END, "yaml.syntax.never_opened"},
    SyntaxFault{YAML::ErrorMsg::UNKNOWN_TOKEN, "yaml.syntax.reserved"},
    SyntaxFault{YAML::ErrorMsg::EOF_IN_SCALAR, "yaml.syntax.open_quote"},
    SyntaxFault{YAML::ErrorMsg::DOC_IN_SCALAR, "yaml.syntax.open_quote"},
    SyntaxFault{YAML::ErrorMsg::INVALID_HEX, "yaml.syntax.escape"},
    SyntaxFault{YAML::ErrorMsg::INVALID_ESCAPE, "yaml.syntax.escape"},
    SyntaxFault{YAML::ErrorMsg::INVALID_UNICODE, "yaml.syntax.escape"},
    SyntaxFault{YAML::ErrorMsg::UNKNOWN_ANCHOR, "yaml.syntax.unknown_anchor"},
    SyntaxFault{YAML::ErrorMsg::ALIAS_NOT_FOUND, "yaml.syntax.anchor"},
    SyntaxFault{YAML::ErrorMsg::ANCHOR_NOT_FOUND, "yaml.syntax.anchor"},
    SyntaxFault{YAML::ErrorMsg::CHAR_IN_ALIAS, "yaml.syntax.anchor"},
    SyntaxFault{YAML::ErrorMsg::CHAR_IN_ANCHOR, "yaml.syntax.anchor"},
    SyntaxFault{YAML::ErrorMsg::ALIAS_CONTENT, "yaml.syntax.anchor"},
    SyntaxFault{YAML::ErrorMsg::MULTIPLE_ANCHORS, "yaml.syntax.anchor"},
    SyntaxFault{YAML::ErrorMsg::MULTIPLE_ALIASES, "yaml.syntax.anchor"},
    SyntaxFault{YAML::ErrorMsg::MULTIPLE_TAGS, "yaml.syntax.tag"},
    SyntaxFault{YAML::ErrorMsg::END_OF_VERBATIM_TAG, "yaml.syntax.tag"},
    SyntaxFault{YAML::ErrorMsg::TAG_WITH_NO_SUFFIX, "yaml.syntax.tag"},
    SyntaxFault{YAML::ErrorMsg::CHAR_IN_TAG_HANDLE, "yaml.syntax.tag"},
    SyntaxFault{YAML::ErrorMsg::CHAR_IN_BLOCK, "yaml.syntax.block"},
    SyntaxFault{YAML::ErrorMsg::ZERO_INDENT_IN_BLOCK, "yaml.syntax.block"},
    SyntaxFault{YAML::ErrorMsg::TAB_IN_INDENTATION, "yaml.tab"},
    SyntaxFault{YAML::ErrorMsg::YAML_VERSION, "yaml.syntax.directive"},
    SyntaxFault{YAML::ErrorMsg::YAML_DIRECTIVE_ARGS, "yaml.syntax.directive"},
    SyntaxFault{YAML::ErrorMsg::YAML_MAJOR_VERSION, "yaml.syntax.directive"},
    SyntaxFault{YAML::ErrorMsg::REPEATED_YAML_DIRECTIVE, "yaml.syntax.directive"},
    SyntaxFault{YAML::ErrorMsg::TAG_DIRECTIVE_ARGS, "yaml.syntax.directive"},
    SyntaxFault{YAML::ErrorMsg::REPEATED_TAG_DIRECTIVE, "yaml.syntax.directive"},
};

const char* key_of(std::string_view message) {
  for (const SyntaxFault& fault : kSyntaxFaults)
    if (message.starts_with(fault.message)) return fault.key;
  return "yaml.syntax.other";
}

bool is_hex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

/// Of a line from `begin` on: where a colour without quotes stands, which is a comment; npos: nowhere.
std::size_t colour_comment(std::string_view line, std::size_t begin) {
  constexpr std::size_t kShort = 6, kLong = 8;  // digits
  for (std::size_t at = line.find('#', begin); at != line.npos; at = line.find('#', at + 1)) {
    const auto end = std::ranges::find_if_not(line.substr(at + 1), is_hex);
    const auto digits = static_cast<std::size_t>(end - line.begin()) - at - 1;
    const auto before = line.substr(0, at).find_last_not_of(" \t");
    const bool is_value = at > 0 && (line[at - 1] == ' ' || line[at - 1] == '\t') && before != line.npos &&
                          std::string_view(":,[{").find(line[before]) != line.npos;
    if (is_value && (digits == kShort || digits == kLong)) return at;
  }
  return std::string_view::npos;
}

/// What was opened at that place is never closed because the rest of a line is a comment: a colour that has no quotes, or the end of a
/// text such as "no #1".
std::optional<Problem> swallowed(const SourceText& source, const SourceSpot& open, int last_line) {
  std::string_view rest = source.text();
  for (int line = 1; line <= last_line && !rest.empty(); ++line) {
    const std::string_view here = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), here.size() + 1));
    if (line < open.line) continue;
    const std::size_t begin = line == open.line ? static_cast<std::size_t>(open.column - 1) : 0;
    const auto colour = colour_comment(here, begin), at = std::min(colour, comment_in_text(here, begin));
    if (at == here.npos) continue;
    const std::string from(here.substr(at, here.find_first_of(" \t\r,}]", at) - at));
    return Problem(at == colour ? Text("yaml.syntax.colour", {{"colour", from}}) : Text("yaml.comment_in_text", {{"from", clipped(from)}}),
                   source.spot(static_cast<std::size_t>(here.data() - source.text().data()) + at));
  }
  return std::nullopt;
}

/// The length of `{point}` at the start of a text, braces around a lone name as texts have them for values; 0: there is none.
std::size_t value_in_braces(std::string_view text) {
  const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_", 1);
  return text.starts_with('{') && end != text.npos && end > 1 && text[end] == '}' ? end + 1 : 0;
}

/// Where a value of a text without quotes stands at that place, or ends just before it.
std::optional<std::size_t> value_in_text(std::string_view text, std::size_t pos) {
  if (pos > text.size()) return std::nullopt;
  if (value_in_braces(text.substr(pos)) > 0) return pos;
  const std::size_t last = text.substr(0, pos).find_last_not_of(" \t\r\n");
  const std::size_t brace = last == text.npos || text[last] != '}' ? text.npos : text.rfind('{', last);
  const bool ends_there = brace != text.npos && value_in_braces(text.substr(brace)) == last + 1 - brace;
  return ends_there ? std::optional(brace) : std::nullopt;
}

/// What is opened and never closed is told where it was opened, unless it goes wrong further on in the same line. Quotes that are never
/// closed come first: they swallow the bracket that seems to be missing.
Problem fault_of(const YAML::Exception& error, const SourceText& source, const YamlBuilder& builder) {
  if (const auto quote = builder.open_quote()) return Problem(Text("yaml.syntax.open_quote"), *quote);
  const SourceSpot open = builder.open_spot();
  const std::string key = key_of(error.msg);
  const SourceSpot there = source.spot(error.mark.line, error.mark.column);
  const bool bracket = key == "yaml.syntax.open_bracket" || key == "yaml.syntax.open_brace";
  const auto pos = static_cast<std::size_t>(std::max(0, error.mark.pos));
  const bool ends = source.text().find_first_not_of(" \t\r\n", pos) == std::string_view::npos;
  const bool further_on = there.line == open.line && there.column > open.column && !ends;
  if (open.line > 0)
    if (auto comment = swallowed(source, open, std::max(there.line, open.line))) return *std::move(comment);
  if (const auto value = key == "yaml.syntax.open_brace" && !ends ? value_in_text(source.text(), pos) : std::nullopt)
    return Problem(Text("yaml.syntax.brace_in_text"), source.spot(*value));
  if (bracket && further_on && source.text().substr(pos).starts_with(':')) return Problem(Text("yaml.syntax.colon"), there);
  if (!bracket || open.line == 0 || further_on) return Problem(Text(key, {{"line", std::to_string(open.line)}}), there);
  return Problem(Text(key + "_here", {{"line", std::to_string(std::max(there.line, open.line))}}), open);
}

void parse(const SourceText& source, YamlBuilder& builder, ProblemList& problems) {
  ViewBuffer buffer(source.text());
  std::istream stream(&buffer);
  YAML::Parser parser(stream);
  // A second call finds out whether there is more than one document; the builder stops it there.
  if (!parser.HandleNextDocument(builder)) problems.add(Text("yaml.empty"), source.spot(0, 0));
  else parser.HandleNextDocument(builder);
}

}  // namespace

LoadedYaml read_yaml(std::string_view text, const std::string& file) {
  if (text.size() > kMaxYamlBytes) return {std::nullopt, {Problem(Text("file.too_large", {{"limit", kMaxYamlBytes >> 10}}), {file, 0, 0})}};
  ProblemList problems;
  const SourceText source(text, file);
  source.check(problems);
  if (const std::size_t at = too_many_marks(source.text()); at != std::string_view::npos)
    problems.add(Text("yaml.too_many", {{"n", kMaxYamlNodes}}), source.spot(at));
  if (!problems.none()) return {std::nullopt, problems.take()};
  YamlBuilder builder(source, problems);
  try {
    parse(source, builder, problems);
    const auto quote = builder.open_quote();
    if (!quote) return {builder.take(), problems.take()};
    problems.add(Text("yaml.syntax.open_quote"), *quote);
  } catch (const YamlBuilder::Stop& stop) {
    problems.add(stop.text, stop.where);
  } catch (const YAML::Exception& error) {
    Problem fault = fault_of(error, source, builder);
    problems.add(std::move(fault.text), fault.where);
  } catch (const std::exception&) {
    problems.add(Text("yaml.syntax.other"), {file, 0, 0});
  }
  return {std::nullopt, problems.take()};
}

}  // namespace tablier
