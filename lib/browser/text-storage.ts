import * as z from "zod/mini";
import { createListeners } from "./store.ts";

/** Web storage that never throws: if it is blocked or full, reads find nothing and writes return false. */
export interface TextStorage {
  read(name: string): string | undefined;
  /** A JSON text that fits the schema; `undefined` for any other. */
  readJson<Schema extends z.core.$ZodType>(name: string, schema: Schema): z.core.output<Schema> | undefined;
  /** The entries of a JSON array that fit the schema: an older or a newer version may have written others. */
  readList<Schema extends z.core.$ZodType>(name: string, schema: Schema): z.core.output<Schema>[];
  /** `undefined` removes it. */
  write(name: string, text: string | undefined): boolean;
  names(prefix: string): string[];
  clear(): void;
}

const deviceChanges = createListeners<string>();

/** Of the device, shared by all tabs. */
export const deviceStorage = textStorage(() => localStorage, deviceChanges.notify);
/** Of this tab, until it is closed. */
export const tabStorage = textStorage(() => sessionStorage);

/** Calls when a tab has written a text of the device whose name has this prefix; returns how to unsubscribe. */
export function onDeviceChange(prefix: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  const unsubscribe = deviceChanges.subscribe((name) => name.startsWith(prefix) && listener());
  window.addEventListener("storage", onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", onStorage);
  };
}

function textStorage(storage: () => Storage, onWrite = (_: string) => {}): TextStorage {
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const read = (name: string) => attempt(() => storage().getItem(name) ?? undefined, undefined);
  const readJson: TextStorage["readJson"] = (name, schema) =>
    attempt(() => z.safeParse(schema, JSON.parse(read(name) ?? "null")).data, undefined);
  return {
    read,
    readJson,
    readList: (name, schema) =>
      (readJson(name, z.array(z.unknown())) ?? [])
        .map((entry) => z.safeParse(schema, entry).data)
        .filter((entry) => entry !== undefined),
    write: (name, text) => {
      const isKept = attempt(() => {
        if (text === undefined) storage().removeItem(name);
        else storage().setItem(name, text);
        return true;
      }, false);
      onWrite(name);
      return isKept;
    },
    names: (prefix) => attempt(() => Object.keys(storage()).filter((name) => name.startsWith(prefix)), []),
    clear: () => attempt(() => storage().clear(), undefined),
  };
}
