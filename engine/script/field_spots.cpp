#include "script/field_spots.hpp"

#include "script/lexer.hpp"

#include <algorithm>

namespace tablier::lua {
namespace {

using Path = std::vector<std::string_view>;

constexpr std::size_t kMaxPath = 8;  // nobody looks for deeper ones, and a hostile source has no end of them

SourceSpot spot_of(const Token& token) { return {{}, token.line, token.column}; }

/// Gathers the names before a `=`: `a`, `a.b`, `["a"]`.
class Target {
 public:
  void add(const Token& token) {
    const bool name = token.kind == Token::Kind::name || (token.kind == Token::Kind::text && bracket_);
    if (name && dotted_ && names_.size() < kMaxPath) names_.push_back(token.text);
    else if (name) names_ = {token.text};
    if (name) where_ = spot_of(token);
    bracket_ = token.is("[");
    const bool joins = token.is(".") || (bracket_ && !names_.empty());
    dotted_ = joins;
    if (!name && !joins && !bracket_ && !token.is("]")) names_.clear();
  }
  const Path& names() const { return names_; }
  const SourceSpot& where() const { return where_; }

 private:
  Path names_;
  SourceSpot where_;
  bool dotted_ = false;
  bool bracket_ = false;
};

/// Goes through the words of a source and knows in which table constructor it is.
class Walk {
 public:
  /// The path of the field that is given a value by this word (`=`, or the parenthesis of `function a.b(`), or nothing.
  Path add(const Token& token) {
    Path path;
    if (gives_value(token) && !target_.names().empty()) path = under(open_, target_.names());
    const bool in_list = assigned_.empty() && !open_.empty();
    item_ = token.is("{") && in_list;
    if (item_) list_ = open_.back();
    if (token.is("{")) open_.push_back(in_list ? under(open_, {""}) : assigned_);
    if (token.is("}") && !open_.empty()) open_.pop_back();
    assigned_ = path;
    where_ = target_.where();
    after_function_ = is_word(token, "function") || (after_function_ && !token.is("("));
    target_.add(token);
    return path;
  }
  const SourceSpot& where() const { return where_; }
  /// The list of which that word opened a table as an item, or null.
  const Path* list() const { return item_ ? &list_ : nullptr; }
  bool returns(const Token& token) const { return open_.empty() && is_word(token, "return"); }

 private:
  static bool is_word(const Token& token, std::string_view word) { return token.kind == Token::Kind::name && token.text == word; }
  bool gives_value(const Token& token) const { return token.is("=") || (after_function_ && token.is("(")); }
  static Path under(const std::vector<Path>& open, const Path& names) {
    Path path = open.empty() ? Path() : open.back();
    if (path.size() < kMaxPath) path.insert(path.end(), names.begin(), names.end());
    return path;
  }

  Target target_;
  std::vector<Path> open_;  ///< the path of each table constructor that is open
  Path assigned_;           ///< what a `{` right after this would be the value of
  SourceSpot where_;
  Path list_;
  bool item_ = false;
  bool after_function_ = false;
};

bool ends_with(const Path& whole, const Path& end) {
  return whole.size() >= end.size() && std::equal(end.rbegin(), end.rend(), whole.rbegin());
}

/// How well a field that is written as `written` answers to `path`; 0: not at all.
int likeness(const Path& written, const Path& path) {
  if (written == path) return 3;
  if (ends_with(written, path)) return 2;
  return !written.empty() && written.back() == path.back() ? 1 : 0;  // a list that nothing names has no path
}

}  // namespace

FieldSpots::FieldSpots(std::string_view source) {
  Lexer lexer(source);
  Walk walk;
  for (Token token = lexer.next(); token.kind != Token::Kind::end; token = lexer.next()) {
    if (auto path = walk.add(token); !path.empty()) fields_.push_back({std::move(path), walk.where()});
    if (const Path* list = walk.list()) items_.push_back({*list, spot_of(token)});
    if (walk.returns(token)) returns_ = spot_of(token);
  }
}

const SourceSpot* FieldSpots::best(const Path& path) const {
  const SourceSpot* found = nullptr;
  int best = 1;
  for (const Field& field : fields_) {
    const int like = likeness(field.path, path);
    if (like < best) continue;
    best = like;
    found = &field.where;
  }
  return found;
}

const Path* FieldSpots::list(const Path& path) const {
  const Path* found = nullptr;
  int best = 1;
  for (const Field& item : items_) {
    const int like = likeness(item.path, path);
    if (like <= best) continue;
    best = like;
    found = &item.path;
  }
  return found;
}

SourceSpot FieldSpots::item(Path path, std::size_t i) const {
  const Path* const written = list(path);
  for (const Field& item : items_)
    if (written && item.path == *written && i-- == 0) return item.where;
  return find(std::move(path));
}

SourceSpot FieldSpots::find(Path path) const {
  for (; !path.empty(); path.pop_back())
    if (const SourceSpot* where = best(path)) return *where;
  return returns_;
}

}  // namespace tablier::lua
