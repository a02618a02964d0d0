import { refer } from "#service/acma/refer.ts";
import type { ContentRow, ContentTypeRow, MediaRow, ServiceUserRow } from "#service/acma/resource-rows.ts";
import { resourceMetadata, resourceSys } from "#service/acma/resource-sys.ts";
import { publicProfile } from "#service/acma/service-user.ts";
import type { MemberKey, SpaceForTests } from "#service/acma/space-for-tests.ts";
import { publicFields } from "#service/media/public-fields.ts";

/** Everything that one member may read. */
interface Readable {
  contents: Map<string, ContentRow>;
  media: Map<string, MediaRow>;
  users: Map<string, ServiceUserRow>;
  types: Map<string, ContentTypeRow>;
  publicUrl: string;
  /** How many more Refers may be replaced. */
  left: number;
}

/** `include` in its simplest form: reads everything, and renders each resource again at each place. */
export async function plainReader(
  space: SpaceForTests,
  member: MemberKey,
): Promise<(id: string, depth: number) => object> {
  const { db, settings } = space.service.context;
  const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
  const readsAll = member !== "olga";
  const contents = await db.selectFrom("content").selectAll().execute();
  const readable: Readable = {
    contents: byId(contents.filter((row) => readsAll || row.created_by === space.memberId(member))),
    media: byId(readsAll ? await db.selectFrom("media").selectAll().execute() : []),
    users: byId(await db.selectFrom("service_user").selectAll().execute()),
    types: byId(await db.selectFrom("content_type").selectAll().execute()),
    publicUrl: settings.publicUrl,
    left: 5000,
  };
  return (id, depth) => {
    const row = readable.contents.get(id);
    return row ? showContent(row, depth, [], readable) : {};
  };
}

function showContent(row: ContentRow, depth: number, above: string[], readable: Readable): object {
  const inside = [...above, row.id];
  const fields = (readable.types.get(row.content_type_id)?.fields ?? []).map(({ apiName, type, items }) => {
    const byLocale = row.fields[apiName] ?? {};
    if (type !== "Refer" && items?.type !== "Refer") return [apiName, byLocale];
    const shown = Object.entries(byLocale).map(([locale, value]) => [
      locale,
      showValue(value, depth, inside, readable),
    ]);
    return [apiName, Object.fromEntries(shown)];
  });
  return {
    sys: resourceSys("Content", row, (id) => showUser(id, depth, readable)),
    fields: Object.fromEntries(fields),
    metadata: resourceMetadata(row),
  };
}

function showValue(value: unknown, depth: number, above: string[], readable: Readable): unknown {
  if (Array.isArray(value)) return value.map((entry) => showValue(entry, depth, above, readable));
  if (depth === 0 || typeof value !== "object" || value === null || !("sys" in value)) return value;
  const { id, targetType } = Object(value.sys);
  const content = targetType === "Content" ? readable.contents.get(id) : undefined;
  const media = targetType === "Media" ? readable.media.get(id) : undefined;
  if (readable.left === 0 || above.includes(id) || !(content || media)) return value;
  readable.left -= 1;
  if (content) return showContent(content, depth - 1, above, readable);
  return media ? showMedia(media, depth - 1, readable) : value;
}

function showMedia(row: MediaRow, depth: number, readable: Readable): object {
  return {
    sys: resourceSys("Media", row, (id) => showUser(id, depth, readable)),
    fields: publicFields(row, readable.publicUrl),
    metadata: resourceMetadata(row),
  };
}

function showUser(id: string, depth: number, { users, publicUrl }: Readable): object {
  const row = depth > 0 ? users.get(id) : undefined;
  return row ? publicProfile(row, publicUrl) : refer("ServiceUser", id);
}
