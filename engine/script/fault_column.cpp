#include "script/fault_column.hpp"

#include "content/utf8.hpp"
#include "script/lexer.hpp"

#include <charconv>
#include <string>
#include <variant>

namespace tablier::lua {
namespace {

std::string_view text_of_line(std::string_view text, int line) {
  for (; line > 1 && !text.empty(); --line) text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  return text.substr(0, text.find('\n'));
}

/// What the message names last in quotes, with where it stands in it.
struct Named {
  std::size_t at = 0;
  std::string_view words;
};

Named named_in(std::string_view message) {
  const std::size_t end = message.rfind('\'');
  if (end == message.npos || end == 0) return {};
  const std::size_t begin = message.rfind('\'', end - 1);
  if (begin == message.npos) return {};
  return {begin + 1, message.substr(begin + 1, end - begin - 1)};
}

/// The byte that Lua writes as `<\226>`; 0 where it is none.
unsigned char byte_in(std::string_view words) {
  if (!words.starts_with("<\\") || !words.ends_with('>')) return 0;
  unsigned char byte = 0;
  const auto read = std::from_chars(words.data() + 2, words.data() + words.size() - 1, byte);
  return read.ptr == words.data() + words.size() - 1 ? byte : 0;
}

bool is_part_of_name(char c) { return is_letter(c) || c == '_' || (c >= '0' && c <= '9'); }

/// Where the words stand by themselves in a line, if they do so once; npos else.
std::size_t only_place(std::string_view line, std::string_view words) {
  std::size_t found = line.npos;
  for (std::size_t at = line.find(words); at != line.npos; at = line.find(words, at + 1)) {
    const std::size_t end = at + words.size();
    const bool within = (at > 0 && is_part_of_name(line[at - 1]) && is_part_of_name(words.front())) ||
                        (end < line.size() && is_part_of_name(line[end]) && is_part_of_name(words.back()));
    if (within) continue;
    if (found != line.npos) return line.npos;
    found = at;
  }
  return found;
}

std::string_view character_at(std::string_view line, std::size_t at) {
  std::size_t end = at + 1;
  while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80) ++end;
  return line.substr(at, end - at);
}

std::string* message_of(Text& why) {
  const bool of_lua = why.key == "script.lua" || why.key == "script.lua_missing";
  return of_lua && !why.args.empty() ? std::get_if<std::string>(&why.args.front().value) : nullptr;
}

std::string_view name_of_field(const Text& why) {
  const auto* name = why.args.empty() ? nullptr : std::get_if<std::string>(&why.args.front().value);
  return name && !name->empty() ? std::string_view(*name) : "?";  // not a string of its own, which would be gone
}

int column(std::size_t at) { return at == std::string_view::npos ? 1 : static_cast<int>(at) + 1; }

int column_of(Text& why, Line where, const Sources& sources) {
  if (why.key == "script.no_field" || why.key.starts_with("script.no_member") || why.key == "script.undefined_early" ||
      why.key.starts_with("script.game.no_paint") || why.key == "place.off_board" || why.key == "place.malformed" ||
      why.key == "script.game.long_label")
    return column(only_place(text_of_line(sources.at(where.chunk).text, where.line), name_of_field(why)));
  std::string* const message = message_of(why);
  if (!message) return 1;
  const std::string_view line = text_of_line(sources.at(where.chunk).text, where.line);
  const Named named = named_in(*message);
  if (named.words.empty()) return 1;
  if (const unsigned char byte = byte_in(named.words)) {
    const std::size_t at = line.find(static_cast<char>(byte));
    if (at == line.npos) return 1;
    message->replace(named.at, named.words.size(), character_at(line, at));
    return static_cast<int>(at) + 1;
  }
  return column(only_place(line, named.words));
}

}  // namespace

SourceSpot place(Text& why, Line where, const Sources& sources) {
  SourceSpot found = spot(where, sources);
  if (found.line > 0 && sources.contains(where.chunk)) found.column = column_of(why, where, sources);
  return found;
}

Line only_line_of(std::string_view written, const Sources& sources) {
  Line only;
  for (int chunk = 0; sources.contains(chunk); ++chunk) {
    Lexer lexer(sources.at(chunk).text);
    for (Token token = lexer.next(); token.kind != Token::Kind::end; token = lexer.next()) {
      if (token.kind != Token::Kind::text || token.text != written) continue;
      if (only.line > 0 && (only.chunk != chunk || only.line != token.line)) return {};
      only = {chunk, token.line};
    }
  }
  return only;
}

}  // namespace tablier::lua
