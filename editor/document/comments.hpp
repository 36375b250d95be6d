#pragma once

#include <string>
#include <string_view>

/// Comments of a YAML text, so that none is lost unsaid.
namespace tablier::editor {

/// The lines before the first one that says anything: comments, and blank lines between them. Ends with a line break unless empty.
std::string head_comments(std::string_view text);
/// True where there is a comment below those. A `#` in a text of several lines counts too: better one question too many.
bool has_comments_below(std::string_view text);

}  // namespace tablier::editor
