#pragma once

#include "script/meter.hpp"
#include "sdk/result.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Where the fields of the table that a chunk returns are written. Lua itself does not keep that.
namespace tablier::lua {

/// Read from the words of the source: `{title = …}`, `{options = {size = …}}`, `v.options.size = …`, `function v.score(…)`. A field that
/// is made in another way is looked for by its last name alone, then by the table it is in, and else is where the chunk returns.
class FieldSpots {
 public:
  explicit FieldSpots(std::string_view source);
  /// Where the table that is item `i` (from 0) of the list at `path` opens; the list's own place where there is none.
  SourceSpot item(std::vector<std::string_view> path, std::size_t i) const;
  /// Line and column of a field by its path ({"options", "size"}); the file is left empty.
  SourceSpot find(std::vector<std::string_view> path) const;

 private:
  struct Field {
    std::vector<std::string_view> path;
    SourceSpot where;
  };

  const SourceSpot* best(const std::vector<std::string_view>& path) const;
  /// How the list at `path` is written, whatever the table is called that it is in; null where no item of it was seen.
  const std::vector<std::string_view>* list(const std::vector<std::string_view>& path) const;

  std::vector<Field> fields_;
  std::vector<Field> items_;      ///< tables in lists, each under the list's path
  SourceSpot returns_{{}, 1, 1};  ///< the last `return` outside of all functions' tables
};

}  // namespace tablier::lua
