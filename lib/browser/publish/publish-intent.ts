import * as z from "zod/mini";
import { tabStorage } from "../text-storage.ts";

const stored = "atrium:publish-intent";
const intentSchema = z.object({ name: z.string(), at: z.number() });

const longestWayMilliseconds = 30_000;

/** Marks a draft for publishing as soon as its editor opens in this tab, also in a new document. */
export function intendPublish(name: string): void {
  tabStorage.write(stored, JSON.stringify({ name, at: Date.now() }));
}

/** Whether the draft was marked in the last 30 seconds; true only once. No URL may publish. */
export function takePublishIntent(name: string): boolean {
  const intended = tabStorage.readJson(stored, intentSchema);
  tabStorage.write(stored, undefined);
  return intended?.name === name && Date.now() - intended.at < longestWayMilliseconds;
}
