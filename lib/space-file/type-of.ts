import { currentSpaceFile } from "./current.ts";
import { findContentType } from "./read.ts";
import type { ContentType } from "./schema.ts";

/** The type that an address names, if the Space file has it. The name comes percent-encoded. */
export function typeOf(segment: string): ContentType | undefined {
  return findContentType(currentSpaceFile(), idOf(segment));
}

/** What a segment of an address says. One that is encoded wrongly is taken as it is: no type is called so. */
export function idOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
