#pragma once

#include "content/problem_list.hpp"
#include "content/schema_outline.hpp"
#include "content/text_limits.hpp"
#include "content/yaml.hpp"
#include "sdk/content.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What a value of a YAML file must be: how it is read and how a schema writes it. Kinds are put together from kinds.
namespace tablier {

/// Reads a `T`. Where the node is not one, the fault says what was expected and what was found, and there is no value.
template <typename T>
struct Kind {
  using Type = T;
  std::function<std::optional<T>(const YamlNode&, ProblemList&)> read;
  std::function<SchemaOutline()> outline;
};

/// Adds "expected …, found …". `expected` is a text such as `yaml.kind.integer`.
void add_expected(ProblemList& problems, const YamlNode& node, Text expected);
/// False and a fault where the node is not a list (a map) or holds less or more than that.
bool is_list(const YamlNode& node, std::size_t min, std::size_t max, ProblemList& problems);
bool is_map(const YamlNode& node, ProblemList& problems);

/// The kinds that there are.
namespace kind {

Kind<bool> boolean();
Kind<std::int64_t> integer(std::int64_t min, std::int64_t max);
Kind<int> small_integer(int min, int max);
/// An integer will do.
Kind<double> real(double min, double max);
/// A text of at most `max` letters, maybe empty. A number or `true` must be quoted to be one.
Kind<std::string> text(std::size_t max = kMaxText);
/// The same with at least one letter.
Kind<std::string> word(std::size_t max = kMaxText);
/// A name in code and files: small letters, digits, `_`, `-` and `.`, kMaxName of them at most.
Kind<std::string> name();
/// One of these.
Kind<std::string> choice(const std::vector<std::string>& values);
/// `{fr: …, en: …}`: one language at least, each text of at most `max` letters. Who reads another one gets English, else what there is.
Kind<Localised> localised(std::size_t max = kMaxText);
/// A title, and what stands below it: line breaks are read as blanks, for lists that have one line for it.
Kind<Localised> title();
Kind<Localised> summary();
/// A title that a player writes.
Kind<Localised> own_title();
/// What a player writes: a text in one language at least, or a plain text for all (language "").
Kind<Localised> own_text(std::size_t max = kMaxText);
/// Words in a list, or in one text with spaces between.
Kind<std::vector<std::string>> tokens();
/// Anything at all, as plain data.
Kind<Value> anything();
/// A map with any keys to plain data.
Kind<Value> any_map();

/// A list; items that cannot be read are faults and left out.
template <typename T>
Kind<std::vector<T>> list_of(const Kind<T>& item, std::size_t min = 0, std::size_t max = kMaxYamlNodes) {
  return {[item, min, max](const YamlNode& node, ProblemList& problems) -> std::optional<std::vector<T>> {
            if (!is_list(node, min, max, problems)) return std::nullopt;
            std::vector<T> all;
            for (std::size_t i = 0; i < node.size(); ++i)
              if (auto value = item.read(node.item(i), problems)) all.push_back(*std::move(value));
            return all;
          },
          [item] { return SchemaOutline::list_of(item.outline()); }};
}

/// A map with keys of its own choice, in the order of the file; `key` is how the schema names them.
template <typename T>
Kind<std::vector<std::pair<std::string, T>>> map_of(const std::string& key, const Kind<T>& member) {
  return {[member](const YamlNode& node, ProblemList& problems) -> std::optional<std::vector<std::pair<std::string, T>>> {
            if (!is_map(node, problems)) return std::nullopt;
            std::vector<std::pair<std::string, T>> all;
            for (std::size_t i = 0; i < node.size(); ++i)
              if (auto value = member.read(node.member(i), problems)) all.emplace_back(node.key(i).scalar(), *std::move(value));
            return all;
          },
          [key, member] {
            SchemaOutline map;
            map.add_member("<" + key + ">", member.outline());
            return map;
          }};
}

}  // namespace kind

}  // namespace tablier
