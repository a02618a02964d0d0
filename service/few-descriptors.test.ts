import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { MemberClientForTests } from "#service/media/member-client-for-tests.ts";

let dataDir: string;
let server: ServerForTests;
beforeAll(async () => {
  dataDir = await dataDirForTests("demo");
  server = await startServerForTests({ DATA_DIR: dataDir });
}, 60_000);
afterAll(async () => {
  await server.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** False where the system has no such limit for a process that runs. */
function limitDescriptors(spare: number): boolean {
  try {
    const open = readdirSync(`/proc/${server.pid}/fd`).length;
    execFileSync("prlimit", ["--pid", String(server.pid), `--nofile=${open + spare}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("too few file descriptors: 503 or a closed connection, the log says why, and it goes on by itself", async (context) => {
  const member = await MemberClientForTests.signIn(server.url);
  await member.upload("before");
  if (!limitDescriptors(10)) context.skip("this system has no prlimit");
  let closed = 0;
  const sockets: Socket[] = Array.from({ length: 100 }, () =>
    connect(Number(new URL(server.url).port), "127.0.0.1")
      .on("error", () => undefined)
      .on("close", () => (closed += 1)),
  );
  await expect.poll(() => closed).toBeGreaterThan(80);
  // On a connection of before.
  await expect(member.upload("meanwhile")).rejects.toThrow(/503.*"Unavailable"/);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await expect.poll(() => server.output()).toContain("EMFILE: too many open files");

  for (const socket of sockets) socket.destroy();
  const works = () =>
    member.upload("after").then(
      () => true,
      () => false,
    );
  await expect.poll(works).toBe(true);
}, 60_000);
