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

/** The number of files whose unsaved texts this device stores, without the `deleted` ones. */
export function countUnsavedWords(memberId: string, deleted: ReadonlySet<string> = new Set()): number {
  const prefix = prefixOf(memberId);
  return deviceStorage.names(prefix).filter((name) => !deleted.has(name.slice(prefix.length))).length;
}

export function removeUnsavedWords(memberId: string): void {
  for (const name of deviceStorage.names(prefixOf(memberId))) deviceStorage.write(name, undefined);
}

function store(name: string, unsaved: UnsavedWords | undefined): boolean {
  const isStored = deviceStorage.write(name, unsaved && JSON.stringify(unsaved));
  if (isStored || unsaved === undefined) refused.delete(name);
  else refused.set(name, unsaved);
  return isStored;
}

/** For a form with texts that the device refuses to store: asks before the page is left. Returns how to stop. */
export function guardUnsavedWords(memberId: string, mediaId: string): () => void {
  const name = nameOf(memberId, mediaId);
  const unregister = registerOpenForm({
    title: () => Object.values(refused.get(name)?.words.title ?? {}).find(Boolean) ?? "",
    saveState: () => ({ state: refused.has(name) ? "refused" : "nothing" }),
    async isSafe() {
      const unsaved = refused.get(name);
      return unsaved === undefined || store(name, unsaved);
    },
  });
  const ask = (event: Event) => refused.has(name) && event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => {
    unregister();
    window.removeEventListener("beforeunload", ask);
  };
}
