import type { Kysely } from "kysely";
import { sql } from "kysely";
import {
  codePointText,
  createIndex,
  required,
  timestamp,
} from "#service/database/migrations/0001_columns.ts";
import { createContentTables, createMediaTable } from "#service/database/migrations/0001_content.ts";

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
