#include "ui/panels/menu.hpp"

#include "ui/core/imgui_bridge.hpp"

#include <string>

namespace tablier {
namespace {

/// Where the panel remembers that a key opened the menu.
ImGuiID by_key_id(const char* id) { return ImGui::GetID((std::string(id) + "_by_key").c_str()); }

}  // namespace

void open_menu(const char* id, bool by_key) {
  ImGui::OpenPopup(id);
  ImGui::GetStateStorage()->SetBool(by_key_id(id), by_key || ImGui::GetIO().NavVisible);
}

bool begin_menu(const char* id) {
  ImGuiStorage& storage = *ImGui::GetStateStorage();
  const ImGuiID by_key = by_key_id(id);
  if (!ImGui::BeginPopup(id)) return false;
  if (!ImGui::IsWindowAppearing() && storage.GetBool(by_key)) {  // a window that appears takes the keys from its things
    storage.SetBool(by_key, false);
    bridge::focus_next_item();
  }
  return true;
}

}  // namespace tablier
