import type { SaveState } from "#lib/browser/drafts/draft-state.ts";

/** `again`: what is typed is kept once more. */
export type KeptNews = "refused" | "again" | undefined;

/** What is to be said after `said`: a try in between is no news. */
export function keptNews(said: KeptNews, state: SaveState["state"]): KeptNews {
  if (state === "refused") return "refused";
  if (state === "nothing") return undefined;
  return state === "saved" && said === "refused" ? "again" : said;
}
