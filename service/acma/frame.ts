import type { Kysely, Selectable } from "kysely";
import { LRUCache } from "lru-cache";
import type { ContentTypeRow } from "#service/acma/resource-rows.ts";
import type { Database } from "#service/database/schema.ts";

/** What changes seldom and every request needs: the Space and its Content Types, by id. */
export interface Frame {
  space: Selectable<Database["space"]>;
  types: ReadonlyMap<string, ContentTypeRow>;
}

interface Remembered {
  version: number;
  frame: Promise<Frame>;
}

const rememberedSpaces = 200;
const remembered = new WeakMap<Kysely<Database>, LRUCache<string, Remembered>>();

/**
 * The frame of a Space, read once for each `space.frame_version` in each process. The version comes with the token of every
 * request, so a change is seen by the next one.
 */
export async function readFrame(db: Kysely<Database>, spaceId: string, version: number): Promise<Frame> {
  const frames = framesOf(db);
  const known = frames.get(spaceId);
  if (known?.version === version) return known.frame;
  const made = { version, frame: loadFrame(db, spaceId) };
  frames.set(spaceId, made);
  // A read that failed is not remembered: the next request tries again.
  made.frame.catch(() => frames.delete(spaceId));
  return made.frame;
}

async function loadFrame(db: Kysely<Database>, spaceId: string): Promise<Frame> {
  const [space, types] = await Promise.all([
    db.selectFrom("space").selectAll().where("id", "=", spaceId).executeTakeFirstOrThrow(),
    db.selectFrom("content_type").selectAll().where("space_id", "=", spaceId).execute(),
  ]);
  return { space, types: new Map(types.map((type) => [type.id, type])) };
}

function framesOf(db: Kysely<Database>): LRUCache<string, Remembered> {
  const known = remembered.get(db);
  if (known) return known;
  const made = new LRUCache<string, Remembered>({ max: rememberedSpaces });
  remembered.set(db, made);
  return made;
}
