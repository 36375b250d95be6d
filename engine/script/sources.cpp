#include "script/sources.hpp"

#include "content/files.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tablier::lua {
namespace {

namespace fs = std::filesystem;

bool is_name_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; }

std::string without_byte_order_mark(std::string text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  return text;
}

/// The file of a module under a root, if there is one and it does not lead out of the root.
std::optional<fs::path> file_under(const fs::path& root, std::string_view module) {
  std::string name(module);
  std::ranges::replace(name, '.', '/');
  fs::path file = root / (name + ".lua");
  std::error_code error;
  const fs::path real_root = fs::canonical(root, error);
  const fs::path real = error ? fs::path() : fs::canonical(file, error);
  if (error == std::errc::too_many_symbolic_link_levels) return file;  // whoever reads it is told of the circle
  if (error) return std::nullopt;
  const auto [end, rest] = std::ranges::mismatch(real_root, real);
  if (end != real_root.end()) return std::nullopt;
  return file;
}

}  // namespace

const char* module_fault(std::string_view key) {
  constexpr std::array kFaults{"file.special", "file.folder", "file.denied", "file.link_loop", "file.broken_disk", "file.too_many_open"};
  const auto found = std::ranges::find(kFaults, key, [](const char* known) { return std::string_view(known); });
  return found == kFaults.end() ? nullptr : *found;
}

bool is_module_name(std::string_view name) {
  if (name.find('.') == name.npos || name.size() > 100) return false;
  for (std::size_t start = 0;;) {
    const std::size_t dot = std::min(name.find('.', start), name.size());
    if (dot == start || !std::ranges::all_of(name.substr(start, dot - start), is_name_letter)) return false;
    if (dot == name.size()) return true;
    start = dot + 1;
  }
}

Result<Sources> Sources::read(const fs::path& file, std::vector<fs::path> roots) {
  Result<std::string> text = read_file(file, kMaxSourceBytes);
  if (!text) return text.problem();
  Sources sources;
  sources.roots_ = std::move(roots);
  sources.all_.push_back({"", file, without_byte_order_mark(std::move(*text))});
  return sources;
}

Sources Sources::of_text(std::string text, std::vector<fs::path> roots) {
  Sources sources;
  sources.roots_ = std::move(roots);
  sources.all_.push_back({"", {}, std::move(text)});
  return sources;
}

int Sources::find(std::string_view module) noexcept {
  if (!is_module_name(module)) return static_cast<int>(Missing::bad_name);
  for (std::size_t i = 0; i < all_.size(); ++i)
    if (all_[i].module == module) return static_cast<int>(i);
  if (sealed_) return static_cast<int>(Missing::too_late);
  if (all_.size() >= kMaxSources) return static_cast<int>(Missing::too_many);
  try {
    return read_module(module);
  } catch (const std::exception&) {
    return static_cast<int>(Missing::unreadable);
  }
}

std::vector<fs::path> Sources::files() const {
  std::vector<fs::path> files;
  for (const Source& source : all_) files.push_back(source.path);
  return files;
}

std::vector<std::string> Sources::module_names() const {
  constexpr std::size_t kMaxNames = 2000;
  std::vector<std::string> names;
  std::error_code error;
  for (const fs::path& root : roots_)
    for (fs::recursive_directory_iterator file(root, error), end; !error && file != end && names.size() < kMaxNames;
         file.increment(error)) {
      if (file->path().extension() != ".lua") continue;
      std::string name = file->path().lexically_relative(root).replace_extension().generic_string();
      std::ranges::replace(name, '/', '.');
      if (is_module_name(name) && file_under(root, name)) names.push_back(std::move(name));
    }
  return names;
}

int Sources::read_module(std::string_view module) {
  for (const fs::path& root : roots_) {
    const auto file = file_under(root, module);
    if (!file) continue;
    Result<std::string> text = read_file(*file, kMaxSourceBytes);
    if (!text) {
      why_unreadable_ = module_fault(text.problem().text.key);
      return static_cast<int>(Missing::unreadable);
    }
    all_.push_back({std::string(module), *file, without_byte_order_mark(std::move(*text))});
    return static_cast<int>(all_.size()) - 1;
  }
  return static_cast<int>(Missing::not_found);
}

}  // namespace tablier::lua
