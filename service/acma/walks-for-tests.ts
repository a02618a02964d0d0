import fc from "fast-check";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoSpace } from "#service/database/seed/demo-space.ts";

export const walksPath = "/spaces/demo/content-types/walk/contents";

/** Few values and many ties, absent ones among them. */
export const walkArbitrary = fc.record({
  name: fc.constantFrom("a", "B", "é", "가", undefined),
  distance: fc.constantFrom(0, 1.5, -2, undefined),
  minute: fc.integer({ min: 0, max: 3 }),
});

export interface Walk {
  name: string | undefined;
  distance: number | undefined;
  minute: number;
}

let made = 0;

export async function insertWalks(space: SpaceForTests, walks: Walk[]): Promise<string[]> {
  const by = space.memberId("ada");
  const rows = walks.map(({ name, distance, minute }) => {
    made += 1;
    const at = new Date(Date.UTC(2025, 0, 1, 0, minute, 0, made % 2));
    return {
      space_id: demoSpace.id,
      id: `walk${(made * 7919) % 100_000}`,
      content_type_id: "walk",
      tags: "[]",
      fields: JSON.stringify({
        name: name === undefined ? {} : { "ko-KR": name },
        distance: distance === undefined ? {} : { "en-US": distance },
      }),
      version: 1,
      publish_version: 1,
      publish_counter: 1,
      publish_at: at,
      publish_first_at: at,
      publish_by: by,
      created_by: by,
      updated_by: by,
      created_at: at,
      updated_at: at,
    };
  });
  if (rows.length > 0) await space.service.context.db.insertInto("content").values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function removeWalks(space: SpaceForTests, ids: string[]): Promise<void> {
  if (ids.length > 0) await space.service.context.db.deleteFrom("content").where("id", "in", ids).execute();
}
