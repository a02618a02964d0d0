import { currentSpaceFile } from "./current.ts";
import { findContentType } from "./read.ts";
import type { ContentType } from "./schema.ts";

/** The type that an address names, if the Space has it. The name comes percent-encoded. */
export function typeOf(segment: string): ContentType | undefined {
  try {
    return findContentType(currentSpaceFile(), decodeURIComponent(segment));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
