// The player's settings, one for all tabs.

import { parseSettings } from "../../settings/parse.ts";
import type { Settings } from "../../settings/settings.ts";
import { isObject } from "../fields.ts";
import type { StoredKind } from "../kind.ts";

export interface SettingsMethods {
  loadSettings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
}

type Write = { readonly kind: "settings"; readonly settings: Settings };

const KEY = "settings";

export const settings: StoredKind<"settings", Write, SettingsMethods, Settings> = {
  stores: ["settings"],
  writes: {
    settings: {
      parse: ({ settings: value }) =>
        isObject(value) ? { kind: "settings", settings: parseSettings(value) } : undefined,
      perform: (stores, write) => stores.put("settings", write.settings, KEY),
      undoes: () => true,
    },
  },
  methods: ({ read, write }) => ({
    loadSettings: () => read(async (stores) => parseSettings(await stores.get("settings", KEY))),
    saveSettings: (value) => write({ kind: "settings", settings: value }),
  }),
  backup: {
    name: "settings",
    gather: async (stores) => {
      const value = await stores.get("settings", KEY);
      return isObject(value) ? [parseSettings(value)] : [];
    },
    parse: (value) => (isObject(value) ? parseSettings(value) : undefined),
    idOf: () => KEY,
    // Whoever has settings keeps them.
    add: async (stores, [value]) => {
      const isChosen = isObject(await stores.get("settings", KEY));
      if (value !== undefined && !isChosen) stores.put("settings", value, KEY);
    },
    clear: (stores) => stores.delete("settings", KEY),
  },
};
