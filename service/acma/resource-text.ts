import { refer } from "#service/acma/refer.ts";
import type { ContentRow, ContentTypeRow, MediaRow } from "#service/acma/resource-rows.ts";
import { type PublicServiceUserRow, publicProfile } from "#service/acma/service-user.ts";
import { type InPlace, showContent, showMedia } from "#service/acma/show.ts";
import { storedRefers } from "#service/acma/stored-refers.ts";
import { WrittenJson, writeJson } from "#service/written-json.ts";

/** A resource that `include` may put in place of a Refer to it. */
export interface Target {
  kind: "Content" | "Media" | "ServiceUser";
  id: string;
  /** Space, kind and id in one text. */
  key: string;
}

/** A resource as JSON, rendered once for all answers that show this version. */
export interface ResourceText extends Target {
  /** With every Refer unchanged. */
  bytes: Uint8Array;
  /** The same bytes, split where Refers begin and end. */
  parts: { bytes: Uint8Array; refer?: Target | undefined }[];
  /** The `rowVersion` of its row. */
  version: string;
  /** The `rowPlace` of its row. */
  place: string;
  /** The version of the frame with which its fields were rendered. */
  type?: ContentTypeRow | undefined;
}

export type Versioned<Row> = Row & { row_version: string; row_place: string };

class WrittenRefer extends WrittenJson {
  readonly target: Target;

  constructor(target: Target, value: unknown) {
    super([Buffer.from(JSON.stringify(value))]);
    this.target = target;
  }
}

export function targetOf(spaceId: string, kind: Target["kind"], id: string): Target {
  return { kind, id, key: `${spaceId}/${kind}/${id}` };
}

/** The Refers of a Content or a Media, members first. */
export function targetsOf(row: ContentRow | MediaRow, type?: ContentTypeRow): Target[] {
  const users = [row.publish_by, row.created_by, row.updated_by];
  return [
    ...users.map((id) => targetOf(row.space_id, "ServiceUser", id)),
    ...storedRefers(type?.fields ?? [], row.fields).map(({ sys }) =>
      targetOf(row.space_id, sys.targetType, sys.id),
    ),
  ];
}

export function textOfContent(row: Versioned<ContentRow>, type: ContentTypeRow | undefined): ResourceText {
  const shown = showContent(row, type?.fields ?? [], written(row.space_id));
  return { ...textOf("Content", row, shown), type };
}

export function textOfMedia(row: Versioned<MediaRow>, publicUrl: string): ResourceText {
  return textOf("Media", row, showMedia(row, publicUrl, written(row.space_id)));
}

export function textOfUser(row: Versioned<PublicServiceUserRow>, publicUrl: string): ResourceText {
  return textOf("ServiceUser", row, publicProfile(row, publicUrl));
}

function written(spaceId: string): InPlace {
  return {
    user: (id) => new WrittenRefer(targetOf(spaceId, "ServiceUser", id), refer("ServiceUser", id)),
    target: (value) => new WrittenRefer(targetOf(spaceId, value.sys.targetType, value.sys.id), value),
  };
}

function textOf(
  kind: Target["kind"],
  row: Versioned<{ space_id: string; id: string }>,
  shown: unknown,
): ResourceText {
  const cuts: { start: number; refer?: Target }[] = [{ start: 0 }];
  const json = writeJson(shown, (part, start, end) => {
    if (part instanceof WrittenRefer) cuts.push({ start, refer: part.target }, { start: end });
  });
  // A copy: a small Buffer is a slice of a large one, which it would keep in memory.
  const bytes = new Uint8Array(typeof json === "string" ? Buffer.from(json) : Buffer.concat(json.pieces));
  const parts = cuts.map(({ start, refer }, index) => ({
    bytes: bytes.subarray(start, cuts[index + 1]?.start),
    refer,
  }));
  const target = targetOf(row.space_id, kind, row.id);
  return { ...target, bytes, parts, version: row.row_version, place: row.row_place };
}
