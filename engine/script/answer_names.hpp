#pragma once

#include "sdk/hook.hpp"

#include <functional>

/// The names of texts that an answer holds.
namespace tablier {

/// Calls `found` for each: with the unit of its shape (`reason`, `outcome`), which is the group of the game's texts that it is in, and the
/// name. The answer is as `shape` declares; parts that are not are passed over.
void each_name(const ValueShape& shape, const Value& answer,
               const std::function<void(const std::string& unit, const std::string& name)>& found);

/// The answer with each of these names as `renamed` has it. Precondition: as for each_name.
void rename_each(const ValueShape& shape, Value& answer,
                 const std::function<std::string(const std::string& unit, const std::string& name)>& renamed);

}  // namespace tablier
