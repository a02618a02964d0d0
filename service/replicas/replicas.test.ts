import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readFrame } from "#service/acma/frame.ts";
import { note } from "#service/acma/notes-for-tests.ts";
import type { MemberKey } from "#service/acma/space-for-tests.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { findFreePort } from "#service/free-port.ts";
import { prometheusNames } from "#service/metrics/instruments.ts";
import { recordWrite } from "#service/replicas/member-writes.ts";
import { createReplica } from "#service/replicas/replica.ts";
import { readIdentity } from "#service/replicas/replica-connections.ts";
import {
  type Instance,
  openReplicatedSpace,
  type ReplicatedSpace,
} from "#service/replicas/replicated-space-for-tests.ts";

let replicated: ReplicatedSpace;
let one: Instance;
let two: Instance;
beforeAll(async () => {
  replicated = await openReplicatedSpace();
  [one, two] = await Promise.all([replicated.open(), replicated.open()]);
  await warmUp();
}, 60_000);
afterAll(() => replicated.close());
afterEach(async () => {
  await resume();
  await warmUp();
});

/** An instance reads its frame once, and then only replicas that have all that was written until then. */
async function warmUp(): Promise<void> {
  for (const instance of [one, two]) await instance.call("linus", notes);
  await replicated.replayAll();
  for (const instance of [one, two]) instance.takeReads();
}

