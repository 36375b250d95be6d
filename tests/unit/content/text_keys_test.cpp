#include "bundled.hpp"
#include "catch.hpp"

#include <map>
#include <regex>
#include <set>

using namespace bundled;

namespace {

struct Mention {
  std::string place;
  std::string key;
};

/// Text keys in a source: literals that are handed to what makes or says a text, and dotted ones that begin as a text key does.
std::vector<Mention> mentioned_keys(const fs::path& file, const std::set<std::string>& groups) {
  static const std::regex kCall(R"re(\b(?:Text|Problem|say)\s*[({]\s*(?:std::string\()?"([a-z][^"\\ ]*)")re");
  static const std::regex kDotted(R"re("([a-z][a-z0-9_-]*)(\.[a-z0-9_-]*)+")re");
  static const std::regex kFileName(
      R"re(.*\.(?:yaml|lua|hpp|cpp|so|sqlite|png|otf|ttf|wav|ogg|txt|md|conf|ini|desktop|tmp|pdf|svg|gif)")re");
  const std::string source = *read_file(file);
  std::vector<Mention> found;
  const auto add = [&](std::size_t at, std::string key) {
    const auto line = 1 + std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    found.push_back({file.lexically_relative(kSource).string() + ":" + std::to_string(line), std::move(key)});
  };
  for (std::sregex_iterator it(source.begin(), source.end(), kCall), end; it != end; ++it)
    add(static_cast<std::size_t>(it->position()), (*it)[1]);
  for (std::sregex_iterator it(source.begin(), source.end(), kDotted), end; it != end; ++it) {
    const std::string literal = it->str();
    if (groups.contains((*it)[1]) && !std::regex_match(literal, kFileName))
      add(static_cast<std::size_t>(it->position()), literal.substr(1, literal.size() - 2));
  }
  return found;
}

/// A literal that ends with a dot or a stroke begins keys that are put together.
bool is_known(const Locale& locale, const std::string& key) {
  if (!key.ends_with('.') && !key.ends_with('_')) return locale.has(key);
  const auto next = locale.texts().lower_bound(key);
  return next != locale.texts().end() && next->first.starts_with(key);
}

}  // namespace

TEST_CASE("Every text key that the sources mention has its words") {
  const LoadedTexts loaded_texts = texts();
  std::set<std::string> groups;
  for (const auto& [key, text] : loaded_texts.locale.texts()) groups.insert(key.substr(0, key.find('.')));
  std::size_t mentions = 0;
  for (const char* folder : {"engine", "plugins", "editor"})
    for (const fs::path& file : files_below(kSource / folder, {".cpp", ".hpp"}))
      for (const Mention& mention : mentioned_keys(file, groups)) {
        ++mentions;
        INFO(mention.place << ": " << mention.key);
        CHECK(is_known(loaded_texts.locale, mention.key));
      }
  CHECK(mentions > 100);
}

TEST_CASE("No text of the program takes the place of another one") {
  std::map<std::string, std::string> files;
  for (const fs::path& file : files_below(kSource / "content/locale", {".yaml"})) {
    Locale one;
    one.add_file(file);
    for (const auto& [key, text] : one.texts()) {
      const auto [first, fresh] = files.emplace(key, file.filename().string());
      INFO(key << ": " << first->second << ", " << file.filename().string());
      CHECK(fresh);
    }
  }
  CHECK(files.size() > 500);
}
