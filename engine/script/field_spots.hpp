#pragma once

#include "script/meter.hpp"
#include "sdk/result.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Where the fields of the table that a chunk returns are written. Lua itself does not keep that.
namespace tablier::lua {

/// Where an item of a list begins, and the fields of the table that it is.
struct ItemSpot {
  SourceSpot where;
  std::map<std::string_view, SourceSpot> fields;

  /// The field's place, else the item's own.
  const SourceSpot& of(std::string_view field) const {
    const auto found = fields.find(field);
    return found == fields.end() ? where : found->second;
  }
};

/// Read from the words of the source: `{title = …}`, `{options = {size = …}}`, `v.options.size = …`, `function v.score(…)`. A field that
/// is made in another way is looked for by its last name alone, then by the table it is in, and else is where the chunk returns.
class FieldSpots {
 public:
  explicit FieldSpots(std::string_view source);
  /// The items of the list at `path`, in their order; none where no such list is written. Linear, but for the order.
  std::vector<ItemSpot> items(const std::vector<std::string_view>& path) const;
  /// Line and column of a field by its path ({"options", "size"}); the file is left empty.
  SourceSpot find(std::vector<std::string_view> path) const;

 private:
  struct Field {
    std::vector<std::string_view> path;
    SourceSpot where;
    bool local = false;  ///< a local variable of that name, which comes last
  };
  struct Item {
    std::size_t list = 0;  ///< of lists_
    int line = 0, column = 0;
  };

  const SourceSpot* best(const std::vector<std::string_view>& path) const;
  /// How the list at `path` is written, whatever the table is called that it is in; null where no item of it was seen.
  const std::vector<std::string_view>* list(const std::vector<std::string_view>& path) const;
  void add_item(const std::vector<std::string_view>& list, const SourceSpot& where);

  std::vector<Field> fields_;
  std::vector<std::vector<std::string_view>> lists_;  ///< their paths
  std::vector<Item> items_;
  SourceSpot returns_{{}, 1, 1};  ///< the last `return` outside of all functions' tables
};

}  // namespace tablier::lua
