#include "content/locale.hpp"

#include "catch.hpp"
#include "problem_texts.hpp"
#include "temp_folder.hpp"

#include <cstdlib>
#include <optional>
#include <string>

using namespace tablier;
using tablier::test::TempFolder;

namespace {

/// Sets a variable of the environment for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    set(value);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() { set(before_ ? before_->c_str() : nullptr); }

 private:
  void set(const char* value) {
    if (value) ::setenv(name_, value, 1);
    else ::unsetenv(name_);
  }
  const char* name_;
  std::optional<std::string> before_;
};

Locale read(const TempFolder& scratch, const std::string& yaml) {
  Locale locale;
  CHECK(locale.add_file(scratch.write("t.yaml", yaml)).empty());
  return locale;
}

}  // namespace

TEST_CASE("Nested keys are joined with dots and said in the language in use") {
  const TempFolder scratch;
  Locale locale = read(scratch, "a: {b: {fr: oui, en: \"yes\"}}\nc: {fr: \"{n} coup{n||s}\", en: \"{n} move{n||s}\"}\n");
  CHECK(locale.languages() == std::vector<std::string>{"en", "fr"});
  CHECK(locale.say("a.b") == "yes");
  locale.use("fr");
  CHECK(locale.say("a.b") == "oui");
  CHECK(locale.say(Text("c", {{"n", 1234}})) == "1\u202F234 coups");
}

TEST_CASE("A key of two letters may be a group") {
  const TempFolder scratch;
  const Locale locale = read(scratch, "no: {fr: {fr: x, en: y}}\n");
  CHECK(locale.say("no.fr") == "y");
}

TEST_CASE("A prefix goes before every key") {
  const TempFolder scratch;
  Locale locale;
  locale.add_file(scratch.write("t.yaml", "reason: {five: {fr: cinq, en: five}}\n"), "pente");
  CHECK(locale.say("pente.reason.five") == "five");
  CHECK_FALSE(locale.has("reason.five"));
}

TEST_CASE("An unknown key is said with its values") {
  const Locale locale;
  CHECK(locale.say("a.b") == "a.b");
  CHECK(locale.say(Text("a.b", {{"n", 3}, {"who", "Ada"}, {"why", Text("c.d")}})) == "a.b (n: 3, who: Ada, why: c.d)");
}

TEST_CASE("A reason or an outcome that nobody has words for is said by its name") {
  const Locale locale;
  CHECK(locale.say(Text("pente.reason.to_edgy", {{"point", "A1"}})) == "to edgy");
  CHECK(locale.say("katarenga.outcome.paire") == "paire");
}

TEST_CASE("A text that lacks a value is said by its plain one, where there is one") {
  const TempFolder scratch;
  const Locale locale = read(scratch,
                             "hit: {fr: \"{a} par {b}\", en: \"{a} by {b}\"}\nhit_plain: {fr: \"{a}\", en: \"{a} is hit\"}\n"
                             "odd: {fr: \"{a} et {b}\", en: \"{a} and {b}\"}\n");
  CHECK(locale.say(Text("hit", {{"a", "c3"}, {"b", "d4"}})) == "c3 by d4");
  CHECK(locale.say(Text("hit", {{"a", "c3"}})) == "c3 is hit");
  CHECK(locale.say(Text("odd", {{"a", "c3"}})) == "c3 and …");
}

TEST_CASE("A thing is named by what is written on it, where it has a sentence for that") {
  const TempFolder scratch;
  Locale locale =
      read(scratch,
           "piece: {fr: \"{letter} n° {number}\", en: \"{letter} ({number})\"}\npiece_as_numbers: {fr: \"{number}\", en: \"{number}\"}\n"
           "labels: {fr: \"Écrit\", en: \"Written\"}\nlabels_numbers: {fr: \"Numéros\", en: \"Numbers\"}\n"
           "takes: {fr: \"prend {piece}\", en: \"takes {piece}\"}\n");
  const Text takes("takes", {{"piece", Text("piece", {{"letter", "F"}, {"number", 4}})}});
  CHECK(locale.say(takes) == "takes F (4)");
  locale.use_labels("numbers");
  CHECK(locale.say(takes) == "takes 4");
  CHECK(locale.say("labels") == "Written");  // a choice of that name is another thing
  locale.use_labels("none");
  CHECK(locale.say(takes) == "takes F (4)");
}

