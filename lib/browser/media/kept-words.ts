import * as z from "zod/mini";

const textsSchema = z.record(z.string(), z.string());
const wordsSchema = z.object({ title: textsSchema, description: textsSchema });

/** What a member has typed about a Media and not saved, and what it was made from. */
const keptSchema = z.object({ version: z.number(), base: wordsSchema, words: wordsSchema });

export type KeptWords = z.infer<typeof keptSchema>;

const beginningOf = (memberId: string) => `atrium:media-words:${memberId}:`;
const nameOf = (memberId: string, mediaId: string) => beginningOf(memberId) + mediaId;

/** Keeps what is typed on this device, apart by member; `undefined` when there is nothing to keep. */
export function keepWords(memberId: string, mediaId: string, kept: KeptWords | undefined): void {
  try {
    if (kept === undefined) localStorage.removeItem(nameOf(memberId, mediaId));
    else {
      const { version, base, words } = kept;
      localStorage.setItem(nameOf(memberId, mediaId), JSON.stringify({ version, base, words }));
    }
  } catch {
    // A browser that keeps nothing: it stays in the page.
  }
}

export function keptWords(memberId: string, mediaId: string): KeptWords | undefined {
  try {
    const text = localStorage.getItem(nameOf(memberId, mediaId));
    const parsed = z.safeParse(keptSchema, JSON.parse(text ?? "null"));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** About how many files a member has typed what is not saved. */
export function countKeptWords(memberId: string): number {
  return namesOf(memberId).length;
}

/** Nothing that a member has typed about files stays on this device. */
export function removeKeptWords(memberId: string): void {
  for (const name of namesOf(memberId)) localStorage.removeItem(name);
}

function namesOf(memberId: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginningOf(memberId)));
  } catch {
    return [];
  }
}
