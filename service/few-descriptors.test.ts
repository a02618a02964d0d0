import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Agent, get } from "node:http";
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

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The status of the server's answer. All requests share one connection. */
function status(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    }).on("error", reject);
  });
}

/** Lets the server open `count` more descriptors. False where no limit can be set on another process. */
function spareDescriptors(count: number): boolean {
  try {
    const open = new Set(readdirSync(`/proc/${server.pid}/fd`));
    let limit = 0;
    for (let spare = 0; spare <= count; limit += 1) if (!open.has(String(limit))) spare += 1;
    execFileSync("prlimit", ["--pid", String(server.pid), `--nofile=${limit - 1}:`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("sign-in fails without file descriptors to spare, and works once there are some", async (context) => {
  expect(await status("/health")).toBe(200);
  if (!spareDescriptors(0)) context.skip("this system has no prlimit");
  const provider = "/provider/.well-known/openid-configuration";
  try {
    expect(await status(provider)).toBe(503);
  } finally {
    expect(spareDescriptors(1000)).toBe(true);
  }
  expect(await status(provider)).toBe(200);
}, 60_000);

test("too few file descriptors: 503 or a closed connection, the log says why, and it goes on by itself", async (context) => {
  const member = await MemberClientForTests.signIn(server.url);
  await member.upload("before");
  if (!spareDescriptors(10)) context.skip("this system has no prlimit");
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
