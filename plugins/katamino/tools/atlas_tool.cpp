#include "tools/tool_list.hpp"

#include <algorithm>
#include <string>

namespace tablier::katamino {
namespace {

std::string dashed(NumberSet set) {
  std::string all;
  for (const int n : numbers_of(set)) all += (all.empty() ? "" : "-") + std::to_string(n);
  return all;
}

/// The entry of one number of columns.
Value chapter(PentaBook& book, int columns, const ToolCall& call) {
  const auto sets = book.solvable_sets(columns, call.stop);
  std::uint64_t solutions = 0;
  std::size_t single = 0;
  Value entry = Value::map({{"columns", columns}, {"sets", std::uint64_t{sets.size()}}});
  Value counts = Value::map();
  for (const NumberSet set : sets) {
    const std::uint64_t n = book.solutions(set, call.stop);
    solutions += n;
    single += n == 1;
    if (call.options.flag("sets")) counts.set(dashed(set), n);
  }
  const auto without_n1 = std::count_if(sets.begin(), sets.end(), [](NumberSet s) { return !(s & number_bit(1)); });
  entry.set("sets_without_n1", std::int64_t{without_n1});
  entry.set("solutions", solutions);
  entry.set("single", std::uint64_t{single});
  for (const Member& count : *counts.as_map()) entry.set(count.name, count.value);
  return entry;
}

void add_lines(const Value& entry, std::vector<Text>& lines) {
  const auto number = [&](const char* name) { return *entry.find(name)->as_int(); };
  lines.push_back(Text("katamino.answer.atlas", {{"columns", number("columns")},
                                                 {"sets", number("sets")},
                                                 {"without", number("sets_without_n1")},
                                                 {"solutions", number("solutions")},
                                                 {"single", number("single")}}));
  for (const Member& m : *entry.as_map())
    if (m.name.find_first_not_of("0123456789-") == std::string::npos)
      lines.push_back(data_line(m.name + ": " + std::to_string(*m.value.as_int())));
}

Result<ToolAnswer> run_atlas(const ToolCall& call) {
  if (auto sound = check_numbers(call.content.pieces); !sound) return sound.problem();
  PentaBook book(call.content.pieces, line_rule(call.options));
  const int pieces = static_cast<int>(call.content.pieces.size());
  const int columns = static_cast<int>(call.options.integer("columns"));
  const int first = columns > 0 ? columns : 1;
  const int last = columns > 0 ? columns : pieces;
  ToolAnswer made;
  made.json = Value::list();
  for (int n = first; n <= last; ++n) {
    Value entry = chapter(book, n, call);
    if (call.stop.stop_requested()) return Problem("katamino.answer.stopped");
    add_lines(entry, made.lines);
    made.json.push(std::move(entry));
    tell(call, double(n - first + 1) / (last - first + 1));
  }
  return made;
}

}  // namespace

Tool atlas_tool() {
  return {.name = "atlas",
          .parameters = {integer_parameter("columns", 0, 0, kMaxNumber), rule_parameter({"rows", "free"}), flag_parameter("sets")},
          .run = run_atlas};
}

}  // namespace tablier::katamino
