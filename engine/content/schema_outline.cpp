#include "content/schema_outline.hpp"

namespace tablier {

void SchemaOutline::add_member(const std::string& name, const SchemaOutline& type) {
  inlined = false;
  if (type.inlined) {
    lines.push_back(name + ": " + (type.lines.empty() ? "" : type.lines.front()));
    return;
  }
  lines.push_back(name + ":");
  for (const std::string& line : type.lines) lines.push_back("  " + line);
}

SchemaOutline SchemaOutline::list_of(const SchemaOutline& item) {
  if (item.inlined) return SchemaOutline("[" + item.lines.front() + ", …]");
  SchemaOutline list;
  list.inlined = false;
  for (const std::string& line : item.lines) list.lines.push_back((list.lines.empty() ? "- " : "  ") + line);
  return list;
}

std::string SchemaOutline::text() const {
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

}  // namespace tablier
