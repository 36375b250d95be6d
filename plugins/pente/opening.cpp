#include "opening.hpp"

namespace tablier::pente {
namespace {

void add_steps(const std::string& name, std::vector<Step>& steps) {
  const bool second = name.starts_with("second");
  const int seat = second ? 1 : 0;
  if (name.ends_with("_or_adds")) {
    for (const Step step : {Step{StepKind::choose_or_add, seat}, Step{StepKind::stone, seat}, Step{StepKind::choose, 1 - seat}})
      steps.push_back(step);
  } else {
    steps.push_back({name.ends_with("_chooses") ? StepKind::choose : StepKind::stone, seat});
  }
}

}  // namespace

const std::vector<std::string>& opening_step_names() {
  static const std::vector<std::string> kNames{
      "first", "second", "first_chooses", "second_chooses", "first_chooses_or_adds", "second_chooses_or_adds"};
  return kNames;
}

std::vector<Step> make_opening(const std::vector<std::string>& names) {
  std::vector<Step> steps;
  for (const auto& name : names) add_steps(name, steps);
  return steps;
}

}  // namespace tablier::pente
