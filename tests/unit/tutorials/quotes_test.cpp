#include "catch.hpp"
#include "content/files.hpp"
#include "folders.hpp"

#include <sstream>

/// The tutorials quote files; what they quote must stand there.
using namespace tablier;

namespace {

const std::filesystem::path kSource = source_folder();

struct Quote {
  std::string file;
  std::string text;
};

/// Fenced texts whose first line names a file after the language.
std::vector<Quote> quotes_of(const std::filesystem::path& readme) {
  std::vector<Quote> quotes;
  std::istringstream lines(*read_file(readme));
  Quote* open = nullptr;
  for (std::string line; std::getline(lines, line);) {
    const bool fence = line.starts_with("```");
    const auto space = line.find(' ');
    if (fence && !open && space != std::string::npos) open = &quotes.emplace_back(Quote{line.substr(space + 1), ""});
    else if (fence) open = nullptr;
    else if (open) open->text += line + "\n";
  }
  return quotes;
}

/// Files of the repository that a page links to.
std::vector<std::string> links_of(const std::filesystem::path& readme) {
  std::vector<std::string> links;
  const std::string text = *read_file(readme);
  for (auto at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
    const auto end = text.find(')', at);
    links.push_back(text.substr(at + 2, end - at - 2));
  }
  return links;
}

}  // namespace

TEST_CASE("What the tutorials quote stands in the file that they name") {
  for (const auto& [page, min] :
       {std::pair{"plugins/README.md", 8u}, std::pair{"scripts/README.md", 4u}, std::pair{"editor/README.md", 1u}}) {
    const auto quotes = quotes_of(kSource / page);
    CHECK(quotes.size() >= min);
    for (const Quote& quote : quotes) {
      INFO(page << " quotes " << quote.file << ":\n" << quote.text);
      const auto file = read_file(kSource / quote.file);
      REQUIRE(file);
      CHECK(file->find(quote.text) != std::string::npos);
    }
  }
}

TEST_CASE("The links of the tutorials lead to files") {
  for (const char* page : {"plugins/README.md", "scripts/README.md", "editor/README.md"}) {
    const auto links = links_of(kSource / page);
    CHECK_FALSE(links.empty());
    for (const std::string& link : links) {
      INFO(page << " links to " << link);
      CHECK(std::filesystem::exists((kSource / page).parent_path() / link.substr(0, link.find('#'))));
    }
  }
}
