import { type Kysely, sql } from "kysely";
import {
  codePointText,
  createIndex,
  required,
  timestamp,
} from "#service/database/migrations/0001_columns.ts";

/** Platform users and what they manage (decisions.md "CMA"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUserTables(db);
  await createMembershipTables(db);
  await createManagedContentTypes(db);
  for (const table of ["service_login", "service_user_role"]) await addSettingsColumns(db, table);
}

async function createUserTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("platform_user")
    .addColumn("id", codePointText, (column) => column.primaryKey())
    .addColumn("email", codePointText, (column) => column.notNull().unique())
    .addColumn("name", codePointText, required)
    .addColumn("created_at", timestamp, required)
    .addColumn("updated_at", timestamp, required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable("cma_token")
    .addColumn("token_hash", codePointText, (column) => column.primaryKey())
    .addColumn("user_id", codePointText, (column) => column.notNull().references("platform_user.id"))
    .addColumn("created_at", timestamp, required)
    .addColumn("expires_at", timestamp, required)
    .execute();
  await createIndex(db, "cma_token", ["expires_at"]);
}

async function createMembershipTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("space_role")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("name", codePointText, required)
    .addColumn("permissions", "jsonb", required)
    .addColumn("created_at", timestamp, required)
    .addColumn("updated_at", timestamp, required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("space_role_pkey", ["space_id", "id"])
    .execute();

  await db.schema
    .createTable("space_membership")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("user_id", codePointText, (column) => column.notNull().references("platform_user.id"))
    .addColumn("roles", "jsonb", required)
    .addColumn("created_by", codePointText, required)
    .addColumn("updated_by", codePointText, required)
    .addColumn("created_at", timestamp, required)
    .addColumn("updated_at", timestamp, required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("space_membership_pkey", ["space_id", "id"])
    .addUniqueConstraint("space_membership_user", ["space_id", "user_id"])
    .addCheckConstraint("space_membership_roles", sql`jsonb_array_length(roles) between 1 and 3`)
    .execute();
  await createIndex(db, "space_membership", ["space_id", "created_at", "id"]);
  await createIndex(db, "space_membership", ["user_id", "created_at", "id"]);
}

async function createManagedContentTypes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("managed_content_type")
    .addColumn("space_id", codePointText, (column) => column.notNull().references("space.id"))
    .addColumn("id", codePointText, required)
    .addColumn("name", codePointText, required)
    .addColumn("display_field", codePointText, required)
    .addColumn("fields", "jsonb", required)
    .addColumn("status", codePointText, required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("publish_version", "integer")
    .addColumn("publish_counter", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("publish_at", timestamp)
    .addColumn("publish_first_at", timestamp)
    .addColumn("publish_by", codePointText)
    .addColumn("created_by", codePointText)
    .addColumn("updated_by", codePointText)
    .addColumn("created_at", timestamp, required)
    .addColumn("updated_at", timestamp, required)
    .addPrimaryKeyConstraint("managed_content_type_pkey", ["space_id", "id"])
    .execute();
  await createIndex(db, "managed_content_type", ["space_id", "created_at", "id"]);
}

/** What ACMA has so far been given without CMA stays as it is; CMA only counts its changes from here. */
async function addSettingsColumns(db: Kysely<unknown>, table: string): Promise<void> {
  const now = sql`date_trunc('milliseconds', now())`;
  await db.schema
    .alterTable(table)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", timestamp, (column) => column.notNull().defaultTo(now))
    .addColumn("updated_at", timestamp, (column) => column.notNull().defaultTo(now))
    .addColumn("updated_by", codePointText)
    .execute();
}
