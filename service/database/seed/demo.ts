import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { articles } from "#service/database/seed/demo-data/articles.ts";
import { media } from "#service/database/seed/demo-data/media.ts";
import { members } from "#service/database/seed/demo-data/members.ts";
import { notes } from "#service/database/seed/demo-data/notes.ts";
import { places } from "#service/database/seed/demo-data/places.ts";
import { walks } from "#service/database/seed/demo-data/walks.ts";
import { type DemoMoment, writeDemo } from "#service/database/seed/write-demo.ts";

/** The demo Space `demo`, "Morae": what `npm start` shows before anybody has a Space of their own. */
export async function seedDemo(db: Kysely<Database>, moment: DemoMoment): Promise<void> {
  await writeDemo(db, { members, media, places, articles, walks, notes }, moment);
}
