#pragma once

#include "content/own_texts.hpp"
#include "content/stand_ins.hpp"
#include "sdk/content.hpp"
#include "sdk/result.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// The words: keys to sentences, in every language that content/ offers.
namespace tablier {

class ProblemList;
class YamlNode;

/// A catalogue of texts. A file is a map `key: {fr: …, en: …}`, nested maps joining their keys with dots.
/// A sentence mentions values as {name}; `{n|one form|other form}` chooses by the integer n
/// (fr: 0 and 1 take the first; en: 1 alone). `{{` is a brace.
class Locale {
 public:
  /// Adds every *.yaml of a folder; later ones win, language by language. Problems (with file:line:column) are returned, the rest is
  /// kept.
  std::vector<Problem> add_folder(const std::filesystem::path& folder, std::string_view prefix = {});
  /// With a prefix `pente`, the file's `reason: {five: …}` is `pente.reason.five`.
  std::vector<Problem> add_file(const std::filesystem::path& file, std::string_view prefix = {});

  /// Languages that have texts, by their code, sorted. What is no code of ISO 639-1 is none.
  std::vector<std::string> languages() const;
  /// The texts that were added so far are the program's own, and not a game's.
  void know_own_texts();
  const std::set<std::string, std::less<>>& own_texts_of_program() const { return own_keys_; }
  /// How many of these there are in a language; the rest is said in another.
  std::size_t translated(std::string_view language) const;
  /// Precondition: one of languages(), or there are none.
  void use(std::string language);
  const std::string& language() const { return language_; }
  /// What is written on pieces, as Settings::labels: a text has its own sentence for it under its key with `_as_numbers` or `_as_letters`.
  void use_labels(std::string labels) { labels_ = std::move(labels); }
  const std::string& labels() const { return labels_; }

  /// The sentence. An unknown key gives the key and its values, that of a reason or an outcome its name: never nothing.
  std::string say(const Text& text) const;
  std::string say(std::string_view key) const { return say(Text(std::string(key))); }
  /// The form in the current language, else in English, else the first.
  std::string say(const Localised& text) const;
  /// `file:line:column: sentence`, and where the file stands in for another, for which.
  std::string say(const Problem& problem) const;
  /// To somebody who reads a window: the name of a file as the language sets it before what is wrong there. A line and a column stay as
  /// programs read them.
  std::string say_to_reader(const Problem& problem) const;
  /// Which files stand in for others: see `say` of a problem.
  void know(StandIns stand_ins) { stand_ins_ = std::move(stand_ins); }
  StandIns& stand_ins() { return stand_ins_; }
  const StandIns& stand_ins() const { return stand_ins_; }
  bool has(std::string_view key) const;
  bool has(std::string_view key, std::string_view language) const;
  /// Texts of variants' own files, said where no other has their key. Never null; copies of a locale share them.
  const std::shared_ptr<OwnTexts>& own_texts() const { return own_texts_; }

  /// Every key with its sentences by language: for tests and `tablier check`.
  const std::map<std::string, Localised, std::less<>>& texts() const { return texts_; }

 private:
  std::string with_stand_in(const std::string& file, const std::string& sentence) const;
  void add_group(const YamlNode& group, const std::string& prefix, ProblemList& problems);
  void add_sentence(const YamlNode& leaf, const std::string& key, ProblemList& problems);

  std::map<std::string, Localised, std::less<>> texts_;
  std::set<std::string, std::less<>> own_keys_;
  std::string language_ = "en";
  std::string labels_;
  StandIns stand_ins_;
  std::shared_ptr<OwnTexts> own_texts_ = std::make_shared<OwnTexts>();
};

/// Whether it is the code of a language: two small letters.
bool is_language(std::string_view code);
/// One of ISO 639-1.
bool is_known_language(std::string_view code);
/// What is wrong with a key of YAML that should be the code of a language: it is none, or half of a sentence without quotes.
Text unknown_language(std::string_view key);
/// The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG), among `offered`, else "en".
std::string environment_language(const std::vector<std::string>& offered);
/// The one that is wished (empty: none) where it is offered, else that of the environment, else whichever there is.
std::string language_for(const std::string& wished, const std::vector<std::string>& offered);

}  // namespace tablier
