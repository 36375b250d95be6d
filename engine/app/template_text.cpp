#include "app/template_text.hpp"

#include "app/columns.hpp"
#include "sdk/parameter.hpp"

#include <algorithm>
#include <cctype>

namespace tablier {
namespace {

constexpr std::size_t kWidth = 110;

}  // namespace

std::string lua_text(std::string_view text) {
  std::string all = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') all += '\\';
    all += c;
  }
  return all + '"';
}

std::string title_of(std::string_view name) {
  std::string title(name);
  std::ranges::replace_if(title, [](char c) { return c == '-' || c == '_' || c == '.'; }, ' ');
  title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(title.front())));
  return title;
}

std::string lua_comment(const std::string& indent, const std::string& label, const std::string& more) {
  Columns lines;
  lines.add({label});
  std::string all = lines.text(kWidth - indent.size()), made;
  while (!all.empty()) {
    const std::size_t end = all.find('\n');
    made += indent + "-- " + more + all.substr(0, end) + "\n";
    all.erase(0, end + 1);
  }
  return made;
}

std::string lua_literal(const Value& value) {
  if (const auto* text = value.as_string()) return lua_text(*text);
  if (const auto* list = value.as_list()) {
    std::string all;
    for (const Value& item : *list) all += (all.empty() ? "" : ", ") + lua_literal(item);
    return "{" + all + "}";
  }
  return to_text(value);
}

}  // namespace tablier
