import type { Selectable } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { insertAsMember } from "#service/acma/insert-as-member.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { newId } from "#service/id.ts";

export type UploadRow = Selectable<Database["upload"]>;

/** An Upload that no Media has used in this time is removed (`decisions.md`, "Upload service"). */
export const uploadKeepSeconds = 24 * 60 * 60;

/** The member who uploads. */
export type Uploader = Pick<Visit, "spaceId" | "actor">;

interface ExpectedUpload {
  id?: string;
  sizeBytes: number;
  metadata?: Record<string, string | null>;
}

/** Inserted before the bytes arrive, so that no bytes ever lack a row. */
export async function insertUpload(
  { db, clock }: ServiceContext,
  uploader: Uploader,
  { id = newId(), sizeBytes, metadata = {} }: ExpectedUpload,
): Promise<UploadRow> {
  const now = clock();
  return insertAsMember(db, uploader, "upload", {
    id,
    created_at: now,
    expires_at: new Date(now.getTime() + uploadKeepSeconds * 1000),
    size_bytes: sizeBytes,
    received_bytes: 0,
    metadata: JSON.stringify(metadata),
  });
}
