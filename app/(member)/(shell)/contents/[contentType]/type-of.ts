import { currentSpaceFile } from "#lib/space-file/current.ts";
import { findContentType } from "#lib/space-file/read.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** The type that an address names, if the Space has it. The name comes percent-encoded. */
export function typeOf(segment: string): ContentType | undefined {
  try {
    return findContentType(currentSpaceFile(), decodeURIComponent(segment));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
