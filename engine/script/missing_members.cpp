#include "script/missing_members.hpp"

#include "content/utf8.hpp"
#include "script/module_reads.hpp"
#include "script/vm.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <string>

namespace tablier::lua {
namespace {

Text no_member(const ModuleRead& read, const std::vector<std::string>& known) {
  const std::string near = nearest(read.member, known);
  return Text(near.empty() ? "script.no_module_member" : "script.no_module_member_near",
              {{"name", clipped(std::string(read.member))}, {"module", clipped(std::string(read.module))}, {"near", near}});
}

}  // namespace

std::vector<Problem> missing_members(Vm& vm, const Sources& sources, ReadWhen when) {
  std::vector<Problem> problems;
  std::vector<std::pair<std::string_view, std::string_view>> told;
  for (const ModuleRead& read : module_reads(sources.at(0).text)) {
    if (when == ReadWhen::loading && !read.at_load) continue;
    const std::string name(read.module);
    const auto known = read.is_library ? vm.members_of_library(name) : vm.members_of_module(name);
    const std::pair what(read.module, read.member);
    if (!known || std::ranges::count(*known, read.member) > 0 || std::ranges::count(told, what) > 0) continue;
    told.push_back(what);
    problems.emplace_back(no_member(read, *known), SourceSpot{sources.at(0).path.string(), read.line, read.column});
  }
  return problems;
}

}  // namespace tablier::lua
