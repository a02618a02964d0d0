import type { Kysely, Transaction } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { defaultRoleId, defaultServiceUserRoles } from "#service/database/seed/default-roles.ts";
import { demoContentTypes } from "#service/database/seed/demo-content-types.ts";
import { contentRows } from "#service/database/seed/demo-contents.ts";
import type { DemoData } from "#service/database/seed/demo-data.ts";
import { seedManagement } from "#service/database/seed/demo-management.ts";
import { mediaRows } from "#service/database/seed/demo-media.ts";
import { memberRows } from "#service/database/seed/demo-members.ts";
import { demoProviders, demoSpace } from "#service/database/seed/demo-space.ts";

export interface DemoMoment {
  /** The demo's dates are counted back from here. */
  now: Date;
  /** Of the demo Space's ServiceLogin. */
  callbackUrl: string;
}

/**
 * Writes the demo Space when it is missing, whole or not at all; what members did with it since stays as it is. Only
 * then are its data read.
 */
export async function writeDemo(
  db: Kysely<Database>,
  readData: () => Promise<DemoData>,
  { now, callbackUrl }: DemoMoment,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isNew = await insertSpace(transaction);
    if (isNew) {
      const data = await readData();
      const media = await mediaRows(data.media, now);
      await insertFrame(transaction, callbackUrl);
      await insertAll(memberRows(data, now), (rows) => transaction.insertInto("service_user").values(rows));
      await insertAll(media, (rows) => transaction.insertInto("media").values(rows));
      await insertAll(contentRows(data, now), (rows) => transaction.insertInto("content").values(rows));
    }
    await seedManagement(transaction, now);
  });
}

async function insertSpace(transaction: Transaction<Database>): Promise<boolean> {
  const { id, name, defaultLocale, locales } = demoSpace;
  const inserted = await transaction
    .insertInto("space")
    .values({
      id,
      name,
      default_locale: defaultLocale,
      locales: JSON.stringify(locales),
      advanced_search: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Its callbackUrl follows the settings at every start of the service, until its ServiceLogin is changed: by a platform
 * user, or by a command.
 */
export async function updateDemoCallbackUrl(db: Kysely<Database>, callbackUrl: string): Promise<void> {
  await db
    .updateTable("service_login")
    .set({ callback_url: callbackUrl })
    .where("space_id", "=", demoSpace.id)
    .where("version", "=", 1)
    .execute();
}

async function insertFrame(transaction: Transaction<Database>, callbackUrl: string): Promise<void> {
  const space_id = demoSpace.id;
  await transaction
    .insertInto("service_user_role")
    .values(
      defaultServiceUserRoles.map(({ id, name, rules }) => ({
        space_id,
        id,
        name,
        rules: JSON.stringify(rules),
      })),
    )
    .execute();
  await transaction
    .insertInto("service_login")
    .values({
      space_id,
      callback_url: callbackUrl,
      providers: JSON.stringify(demoProviders),
      default_role_id: defaultRoleId,
    })
    .execute();
  await transaction
    .insertInto("content_type")
    .values(
      demoContentTypes.map(({ id, name, displayField, fields }) => ({
        space_id,
        id,
        name,
        display_field: displayField,
        fields: JSON.stringify(fields),
      })),
    )
    .execute();
}

/** PostgreSQL takes 65,535 parameters at most in one statement. */
const rowsAtOnce = 500;

async function insertAll<Row>(
  rows: Row[],
  insert: (rows: Row[]) => { execute(): Promise<unknown> },
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await insert(rows.slice(start, start + rowsAtOnce)).execute();
  }
}
