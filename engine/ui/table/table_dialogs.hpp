#pragma once

#include "ui/hand/hand.hpp"
#include "ui/table/table_presenter.hpp"

#include <functional>
#include <string>

/// The questions that are asked over a table, and the lists that are shown there. What is answered goes to the match as it is played here.
namespace tablier {

class TableDialogs {
 public:
  /// All of them outlive it, and every dialog.
  TableDialogs(Ui& ui, Play& play, Hand& hand, const TableLabels& labels, const TablePresenter& presenter)
      : ui_(ui), play_(play), hand_(hand), labels_(labels), presenter_(presenter) {}

  /// Which of several moves a hand meant; `chosen` gets the answer with that one alone.
  void ask_which(const HandAnswer& answer, const std::function<void(const HandAnswer&)>& chosen);
  void ask_solution();
  void ask_give_up();
  void ask_resign();
  /// Shows what each move is worth, or hides it; while a round is played only when everybody agrees.
  void ask_values();
  /// A match that is left would be lost, for that reason.
  void ask_to_leave_unkept(const Problem& why, const std::function<void()>& save, const std::function<void()>& leave);
  void offer_to_go_back(const DeadEnd& end);
  /// Between rounds: the match is kept as it stands, and another one begins.
  void ask_to_leave_match(const std::function<void()>& begin);
  void ask_to_begin_anew(const std::function<void()>& begin);
  /// Before a whole round of several players is taken back; a puzzle is begun again at once.
  void ask_to_start_again(const UndoConsent& back, const std::function<void()>& start_again);
  /// Does it at once where nobody has to agree, else when the players do.
  void ask_to_take_back(const UndoConsent& back, const std::function<void()>& take_back);
  /// Whether the match goes on from the earlier position that is looked at. Nothing where none is.
  void ask_to_go_on_from_here(const std::function<void()>& go_on);
  /// `leave`: whoever does not want to see what is behind it; a click on the screen's own way back means it too.
  void show_curtain(const std::function<void()>& leave, std::function<Rect()> way_back);
  /// A mark and a comment on the move that is looked at; nothing where none is.
  void ask_remark();
  std::string remarked_move() const;
  void write_remark(const Remark& begun);
  void ask_to_drop_remark(const Remark& written);
  /// The moves up to the round that is looked at, as a list that is read here and in the library again.
  void copy_moves();
  /// `again`, `next` (absent where nothing follows): what may be done about it.
  void show_comparison(const Compared& compared, const std::function<void()>& again, const std::function<void()>& next);

 private:
  void ask_resign(const ResignationCost& cost);
  std::string consent_label(const UndoConsent& back) const;
  std::string taken_back_label(std::int64_t moves) const;
  /// All by their keys.
  void ask_to_restart(const char* title, const char* text, const char* restart, const std::function<void()>& begin);
  std::string resignation_label(const ResignationCost& cost) const;

  Ui& ui_;
  Play& play_;
  Hand& hand_;
  const TableLabels& labels_;
  const TablePresenter& presenter_;
};

}  // namespace tablier
