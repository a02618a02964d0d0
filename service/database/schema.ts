import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { z } from "zod";
import type { contentTypeFieldSchema } from "#service/cma/content-types/content-type-field.ts";
import type { ruleSchema } from "#service/cma/sign-in/service-user-role-body.ts";
import type { DerivedTables } from "#service/database/derived-schema.ts";
import type { ManagementTables, SettingsColumns } from "#service/database/management-schema.ts";
import type { MediaTables } from "#service/database/media-schema.ts";

/** `space_id` is the first column of every key, so that a Space can be placed on one node (Citus). */
export interface Database extends ManagementTables, MediaTables, DerivedTables {
  space: SpaceTable;
  service_login: ServiceLoginTable;
  service_user_role: ServiceUserRoleTable;
  service_user: ServiceUserTable;
  login_attempt: LoginAttemptTable;
  exchange_token: ExchangeTokenTable;
  token_pair: TokenPairTable;
  content_type: ContentTypeTable;
  content: ContentTable;
  media: MediaTable;
  service_secret: ServiceSecretTable;
}

type Json<T extends object> = JSONColumnType<T>;
/** Milliseconds, like JSON dates, so that values in cursors equal the stored ones. */
type Timestamp = ColumnType<Date, Date, Date>;

interface SpaceTable {
  id: string;
  name: string;
  default_locale: string;
  locales: Json<string[]>;
  advanced_search: Generated<boolean>;
  /** Increases when the Space or one of its Content Types changes. */
  frame_version: Generated<number>;
  version: Generated<number>;
}

interface ServiceLoginTable extends SettingsColumns {
  space_id: string;
  callback_url: string;
  /** Provider ids, in display order. */
  providers: Json<string[]>;
  default_role_id: string;
}

interface ServiceUserRoleTable extends SettingsColumns {
  space_id: string;
  id: string;
  name: string;
  rules: Json<z.infer<typeof ruleSchema>[]>;
}

interface ServiceUserTable {
  space_id: string;
  id: string;
  provider: string;
  /** The provider's own identifier of the person (`sub`). */
  subject: string;
  email: string;
  nickname: string;
  avatar_url: string | null;
  role_override_id: string | null;
  enable_login: Generated<boolean>;
  is_admin: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

/** A sign-in at a provider that isn't complete. */
interface LoginAttemptTable {
  space_id: string;
  state_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  expires_at: Timestamp;
}

interface ExchangeTokenTable {
  space_id: string;
  token_hash: string;
  service_user_id: string;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null, Date | null>;
}

interface TokenPairTable {
  space_id: string;
  access_hash: string;
  refresh_hash: string;
  service_user_id: string;
  created_at: Timestamp;
  access_expires_at: Timestamp;
  refresh_expires_at: Timestamp;
  access_revoked_at: ColumnType<Date | null, Date | null, Date | null>;
  refresh_revoked_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** A field of a Content Type, as CMA accepts it. */
export type ContentTypeField = z.infer<typeof contentTypeFieldSchema>;

interface ContentTypeTable {
  space_id: string;
  id: string;
  name: string;
  display_field: string;
  fields: Json<ContentTypeField[]>;
  version: Generated<number>;
}

/** `{ <apiName>: { <locale>: value } }`; a field that isn't localized is stored under the default locale. */
export type FieldValues = Record<string, Record<string, unknown>>;

interface ResourceColumns {
  space_id: string;
  id: string;
  /** Tag ids. */
  tags: Json<string[]>;
  version: number;
  publish_version: number;
  publish_counter: number;
  publish_at: Timestamp;
  publish_first_at: Timestamp;
  publish_by: string;
  created_by: string;
  updated_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ContentTable extends ResourceColumns {
  content_type_id: string;
  fields: Json<FieldValues>;
}

interface MediaTable extends ResourceColumns {
  fields: Json<FieldValues>;
}

/** What the service creates once and all of its processes share, such as the key that signs cursors. */
interface ServiceSecretTable {
  name: string;
  value: string;
}