TEST_CASE("Somebody's own words are told without control characters, and of a problem not at length") {
  const TempFolder scratch;
  const Locale locale = read(scratch, "k: {fr: \"« {name} »\", en: \"no {name}\"}\nl: {fr: \"{values}\", en: \"{values}\"}\n");
  CHECK(locale.say(Text("k", {{"name", "\x1b]0;x\a\xFF"}})) == "no \uFFFD]0;x\uFFFD\uFFFD");
  CHECK(locale.say(Problem(Text("l", {{"values", std::string(300, 'x')}}))) == std::string(300, 'x'));
  CHECK(locale.say(Problem(Text("k", {{"name", std::string(300, 'x')}}))) == "no " + std::string(199, 'x') + "…");
  CHECK(locale.say(Text("k", {{"name", std::string(300, 'x')}})) == "no " + std::string(300, 'x'));
  CHECK(locale.say(Text("none", {{"name", "\x1b"}})) == "none (name:  )");
  CHECK(locale.say(Problem(Text("k", {{"name", "x"}}), {"a\x1b.yaml", 1, 1})) == "a\uFFFD.yaml:1:1: no x");
}

TEST_CASE("A problem is said with its place") {
  const TempFolder scratch;
  const Locale locale = read(scratch, "k: {fr: faux, en: wrong}\n");
  CHECK(locale.say(Problem(Text("k"), {"f.yaml", 3, 7})) == "f.yaml:3:7: wrong");
  CHECK(locale.say(Problem(Text("k"), {"f.yaml", 3, 0})) == "f.yaml:3: wrong");
  CHECK(locale.say(Problem(Text("k"), {"f.yaml", 0, 0})) == "f.yaml: wrong");
  CHECK(locale.say(Problem("k")) == "wrong");
}

TEST_CASE("In a window the name of a file stands before its fault as the language sets it, a line and a column as programs read them") {
  const TempFolder scratch;
  Locale locale = read(scratch, "k: {fr: faux, en: wrong}\nfile: {about: {fr: \"{file} : {why}\", en: \"{file}: {why}\"}}\n");
  CHECK(locale.say_to_reader(Problem(Text("k"), {"f.yaml", 0, 0})) == "f.yaml: wrong");
  locale.use("fr");
  CHECK(locale.say_to_reader(Problem(Text("k"), {"f.yaml", 0, 0})) == "f.yaml\u00A0: faux");
  CHECK(locale.say_to_reader(Problem(Text("k"), {"f.yaml", 3, 7})) == "f.yaml:3:7: faux");
  CHECK(locale.say_to_reader(Problem("k")) == "faux");
}

TEST_CASE("A value that is a sentence is said in the language too") {
  const TempFolder scratch;
  const Locale locale = read(scratch, "move: {fr: \"coup {n} : {why}\", en: \"move {n}: {why}\"}\nfull: {fr: pris, en: taken}\n");
  CHECK(locale.say(Text("move", {{"n", 3}, {"why", Text("full")}})) == "move 3: taken");
}

TEST_CASE("A text by language falls back to English, then to what there is") {
  Locale locale;
  locale.use("fr");
  CHECK(locale.say(Localised{{"fr", "a"}, {"en", "b"}}) == "a");
  CHECK(locale.say(Localised{{"de", "c"}, {"en", "b"}}) == "b");
  CHECK(locale.say(Localised{{"de", "c"}}) == "c");
  CHECK(locale.say(Localised{{"", "mine"}}) == "mine");
  CHECK(locale.say(Localised{}).empty());
  CHECK(locale.say(Localised{{"fr", "Oui !"}}) == "Oui\u202F!");
}

TEST_CASE("Each fault of a text file is told at its place and the rest is kept") {
  const TempFolder scratch;
  Locale locale;
  const auto problems = locale.add_file(scratch.write("t.yaml",
                                                      "good: {fr: a, en: b}\n"
                                                      "half: {fr: a}\n"
                                                      "odd: {fr: \"{n} a\", en: \"{m} b\"}\n"
                                                      "bad: {fr: \"{n\", en: b}\n"
                                                      "number: {fr: 12, en: b}\n"
                                                      "words: only words\n"
                                                      "Big: {fr: a, en: b}\n"
                                                      "mixed: {fr: a, more: {fr: b, en: c}}\n"));
  CHECK(places(problems) == std::vector<std::string>{"3:6 locale.values_differ", "4:11 locale.malformed", "5:14 yaml.expected",
                                                     "6:8 yaml.expected", "7:1 locale.key", "8:13 yaml.expected"});
  CHECK(locale.say("half") == "a");  // one language is enough
  CHECK(locale.say("good") == "b");
  CHECK(locale.say("mixed.more") == "c");
}

TEST_CASE("A later folder wins, and may add a language alone") {
  const TempFolder scratch;
  Locale locale;
  scratch.write("a/t.yaml", "k: {fr: un, en: one}\nl: {fr: deux, en: two}\n");
  scratch.write("b/t.yaml", "k: {fr: une, en: one}\nl: {de: zwei}\n");
  CHECK(locale.add_folder(scratch.path() / "a").empty());
  CHECK(locale.add_folder(scratch.path() / "b").empty());
  CHECK(locale.languages() == std::vector<std::string>{"de", "en", "fr"});
  locale.use("fr");
  CHECK(locale.say("k") == "une");
  locale.use("de");
  CHECK(locale.say("l") == "zwei");
  CHECK(locale.say("k") == "one");
}

