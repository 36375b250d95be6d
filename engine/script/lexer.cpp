#include "script/lexer.hpp"

#include <algorithm>

namespace tablier::lua {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c); }
bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

}  // namespace

int nesting(const Token& token) {
  for (const char* opens : {"function", "if", "do", "repeat"})
    if (token.is_word(opens)) return 1;
  if (token.is_word("end") || token.is_word("until") || token.is(")") || token.is("]")) return -1;
  return token.is("(") || token.is("[") ? 1 : 0;
}

Token Lexer::next() {
  skip_blanks();
  if (at_ >= source_.size()) return {Token::Kind::end, {}, line_, static_cast<int>(at_ - line_start_) + 1};
  const char c = source_[at_];
  std::size_t fence = 0;
  if (const std::size_t size = long_bracket(&fence)) return take(Token::Kind::text, size, fence);
  if (c == '"' || c == '\'') return take(Token::Kind::text, quoted(), 1);
  if (is_digit(c)) return take(Token::Kind::number, word());
  if (is_word(c)) return take(Token::Kind::name, word());
  return take(Token::Kind::symbol, symbol());
}

Token Lexer::take(Token::Kind kind, std::size_t size, std::size_t fence) {
  std::string_view text = source_.substr(at_, size);
  if (text.size() >= 2 * fence) text = text.substr(fence, text.size() - 2 * fence);
  const Token token{kind, text, line_, static_cast<int>(at_ - line_start_) + 1};
  advance(size);
  return token;
}

void Lexer::advance(std::size_t count) {
  for (; count > 0 && at_ < source_.size(); --count) {
    if (source_[at_++] != '\n') continue;
    ++line_;
    line_start_ = at_;
  }
}

void Lexer::skip_blanks() {
  do
    while (at_ < source_.size() && is_blank(source_[at_])) advance(1);
  while (skip_comment());
}

bool Lexer::skip_comment() {
  if (!source_.substr(at_).starts_with("--")) return false;
  advance(2);
  std::size_t fence = 0;
  const std::size_t block = at_ < source_.size() ? long_bracket(&fence) : 0;
  advance(block ? block : std::min(source_.find('\n', at_), source_.size()) - at_);
  return true;
}

std::size_t Lexer::long_bracket(std::size_t* fence) const {
  if (source_[at_] != '[') return 0;
  std::size_t level = 0;
  while (at_ + 1 + level < source_.size() && source_[at_ + 1 + level] == '=') ++level;
  if (at_ + 1 + level >= source_.size() || source_[at_ + 1 + level] != '[') return 0;
  *fence = level + 2;
  for (std::size_t end = source_.find(']', at_ + *fence); end != source_.npos; end = source_.find(']', end + 1)) {
    const std::size_t signs = std::min(source_.find_first_not_of('=', end + 1), source_.size()) - end - 1;
    const bool closes = signs == level && end + 1 + level < source_.size() && source_[end + 1 + level] == ']';
    if (closes) return end + level + 2 - at_;
  }
  return source_.size() - at_;
}

std::size_t Lexer::quoted() const {
  std::size_t end = at_ + 1;
  while (end < source_.size() && source_[end] != source_[at_] && source_[end] != '\n') end = after_character(end);
  return std::min(end + 1, source_.size()) - at_;
}

/// Past a character of a quoted text, or an escape: `\z` takes all blanks after it.
std::size_t Lexer::after_character(std::size_t at) const {
  if (source_[at] != '\\') return at + 1;
  at += 2;
  if (source_.substr(0, at).ends_with('z'))
    while (at < source_.size() && is_blank(source_[at])) ++at;
  return at;
}

std::size_t Lexer::word() const {
  std::size_t end = at_;
  while (end < source_.size() && is_word(source_[end])) ++end;
  return end - at_;
}

std::size_t Lexer::symbol() const {
  constexpr std::string_view kBeforeEquals = "=<>~";
  const bool twice = at_ + 1 < source_.size() && source_[at_ + 1] == '=' && kBeforeEquals.find(source_[at_]) != kBeforeEquals.npos;
  return twice ? 2 : 1;
}

}  // namespace tablier::lua
