#include "editor/series/view/screen_description.hpp"

namespace tablier::editor {
namespace {

Value described_row(const SeriesRow& row) {
  return Value::map({{"name", row.name}, {"first", row.first}, {"numbers", Value::list_of(row.numbers)}});
}

/// What each penta is worth, by its name; those that are not counted are left out.
Value counts_of(const EditSession& session) {
  Value counts = Value::map();
  for (const katamino::SeriesPenta& penta : katamino::pentas_of(session.model().series()))
    if (const auto found = session.counter().counts().find(penta.set); found != session.counter().counts().end())
      counts.set(penta.name(), found->second);
  return counts;
}

Value slot_of(CellIndex cell) { return Value::list_of(std::vector<std::uint64_t>{cell.row, cell.column}); }

void describe_session(Value& all, const Ui& ui, const EditSession& session) {
  const SeriesModel& model = session.model();
  Value rows = Value::list(), locked = Value::list();
  for (const SeriesRow& row : model.rows()) rows.push(described_row(row));
  for (const CellIndex cell : model.locks()) locked.push(slot_of(cell));
  all.set("rows", std::move(rows));
  all.set("locked", std::move(locked));
  all.set("title", ui.tr(model.series().title));
  all.set("note", ui.tr(model.series().note));
  all.set("slot", slot_of(session.cursor()));
  all.set("typed", session.typed());
  all.set("counts", counts_of(session));
  all.set("counting", session.counting());
  all.set("completing", session.completing());
  all.set("read_only", session.read_only());
  all.set("solutions", std::uint64_t{session.solutions().count()});
  all.set("solution", std::uint64_t{session.solutions().at()});
  all.set("figures", katamino::to_value(session.report().figures()));
}

}  // namespace

Value described(const Ui& ui, const Desk& desk) {
  const OpenFile& here = desk.here();
  Value tabs = Value::list();
  for (const OpenFile& file : desk.all()) tabs.push(file.file().filename().string());
  Value all = Value::map({{"screen", "editor"},
                          {"tabs", std::move(tabs)},
                          {"tab", std::uint64_t{desk.at()}},
                          {"file", here.file().string()},
                          {"changed", here.changed()},
                          {"faults", std::uint64_t{here.document ? 0 : here.faulty.problems.size()}}});
  if (here.document) describe_session(all, ui, here.document->session());
  return all;
}

}  // namespace tablier::editor
