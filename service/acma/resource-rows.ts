import type { Selectable } from "kysely";
import type { Database } from "#service/database/schema.ts";

export type ContentRow = Selectable<Database["content"]>;
export type MediaRow = Selectable<Database["media"]>;
export type ServiceUserRow = Selectable<Database["service_user"]>;
export type ContentTypeRow = Selectable<Database["content_type"]>;
