import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ownProfile } from "#service/acma/service-user.ts";
import { showContent, showMedia } from "#service/acma/show.ts";
import { requireEmptyFolder } from "#service/backup/backup-folder.ts";
import type { CommandContext } from "#service/command/command.ts";
import type { MemberRow } from "#service/command/find-member.ts";
import { parseStoredFile } from "#service/media/stored-file.ts";

const atOnce = 200;

/**
 * Writes all that is stored of a member: `profile.json`, `sessions.json`, `contents.ndjson` and `media.ndjson` as the interface
 * shows them, and the files of Media below `files/`. Throws CommandProblem for a folder that has something in it.
 */
export async function exportMember(context: CommandContext, member: MemberRow, folder: string) {
  const { db, settings } = context;
  await requireEmptyFolder(folder);
  const { space_id: spaceId } = member;
  await writeJson(join(folder, "profile.json"), {
    ...ownProfile(member, settings.publicUrl),
    subject: member.subject,
  });
  const sessions = await db
    .selectFrom("token_pair")
    .select(["created_at", "access_expires_at", "refresh_expires_at", "refresh_revoked_at"])
    .where("space_id", "=", spaceId)
    .where("service_user_id", "=", member.id)
    .orderBy("created_at")
    .execute();
  await writeJson(join(folder, "sessions.json"), sessions);
  const types = await db.selectFrom("content_type").selectAll().where("space_id", "=", spaceId).execute();
  const fields = new Map(types.map((type) => [type.id, type.fields]));
  const contents = await writeLines(join(folder, "contents.ndjson"), ownContents(context, member), (row) =>
    showContent(row, fields.get(row.content_type_id) ?? []),
  );
  const media = await writeLines(join(folder, "media.ndjson"), ownMedia(context, member), async (row) => {
    for (const [locale, entry] of Object.entries(row.fields.file ?? {})) {
      const { storageKey, fileName } = parseStoredFile(entry);
      if (storageKey === undefined) continue;
      const path = join(folder, "files", row.id, locale, fileName);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(await context.files.read(storageKey), createWriteStream(path));
    }
    return showMedia(row, settings.publicUrl);
  });
  return { contents, media };
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

function ownContents({ db }: CommandContext, { space_id, id }: MemberRow) {
  return inPages((after) =>
    db
      .selectFrom("content")
      .selectAll()
      .where("space_id", "=", space_id)
      .where("created_by", "=", id)
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute(),
  );
}

function ownMedia({ db }: CommandContext, { space_id, id }: MemberRow) {
  return inPages((after) =>
    db
      .selectFrom("media")
      .selectAll()
      .where("space_id", "=", space_id)
      .where("created_by", "=", id)
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute(),
  );
}

async function* inPages<Row extends { id: string }>(read: (after: string) => Promise<Row[]>) {
  for (let rows = await read(""); rows.length > 0; ) {
    yield* rows;
    rows = await read(rows.at(-1)?.id ?? "");
  }
}
