#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// The little that we must know of UTF-8 (RFC 3629).
namespace tablier {

/// Length in bytes of the character at the start of `text`; 0 where the bytes there are not UTF-8. Precondition: not empty.
std::size_t utf8_length(std::string_view text);
/// Offset of the first byte that is not UTF-8, or npos.
std::size_t first_invalid_utf8(std::string_view text);
/// Number of characters (code points). Precondition: UTF-8.
std::size_t count_characters(std::string_view text);
/// `text` with every byte that is not UTF-8 replaced by U+FFFD.
std::string repaired_utf8(std::string_view text);
/// What a terminal may be sent: UTF-8, every control character but line breaks and tabs replaced by U+FFFD too.
std::string printable(std::string_view text);
/// Each line break with the blanks around it as one blank, none at either end.
std::string in_one_line(std::string_view text);
/// At most `max` characters on one line, the last one an ellipsis where some were cut; control characters become spaces.
std::string clipped(std::string_view text, std::size_t max = 40);

/// As much of its start as `max` bytes hold of whole characters.
std::string_view first_bytes(std::string_view text, std::size_t max);

/// Whether it is a letter of ASCII, or a byte of any character beyond.
bool is_letter(char c);
/// Replaces each `from`, from the left; what was put in is not looked at again. Precondition: `from` is not empty.
void replace_all(std::string& text, std::string_view from, std::string_view to);

}  // namespace tablier
