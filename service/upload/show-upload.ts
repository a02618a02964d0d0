import { refer } from "#service/acma/refer.ts";
import type { UploadRow } from "#service/upload/new-upload.ts";

/** `decisions.md`, "Upload service": `{sys, size}`, with `sys.version` as every resource has it. */
export function showUpload(row: UploadRow) {
  return {
    sys: {
      id: row.id,
      type: "Upload",
      space: refer("Space", row.space_id),
      createdBy: refer("ServiceUser", row.created_by),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      version: 1,
    },
    size: row.size_bytes,
  };
}
