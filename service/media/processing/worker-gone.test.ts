import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { MemberClientForTests } from "#service/media/member-client-for-tests.ts";

let postgres: PostgresForTests;
let dataDir: string;
let web: ServerForTests;
let worker: ServerForTests;
const start = (role: "web" | "worker") =>
  startServerForTests({
    ...{ SPACE_ROLE: role, DATABASE_URL: postgres.databaseUrl, DATA_DIR: dataDir },
    ...{ DEMO_SPACE: "on", EMBEDDED_PROVIDER: "on" },
  });
beforeAll(async () => {
  [postgres, dataDir] = await Promise.all([
    startPostgresForTests(),
    mkdtemp(join(tmpdir(), "atrium-space-")),
  ]);
  web = await start("web");
  worker = await start("worker");
}, 60_000);
afterAll(async () => {
  await Promise.all([web.end("SIGKILL"), worker.end("SIGKILL")]);
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("the worker is gone: files show as processing, none is lost, and work goes on when it is back", async () => {
  const member = await MemberClientForTests.signIn(web.url);
  const noise = {
    width: 1500,
    height: 1500,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  } as const;
  const picture = new Uint8Array(
    await sharp({ create: { ...noise, background: "white" } })
      .png()
      .toBuffer(),
  );
  const create = async () =>
    (await member.createMedia(await member.upload(picture), "sea.png", "image/png")).sys.id;
  const stateOf = async (id: string) => (await member.readMedia(id)).fields.file["en-US"]?.state;
  expect(await member.processed(await create(), 30)).toMatchObject({ state: "PROCESSED" });

  // It is working on the first of them.
  const ids = [await create(), await create(), await create()];
  await worker.end("SIGKILL");
  ids.push(await create());
  await wait(1_000);
  expect(await stateOf(ids.at(-1) ?? "")).toBe("PROCESSING");
  expect((await fetch(`${web.url}/health`)).status).toBe(200);

  worker = await start("worker");
  for (const id of ids) {
    const { state, url = "" } = await member.processed(id, 90);
    expect(state).toBe("PROCESSED");
    // Vitest compares millions of elements for a second.
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(picture)).toBe(true);
  }
}, 120_000);
