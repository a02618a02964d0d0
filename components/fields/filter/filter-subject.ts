import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** Whose filters are set. */
export interface FilterSubject {
  type: ContentType;
  reading: Reading;
  memberId: string;
}
