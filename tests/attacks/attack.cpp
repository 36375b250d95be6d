#include "attack.hpp"

namespace tablier::attacks {
namespace {

/// A text stands for a list of one.
Kind<std::vector<std::string>> lines() {
  const auto many = kind::list_of(kind::text());
  const auto read = [many](const YamlNode& node, ProblemList& problems) -> std::optional<std::vector<std::string>> {
    if (node.is(YamlKind::text)) return std::vector{node.scalar()};
    return many.read(node, problems);
  };
  return {read, many.outline};
}

Attack read_attack(MapReader& reader) {
  Attack attack;
  attack.name = reader.required("name", kind::word());
  attack.data = reader.optional("data", kind::choice({"heap", "bundled"}), "heap");
  attack.files = reader.optional("files", kind::map_of("path", kind::anything()), {});
  attack.environment = reader.optional("environment", kind::map_of("variable", kind::text()), {});
  attack.call = reader.required("call", kind::list_of(kind::anything()));
  attack.output_to = reader.optional("output_to", kind::word(), "");
  attack.status = reader.required("status", kind::integer(0, 3));
  attack.says = reader.optional("says", lines(), {});
  attack.prints = reader.optional("prints", lines(), {});
  attack.json = reader.optional("json", kind::boolean(), false);
  attack.changes = reader.optional("changes", lines(), {});
  attack.makes = reader.optional("makes", lines(), {});
  attack.then = reader.optional("then", kind::list_of(kind::tokens()), {});
  attack.like = reader.optional("like", kind::tokens(), {});
  attack.seconds = reader.optional("seconds", kind::real(0.1, 10), attack.seconds);
  attack.megabytes = reader.optional("megabytes", kind::real(1, 1000), attack.megabytes);
  return attack;
}

std::vector<Attack> read_attacks(MapReader& reader) { return reader.required("attacks", kind::list_of(kind::sheet_of(read_attack), 1)); }

}  // namespace

LoadedSpec<std::vector<Attack>> load_attacks(const std::filesystem::path& file) { return load_spec(file, kind::sheet_of(read_attacks)); }

}  // namespace tablier::attacks
