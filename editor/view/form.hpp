#pragma once

#include "ui/core/ui.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

/// Questions with fields. What was refused is asked again, with the reason beside the field that is wrong and the keys on it. For any
/// editor.
namespace tablier::editor {

/// Which field a refusal is about.
struct FieldOfProblem {
  std::string_view problem;  ///< its text key
  std::string_view field;    ///< the field's id
};

class FormState {
 public:
  /// `first`: the field that has the keys where nothing was refused.
  FormState(std::string_view first, std::optional<Problem> refused, std::span<const FieldOfProblem> fields);

  /// True once, for the field that the keys begin at.
  bool takes_focus(std::string_view field);
  /// It was typed in: what was refused may hold no more.
  void changed(std::string_view field) {
    if (is_wrong(field)) refused_.reset();
  }
  bool is_wrong(std::string_view field) const { return refused_ && field_ == field; }
  /// Below a field, in a column of that width, in pixels: why it is wrong, where it is.
  void draw_reason(const Ui& ui, std::string_view field, float width) const;
  /// What is about no field, below them all.
  void draw_rest(const Ui& ui) const;

 private:
  std::optional<Problem> refused_;
  std::string field_;  ///< that it is about; empty: about none
  std::string focus_;
};

/// A line of text under its name. Enter answers the dialog.
struct FormField {
  const char* id;
  std::string label;
  float width = 0;  ///< in pixels; 0: all there is
};
void form_field(Ui& ui, FormState& state, const FormField& field, std::string& text);

/// `choices.front()` is given `use`: what it refuses is asked again by `again`, which is told why.
void ask_form(Ui& ui, Dialog dialog, const std::string& label, const std::function<Status()>& use,
              const std::function<void(const Problem&)>& again);

}  // namespace tablier::editor
