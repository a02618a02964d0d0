import type { KeptState } from "#lib/browser/drafts/draft-keeper.ts";

/** `again`: what is typed is kept once more. */
export type KeptNews = "refused" | "again" | undefined;

/** What is to be said after `said`: a try in between is no news. */
export function keptNews(said: KeptNews, state: KeptState["state"]): KeptNews {
  if (state === "refused") return "refused";
  if (state === "nothing") return undefined;
  return state === "saved" && said === "refused" ? "again" : said;
}
