import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { deviceStorage, onDeviceChange } from "../text-storage.ts";

const keySettingsSchema = z.object({
  /** Whose names keys have; absent: as the device has them. */
  names: z.optional(z.enum(["mac", "pc"])),
  /** Whether shortcuts of one character work. */
  characters: z.boolean(),
});

export type KeySettings = z.infer<typeof keySettingsSchema>;

const storedName = "atrium:keys";
const usual: KeySettings = { characters: true };
let read: { text: string | undefined; settings: KeySettings } = { text: undefined, settings: usual };

/** The settings of this device; the same object until they change. */
export function keySettings(): KeySettings {
  const text = deviceStorage.read(storedName);
  if (text !== read.text)
    read = { text, settings: deviceStorage.readJson(storedName, keySettingsSchema) ?? usual };
  return read.settings;
}

export function setKeySettings(settings: KeySettings): void {
  // Valid on this page even if the device stores nothing.
  read = { text: deviceStorage.read(storedName), settings };
  deviceStorage.write(storedName, JSON.stringify(settings));
}

/** The settings, live in every tab; `isMac`: whether keys have the names of a Mac, unknown on the server. */
export function useKeySettings(): { settings: KeySettings; isMac: boolean | undefined } {
  const settings = useSyncExternalStore(subscribe, keySettings, () => usual);
  const isMac = useSyncExternalStore(subscribe, isMacNamed, () => undefined);
  return { settings, isMac };
}

function isMacNamed(): boolean {
  const { names } = keySettings();
  return names === undefined ? /mac|iphone|ipad/i.test(navigator.platform) : names === "mac";
}

const subscribe = (listener: () => void) => onDeviceChange(storedName, listener);
