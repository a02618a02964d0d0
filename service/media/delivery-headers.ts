import { createHash } from "node:crypto";
import type { DeliveredFile } from "#service/media/delivered-file.ts";
import { isShownInline } from "#service/media/file-kinds.ts";
import type { StoredBytes } from "#service/media/storage/file-storage.ts";

/** Sandboxes a file in the browser: it can't run scripts or reach our origin. */
export function deliveryHeaders(file: DeliveredFile): Record<string, string> {
  return {
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Security-Policy": policyOf(file.contentType),
    "Content-Disposition": dispositionOf(file),
    "Accept-Ranges": "bytes",
  };
}

/** Browsers don't show PDFs in a sandbox; they have their own restrictions for PDFs. */
function policyOf(contentType: string): string {
  return contentType === "application/pdf"
    ? "default-src 'none'; object-src 'self'"
    : "sandbox; default-src 'none'";
}

/** Shown inline only if nothing in it can run: never SVG or HTML (reliability.md, "Security"). RFC 6266. */
function dispositionOf({ contentType, fileName }: DeliveredFile): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const where = isShownInline(contentType) ? "inline" : "attachment";
  return `${where}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Strong: a storageKey is never written twice, and if it were, size or time would differ. */
export function etagOf(storageKey: string, { sizeBytes, modifiedAt }: StoredBytes): string {
  const hash = createHash("sha256").update(`${storageKey}\n${sizeBytes}\n${modifiedAt.getTime()}`);
  return `"${hash.digest("base64url").slice(0, 27)}"`;
}

/** Without a charset, browsers would guess that of `text/*`. */
export function contentTypeHeader(contentType: string): string {
  return contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType;
}
