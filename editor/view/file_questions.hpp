#pragma once

#include "ui/core/ui.hpp"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

/// What is asked before a file or a draft is opened, written over or let go. Each calls what it was given once it is answered. For any
/// editor.
namespace tablier::editor {

using Then = std::function<void()>;

/// Saves, or not. `about`: the beginning of the keys of its title and its text.
void ask_about_file(Ui& ui, const std::string& about, const std::filesystem::path& file, const Then& go_on);

/// Before something is lost for good: the accented answer leaves all as it is. `file` stands in its text; `label` is what loses it;
/// `keep`, if any, is called by the other answer.
void ask_before_loss(Ui& ui, const std::string& about, const std::string& file, const std::string& label, const Then& go_on,
                     const Then& keep = {});

/// Before another file of that name is written over.
void ask_to_replace(Ui& ui, const std::filesystem::path& file, const Then& save);

/// What saving is to what is not saved.
enum class Unsaved : std::uint8_t { never, since, copy };  ///< copy: the file came with the program, a copy of one's own is made

/// What to do with what is not saved of that.
void ask_unsaved(Ui& ui, const std::string& name, Unsaved unsaved, const Then& save, const Then& let_go);

/// Before a file is written over that is not as it was read: as that, or under a name of its own?
void ask_to_overwrite(Ui& ui, const std::filesystem::path& file, const Then& save, const Then& save_as);

/// Before a file is written over of which that could not be read: as that, or under a name of its own?
void ask_about_unread(Ui& ui, const std::vector<Problem>& unread, const Then& save, const Then& save_as);

/// The own copy would be shown in place of what came with the program: as that, or under a name of its own?
void ask_to_hide(Ui& ui, const std::filesystem::path& file, const Then& save, const Then& save_as);

/// Before comments are lost.
void ask_comments(Ui& ui, const Then& save);

/// Another window has the file: look at it, or not.
void ask_read_only(Ui& ui, const std::filesystem::path& file, const Then& close);

/// Why a file could not be written, in words for who wanted to make it: that there is none is no news to them.
Problem unwritten(const Problem& why, const std::filesystem::path& file);

}  // namespace tablier::editor
