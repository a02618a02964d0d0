import * as z from "zod/mini";

/**
 * Texts that the browser keeps by name. Where it keeps nothing (storage is blocked or full), reads find nothing and
 * writes answer false; no call throws.
 */
export interface TextStorage {
  read(name: string): string | undefined;
  /** A JSON text that fits the schema; `undefined` for any other. */
  readJson<Schema extends z.core.$ZodType>(name: string, schema: Schema): z.core.output<Schema> | undefined;
  /** `undefined` removes it. */
  write(name: string, text: string | undefined): boolean;
  names(prefix: string): string[];
  clear(): void;
}

/** Kept on the device, for all tabs. */
export const deviceStorage = textStorage(() => localStorage);
/** Kept for the tab, as long as it is open. */
export const tabStorage = textStorage(() => sessionStorage);

function textStorage(storage: () => Storage): TextStorage {
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const read = (name: string) => attempt(() => storage().getItem(name) ?? undefined, undefined);
  return {
    read,
    readJson: (name, schema) =>
      attempt(() => z.safeParse(schema, JSON.parse(read(name) ?? "null")).data, undefined),
    write: (name, text) =>
      attempt(() => {
        if (text === undefined) storage().removeItem(name);
        else storage().setItem(name, text);
        return true;
      }, false),
    names: (prefix) => attempt(() => Object.keys(storage()).filter((name) => name.startsWith(prefix)), []),
    clear: () => attempt(() => storage().clear(), undefined),
  };
}
