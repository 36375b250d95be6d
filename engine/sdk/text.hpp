#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Sentences for people. Code holds keys only; the words are in content/locale/ and content/<game>/texts.yaml.
namespace tablier {

struct Text;

/// A value that a sentence mentions as {name}: a number, a text as it is, or a sentence of its own ("move 3 'X': {why}").
/// An integer named `n` also chooses the plural form.
struct TextArg {
  std::string name;
  std::variant<std::int64_t, std::string, std::vector<Text>> value;  ///< a sentence is a list of one

  TextArg(std::string n, std::string v);
  TextArg(std::string n, const char* v);
  TextArg(std::string n, std::int64_t v);
  TextArg(std::string n, int v);
  TextArg(std::string n, std::size_t v);
  TextArg(std::string n, Text v);
  TextArg(const TextArg&);
  TextArg(TextArg&&) noexcept;
  TextArg& operator=(const TextArg&);
  TextArg& operator=(TextArg&&) noexcept;
  ~TextArg();
  friend bool operator==(const TextArg& a, const TextArg& b);
};

/// A sentence by its key, with its values. An empty key is no sentence.
struct Text {
  std::string key;
  std::vector<TextArg> args;

  Text() = default;
  explicit Text(std::string k, std::vector<TextArg> a = {}) : key(std::move(k)), args(std::move(a)) {}
  bool empty() const { return key.empty(); }
  friend bool operator==(const Text&, const Text&) = default;
};

// Defined here, where a Text is complete: what makes or ends an argument must know the size of one.
inline TextArg::TextArg(std::string n, std::string v) : name(std::move(n)), value(std::move(v)) {}
inline TextArg::TextArg(std::string n, const char* v) : name(std::move(n)), value(std::string(v)) {}
inline TextArg::TextArg(std::string n, std::int64_t v) : name(std::move(n)), value(v) {}
inline TextArg::TextArg(std::string n, int v) : name(std::move(n)), value(std::int64_t{v}) {}
inline TextArg::TextArg(std::string n, std::size_t v) : name(std::move(n)), value(static_cast<std::int64_t>(v)) {}
inline TextArg::TextArg(std::string n, Text v) : name(std::move(n)), value(std::vector<Text>{std::move(v)}) {}
inline TextArg::TextArg(const TextArg&) = default;
inline TextArg::TextArg(TextArg&&) noexcept = default;
inline TextArg& TextArg::operator=(const TextArg&) = default;
inline TextArg& TextArg::operator=(TextArg&&) noexcept = default;
inline TextArg::~TextArg() = default;
inline bool operator==(const TextArg& a, const TextArg& b) { return a.name == b.name && a.value == b.value; }

}  // namespace tablier
