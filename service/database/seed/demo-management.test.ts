import { afterAll, beforeAll, expect, test } from "vitest";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { type OpenDatabase, openDatabase } from "#service/database/open.ts";
import { demoContentTypes } from "#service/database/seed/demo-content-types.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { updateDemoCallbackUrl, writeDemo } from "#service/database/seed/write-demo.ts";

const nothing = { members: [], media: [], places: [], articles: [], walks: [], notes: [] };
const callbackUrl = "http://localhost:3000/callback";
async function start() {
  await writeDemo(database.db, async () => nothing, { now: new Date(), callbackUrl });
  await updateDemoCallbackUrl(database.db, callbackUrl);
}
let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://", cluster: await clusterForTests() });
  await start();
});
afterAll(() => database.close());

async function everything() {
  const { db } = database;
  const [roles, members, types] = await Promise.all([
    db.selectFrom("space_role").selectAll().orderBy("id").execute(),
    db.selectFrom("space_membership").selectAll().orderBy("id").execute(),
    db.selectFrom("managed_content_type").selectAll().orderBy("id").execute(),
  ]);
  return { roles, members, types };
}

test("a demo Space that is older than CMA gets its managers and its Content Types at the next start", async () => {
  const { db } = database;
  for (const table of ["space_membership", "space_role", "platform_user", "managed_content_type"] as const) {
    await db.deleteFrom(table).execute();
  }
  await start();
  const { roles, members, types } = await everything();
  expect(roles.map(({ id }) => id)).toEqual(["editor", "manager", "viewer"]);
  expect(members.map(({ roles: [role] }) => role).sort()).toEqual(["editor", "manager", "viewer"]);
  expect(types.map(({ id, status, publish_version }) => [id, status, publish_version])).toEqual(
    demoContentTypes.map(({ id }) => [id, "Published", 1]).sort(),
  );
  expect(types.find(({ id }) => id === "note")?.fields).toEqual(
    demoContentTypes.find(({ id }) => id === "note")?.fields,
  );
});

test("later changes of managers stay: removed members don't return, and roles and types don't change", async () => {
  const { db } = database;
  await db.deleteFrom("space_membership").where("id", "=", demoId("membership", "ada")).execute();
  await db
    .updateTable("space_membership")
    .set({ roles: JSON.stringify(["manager", "editor"]) })
    .execute();
  await db.updateTable("managed_content_type").set({ name: "Renamed", status: "Changed" }).execute();
  const before = await everything();
  await start();
  expect(await everything()).toEqual(before);
  expect(before.members).toHaveLength(2);
});

test("a callbackUrl that a platform user set stays, whatever the settings say", async () => {
  const { db } = database;
  await db
    .updateTable("service_login")
    .set({
      ...{ callback_url: "https://portal.example/callback", version: 2 },
      updated_by: demoId("user", "grace"),
    })
    .execute();
  await start();
  const login = await db.selectFrom("service_login").select("callback_url").executeTakeFirstOrThrow();
  expect(login.callback_url).toBe("https://portal.example/callback");
});
