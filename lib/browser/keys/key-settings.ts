import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

const keySettingsSchema = z.object({
  /** Whose names keys have; absent: as the device has them. */
  names: z.optional(z.enum(["mac", "pc"])),
  /** Whether shortcuts of one character work. */
  characters: z.boolean(),
});

export type KeySettings = z.infer<typeof keySettingsSchema>;

const storedName = "atrium:keys";
const usual: KeySettings = { characters: true };
const listeners = new Set<() => void>();
let read: { text: string | null; settings: KeySettings } = { text: null, settings: usual };

/** How this device wants its keys; the same object until that changes. */
export function keySettings(): KeySettings {
  const text = storedText();
  if (text !== read.text) read = { text, settings: parse(text) };
  return read.settings;
}

export function setKeySettings(settings: KeySettings): void {
  try {
    localStorage.setItem(storedName, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: it holds for this page.
    read = { text: storedText(), settings };
  }
  for (const listener of listeners) listener();
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
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storedName);
  } catch {
    return null;
  }
}

function parse(text: string | null): KeySettings {
  try {
    return z.safeParse(keySettingsSchema, JSON.parse(text ?? "null")).data ?? usual;
  } catch {
    return usual;
  }
}
