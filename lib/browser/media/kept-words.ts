import * as z from "zod/mini";
import { deviceStorage } from "../text-storage.ts";

const textsSchema = z.record(z.string(), z.string());
const wordsSchema = z.object({ title: textsSchema, description: textsSchema });

/** Unsaved title and description of a Media, and what they were made from. */
const keptSchema = z.object({ version: z.number(), base: wordsSchema, words: wordsSchema });

export type KeptWords = z.infer<typeof keptSchema>;

const beginningOf = (memberId: string) => `atrium:media-words:${memberId}:`;
const nameOf = (memberId: string, mediaId: string) => beginningOf(memberId) + mediaId;

/** Stores unsaved texts on this device, per member; `undefined` removes them. */
export function keepWords(memberId: string, mediaId: string, kept: KeptWords | undefined): void {
  const text = kept && JSON.stringify({ version: kept.version, base: kept.base, words: kept.words });
  deviceStorage.write(nameOf(memberId, mediaId), text);
}

export function keptWords(memberId: string, mediaId: string): KeptWords | undefined {
  return deviceStorage.readJson(nameOf(memberId, mediaId), keptSchema);
}

/** The number of files with unsaved texts. */
export function countKeptWords(memberId: string): number {
  return deviceStorage.names(beginningOf(memberId)).length;
}

export function removeKeptWords(memberId: string): void {
  for (const name of deviceStorage.names(beginningOf(memberId))) deviceStorage.write(name, undefined);
}
