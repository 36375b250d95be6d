#include "tools/gomocup.hpp"
#include "tools/tools.hpp"

#include <iostream>

namespace tablier::pente {
namespace {

constexpr int kMaxThreads = 64;

Result<ToolAnswer> run_gomocup(const ToolCall& call) {
  GomocupTalk(std::cin, std::cout, static_cast<int>(call.options.integer("threads"))).run();
  return ToolAnswer{};
}

}  // namespace

std::vector<Tool> tools() {
  std::vector<Tool> all = problem_tools();
  all.push_back({.name = "gomocup",
                 .parameters = {{.name = "threads", .type = ParameterType::integer, .fallback = 1, .min = 1, .max = kMaxThreads}},
                 .at_top = true,
                 .run = run_gomocup});
  return all;
}

}  // namespace tablier::pente
