import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { sql } from "kysely";
import type { ServiceContext } from "#service/context.ts";
import {
  insertUpload,
  type Uploader,
  type UploadRow,
  uploadKeepSeconds,
} from "#service/upload/new-upload.ts";
import { discardUntaken } from "#service/upload/remove-uploads.ts";
import { stretches } from "#service/upload/stretches.ts";
import { newPieceKey } from "#service/upload/upload-files.ts";

/**
 * The resumable Uploads of one member, as a store for `@tus/server`. Other members' don't exist for it. Received bytes
 * are stored in chunks, each complete and counted in the database before the next, so that any process can continue
 * after `kill -9` of this one.
 */
export class TusStore extends DataStore {
  readonly #context: ServiceContext;
  readonly #uploader: Uploader;

  constructor(context: ServiceContext, uploader: Uploader) {
    super();
    this.#context = context;
    this.#uploader = uploader;
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const row = await insertUpload(this.#context, this.#uploader, {
      id: upload.id,
      sizeBytes: upload.size ?? 0,
      metadata: upload.metadata ?? {},
    });
    upload.creation_date = row.created_at.toISOString();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#requireRow(id);
    return new Upload({
      id,
      size: row.size_bytes,
      offset: row.received_bytes,
      metadata: row.metadata,
      creation_date: row.created_at.toISOString(),
    });
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const row = await this.#requireRow(id);
    let received = offset;
    for await (const stretch of stretches(bytes)) {
      await this.#keepPiece(row, received, stretch);
      received += stretch.byteLength;
    }
    return received;
  }

  override async remove(id: string): Promise<void> {
    const row = await this.#requireRow(id);
    if ((await discardUntaken(this.#context, { space_id: row.space_id, id })) > 0) return;
    // A Media has taken it, unless another request has removed it.
    await this.#requireRow(id);
    throw ERRORS.INVALID_TERMINATION;
  }

  override getExpiration(): number {
    return uploadKeepSeconds * 1000;
  }

  async #requireRow(id: string): Promise<UploadRow> {
    const { db, clock } = this.#context;
    const row = await db
      .selectFrom("upload")
      .selectAll()
      .where("space_id", "=", this.#uploader.spaceId)
      .where("id", "=", id)
      .where("created_by", "=", this.#uploader.actor.id)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    const isThere = row !== undefined && (row.media_id !== null || row.expires_at > clock());
    if (!isThere) throw ERRORS.FILE_NOT_FOUND;
    return row;
  }

  async #keepPiece(row: UploadRow, startByte: number, piece: Uint8Array): Promise<void> {
    const { files } = this.#context;
    const key = newPieceKey(row);
    await files.write(key, oneChunk(piece));
    if (await this.#countPiece(row, { startByte, sizeBytes: piece.byteLength, key })) return;
    await files.remove(key);
    throw ERRORS.INVALID_OFFSET;
  }

  /** False if another request has written there meanwhile, or the Upload is gone. */
  async #countPiece(
    { space_id, id }: UploadRow,
    { startByte, sizeBytes, key }: { startByte: number; sizeBytes: number; key: string },
  ): Promise<boolean> {
    const { db, clock } = this.#context;
    return db.transaction().execute(async (transaction) => {
      const counted = await transaction
        .updateTable("upload")
        .set({
          received_bytes: sql`received_bytes + ${sizeBytes}::bigint`,
          completed_at: sql`case when received_bytes + ${sizeBytes}::bigint = size_bytes then ${clock()}::timestamptz end`,
        })
        .where("space_id", "=", space_id)
        .where("id", "=", id)
        .where("received_bytes", "=", startByte)
        .where("removed_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (counted === undefined) return false;
      await transaction
        .insertInto("upload_piece")
        .values({ space_id, upload_id: id, start_byte: startByte, storage_key: key })
        .execute();
      return true;
    });
  }
}

async function* oneChunk(chunk: Uint8Array) {
  yield chunk;
}
