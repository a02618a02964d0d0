import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

/**
 * Text that is compared and ordered by code point whatever the database's own collation is (decisions.md
 * "Lists"), so that an index serves `order by … , id` and a cursor means the same on every database.
 */
const codePointText = sql`text collate "C"`;
const timestamp = sql`timestamptz(3)`;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSpaceTables(db);
  await createMemberTables(db);
  await createTokenTables(db);
  await createContentTables(db);
  await createMediaTable(db);
  await db.schema
    .createTable("service_secret")
    .addColumn("name", codePointText, (column) => column.primaryKey())
    .addColumn("value", codePointText, required)
    .execute();
}

async function createSpaceTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("space")
    .addColumn("id", codePointText, (column) => column.primaryKey())
    .addColumn("name", codePointText, required)
    .addColumn("default_locale", codePointText, required)
    .addColumn("locales", "jsonb", required)
    .addColumn("advanced_search", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable("service_user_role")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("name", codePointText, required)
    .addColumn("rules", "jsonb", required)
    .addPrimaryKeyConstraint("service_user_role_pkey", ["space_id", "id"])
    .execute();

  await db.schema
    .createTable("service_login")
    .addColumn("space_id", codePointText, (column) => column.primaryKey().references("space.id"))
    .addColumn("callback_url", codePointText, required)
    .addColumn("providers", "jsonb", required)
    .addColumn("default_role_id", codePointText, required)
    .addForeignKeyConstraint(
      "service_login_default_role",
      ["space_id", "default_role_id"],
      "service_user_role",
      ["space_id", "id"],
    )
    .addCheckConstraint("service_login_callback_url_is_web", sql`callback_url ~ '^https?://'`)
    .execute();
}

async function createMemberTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("service_user")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("provider", codePointText, required)
    .addColumn("subject", codePointText, required)
    .addColumn("email", codePointText, required)
    .addColumn("nickname", codePointText, required)
    .addColumn("avatar_url", codePointText)
    .addColumn("role_override_id", codePointText)
    .addColumn("enable_login", "boolean", (column) => column.notNull().defaultTo(true))
    .addColumn("is_admin", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("created_at", timestamp, required)
    .addColumn("updated_at", timestamp, required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("service_user_pkey", ["space_id", "id"])
    .addUniqueConstraint("service_user_subject", ["space_id", "provider", "subject"])
    .addForeignKeyConstraint(
      "service_user_role_override",
      ["space_id", "role_override_id"],
      "service_user_role",
      ["space_id", "id"],
    )
    .execute();

  await db.schema
    .createTable("login_attempt")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("state_hash", codePointText, required)
    .addColumn("provider", codePointText, required)
    .addColumn("nonce", codePointText, required)
    .addColumn("code_verifier", codePointText, required)
    .addColumn("expires_at", timestamp, required)
    .addPrimaryKeyConstraint("login_attempt_pkey", ["space_id", "state_hash"])
    .execute();
  await createIndex(db, "login_attempt", ["expires_at"]);
}

async function createTokenTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("exchange_token")
    .addColumn("space_id", codePointText, required)
    .addColumn("token_hash", codePointText, required)
    .addColumn("service_user_id", codePointText, required)
    .addColumn("expires_at", timestamp, required)
    .addColumn("used_at", timestamp)
    .addPrimaryKeyConstraint("exchange_token_pkey", ["space_id", "token_hash"])
    .addForeignKeyConstraint("exchange_token_member", ["space_id", "service_user_id"], "service_user", [
      "space_id",
      "id",
    ])
    .execute();
  await createIndex(db, "exchange_token", ["expires_at"]);

  await db.schema
    .createTable("token_pair")
    .addColumn("space_id", codePointText, required)
    .addColumn("access_hash", codePointText, required)
    .addColumn("refresh_hash", codePointText, required)
    .addColumn("service_user_id", codePointText, required)
    .addColumn("created_at", timestamp, required)
    .addColumn("access_expires_at", timestamp, required)
    .addColumn("refresh_expires_at", timestamp, required)
    .addColumn("access_revoked_at", timestamp)
    .addColumn("refresh_revoked_at", timestamp)
    .addPrimaryKeyConstraint("token_pair_pkey", ["space_id", "access_hash"])
    .addUniqueConstraint("token_pair_refresh", ["space_id", "refresh_hash"])
    .addForeignKeyConstraint("token_pair_member", ["space_id", "service_user_id"], "service_user", [
      "space_id",
      "id",
    ])
    .execute();
  // `GET /me` names no Space: an accessToken alone has to find its row.
  await createIndex(db, "token_pair", ["access_hash"]);
  await createIndex(db, "token_pair", ["refresh_expires_at"]);
}

async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content_type")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("name", codePointText, required)
    .addColumn("display_field", codePointText, required)
    .addColumn("fields", "jsonb", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("content_type_pkey", ["space_id", "id"])
    .execute();

  await resourceTable(db, "content")
    .addColumn("content_type_id", codePointText, required)
    .addForeignKeyConstraint("content_content_type", ["space_id", "content_type_id"], "content_type", [
      "space_id",
      "id",
    ])
    .execute();
  // The default order of a list, of one type and of all; the latest changes; "mine".
  await createIndex(db, "content", ["space_id", "content_type_id", "created_at", "id"]);
  await createIndex(db, "content", ["space_id", "content_type_id", "updated_at", "id"]);
  await createIndex(db, "content", ["space_id", "created_at", "id"]);
  await createIndex(db, "content", ["space_id", "updated_at", "id"]);
  await createIndex(db, "content", ["space_id", "created_by", "created_at", "id"]);

  await db.schema
    .createTable("content_counter")
    .addColumn("space_id", codePointText, required)
    .addColumn("content_type_id", codePointText, required)
    .addColumn("total", "integer", required)
    .addPrimaryKeyConstraint("content_counter_pkey", ["space_id", "content_type_id"])
    .addForeignKeyConstraint(
      "content_counter_content_type",
      ["space_id", "content_type_id"],
      "content_type",
      ["space_id", "id"],
    )
    .execute();
}

async function createMediaTable(db: Kysely<unknown>): Promise<void> {
  await resourceTable(db, "media").execute();
  await createIndex(db, "media", ["space_id", "created_at", "id"]);
  await createIndex(db, "media", ["space_id", "updated_at", "id"]);
  await createIndex(db, "media", ["space_id", "created_by", "created_at", "id"]);
}

/** The columns that Content and Media share (`ResourceColumns` of schema.ts). */
function resourceTable(db: Kysely<unknown>, name: "content" | "media") {
  return db.schema
    .createTable(name)
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("tags", "jsonb", required)
    .addColumn("fields", "jsonb", required)
    .addColumn("version", "integer", required)
    .addColumn("publish_version", "integer", required)
    .addColumn("publish_counter", "integer", required)
    .addColumn("publish_at", timestamp, required)
    .addColumn("publish_first_at", timestamp, required)
    .addColumn("publish_by", codePointText, required)
    .addColumn("created_by", codePointText, required)
    .addColumn("updated_by", codePointText, required)
    .addColumn("created_at", timestamp, required)
    .addColumn("updated_at", timestamp, required)
    .addPrimaryKeyConstraint(`${name}_pkey`, ["space_id", "id"]);
}

async function createIndex(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
}
