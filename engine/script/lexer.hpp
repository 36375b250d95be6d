#pragma once

#include <cstdint>
#include <string_view>

/// The words of a Lua source, with where they stand. For messages only: a source that is not valid Lua gives some tokens or other.
namespace tablier::lua {

struct Token {
  enum class Kind : std::uint8_t { end, name, text, number, symbol };
  Kind kind = Kind::end;
  std::string_view text;  ///< a text without its quotes, escapes as written; a symbol is one character, or "==" and the like
  int line = 0;           ///< from 1
  int column = 0;         ///< from 1, in bytes

  bool is(std::string_view symbol) const { return kind == Kind::symbol && text == symbol; }
  bool is_word(std::string_view word) const { return kind == Kind::name && text == word; }
};

/// 1 for what opens a block or brackets, −1 for what closes them, but for those of tables; else 0.
int nesting(const Token& token);

class Lexer {
 public:
  explicit Lexer(std::string_view source) : source_(source) {}
  Token next();

 private:
  void skip_blanks();
  bool skip_comment();
  void advance(std::size_t count);
  /// Length of a long bracket at the cursor with all in it; 0 where there is none.
  std::size_t long_bracket(std::size_t* fence) const;
  std::size_t quoted() const;
  std::size_t after_character(std::size_t at) const;
  std::size_t word() const;
  std::size_t symbol() const;
  Token take(Token::Kind kind, std::size_t size, std::size_t fence = 0);

  std::string_view source_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t line_start_ = 0;
};

}  // namespace tablier::lua
