import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ContentTypeField } from "#service/database/schema.ts";

/** The tables behind CMA (migration 0004). */
export interface ManagementTables {
  platform_user: PlatformUserTable;
  space_role: SpaceRoleTable;
  space_membership: SpaceMembershipTable;
  cma_token: CmaTokenTable;
  managed_content_type: ManagedContentTypeTable;
}

type Timestamp = ColumnType<Date, Date, Date>;
type TimestampOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What a SpaceRole may manage; every member of a Space may read. */
export const permissions = ["members", "contentTypes", "serviceLogin"] as const;
export type Permission = (typeof permissions)[number];

/** A platform user belongs to no Space; Space Memberships connect it to some. */
interface PlatformUserTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

interface SpaceRoleTable {
  space_id: string;
  id: string;
  name: string;
  permissions: JSONColumnType<Permission[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

interface SpaceMembershipTable {
  space_id: string;
  id: string;
  user_id: string;
  /** SpaceRole ids, 1 to 3. */
  roles: JSONColumnType<string[]>;
  created_by: string;
  updated_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

interface CmaTokenTable {
  token_hash: string;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** The draft of a Content Type. Writes are validated by its published copy, in `content_type`. */
interface ManagedContentTypeTable {
  space_id: string;
  id: string;
  name: string;
  display_field: string;
  fields: JSONColumnType<ContentTypeField[]>;
  status: "Draft" | "Published" | "Changed";
  version: Generated<number>;
  /** Null before the first publication. */
  publish_version: ColumnType<number | null, number | null | undefined, number | null>;
  publish_counter: Generated<number>;
  publish_at: TimestampOrNull;
  publish_first_at: TimestampOrNull;
  publish_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Null for a type from before CMA. */
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What CMA adds to the records of the Auth API. `updated_by` is null until a platform user changes one. */
export interface SettingsColumns {
  version: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
}
