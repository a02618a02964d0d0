import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import type { Session } from "../session.ts";
import { startStubSpace } from "../testing/browser-for-tests.ts";
import { sessionOf } from "../testing/simulated-auth-api-for-tests.ts";
import { holdBack } from "../testing/stub-space-for-tests.ts";
import { ValkeyServer } from "../testing/valkey-for-tests.ts";

const space = await startStubSpace();
const { httpAuthApi } = await import("../upstream/auth-api.ts");
const { TestInstance } = await import("../testing/instance-for-tests.ts");

const program = new URL("../testing/renewing-instance-for-tests.ts", import.meta.url);
let server: ValkeyServer;
let instance: ChildProcess;
let session: Session;
let asked: Promise<void>;
let answer: () => void;

beforeEach(async () => {
  server = await ValkeyServer.start();
  const issue = await httpAuthApi(Date.now).exchange(space.exchangeTokenFor("m1"));
  if (issue.outcome !== "issued") throw new Error("not issued");
  session = sessionOf({ ...issue.pair, accessExpiresAt: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  [asked, answer] = [promise, gate.resolve];
  space.interfere = ({ path }, response) => {
    if (path.endsWith("/oauth/refresh")) holdBack(response, gate.promise, resolve);
    return false;
  };
  instance = fork(program, { execArgv: [], env: { ...process.env, SESSION_RECORDS_URL: server.url } });
});

afterEach(async () => {
  answer();
  instance.kill("SIGKILL");
  await server.kill();
});
afterAll(() => space.close());

test("a renewal goes through the instance's renewer process", async () => {
  instance.send(session);
  answer();
  const [freshness] = await once(instance, "message");
  expect(freshness).toMatchObject({ state: "living", session: { generation: 1 } });
});

test("an instance that is killed after the Auth API renewed, before it had the answer, loses nothing", async () => {
  instance.send(session);
  await asked;
  instance.kill("SIGKILL");
  await once(instance, "exit");
  answer();
  const other = new TestInstance(server.url, httpAuthApi(Date.now), Date.now, { settleMs: 100 });
  const freshness = await other.renewal.freshen(session);
  other.records.close();
  expect(freshness).toMatchObject({ state: "living", session: { generation: 1 } });
  const uses = space.callsTo("/oauth/refresh").filter(({ body }) => body.includes(session.pair.refreshToken));
  expect(uses).toHaveLength(1);
});
