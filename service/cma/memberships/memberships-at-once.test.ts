import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import {
  type ManagementForTests,
  membershipPath,
  membershipsPath,
  openManagementOnPostgres,
  outcome,
  spaceRoles,
} from "#service/cma/management-for-tests.ts";
import { insertMembership } from "#service/cma/memberships/add-membership.ts";
import { removeIfUnused } from "#service/command/platform-users.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { untilWaiting } from "#service/database/until-waiting-for-tests.ts";

// On PostgreSQL, because PGlite has one connection and so cannot show what happens at once.
let cma: ManagementForTests;

beforeAll(async () => {
  cma = await openManagementOnPostgres();
}, 60_000);
afterAll(() => cma.close());

/** Grace and Linus manage; Ada looks on. */
beforeEach(async () => {
  const { db, clock } = cma.service.context;
  await db.deleteFrom("space_membership").execute();
  const by = cma.userId("grace");
  const dates = { created_by: by, updated_by: by, created_at: clock(), updated_at: clock() };
  await db
    .insertInto("space_membership")
    .values(
      (["grace", "linus", "ada"] as const).map((key) => ({
        space_id: "demo",
        id: demoId("membership", key),
        user_id: cma.userId(key),
        roles: JSON.stringify([key === "ada" ? "viewer" : "manager"]),
        ...dates,
      })),
    )
    .execute();
});

const demote = (by: "grace" | "linus", whom: "grace" | "linus" | "ada", roles = ["viewer"], version = 1) =>
  cma.call(by, membershipPath(whom), {
    method: "PUT",
    body: { roles: spaceRoles(...roles) },
    headers: { "x-service-version": String(version) },
  });
const remove = (by: "grace" | "linus", whom: "grace" | "linus") =>
  cma.call(by, membershipPath(whom), { method: "DELETE" });

async function managers(): Promise<number> {
  const rows = await cma.service.context.db.selectFrom("space_membership").select("roles").execute();
  return rows.filter(({ roles }) => roles.includes("manager")).length;
}

test("of two managers who step down at once, one stays", async () => {
  for (let round = 0; round < 5; round++) {
    const version = 1 + round * 2;
    const outcomes = (
      await Promise.all([
        demote("grace", "grace", ["viewer"], version),
        demote("linus", "linus", ["viewer"], version),
      ])
    ).map(outcome);
    expect(outcomes.sort()).toEqual(["200", "409 LastManager"]);
    expect(await managers()).toBe(1);
    await cma.service.context.db
      .updateTable("space_membership")
      .set({ roles: JSON.stringify(["manager"]), version: version + 2 })
      .where("user_id", "!=", cma.userId("ada"))
      .execute();
  }
});

test("of two managers who leave at once, one stays", async () => {
  const outcomes = (await Promise.all([remove("grace", "grace"), remove("linus", "linus")])).map(outcome);
  expect(outcomes.sort()).toEqual(["204", "409 LastManager"]);
  expect(await managers()).toBe(1);
});

test("of two managers who remove each other at once, one succeeds: the other has lost access", async () => {
  const outcomes = (await Promise.all([remove("grace", "linus"), remove("linus", "grace")])).map(outcome);
  expect(outcomes.sort()).toEqual(["204", "404 NotFound"]);
  expect(await managers()).toBe(1);
});

test("of two managers who take the role from each other at once, one succeeds", async () => {
  const outcomes = (await Promise.all([demote("grace", "linus"), demote("linus", "grace")])).map(outcome);
  expect(outcomes.sort()).toEqual(["200", "403 AccessDenied"]);
});

test("of many changes of one version, one wins, and the others get the current version", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      demote(index % 2 === 0 ? "grace" : "linus", "ada", index % 3 === 0 ? ["editor"] : ["viewer", "editor"]),
    ),
  );
  expect(answers.map(outcome).sort()).toEqual([
    "200",
    ...Array.from({ length: 11 }, () => "409 VersionMismatch"),
  ]);
  const { body } = await cma.call("grace", membershipPath("ada"));
  expect(body.sys.version).toBe(2);
  expect(answers.find(({ status }) => status === 409)?.body.details[0].current).toBe(2);
});

test("a user that many add at once is a member once", async () => {
  const user = { sys: { id: cma.userId("mina"), type: "Refer", targetType: "User" } };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      cma.call("grace", membershipsPath, { method: "POST", body: { user, roles: spaceRoles("viewer") } }),
    ),
  );
  expect(answers.map(outcome).sort()).toEqual([
    "201",
    ...Array.from({ length: 7 }, () => "409 AlreadyMember"),
  ]);
});

const mina = () => cma.userId("mina");

test("a user who is being added to a Space isn't removed as one without Spaces", async () => {
  const { db, clock } = cma.service.context;
  const removed = await db.transaction().execute(async (transaction) => {
    await insertMembership(transaction, "demo", {
      ...{ userId: mina(), roles: ["viewer"] },
      ...{ by: cma.userId("grace"), at: clock() },
    });
    const removed = db.transaction().execute((other) => removeIfUnused(other, mina()));
    await untilWaiting(db, 1);
    return { removed };
  });
  expect(await removed.removed).toBe(false);
});

test("a user who is being removed can't be added and gets no CMA token", async () => {
  const { db, clock } = cma.service.context;
  const atOnce = await db.transaction().execute(async (transaction) => {
    expect(await removeIfUnused(transaction, mina())).toBe(true);
    const body = {
      user: { sys: { id: mina(), type: "Refer", targetType: "User" } },
      roles: spaceRoles("viewer"),
    };
    const added = cma.call("grace", membershipsPath, { method: "POST", body });
    const issued = issueCmaToken(db, { email: "mina@example.com", now: clock(), days: 1 });
    await untilWaiting(db, 2);
    return { added, issued };
  });
  expect(outcome(await atOnce.added)).toBe("422 ValidationFailed");
  expect(await atOnce.issued).toBeUndefined();
});
