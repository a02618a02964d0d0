"use client";

import * as z from "zod/mini";

const textsSchema = z.record(z.string(), z.string());
const wordsSchema = z.object({ title: textsSchema, description: textsSchema });

/** What a member has typed about a Media and not saved, and what it was made from. */
const keptSchema = z.object({ version: z.number(), base: wordsSchema, words: wordsSchema });

export type KeptWords = z.infer<typeof keptSchema>;

const nameOf = (memberId: string, mediaId: string) => `atrium:media-words:${memberId}:${mediaId}`;

/** Keeps what is typed for the visit, apart by member; `undefined` when there is nothing to keep. */
export function keepWords(memberId: string, mediaId: string, kept: KeptWords | undefined): void {
  try {
    if (kept === undefined) sessionStorage.removeItem(nameOf(memberId, mediaId));
    else sessionStorage.setItem(nameOf(memberId, mediaId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: it stays in the page.
  }
}

export function keptWords(memberId: string, mediaId: string): KeptWords | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(memberId, mediaId));
    const parsed = z.safeParse(keptSchema, JSON.parse(text ?? "null"));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
