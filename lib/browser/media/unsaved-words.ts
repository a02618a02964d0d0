import * as z from "zod/mini";
import { deviceStorage } from "../text-storage.ts";

const textsSchema = z.record(z.string(), z.string());
const wordsSchema = z.object({ title: textsSchema, description: textsSchema });

/** Unsaved title and description of a Media, and what they were made from. */
const unsavedSchema = z.object({ version: z.number(), base: wordsSchema, words: wordsSchema });

export type UnsavedWords = z.infer<typeof unsavedSchema>;

const prefixOf = (memberId: string) => `atrium:media-words:${memberId}:`;
const nameOf = (memberId: string, mediaId: string) => prefixOf(memberId) + mediaId;

/** Stores unsaved texts on this device, per member; `undefined` removes them. */
export function storeUnsavedWords(
  memberId: string,
  mediaId: string,
  unsaved: UnsavedWords | undefined,
): void {
  const text = unsaved && JSON.stringify(z.parse(unsavedSchema, unsaved));
  deviceStorage.write(nameOf(memberId, mediaId), text);
}

export function readUnsavedWords(memberId: string, mediaId: string): UnsavedWords | undefined {
  return deviceStorage.readJson(nameOf(memberId, mediaId), unsavedSchema);
}

/** The number of files with unsaved texts. */
export function countUnsavedWords(memberId: string): number {
  return deviceStorage.names(prefixOf(memberId)).length;
}

export function removeUnsavedWords(memberId: string): void {
  for (const name of deviceStorage.names(prefixOf(memberId))) deviceStorage.write(name, undefined);
}
