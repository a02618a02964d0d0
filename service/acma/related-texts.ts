import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { typesOf } from "#service/acma/content-types.ts";
import type { Visit } from "#service/acma/enter-space.ts";
import {
  publicServiceUsers,
  readableContents,
  readableMedia,
  readVersions,
} from "#service/acma/read-readable.ts";
import {
  type ResourceText,
  type Target,
  textOfContent,
  textOfMedia,
  textOfUser,
} from "#service/acma/resource-text.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";

const mostBytes = 32 * 1024 * 1024;
const bytesOfRefer = 200;

const remembered = new WeakMap<Kysely<Database>, LRUCache<string, ResourceText>>();

/**
 * The texts of those that are there and that the member may read, in no order. What this process has shown before is not read
 * again: one statement says what of it is readable and unchanged.
 */
export async function readTexts(
  context: ServiceContext,
  visit: Visit,
  targets: Target[],
): Promise<ResourceText[]> {
  const texts = textsOf(context.db);
  const { known = [], unknown = [] } = Object.groupBy(targets, ({ key }) =>
    texts.has(key) ? "known" : "unknown",
  );
  const [unchanged, made] = await Promise.all([
    readUnchanged(context, visit, known),
    makeTexts(context, visit, unknown),
  ]);
  return [...unchanged, ...made];
}

async function readUnchanged(
  context: ServiceContext,
  visit: Visit,
  known: Target[],
): Promise<ResourceText[]> {
  if (known.length === 0) return [];
  const texts = textsOf(context.db);
  const versions = await readVersions(context.db, visit, idsByKind(known));
  const unchanged: ResourceText[] = [];
  const changed: Target[] = [];
  for (const target of known) {
    const version = versions[target.kind]?.[target.id];
    if (version === undefined) continue;
    const text = texts.get(target.key);
    const isShownAlike = !text?.type || visit.frame.types.get(text.type.id) === text.type;
    if (text?.version === version && isShownAlike) unchanged.push(text);
    else changed.push(target);
  }
  return [...unchanged, ...(await makeTexts(context, visit, changed))];
}

async function makeTexts(
  { db, settings: { publicUrl } }: ServiceContext,
  visit: Visit,
  targets: Target[],
): Promise<ResourceText[]> {
  if (targets.length === 0) return [];
  const ids = idsByKind(targets);
  const [contents, media, users] = await Promise.all([
    readableContents(db, visit, ids.Content),
    readableMedia(db, visit, ids.Media),
    publicServiceUsers(db, visit, ids.ServiceUser),
  ]);
  const types = await typesOf(db, visit, contents);
  const made = [
    ...contents.map((row) => textOfContent(row, types.get(row.content_type_id))),
    ...media.map((row) => textOfMedia(row, publicUrl)),
    ...users.map((row) => textOfUser(row, publicUrl)),
  ];
  const texts = textsOf(db);
  for (const text of made) texts.set(text.key, text);
  return made;
}

function idsByKind(targets: Target[]): Record<Target["kind"], string[]> {
  const idsOf = (kind: Target["kind"]) => targets.filter((one) => one.kind === kind).map(({ id }) => id);
  return { Content: idsOf("Content"), Media: idsOf("Media"), ServiceUser: idsOf("ServiceUser") };
}

function textsOf(db: Kysely<Database>): LRUCache<string, ResourceText> {
  const known = remembered.get(db);
  if (known) return known;
  const made = new LRUCache<string, ResourceText>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes, refers }) => bytes.length + bytesOfRefer * (refers.length + 2),
  });
  remembered.set(db, made);
  return made;
}
