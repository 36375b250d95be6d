#pragma once

#include "core/rules.hpp"
#include "sdk/content.hpp"
#include "sdk/parameter.hpp"

#include <vector>

/// The rule parameters of Iso, and the rules that they make.
namespace tablier::iso {

std::vector<Parameter> parameters(const Content&);

/// The rules of checked options. Every combination makes some.
Rules make_rules(const Options& options);

}  // namespace tablier::iso
