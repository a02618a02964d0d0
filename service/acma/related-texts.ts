import type { Kysely } from "kysely";
import { typesOf } from "#service/acma/content-types.ts";
import type { Visit } from "#service/acma/enter-space.ts";
import {
  publicServiceUsers,
  readableContents,
  readableMedia,
  readVersions,
} from "#service/acma/read-readable.ts";
import type { ContentTypeRow } from "#service/acma/resource-rows.ts";
import {
  type ResourceText,
  type Target,
  textOfContent,
  textOfMedia,
  textOfUser,
} from "#service/acma/resource-text.ts";
import type { ServiceContext } from "#service/context.ts";
import { cachePerDatabase } from "#service/database/cache-per-database.ts";
import type { Database } from "#service/database/schema.ts";

const mostBytes = 32 * 1024 * 1024;
/** The approximate overhead of a Buffer and its Refers; V8 doesn't report it. */
const bytesOfPart = 150;

const textsOf = cachePerDatabase<ResourceText>({
  maxSize: mostBytes,
  sizeCalculation: ({ bytes, parts }) => bytes.length + bytesOfPart * (parts.length + 2),
});

/** The cached texts, some of which may be known to be outdated. */
export function rememberedTexts(db: Kysely<Database>, targets: Target[]): ResourceText[] {
  const texts = textsOf(db);
  return targets.flatMap(({ key }) => texts.get(key) ?? []);
}

/** The unchanged texts by key; undefined if the member may not read one. Without those that were written or deleted since. */
export async function readUnchanged(
  db: Kysely<Database>,
  visit: Visit,
  shown: ResourceText[],
): Promise<Map<string, ResourceText | undefined>> {
  if (shown.length === 0) return new Map();
  const versions = await readVersions(
    db,
    visit,
    byKind(shown, ({ place }) => place),
  );
  const unchanged = new Map<string, ResourceText | undefined>();
  for (const text of shown) {
    const version = versions[text.kind]?.[text.id];
    const isShownAlike = text.kind !== "Content" || isOfFrame(visit, text.type);
    if (version === null) unchanged.set(text.key, undefined);
    else if (version === text.version && isShownAlike) unchanged.set(text.key, text);
  }
  return unchanged;
}

function isOfFrame({ frame }: Visit, type: ContentTypeRow | undefined): boolean {
  return type !== undefined && frame.types.get(type.id) === type;
}

/** Reads and renders resources that exist and that the member may read, and caches them. */
export async function makeTexts(
  { db, settings: { publicUrl } }: ServiceContext,
  visit: Visit,
  targets: Target[],
): Promise<ResourceText[]> {
  if (targets.length === 0) return [];
  // A read during a failover isn't cached for the new primary.
  const texts = textsOf(db);
  const ids = byKind(targets, ({ id }) => id);
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
  for (const text of made) texts.set(text.key, text);
  return made;
}

function byKind<Of extends Target>(all: Of[], show: (one: Of) => string): Record<Target["kind"], string[]> {
  const shown = (kind: Target["kind"]) => all.filter((one) => one.kind === kind).map(show);
  return { Content: shown("Content"), Media: shown("Media"), ServiceUser: shown("ServiceUser") };
}
