#include "content/problem_list.hpp"

#include <algorithm>
#include <tuple>

namespace tablier {

void ProblemList::add(Text text, SourceSpot where) {
  if (problems_.size() < kMax) problems_.emplace_back(std::move(text), std::move(where));
  else ++more_;
}

std::vector<Problem> ProblemList::take() {
  std::vector<Problem> all = std::exchange(problems_, {});
  std::stable_sort(all.begin(), all.end(), [](const Problem& a, const Problem& b) {
    return std::tie(a.where.line, a.where.column) < std::tie(b.where.line, b.where.column);
  });
  if (more_ > 0) all.emplace_back(Text("yaml.more", {{"n", more_}}), SourceSpot{all.back().where.file});
  more_ = 0;
  return all;
}

}  // namespace tablier
