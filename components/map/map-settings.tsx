import { createContext, type ReactNode, use } from "react";
import type { PlaceType } from "#lib/content/place-type.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { MapBase } from "#lib/space-file/schema.ts";

export interface MapSettings {
  /** What the Space file names. */
  base?: MapBase | undefined;
  /** What maps load from besides the portal, as in the Content-Security-Policy. */
  origins?: readonly string[];
  /** Types with a position: their items are named on maps. */
  types: readonly PlaceType[];
  reading?: Reading | undefined;
}

const Settings = createContext<MapSettings>({ types: [] });

/** What the maps of all pages show. */
export function MapSettingsProvider({ settings, children }: { settings: MapSettings; children: ReactNode }) {
  return <Settings value={settings}>{children}</Settings>;
}

export function useMapSettings(): MapSettings {
  return use(Settings);
}
