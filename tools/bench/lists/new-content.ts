import { demoId } from "#service/database/seed/demo-id.ts";
import { statuses } from "./bench-type.ts";
import { makeRandom, words, writtenWord } from "./words.ts";

const refer = (targetType: "Content" | "Media", id: string) => ({ sys: { id, type: "Refer", targetType } });

/** The body of a create, as large as the Contents that are there (`seed.ts`). */
export function newContent(): string {
  const random = makeRandom(20260103);
  const text = Array.from({ length: 40 }, () => writtenWord(random())).join(" ");
  const fields = {
    title: words.slice(500, 503).join(" "),
    summary: text,
    status: statuses[0],
    rating: 500,
    length: 12.5,
    open: true,
    walkedOn: "2026-01-31",
    position: { lon: 12.5, lat: 45.25 },
    tags: words.slice(700, 702),
    related: [refer("Content", "bench1"), refer("Content", "bench2")],
    cover: refer("Media", demoId("media", "surf")),
  };
  const byLocale = Object.entries(fields).map(([name, value]) => [name, { "en-US": value }]);
  return JSON.stringify({ fields: Object.fromEntries(byLocale) });
}
