#include "script/field_spots.hpp"

#include "script/lexer.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tablier::lua {
namespace {

using Path = std::vector<std::string_view>;

constexpr std::size_t kMaxPath = 8;  // nobody looks for deeper ones, and a hostile source has no end of them
constexpr std::size_t kMaxLists = 20'000;

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

/// A table constructor that is open.
struct Open {
  Path path;
  SourceSpot entry{};  ///< where the entry begins that one is in
  bool begun = false;  ///< it has words yet
  bool named = false;  ///< it gives a field its value
  int nested = 0;      ///< brackets and blocks that are open in it
};

/// Goes through the words of a source and knows in which table constructor it is.
class Walk {
 public:
  /// The path of the field that is given a value by this word (`=`, or the parenthesis of `function a.b(`), or nothing.
  Path add(const Token& token) {
    Path path;
    if (gives_value(token) && !target_.names().empty()) path = under(target_.names());
    is_local_ = local_ && open_.empty();
    ended_.reset();
    if (!open_.empty()) step(token);
    if (token.is("{")) open_.push_back({assigned_.empty() && !open_.empty() ? under({""}) : assigned_});
    assigned_ = path;
    where_ = target_.where();
    after_function_ = token.is_word("function") || (after_function_ && !token.is("("));
    local_ = token.is_word("local") || (local_ && (token.kind == Token::Kind::name || token.is(",")));
    target_.add(token);
    return path;
  }
  const SourceSpot& where() const { return where_; }
  /// The field is a local variable of the file, and of no table.
  bool is_local() const { return is_local_; }
  /// The item of a list that ended before that word, under the list's path.
  const std::optional<std::pair<Path, SourceSpot>>& ended() const { return ended_; }
  bool returns(const Token& token) const { return open_.empty() && token.is_word("return"); }

 private:
  bool gives_value(const Token& token) const { return token.is("=") || (after_function_ && token.is("(")); }
  Path under(const Path& names) const {
    Path path = open_.empty() ? Path() : open_.back().path;
    if (path.size() < kMaxPath) path.insert(path.end(), names.begin(), names.end());
    return path;
  }

  void step(const Token& token) {
    Open& in = open_.back();
    if (token.is("}")) {
      end_entry(in);
      open_.pop_back();
    } else if (in.nested == 0 && (token.is(",") || token.is(";"))) end_entry(in);
    else {
      if (!std::exchange(in.begun, true)) in.entry = spot_of(token);
      in.named = in.named || (in.nested == 0 && token.is("="));
      in.nested += nesting(token);
    }
  }
  void end_entry(Open& in) {
    if (in.begun && !in.named) ended_.emplace(in.path, in.entry);
    in.begun = in.named = false;
    in.nested = 0;
  }

  Target target_;
  std::vector<Open> open_;
  Path assigned_;  ///< what a `{` right after this would be the value of
  SourceSpot where_;
  std::optional<std::pair<Path, SourceSpot>> ended_;
  bool after_function_ = false;
  bool local_ = false, is_local_ = false;
};

bool ends_with(const Path& whole, const Path& end) {
  return whole.size() >= end.size() && std::equal(end.rbegin(), end.rend(), whole.rbegin());
}

constexpr int kExact = 3;

std::pair<int, int> order(const SourceSpot& spot) { return {spot.line, spot.column}; }

/// How well a field that is written as `written` answers to `path`; 0: not at all.
int likeness(const Path& written, const Path& path) {
  if (written == path) return kExact;
  if (ends_with(written, path)) return 2;
  return !written.empty() && written.back() == path.back() ? 1 : 0;  // a list that nothing names has no path
}

}  // namespace

FieldSpots::FieldSpots(std::string_view source) {
  Lexer lexer(source);
  Walk walk;
  for (Token token = lexer.next(); token.kind != Token::Kind::end; token = lexer.next()) {
    if (auto path = walk.add(token); !path.empty()) fields_.push_back({std::move(path), walk.where(), walk.is_local()});
    if (walk.ended()) add_item(walk.ended()->first, walk.ended()->second);
    if (walk.returns(token)) returns_ = spot_of(token);
  }
}

void FieldSpots::add_item(const Path& list, const SourceSpot& where) {
  if (lists_.empty() || lists_.back() != list) {
    if (lists_.size() == kMaxLists) return;
    lists_.push_back(list);
  }
  items_.push_back({lists_.size() - 1, where.line, where.column});
}

const SourceSpot* FieldSpots::best(const Path& path) const {
  const SourceSpot* found = nullptr;
  int best = 1;
  for (const Field& field : fields_) {
    const int like = std::min(likeness(field.path, path), field.local ? 1 : kExact);
    if (like < best) continue;
    best = like;
    found = &field.where;
  }
  return found;
}

const Path* FieldSpots::list(const Path& path) const {
  const Path* found = nullptr;
  int best = 1;
  for (const Path& written : lists_) {
    const int like = likeness(written, path);
    if (like <= best) continue;
    best = like;
    found = &written;
  }
  return found;
}

std::vector<ItemSpot> FieldSpots::items(const Path& path) const {
  std::vector<ItemSpot> all;
  const Path* const written = list(path);
  if (!written) return all;
  for (const Item& item : items_)
    if (lists_[item.list] == *written) all.push_back({{{}, item.line, item.column}, {}});
  std::ranges::sort(all, {}, [](const ItemSpot& item) { return order(item.where); });
  for (const Field& field : fields_) {
    if (field.path.size() != written->size() + 2 || !std::equal(written->begin(), written->end(), field.path.begin())) continue;
    const auto next = std::ranges::upper_bound(all, order(field.where), {}, [](const ItemSpot& item) { return order(item.where); });
    if (next != all.begin()) std::prev(next)->fields.emplace(field.path.back(), field.where);
  }
  return all;
}

SourceSpot FieldSpots::find(Path path) const {
  for (; !path.empty(); path.pop_back())
    if (const SourceSpot* where = best(path)) return *where;
  return returns_;
}

}  // namespace tablier::lua
