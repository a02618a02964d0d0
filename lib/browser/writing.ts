import type { SaveState } from "./drafts/draft-state.ts";

/** A form on this page into which a member writes. */
export interface Writing {
  title(): string;
  kept(): SaveState;
  /** Whether nothing is lost when the form goes away now. */
  isSafe(): Promise<boolean>;
}

const onThisPage = new Set<Writing>();

/** From now on until what it answers is called, the page has this to lose. */
export function holdWriting(writing: Writing): () => void {
  onThisPage.add(writing);
  return () => onThisPage.delete(writing);
}

/** What is being written here, if anything was typed. */
export function writingInHand(): Writing | undefined {
  return [...onThisPage].find((writing) => writing.kept().state !== "nothing");
}

/** Keeps what is not kept yet, and answers whether nothing is lost when the page goes away now. */
export async function isPageSafe(): Promise<boolean> {
  const safe = await Promise.all([...onThisPage].map((writing) => writing.isSafe()));
  return safe.every(Boolean);
}
