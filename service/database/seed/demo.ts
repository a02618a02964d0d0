import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import type { DemoData } from "#service/database/seed/demo-data.ts";
import { type DemoMoment, writeDemo } from "#service/database/seed/write-demo.ts";

/** The demo Space `demo`, "Morae": what `npm start` shows before anybody has a Space of their own. */
export async function seedDemo(db: Kysely<Database>, moment: DemoMoment): Promise<void> {
  await writeDemo(db, readDemo, moment);
}

/** Loaded for the first start alone. */
async function readDemo(): Promise<DemoData> {
  const files = await import("#service/database/seed/read-demo.ts");
  return files.readDemo();
}
