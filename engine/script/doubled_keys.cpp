#include "script/doubled_keys.hpp"

#include "script/lexer.hpp"

#include <map>
#include <optional>
#include <utility>

namespace tablier::lua {
namespace {

/// A number is not the text that is written alike.
using TableKey = std::pair<bool, std::string_view>;

/// A table constructor that is open.
struct OpenTable {
  std::map<TableKey, int> lines;  ///< of the keys that it has
  int nested = 0;                 ///< brackets and blocks that are open in its entry
  bool at_start = true;           ///< an entry begins here
};

std::optional<TableKey> key_of(const Token& token) {
  if (token.kind == Token::Kind::number) return TableKey(true, token.text);
  if (token.kind == Token::Kind::text) return TableKey(false, token.text);
  return std::nullopt;
}

class KeyWalk {
 public:
  KeyWalk(std::string_view source, std::size_t max) : lexer_(source), max_(max) {}

  std::vector<DoubledKey> run() {
    for (next(); token_.kind != Token::Kind::end && found_.size() < max_;) step();
    return std::move(found_);
  }

 private:
  void next() { token_ = lexer_.next(); }

  void step() {
    if (!open_.empty() && std::exchange(open_.back().at_start, false) && read_key()) return;
    if (token_.is("{")) open_.emplace_back();
    else if (token_.is("}") && !open_.empty()) open_.pop_back();
    else if (!open_.empty()) step_in(open_.back());
    next();
  }

  void step_in(OpenTable& in) {
    in.at_start = in.nested == 0 && (token_.is(",") || token_.is(";"));
    if (!in.at_start) in.nested += nesting(token_);
  }

  /// True where an entry began with a name, or with a bracket around one word, and that was read.
  bool read_key() {
    const Token first = token_;
    if (first.kind == Token::Kind::name && nesting(first) == 0) {
      next();
      if (token_.is("=")) add(TableKey(false, first.text), first);
      return true;
    }
    if (!first.is("[")) return false;
    next();
    const auto key = key_of(token_);
    ++open_.back().nested;
    if (!key) return true;
    next();
    if (!token_.is("]")) return true;
    --open_.back().nested;
    next();
    if (token_.is("=")) add(*key, first);
    return true;
  }

  void add(const TableKey& key, const Token& at) {
    const auto [known, fresh] = open_.back().lines.emplace(key, at.line);
    if (!fresh) found_.push_back({key.second, at.line, at.column, known->second});
  }

  Lexer lexer_;
  std::size_t max_;
  Token token_;
  std::vector<OpenTable> open_;
  std::vector<DoubledKey> found_;
};

}  // namespace

std::vector<DoubledKey> doubled_keys(std::string_view source, std::size_t max) { return KeyWalk(source, max).run(); }

}  // namespace tablier::lua
