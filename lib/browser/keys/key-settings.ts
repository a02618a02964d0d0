import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createListeners } from "../listeners.ts";
import { deviceStorage } from "../text-storage.ts";

const keySettingsSchema = z.object({
  /** Whose names keys have; absent: as the device has them. */
  names: z.optional(z.enum(["mac", "pc"])),
  /** Whether shortcuts of one character work. */
  characters: z.boolean(),
});

export type KeySettings = z.infer<typeof keySettingsSchema>;

const storedName = "atrium:keys";
const usual: KeySettings = { characters: true };
const listeners = createListeners();
let read: { text: string | undefined; settings: KeySettings } = { text: undefined, settings: usual };

/** How this device wants its keys; the same object until that changes. */
export function keySettings(): KeySettings {
  const text = deviceStorage.read(storedName);
  if (text !== read.text)
    read = { text, settings: deviceStorage.readJson(storedName, keySettingsSchema) ?? usual };
  return read.settings;
}

export function setKeySettings(settings: KeySettings): void {
  const isKept = deviceStorage.write(storedName, JSON.stringify(settings));
  // A browser that keeps nothing: it holds for this page.
  if (!isKept) read = { text: deviceStorage.read(storedName), settings };
  listeners.notify();
}

/** The settings as they are now, in every tab; and whether keys have the names of a Mac, unknown on the server. */
export function useKeySettings(): { settings: KeySettings; isMac: boolean | undefined } {
  const settings = useSyncExternalStore(subscribe, keySettings, () => usual);
  const isMac = useSyncExternalStore(subscribe, isMacNamed, () => undefined);
  return { settings, isMac };
}

function isMacNamed(): boolean {
  const { names } = keySettings();
  return names === undefined ? /mac|iphone|ipad/i.test(navigator.platform) : names === "mac";
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storedName) listener();
  };
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", onStorage);
  };
}
