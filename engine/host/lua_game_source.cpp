#include "host/lua_game_source.hpp"

#include <utility>

namespace tablier {

LuaGameSource::LuaGameSource(std::string name, std::filesystem::path file)
    : GameSource(SourceKind::script, std::move(file)), name_(std::move(name)) {}

LuaGameSource::LuaGameSource(std::string name, std::filesystem::path file, std::shared_ptr<const GameScript> script,
                             std::shared_ptr<const VariantScript> match_hooks, std::shared_ptr<const Paints> paints)
    : GameSource(SourceKind::script, std::move(file)),
      name_(std::move(name)),
      script_(std::move(script)),
      match_hooks_(std::move(match_hooks)),
      paints_(std::move(paints)) {}

std::string LuaGameSource::version() const { return script_ ? script_->version() : std::string(); }

std::vector<std::filesystem::path> LuaGameSource::files() const {
  return script_ ? script_->files() : std::vector<std::filesystem::path>{file()};
}

Result<std::vector<Parameter>> LuaGameSource::parameters(const Content&) const {
  return script_ ? script_->parameters() : std::vector<Parameter>();
}

Result<std::unique_ptr<const Game>> LuaGameSource::make_game(const GameParts& parts) const {
  if (!script_) return Problem(Text("host.game.not_read"), {file().string()});
  return script_->make_game(parts, paints_);
}

std::span<const Setting> LuaGameSource::tests() const {
  return script_ ? std::span<const Setting>(script_->tests()) : std::span<const Setting>();
}

std::shared_ptr<const VariantScript> LuaGameSource::with_hooks(std::shared_ptr<const VariantScript> hooks) const {
  return script_ ? script_->with_hooks(std::move(hooks)) : hooks;
}

}  // namespace tablier
