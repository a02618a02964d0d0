import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SelectQueryBuilder } from "kysely";
import { ownProfile } from "#service/acma/service-user.ts";
import { showContent, showMedia } from "#service/acma/show.ts";
import { fillEmptyFolder } from "#service/backup/backup-folder.ts";
import type { CommandContext } from "#service/command/command.ts";
import type { MemberRow } from "#service/command/find-member.ts";
import type { Database } from "#service/database/schema.ts";
import { makeFolder } from "#service/make-folder.ts";
import { readReceived } from "#service/media/processing/assemble.ts";
import { parseStoredFile, type StoredFile } from "#service/media/stored-file.ts";
import { showUpload } from "#service/upload/show-upload.ts";

const atOnce = 200;

/**
 * Writes a copy of a member's data: `profile.json` and `sessions.json`; `contents.ndjson`, `media.ndjson` and
 * `uploads.ndjson` as the interface shows them; the files of Media below `files/` and of Uploads below `uploads/`.
 * Throws CommandProblem for a folder that has something in it.
 */
export function exportMember(context: CommandContext, member: MemberRow, folder: string) {
  return fillEmptyFolder(folder, () => writeCopy(context, member, folder));
}

async function writeCopy(context: CommandContext, member: MemberRow, folder: string) {
  const { db, settings } = context;
  const { space_id: spaceId } = member;
  await writeJson(join(folder, "profile.json"), {
    ...ownProfile(member, settings.publicUrl),
    subject: member.subject,
  });
  const sessions = await db
    .selectFrom("token_pair")
    .select([
      ...(["created_at", "access_expires_at", "access_revoked_at"] as const),
      ...(["refresh_expires_at", "refresh_revoked_at"] as const),
    ])
    .where("space_id", "=", spaceId)
    .where("service_user_id", "=", member.id)
    .orderBy("created_at")
    .execute();
  await writeJson(join(folder, "sessions.json"), sessions);
  const types = await db.selectFrom("content_type").selectAll().where("space_id", "=", spaceId).execute();
  const fields = new Map(types.map((type) => [type.id, type.fields]));
  const ownContents = ownRows(db.selectFrom("content").selectAll(), member);
  const contents = await writeLines(join(folder, "contents.ndjson"), ownContents, (row) =>
    showContent(row, fields.get(row.content_type_id) ?? []),
  );
  const ownMedia = ownRows(db.selectFrom("media").selectAll(), member);
  const media = await writeLines(join(folder, "media.ndjson"), ownMedia, async (row) => {
    for (const [locale, entry] of Object.entries(row.fields.file ?? {})) {
      const file = parseStoredFile(entry);
      // An empty file would look like one of the member's.
      if (file.storageKey === undefined && file.upload === undefined) continue;
      const bytes = readStored(context, spaceId, file);
      await writeBytes(join(folder, "files", row.id, locale, file.fileName), bytes);
    }
    return showMedia(row, settings.publicUrl);
  });
  // Those that no Media took: the others are files of Media.
  const untaken = db.selectFrom("upload").selectAll().where("media_id", "is", null);
  const ownUploads = ownRows(untaken.where("removed_at", "is", null), member);
  const uploads = await writeLines(join(folder, "uploads.ndjson"), ownUploads, async (row) => {
    await writeBytes(join(folder, "uploads", row.id), readReceived(context, row));
    return { ...showUpload(row), metadata: row.metadata };
  });
  return { contents, media, uploads };
}

/** A file that isn't processed yet, or couldn't be, is still in its Upload. */
async function* readStored(context: CommandContext, spaceId: string, { storageKey, upload }: StoredFile) {
  if (storageKey !== undefined) yield* await context.files.read(storageKey);
  else if (upload !== undefined) yield* readReceived(context, { space_id: spaceId, id: upload });
}

async function writeBytes(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await makeFolder(dirname(path));
  await pipeline(bytes, createWriteStream(path));
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, undefined, 2)}\n`);
}

/** One JSON value a line. Gives their number. */
async function writeLines<Row>(
  path: string,
  rows: AsyncIterable<Row>,
  show: (row: Row) => unknown,
): Promise<number> {
  let count = 0;
  const lines = async function* () {
    for await (const row of rows) {
      count += 1;
      yield `${JSON.stringify(await show(row))}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return count;
}

/** Those of the member. All three tables have the columns that it names. */
async function* ownRows<Row extends { id: string }>(
  rowsOfAll: SelectQueryBuilder<Database, "content" | "media" | "upload", Row>,
  { space_id, id }: MemberRow,
): AsyncGenerator<Row> {
  const own = rowsOfAll
    .where("space_id", "=", space_id)
    .where("created_by", "=", id)
    .orderBy("id")
    .limit(atOnce);
  for (let rows = await own.execute(); rows.length > 0; ) {
    yield* rows;
    rows = await own.where("id", ">", rows.at(-1)?.id ?? "").execute();
  }
}
