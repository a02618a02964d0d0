import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { note } from "#service/acma/notes-for-tests.ts";
import { startTcpProxyForTests, type TcpProxyForTests } from "#service/database/tcp-proxy-for-tests.ts";
import { openReplicatedSpace, type ReplicatedSpace } from "#service/replicas/replicated-space-for-tests.ts";

let replicated: ReplicatedSpace;
let proxy: TcpProxyForTests;
beforeAll(async () => {
  replicated = await openReplicatedSpace();
  proxy = await startTcpProxyForTests(portOf(replicated.postgres));
}, 60_000);
afterAll(async () => {
  await replicated.close();
  await proxy.stop();
});

const portOf = ({ databaseUrl }: { databaseUrl: string }) => Number(new URL(databaseUrl).port);
const notes = "/content-types/note/contents";

test("after a failover that lost writes, lists show what the new primary has", async () => {
  const { postgres, standby, onStandby } = replicated;
  const databaseUrl = postgres.databaseUrl.replace(String(portOf(postgres)), String(proxy.port));
  const { call } = await replicated.open({ databaseUrl, databaseReplicaUrls: undefined });
  const make = async (title: string) =>
    (await call("linus", notes, { method: "POST", body: note(title) })).status;
  const list = async () => {
    const { body } = await call("linus", `${notes}?fields.title.en-US[prefix]=Either`);
    return [body.totalCount, ...body.items.map((item: { fields: { title: object } }) => item.fields.title)];
  };
  await call("linus", `${notes}?limit=1`);
  await replicated.replayAll();
  await sql`select pg_promote()`.execute(onStandby);

  expect(await make("Either: lost")).toBe(201);
  expect(await list()).toEqual([1, { "en-US": "Either: lost" }]);
  proxy.forward(portOf(standby));
  await expect.poll(async () => (await call("linus", `${notes}?limit=1`)).status).toBe(200);
  // As many changes as the old primary has counted.
  expect(await make("Either: kept")).toBe(201);
  expect(await list()).toEqual([1, { "en-US": "Either: kept" }]);
});
