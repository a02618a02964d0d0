import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { environmentOutsideProject } from "../../scripts/prepare/command.mjs";
import { expect, test } from "../portal.ts";
import { HttpMember } from "../session/http-member.ts";
import { type StartedPortal, startPortal } from "./started-portal.ts";

const withoutNpm = [process.execPath, "scripts/start.ts"] as const;
const all: StartedPortal[] = [];

// A new database takes its time on a busy machine: the limit is for what hangs.
test.describe.configure({ timeout: 240_000 });

// No token is in what any of them sent, logged or printed.
test.afterEach(async () => {
  for (const started of all.splice(0)) {
    await started.end();
    expect(await started.leaks()).toEqual([]);
  }
});

const start = async (...parameters: Parameters<typeof startPortal>) => {
  const started = await startPortal(...parameters);
  all.push(started);
  return started;
};

test("npm start says one line, serves, logs to files, keeps tokens to itself, and ends when it is told to", async () => {
  const started = await start(test.info().outputPath("started"), withoutNpm);
  await started.ready();
  const { lines, url, dataDir } = started;
  expect(lines).toHaveLength(1);
  for (const account of ["ada", "linus", "grace"]) expect(lines[0]).toContain(`${account}@example.com`);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const member = new HttpMember(url);
  await member.signIn("ada@example.com");
  for (const address of ["/", "/contents/article", "/api/session"]) {
    expect((await member.send(address)).status).toBe(200);
  }
  expect(await readFile(join(dataDir, "logs/portal.log"), "utf8")).toContain('"listening"');
  expect(await readFile(join(dataDir, "logs/space.log"), "utf8")).not.toBe("");
  const kinds = (await started.tokens()).map(({ kind }) => kind);
  expect([...new Set(kinds)].sort()).toEqual(["accessToken", "exchangeToken", "refreshToken"]);

  expect(await started.end()).toEqual({ code: 0, signal: null });
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});

test("a second npm start, with the Node.js of the machine, builds and installs nothing @whole", async () => {
  const folder = test.info().outputPath("started");
  const startByNpm = async () => {
    const before = performance.now();
    const started = await start(folder, ["npm", "start"], { PATH: environmentOutsideProject().PATH });
    await started.ready();
    const seconds = (performance.now() - before) / 1000;
    expect(await started.end()).toEqual({ code: 0, signal: null });
    return { seconds, lines: started.lines };
  };
  const first = await startByNpm();
  const made = await timesMade();
  const second = await startByNpm();
  const took = `npm start took ${first.seconds.toFixed(1)} s, a second one ${second.seconds.toFixed(1)} s`;
  process.stdout.write(`${took}\n`);
  expect(second.lines).toHaveLength(1);
  expect(await timesMade()).toEqual(made);
});

/** When the build and the packages were made last. */
const timesMade = () =>
  Promise.all(
    [".next/BUILD_ID", ".next/atrium-build", "node_modules/.package-lock.json"].map(
      async (file) => (await stat(file)).mtimeMs,
    ),
  );

test("told to end, the portal says so for a while, finishes what it has begun, and ends well @whole", async () => {
  const started = await start(test.info().outputPath("started"), withoutNpm);
  await started.ready();
  const health = `${started.url}/api/health`;
  const before = await fetch(health);
  expect([before.status, await before.json()]).toEqual([200, expect.objectContaining({ status: "ok" })]);
  const { saving, finish } = await beginToSave(started.url);

  const ended = started.end();
  const said = await untilGone(health);
  finish();
  expect((await saving).status).toBe(201);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(said.at(-1)).toEqual([503, expect.objectContaining({ status: "draining" })]);
  const last = started.recordings
    .portal()
    .findLast(({ path, status }) => path === "/api/health" && status === 503);
  const headers = last?.responseHeaders.map(([name, value]) => [name.toLowerCase(), value]);
  expect(headers).toContainEqual(["connection", "close"]);
});

/** Sends requests continuously until none is answered; returns the answers. */
async function untilGone(url: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (;;) {
    try {
      const answer = await fetch(url);
      answers.push([answer.status, await answer.json()]);
    } catch {
      return answers;
    }
    await wait(50);
  }
}

/** A note whose last byte is sent on demand. */
async function beginToSave(portalUrl: string): Promise<{ saving: Promise<Response>; finish: () => void }> {
  const member = new HttpMember(portalUrl);
  await member.signIn("ada@example.com");
  let finish = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      const bytes = new TextEncoder().encode(JSON.stringify({ fields: { title: { "en-US": "Late" } } }));
      controller.enqueue(bytes.subarray(0, -1));
      finish = () => {
        controller.enqueue(bytes.subarray(-1));
        controller.close();
      };
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "x-portal": "1", "content-type": "application/json" },
    body,
    duplex: "half",
  };
  const saving = member.send("/api/acma/spaces/demo/content-types/note/contents", init);
  await wait(200);
  return { saving, finish };
}

test("a port that is taken is one sentence", async ({ portal }) => {
  const PORT = new URL(portal.url).port;
  const started = await start(test.info().outputPath("started"), withoutNpm, { PORT });
  await expect.poll(() => started.child.exitCode).toBe(1);
  expect(started.lines).toHaveLength(1);
  expect(started.lines[0]).toContain(`Port ${PORT} is taken`);
});
