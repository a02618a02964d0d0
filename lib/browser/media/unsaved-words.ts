import * as z from "zod/mini";
import { registerOpenForm } from "../open-forms.ts";
import { deviceStorage } from "../text-storage.ts";

const textsSchema = z.record(z.string(), z.string());
const wordsSchema = z.object({ title: textsSchema, description: textsSchema });

/** Unsaved title and description of a Media, and what they were made from. */
const unsavedSchema = z.object({ version: z.number(), base: wordsSchema, words: wordsSchema });

export type UnsavedWords = z.infer<typeof unsavedSchema>;

const prefixOf = (memberId: string) => `atrium:media-words:${memberId}:`;
const nameOf = (memberId: string, mediaId: string) => prefixOf(memberId) + mediaId;

/** What the device refuses to store, by name: it lasts as long as this page. */
const refused = new Map<string, UnsavedWords>();
let unguard: (() => void) | undefined;

/** Stores unsaved texts on this device, per member; `undefined` removes them. Returns whether the device did so. */
export function storeUnsavedWords(
  memberId: string,
  mediaId: string,
  unsaved: UnsavedWords | undefined,
): boolean {
  return store(nameOf(memberId, mediaId), unsaved && z.parse(unsavedSchema, unsaved));
}

export function readUnsavedWords(memberId: string, mediaId: string): UnsavedWords | undefined {
  const name = nameOf(memberId, mediaId);
  return refused.get(name) ?? deviceStorage.readJson(name, unsavedSchema);
}

/** The ids of the files whose unsaved texts this device stores. */
export function unsavedWordIds(memberId: string): string[] {
  const prefix = prefixOf(memberId);
  return deviceStorage.names(prefix).map((name) => name.slice(prefix.length));
}

function store(name: string, unsaved: UnsavedWords | undefined): boolean {
  const isStored = deviceStorage.write(name, unsaved && JSON.stringify(unsaved));
  if (isStored || unsaved === undefined) refused.delete(name);
  else refused.set(name, unsaved);
  if (refused.size > 0) unguard ??= guardPage();
  else {
    unguard?.();
    unguard = undefined;
  }
  return isStored;
}

/** The page holds texts that nothing else has. */
function guardPage(): () => void {
  const unregister = registerOpenForm({
    title: () => [...refused.values()].flatMap(({ words }) => Object.values(words.title)).find(Boolean) ?? "",
    saveState: () => ({ state: "refused" }),
    async isSafe() {
      for (const [name, unsaved] of [...refused]) store(name, unsaved);
      return refused.size === 0;
    },
  });
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => {
    unregister();
    window.removeEventListener("beforeunload", ask);
  };
}