TEST_CASE("What is no code of a language is not offered as one, and its text is said where there is no other") {
  const TempFolder scratch;
  Locale locale;
  scratch.write("t.yaml", "k: {xx: iks, en: one}\nl: {xx: iks}\n");
  CHECK(locale.add_folder(scratch.path()).size() == 2);
  CHECK(locale.languages() == std::vector<std::string>{"en"});
  CHECK(locale.say("l") == "iks");
}

TEST_CASE("A language that is wished and not offered gives way to the environment's, and that to one that there is") {
  const Variable all("LC_ALL", nullptr), messages("LC_MESSAGES", nullptr), lang("LANG", "fr_FR.UTF-8");
  CHECK(language_for("en", {"en", "fr"}) == "en");
  CHECK(language_for("", {"en", "fr"}) == "fr");
  for (const char* gone : {"it", "zz", "de_DE", "\x1b"}) CHECK(language_for(gone, {"en", "fr"}) == "fr");
  CHECK(language_for("it", {"de", "en"}) == "en");
  CHECK(language_for("it", {"de"}) == "de");
  CHECK(language_for("it", {}) == "en");
}

TEST_CASE("The environment's language is taken when it is offered") {
  const Variable all("LC_ALL", nullptr), messages("LC_MESSAGES", nullptr), lang("LANG", "fr_FR.UTF-8");
  const std::vector<std::string> offered{"en", "fr"};
  CHECK(environment_language(offered) == "fr");
  {
    const Variable stronger("LC_ALL", "C.UTF-8");
    CHECK(environment_language(offered) == "en");
  }
  {
    const Variable other("LC_MESSAGES", "de_DE.UTF-8");
    CHECK(environment_language(offered) == "en");
  }
  {
    const Variable empty("LC_ALL", "");
    CHECK(environment_language(offered) == "fr");
  }
}

TEST_CASE("How far a language goes is counted over the program's own texts, not those of games nor of nobody") {
  const TempFolder scratch;
  Locale locale = read(scratch, "a: {fr: a, en: a}\nb: {fr: b, en: b}\nc: {fr: c, en: c}\n");
  CHECK(locale.add_file(scratch.write("de.yaml", "b: {de: b}\nnobodys: {de: x}\n")).empty());
  locale.know_own_texts();
  CHECK(locale.add_file(scratch.write("texts.yaml", "d: {en: d}\n"), "game").empty());
  CHECK(locale.own_texts_of_program().size() == 3);
  CHECK(locale.translated("fr") == 3);
  CHECK(locale.translated("de") == 1);
  CHECK(locale.translated("it") == 0);
}

TEST_CASE("In French a reason goes on after a colon without a capital, unless it begins with a name") {
  const TempFolder scratch;
  Locale locale = read(scratch,
                       "at: {fr: \"coup {n} : {why}\", en: \"move {n}: {why}\"}\n"
                       "under: {fr: \"{why} (ici)\", en: \"{why} (here)\"}\n"
                       "full: {fr: \"Il y a une pierre.\", en: \"There is a stone.\"}\n"
                       "away: {fr: \"Écartez-la. Puis jouez.\", en: \"Away.\"}\n"
                       "whose: {fr: \"{name} joue.\", en: \"{name} plays.\"}\n"
                       "lua: {fr: \"Lua dit non.\", en: \"Lua says no.\"}\n"
                       "square: {fr: \"K10 est pris.\", en: \"K10 is taken.\"}\n"
                       "told: {fr: \"Vu. {why}\", en: \"Seen. {why}\"}\n");
  const auto at = [](Text why) { return Text("at", {{"n", 5}, {"why", std::move(why)}}); };
  CHECK(locale.say(at(Text("full"))) == "move 5: There is a stone.");
  locale.use("fr");
  CHECK(locale.say(at(Text("full"))) == "coup 5\u00A0: il y a une pierre.");
  CHECK(locale.say(at(Text("away"))) == "coup 5\u00A0: écartez-la. Puis jouez.");
  CHECK(locale.say(at(Text("under", {{"why", Text("full")}}))) == "coup 5\u00A0: il y a une pierre. (ici)");
  CHECK(locale.say(at(Text("whose", {{"name", "Vous"}}))) == "coup 5\u00A0: Vous joue.");
  CHECK(locale.say(at(Text("lua"))) == "coup 5\u00A0: Lua dit non.");
  CHECK(locale.say(at(Text("square"))) == "coup 5\u00A0: K10 est pris.");
  CHECK(locale.say(Text("told", {{"why", Text("full")}})) == "Vu. Il y a une pierre.");
  CHECK(locale.say(Text("full")) == "Il y a une pierre.");
}
