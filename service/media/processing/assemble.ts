import type { Kysely } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import type { UploadRow } from "#service/upload/new-upload.ts";
import { originalKey, type UploadKey } from "#service/upload/upload-files.ts";

/** Joins the chunks of a resumable Upload, continuing an interrupted attempt. Returns the key of the whole. */
export async function assemble({ db, files }: ServiceContext, upload: UploadRow): Promise<string> {
  const key = originalKey(upload);
  const pieces = await piecesOf(db, upload);
  if (pieces.length === 0) return key;
  const stored = await files.stat(key);
  if (stored?.sizeBytes !== upload.size_bytes) {
    const sizeBytes = await files.write(key, readAll(files, pieces));
    if (sizeBytes !== upload.size_bytes) throw new Error("The pieces of an Upload are not its size.");
  }
  await db
    .deleteFrom("upload_piece")
    .where("space_id", "=", upload.space_id)
    .where("upload_id", "=", upload.id)
    .execute();
  for (const piece of pieces) await files.remove(piece);
  return key;
}

/** The bytes of an Upload, whether its chunks are joined or not. */
export async function* readReceived(
  { db, files }: Pick<ServiceContext, "db" | "files">,
  upload: UploadKey,
): AsyncGenerator<Uint8Array> {
  const key = originalKey(upload);
  const isWhole = (await files.stat(key)) !== undefined;
  yield* readAll(files, isWhole ? [key] : await piecesOf(db, upload));
}

async function piecesOf(db: Kysely<Database>, { space_id, id }: UploadKey) {
  const pieces = await db
    .selectFrom("upload_piece")
    .select("storage_key")
    .where("space_id", "=", space_id)
    .where("upload_id", "=", id)
    .orderBy("start_byte")
    .execute();
  return pieces.map(({ storage_key }) => storage_key);
}

async function* readAll(files: ServiceContext["files"], keys: string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield* await files.read(key);
}