const pause = async () => {
  await replicated.replayAll();
  await sql`select pg_wal_replay_pause()`.execute(replicated.onStandby);
  const state = async () =>
    (
      await sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`.execute(
        replicated.onStandby,
      )
    ).rows[0]?.state;
  await expect.poll(state, { interval: 10 }).toBe("paused");
};
const resume = () => sql`select pg_wal_replay_resume()`.execute(replicated.onStandby);

const notes = "/content-types/note/contents";
const create = async (instance: Instance, member: MemberKey, title: string): Promise<string> => {
  const { status, body } = await instance.call(member, notes, { method: "POST", body: note(title) });
  expect(status).toBe(201);
  return body.sys.id;
};
const idsOf = ({ body }: Awaited<ReturnType<Instance["call"]>>): string[] =>
  body.items.map(({ sys }: { sys: { id: string } }) => sys.id);
const list = async (instance: Instance, member: MemberKey, path = notes) => {
  const answer = await instance.call(member, path);
  expect(answer.status).toBe(200);
  return idsOf(answer);
};

test("lists and all that ACDA has are read from a replica, single items of ACMA and profiles are not", async () => {
  const reads = new Map([
    [notes, "replica"],
    ["/contents?include=3", "replica"],
    ["/media?include=1&order=-sys.updatedAt", "replica"],
    ["/acda/v1/spaces/demo/media", "replica"],
    [`/acda/v1/spaces/demo/media/${demoId("media", "surf")}`, "replica"],
    [`/media/${demoId("media", "surf")}`, undefined],
  ]);
  for (const [path, server] of reads) {
    expect((await one.call("linus", path)).status).toBe(200);
    expect([path, ...one.takeReads()]).toEqual([path, ...(server === undefined ? [] : [server])]);
  }
});

test("a search is read from a replica, with its misspelt words from the primary", async () => {
  await create(one, "ada", "driftwood");
  await replicated.replayAll();
  one.takeReads();
  const headers = { "X-Service-Advanced-Search": "true" };
  for (const word of ["driftwood", "driftwod"]) {
    const { body } = await one.call("linus", `${notes}?sys.search=${word}`, { headers });
    expect([word, body.totalCount]).toEqual([word, 1]);
  }
  expect(one.takeReads()).toEqual(["replica", "replica"]);
});

describe("with a replica that does not replay for a moment", () => {
  test("a member sees at once what they wrote, at every instance, and others see the list as it was", async () => {
    const before = await create(one, "ada", "before");
    await pause();
    const own = await create(one, "ada", "own");
    for (const instance of [one, two]) {
      expect(await list(instance, "ada")).toEqual(expect.arrayContaining([before, own]));
      expect(await list(instance, "linus")).toContain(before);
      expect(await list(instance, "linus")).not.toContain(own);
      expect(instance.takeReads()).toEqual(["primary: behind", "replica", "replica"]);
    }
    expect((await two.call("ada", `/contents/${own}`, { method: "DELETE" })).status).toBe(204);
    expect(await list(one, "ada")).not.toContain(own);
    await resume();
    await replicated.replayAll();
    one.takeReads();
    expect(await list(one, "linus")).not.toContain(own);
    expect(await list(one, "ada")).toContain(before);
    expect(one.takeReads()).toEqual(["replica", "replica"]);
  });

  test("a member reads from the primary after a write that was cut off", async () => {
    await pause();
    let id = "";
    const lost = recordWrite(one.service.context, "demo", replicated.memberId("olga"), async () => {
      id = await create(one, "olga", "lost");
      throw new Error("the connection is lost after the commit");
    });
    await expect(lost).rejects.toThrow("is lost");
    expect(await list(two, "olga")).toContain(id);
  });

  test("writes noted before PostgreSQL lost its notes are seen too", async () => {
    await pause();
    const own = await create(one, "ada", "own");
    await sql`truncate member_write`.execute(one.service.context.db);
    expect(await list(two, "ada")).toContain(own);
    await wait(1_500);
    expect(await list(two, "ada")).toContain(own);
    expect(two.takeReads()).toEqual(["primary: behind", "primary: behind"]);
  });

  test("a Content Type is visible to everyone as soon as it is published", async () => {
    const { db } = one.service.context;
    const token =
      (await issueCmaToken(db, { email: "grace@example.com", now: new Date(), days: 1 }))?.token ?? "";
    const types = "/cma/v1/spaces/demo/content-types";
    const fields = [{ apiName: "name", name: "Name", type: "Text" }];
    const body = { name: "Tide", displayField: "name", fields };
    const made = await one.call("grace", types, { method: "POST", token, body });
    const { id } = made.body.sys;
    await pause();
    const headers = { "x-service-version": "1" };
    const published = await one.call("grace", `${types}/${id}/published`, { method: "PUT", token, headers });
    expect(published.status).toBe(200);
    expect(await list(two, "linus", `/content-types/${id}/contents`)).toEqual([]);
    expect(two.takeReads()).toEqual(["primary: behind"]);
  });

  test("a cached Content Type isn't used with a replica that may lack it", async () => {
    const { context } = one.service;
    await pause();
    // Another change, between the version that came with the token and the reading of the frame.
    await sql`update space set name = name`.execute(context.db);
    const frame = await readFrame(context, "demo", 0);
    const replica = context.replicas?.choose("anyone");
    expect(await replica?.hasReplayed(frame.position)).toBe(false);
    await resume();
    await replicated.replayAll();
    await expect.poll(() => replica?.hasReplayed(frame.position)).toBe(true);
  });

  test("pages of both servers continue each other", async () => {
    const kept: string[] = [];
    for (const title of ["a", "b", "c", "d", "e", "f"]) kept.push(await create(one, "ada", title));
    await pause();
    const walked: string[] = [];
    let path: string | undefined = `${notes}?limit=2`;
    for (let page = 0; path !== undefined; page += 1) {
      const answer = await two.call(page % 2 === 0 ? "linus" : "ada", path);
      walked.push(...idsOf(answer));
      path = answer.body.links.next?.replace("/v1/spaces/demo", "");
      if (page === 0) await create(one, "ada", "written meanwhile");
    }
    expect(new Set(two.takeReads())).toEqual(new Set(["replica", "primary: behind"]));
    expect(walked.length).toBe(new Set(walked).size);
    expect(walked.filter((id) => kept.includes(id))).toEqual(kept);
  });
});

test("a replica that is more than ten seconds behind is left out, and used again when it has caught up", async () => {
  await pause();
  await create(one, "ada", "own");
  const { now } = performance;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + 10_001);
  await list(two, "linus");
  expect(two.takeReads()).toEqual(["primary: left_out"]);
  await expect.poll(() => two.log).toContain("a read replica is left out; the primary answers");
  await resume();
  await expect.poll(() => two.log, { timeout: 5_000 }).toContain("a read replica is used again");
  await list(two, "linus");
  expect(two.takeReads()).toEqual(["replica"]);
  clock.mockRestore();
});

test("a replica that ends one statement, as it kept it from replaying, is used for the next ones", async () => {
  const replica = one.service.context.replicas?.choose(replicated.memberId("linus"));
  const db = replica?.reading()?.db;
  if (db === undefined) throw new Error("no replica is used");
  const executor = vi.spyOn(db, "getExecutor").mockImplementationOnce(() => {
    throw Object.assign(new Error("canceling statement due to conflict with recovery"), { code: "40001" });
  });
  await list(one, "linus");
  await list(one, "linus");
  executor.mockRestore();
  expect(one.takeReads()).toEqual(["primary: failed", "replica"]);
});

test("a standby that has more than the primary follows another server, and is left out", async () => {
  const { settings, log, primary } = one.service.context;
  const replica = createReplica(replicated.replicaUrl, settings, log);
  const ends = [{ at: performance.now(), position: 8 }];
  await replica.check({ identity: await readIdentity(primary), ends, readEnd: async () => 8 });
  expect(replica.reading()).toBeUndefined();
  expect(one.reasons.at(-1)).toContain("follows another server");
});

test("metrics say which server answered, and why it was the primary", async () => {
  const metricsPort = await findFreePort();
  const instance = await replicated.open({ metricsPort });
  await list(instance, "linus");
  await pause();
  await list(instance, "linus");
  await create(instance, "ada", "own");
  await list(instance, "ada");
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/space_reads_total\{server="replica"\} \d/);
  expect(text).toMatch(/space_reads_total\{server="primary",why="behind"\} \d/);
  expect(text).toMatch(/space_replicas\{state="used"\} 1/);
  // With a replica there is every metric.
  const served = [...text.matchAll(/^# TYPE (space_\w+) /gm)].map(([, name]) => name);
  expect(served.sort()).toEqual(prometheusNames.toSorted());
});
