#include "judge.hpp"

#include "call.hpp"
#include "case_folder.hpp"
#include "content/utf8.hpp"

#include <algorithm>
#include <cstdio>

namespace tablier::attacks {
namespace {

/// Sanitizers make everything slower and larger; then only what happens is looked at.
#ifdef TABLIER_SANITIZED
constexpr bool kMeasures = false;
#else
constexpr bool kMeasures = true;
#endif

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string shown(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", number);
  return text;
}

std::vector<std::string> sound_call(const Attack& attack) {
  if (!attack.like.empty()) return attack.like;
  return {"position", attack.data == "heap" ? "heap" : "pente"};
}

Ending run_sound_call(const Attack& attack) {
  Attack plain;
  plain.data = attack.data;
  const CaseFolder folder(plain);
  return run({sound_call(attack), folder.environment(), folder.path(), {}});
}

/// Terminals are sent no control characters, and nothing that is not UTF-8.
bool is_clean(const std::string& text) { return printable(text) == text && text.find('\t') == std::string::npos; }

class Trial {
 public:
  explicit Trial(const Attack& attack) : attack_(attack), folder_(attack) {}

  /// Whether nothing was wrong but that it took too long.
  bool was_only_slow() const { return was_slow_ && faults_.size() == 1; }

  const std::vector<std::string>& faults(double usual_megabytes) {
    const Ending ending = run(call());
    if (ending.signal != 0) add("signal " + std::to_string(ending.signal) + " ended it after " + shown(ending.seconds) + " s");
    else if (ending.status != attack_.status) add("status " + std::to_string(ending.status) + ", not " + std::to_string(attack_.status));
    look_at_messages(ending.err);
    look_at_results(ending.out);
    look_at_cost(ending, usual_megabytes);
    for (std::string& difference : folder_.differences()) add(std::move(difference));
    look_after();
    return faults_;
  }

 private:
  void add(std::string fault) { faults_.push_back(std::move(fault)); }

  Call call() const {
    Call made{{}, folder_.environment(), folder_.path(), attack_.output_to};
    for (const Value& word : attack_.call) {
      std::string text;
      describe(word, [&](std::string_view bytes) { text += bytes; });
      made.args.push_back(std::move(text));
    }
    return made;
  }

  void look_at_messages(const std::string& err) {
    const auto lines = lines_of(err);
    for (std::size_t i = 0; i < std::max(lines.size(), attack_.says.size()); ++i) {
      if (i >= lines.size()) add("it does not say: " + attack_.says[i]);
      else if (i >= attack_.says.size()) add("it says: " + clipped(lines[i], 400));
      else if (!stands_in(attack_.says[i], lines[i])) add("it says: " + clipped(lines[i], 400) + "\n      and not: " + attack_.says[i]);
    }
    if (!is_clean(err)) add("control characters or wrong UTF-8 on standard error");
    if (std::any_of(lines.begin(), lines.end(), [](const std::string& line) { return line.size() > 2000; }))
      add("a line of over 2,000 bytes");
  }

  void look_at_results(const std::string& out) {
    for (const std::string& pattern : attack_.prints)
      if (!stands_in(pattern, out)) add("it does not print: " + pattern + "\n      but: " + clipped(out, 400));
    if (attack_.json && !is_json(out)) add("no JSON: " + clipped(out, 400));
    if (!is_clean(out)) add("control characters or wrong UTF-8 on standard output");
  }

  void look_at_cost(const Ending& ending, double usual_megabytes) {
    if (!kMeasures) return;
    const double over = ending.megabytes - usual_megabytes;
    if (over > attack_.megabytes) add(shown(over) + " MB over a sound call, not " + shown(attack_.megabytes));
    if (ending.seconds <= attack_.seconds) return;
    // Others may be at work on this machine: as many times longer is right as a sound call takes longer now than its work.
    const Ending sound = run_sound_call(attack_);
    const double busy = std::max(1.0, sound.seconds / std::max(0.01, sound.processor_seconds));
    if (ending.seconds <= attack_.seconds * busy) return;
    was_slow_ = true;
    add(shown(ending.seconds) + " s, not " + shown(attack_.seconds));
  }

  void look_after() {
    for (const auto& label : attack_.then)
      if (const Ending ending = run({label, folder_.environment(), folder_.path(), {}}); ending.status != 0)
        add("afterwards " + label.front() + " ends with " + std::to_string(ending.status) + ": " + clipped(ending.err, 400));
  }

  const Attack& attack_;
  CaseFolder folder_;
  std::vector<std::string> faults_;
  bool was_slow_ = false;
};

}  // namespace

bool stands_in(std::string_view pattern, std::string_view text) {
  while (true) {
    const std::size_t star = pattern.find('*');
    const std::string_view part = pattern.substr(0, star);
    const std::size_t at = text.find(part);
    if (at == std::string_view::npos) return false;
    if (star == std::string_view::npos) return true;
    text.remove_prefix(at + part.size());
    pattern.remove_prefix(star + 1);
  }
}

double Judge::usual_megabytes(const Attack& attack) {
  std::string key = attack.data;
  for (const std::string& word : attack.like) key += " " + word;
  const auto [usual, fresh] = usual_.try_emplace(key, 0);
  if (fresh) usual->second = run_sound_call(attack).megabytes;
  return usual->second;
}

std::vector<std::string> Judge::faults(const Attack& attack) {
  for (int tries = 1;; ++tries) {
    Trial trial(attack);
    std::vector<std::string> faults = trial.faults(usual_megabytes(attack));
    if (!trial.was_only_slow() || tries == 3) return faults;
  }
}

}  // namespace tablier::attacks
