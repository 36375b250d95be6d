#include "script/module_reads.hpp"

#include "script/lexer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>

namespace tablier::lua {
namespace {

constexpr std::array kBeforeTest{"not", "if", "elseif", "while", "until"};
constexpr std::array kAfterTest{"or", "and", "then", "do"};

constexpr std::array<std::string_view, 5> kLibraries{"coroutine", "math", "string", "table", "utf8"};

using Tokens = std::vector<Token>;

Tokens tokens_of(std::string_view source) {
  Tokens all;
  Lexer lexer(source);
  for (Token token = lexer.next(); token.kind != Token::Kind::end; token = lexer.next()) all.push_back(token);
  all.push_back({});
  return all;
}

bool is_any_word(const Token& token, const auto& words) {
  return std::ranges::any_of(words, [&](const char* word) { return token.is_word(word); });
}

/// The locals of a source: which module each stands for, and which names are declared or set more than once.
class Locals {
 public:
  explicit Locals(const Tokens& tokens) : tokens_(tokens) {
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
      follow(tokens[i]);
      if (tokens[i].is_word("local") && !tokens[i + 1].is_word("function")) i = read_local(i + 1);
      else if (tokens[i].is_word("local")) declare(tokens[i + 2 < tokens.size() ? i + 2 : i].text);
      else if (tokens[i].is_word("for")) static_cast<void>(read_names(i + 1));
      else if (tokens[i].is_word("function")) read_parameters(i + 1);
      else if (tokens[i].kind == Token::Kind::name && tokens[i + 1].is("=") && !is_member(i) && !in_table()) declare(tokens[i].text);
    }
  }

  /// Empty where it is none, or nobody knows.
  std::string_view module_of(std::string_view name) const {
    const auto found = modules_.find(name);
    const auto times = declared_.find(name);
    return found != modules_.end() && times != declared_.end() && times->second == 1 ? found->second : std::string_view();
  }

  bool is_library(std::string_view name) const { return std::ranges::count(kLibraries, name) > 0 && !declared_.contains(name); }

 private:
  /// Directly between the braces of a table, where what stands before `=` is a key and no local.
  bool in_table() const { return !open_.empty() && open_.back(); }
  void follow(const Token& token) {
    const bool opens = token.is("{");
    if (const int step = nesting(token); opens || step > 0) open_.push_back(opens);
    else if ((token.is("}") || step < 0) && !open_.empty()) open_.pop_back();
  }
  bool is_member(std::size_t i) const { return i > 0 && (tokens_[i - 1].is(".") || tokens_[i - 1].is(":")); }
  void declare(std::string_view name) { ++declared_[name]; }

  /// Names with commas between them, attributes left out; where they end.
  std::size_t read_names(std::size_t i, std::vector<std::string_view>* names = nullptr) {
    for (; tokens_[i].kind == Token::Kind::name; ++i) {
      declare(tokens_[i].text);
      if (names) names->push_back(tokens_[i].text);
      if (tokens_[i + 1].is("<") && i + 3 < tokens_.size()) i += 3;
      if (!tokens_[i + 1].is(",")) return i + 1;
      ++i;
    }
    return i;
  }

  void read_parameters(std::size_t i) {
    while (tokens_[i].kind != Token::Kind::end && !tokens_[i].is("(")) ++i;
    if (tokens_[i].is("(")) read_names(i + 1);
  }

  /// `local a, b = require("x"), require "y"`; the last token of what it declares.
  std::size_t read_local(std::size_t i) {
    std::vector<std::string_view> names;
    const std::size_t end = read_names(i, &names);
    if (!tokens_[end].is("=")) return end - 1;
    read_modules(names, end + 1);
    return end;
  }
  void read_modules(const std::vector<std::string_view>& names, std::size_t i) {
    for (const std::string_view name : names) {
      const std::string_view module = read_require(i);
      if (module.empty()) return;
      modules_[name] = module;
      if (!tokens_[i].is(",")) return;
      ++i;
    }
  }
  std::string_view read_require(std::size_t& i) const {
    const bool in_brackets = tokens_[i].is_word("require") && tokens_[i + 1].is("(");
    const std::size_t text = i + (in_brackets ? 2 : 1);
    if (!tokens_[i].is_word("require") || text + 1 >= tokens_.size() || tokens_[text].kind != Token::Kind::text) return {};
    i = text + 1;
    if (in_brackets && !tokens_[i].is(")")) return {};
    i += in_brackets ? 1 : 0;
    const bool ends = !tokens_[i].is(".") && !tokens_[i].is(":") && !tokens_[i].is("[") && !tokens_[i].is("(");
    return ends ? tokens_[text].text : std::string_view();
  }

  const Tokens& tokens_;
  std::map<std::string_view, std::string_view> modules_;
  std::map<std::string_view, int> declared_;
  std::vector<bool> open_;  ///< blocks and brackets around the token that is read: whether each is a table
};

/// Only whether it is there is asked.
bool is_test(const Tokens& tokens, std::size_t first, std::size_t last) {
  const Token& after = tokens[last + 1];
  return (first > 0 && is_any_word(tokens[first - 1], kBeforeTest)) || is_any_word(after, kAfterTest) || after.is("==") || after.is("~=");
}

}  // namespace

std::vector<ModuleRead> module_reads(std::string_view source) {
  const Tokens tokens = tokens_of(source);
  const Locals locals(tokens);
  std::vector<ModuleRead> found;
  std::vector<bool> blocks;  // those that are open: whether each is a function
  for (std::size_t i = 0; i + 3 < tokens.size(); ++i) {
    const int step = nesting(tokens[i]);
    if (step > 0) blocks.push_back(tokens[i].is_word("function"));
    else if (step < 0 && !blocks.empty()) blocks.pop_back();
    const bool is_member = i > 0 && (tokens[i - 1].is(".") || tokens[i - 1].is(":"));
    const bool reads = (tokens[i + 1].is(".") || tokens[i + 1].is(":")) && tokens[i + 2].kind == Token::Kind::name;
    if (tokens[i].kind != Token::Kind::name || is_member || !reads) continue;
    const bool is_library = locals.is_library(tokens[i].text);
    const std::string_view module = is_library ? tokens[i].text : locals.module_of(tokens[i].text);
    if (module.empty() || is_test(tokens, i, i + 2)) continue;
    const Token& member = tokens[i + 2];
    found.push_back({module, member.text, is_library, member.line, member.column, std::ranges::count(blocks, true) == 0});
  }
  return found;
}

}  // namespace tablier::lua
