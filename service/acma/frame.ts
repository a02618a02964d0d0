import type { Kysely, Selectable } from "kysely";
import type { ContentTypeRow } from "#service/acma/resource-rows.ts";
import type { ServiceContext } from "#service/context.ts";
import { cachePerDatabase } from "#service/database/cache-per-database.ts";
import type { Database } from "#service/database/schema.ts";
import { readLogEnd } from "#service/replicas/member-writes.ts";

/** What every request needs and seldom changes: the Space and its Content Types, by id. */
export interface Frame {
  space: Selectable<Database["space"]>;
  types: ReadonlyMap<string, FramedType>;
  /** A replica that has replayed this position of the primary's write-ahead log has this frame or a later one. */
  position: number;
}

export interface FramedType extends ContentTypeRow {
  /** The number of the partition that lists read (`query/list-partition.ts`); null until it is complete. */
  partition: number | null;
  /** The paths for which an index of the order exists (`query/asked-order.ts`). */
  orders: ReadonlySet<string>;
}

interface Remembered {
  version: number;
  frame: Promise<Frame>;
}

const rememberedSpaces = 200;
const framesOf = cachePerDatabase<Remembered>({ max: rememberedSpaces });

/**
 * The frame of a Space, read once per process for each `space.frame_version`. That version comes with the token of each
 * request, so the next request sees a change.
 */
export async function readFrame(
  { primary, replicas }: Pick<ServiceContext, "primary" | "replicas">,
  spaceId: string,
  version: number,
): Promise<Frame> {
  const frames = framesOf(primary);
  const known = frames.get(spaceId);
  if (known?.version === version) return known.frame;
  const made = { version, frame: loadFrame(primary, spaceId, replicas !== undefined) };
  frames.set(spaceId, made);
  // A failed read isn't cached; the next request tries again.
  made.frame.catch(() => frames.delete(spaceId));
  return made.frame;
}

async function loadFrame(db: Kysely<Database>, spaceId: string, isReplicated: boolean): Promise<Frame> {
  const [space, types, orders] = await Promise.all([
    db.selectFrom("space").selectAll().where("id", "=", spaceId).executeTakeFirstOrThrow(),
    db
      .selectFrom("content_type")
      .leftJoin("listed_type", (join) =>
        join
          .onRef("listed_type.space_id", "=", "content_type.space_id")
          .onRef("listed_type.content_type_id", "=", "content_type.id")
          .on("is_complete", "=", true),
      )
      .selectAll("content_type")
      .select("listed_type.number as partition")
      .where("content_type.space_id", "=", spaceId)
      .execute(),
    db
      .selectFrom("listed_order")
      .select(["content_type_id", "path"])
      .where("space_id", "=", spaceId)
      .execute(),
  ]);
  const ordersOf = Map.groupBy(orders, (order) => order.content_type_id);
  const framed = types.map((type) => {
    const paths = ordersOf.get(type.id)?.map(({ path }) => path);
    return [type.id, { ...type, orders: new Set(paths) }] as const;
  });
  // The frame may be newer than the requested version, but not newer than this one.
  const position = isReplicated ? await readLogEnd(db) : 0;
  return { space, types: new Map(framed), position };
}
