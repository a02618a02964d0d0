import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";
import type { TokenResponse } from "#service/auth/token-pair.ts";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import {
  killStartingServer,
  type ServerForTests,
  startServerForTests,
} from "#service/database/server-for-tests.ts";
import { inWhole } from "../../scripts/test/whole.ts";

let dataDir: string;
let server: ServerForTests | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "atrium-space-"));
});
afterEach(async () => {
  await server?.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  server = await startServerForTests({ DATA_DIR: dataDir, WRITES_PER_MINUTE: "1000000" });
  return server;
};

async function send(url: string, method: string, body?: unknown, accessToken?: string) {
  return fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signIn(url: string): Promise<TokenResponse> {
  const browser = new BrowserForTests(url);
  const page = await browser.go("/auth/v1/spaces/demo/login/oauth2/embedded");
  const landing = await browser.submit(page, { email: "ada@example.com" });
  const exchangeToken = landing.url.searchParams.get("exchangeToken");
  return (await send(`${url}/auth/v1/spaces/demo/oauth/token`, "POST", { exchangeToken })).json();
}

/** Renews without a pause until the service is gone, and gives the last pair that was acknowledged. */
async function renewUntilGone(url: string, first: TokenResponse) {
  let [used, current] = [0, first];
  for (;;) {
    try {
      const { refreshToken } = current;
      const response = await send(`${url}/auth/v1/spaces/demo/oauth/refresh`, "POST", { refreshToken });
      const renewed: TokenResponse = await response.json();
      expect(response.status).toBe(200);
      [used, current] = [used + 1, renewed];
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return { used, current };
      throw error;
    }
  }
}

interface Written {
  id: string;
  /** As it was acknowledged last; undefined when that was its deletion. */
  title: string | undefined;
  /** What was sent last and not answered may have been done. */
  sent?: { title: string | undefined };
}

/** Creates, changes and deletes Content without a pause until the service is gone, and puts what became of each into `all`. */
async function writeUntilGone(url: string, accessToken: string, all: Written[]): Promise<void> {
  const space = `${url}/acma/v1/spaces/demo`;
  const write = async (status: number, address: string, method: string, title?: string) => {
    const body = title === undefined ? undefined : { fields: { title: { "en-US": title } } };
    const response = await send(`${space}${address}`, method, body, accessToken);
    const text = await response.text();
    expect(response.status).toBe(status);
    return text;
  };
  const change = async (written: Written, title: string | undefined) => {
    written.sent = { title };
    const [method, status] = title === undefined ? (["DELETE", 204] as const) : (["PUT", 200] as const);
    await write(status, `/contents/${written.id}`, method, title);
    written.title = title;
    delete written.sent;
  };
  for (;;) {
    try {
      const title = `Note ${all.length}`;
      const created: { sys: { id: string } } = JSON.parse(
        await write(201, "/content-types/note/contents", "POST", title),
      );
      const written: Written = { id: created.sys.id, title };
      all.push(written);
      // Of three, one stays as it was made, one is changed, one is changed and deleted.
      if (all.length % 3 > 0) await change(written, `${title}, changed`);
      if (all.length % 3 > 1) await change(written, undefined);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

const kills = inWhole([300, 700, 1100], [700]);
it(`keeps every acknowledged write when the service is killed with -9 in the middle (kills: ${kills.length})`, async () => {
  await dataDirForTests("demo", dataDir);
  const acknowledged: Written[] = [];
  for (const milliseconds of kills) {
    const { url, end } = await start();
    const [writer, renewer] = [await signIn(url), await signIn(url)];
    const renewing = renewUntilGone(url, renewer);
    const written: Written[][] = [[], []];
    const writing = written.map((all) => writeUntilGone(url, writer.accessToken, all));
    // However slow the machine is: one of each kind is there, and then it may be any moment.
    await expect
      .poll(() => written.some((all) => all.length > 3), { interval: 5, timeout: 60_000 })
      .toBe(true);
    await wait(milliseconds);
    await end("SIGKILL");
    const renewals = await renewing;
    await Promise.all(writing);
    acknowledged.push(...written.flat());
    expect(renewals.used).toBeGreaterThan(0);

    const again = await start();
    await expectAll(again.url, acknowledged, writer.accessToken);
    // The renewal that was under way may have been done without its answer; one that was answered stays done.
    const me = await send(`${again.url}/acma/v1/me`, "GET", undefined, renewer.accessToken);
    expect(me.status).toBe(401);
    const pair = { refreshToken: renewer.refreshToken };
    expect((await send(`${again.url}/auth/v1/spaces/demo/oauth/refresh`, "POST", pair)).status).toBe(401);
    await again.end("SIGKILL");
  }
  const [kept, deleted] = [true, false].map((is) =>
    acknowledged.filter(({ title }) => is === (title !== undefined)),
  );
  // How many there are is the machine's matter; that each kind is among them is the test's.
  expect(kept?.filter(({ title }) => !title?.endsWith("changed")).length).toBeGreaterThan(0);
  expect(kept?.filter(({ title }) => title?.endsWith("changed")).length).toBeGreaterThan(0);
  expect(deleted?.length).toBeGreaterThan(0);
}, 120_000);

async function expectAll(url: string, all: Written[], accessToken: string): Promise<void> {
  for (const { id, title, sent } of all) {
    const response = await send(`${url}/acma/v1/spaces/demo/contents/${id}`, "GET", undefined, accessToken);
    const { fields }: { fields?: { title: Record<string, string> } } = await response.json();
    const found = response.status === 404 ? undefined : fields?.title["en-US"];
    expect(response.status).toBe(found === undefined ? 404 : 200);
    expect([title, ...(sent === undefined ? [] : [sent.title])]).toContain(found);
  }
}

// The first start is slow, so one test holds all of it.
it("starts again after a kill -9 in the middle of its first start, leaves nothing of that, and refuses a second process on the same folder with a sentence until SIGTERM stops the first, with exit code 0", async () => {
  for (const milliseconds of inWhole([500, 1000, 1500, 2000], [500, 1500])) {
    await killStartingServer({ DATA_DIR: dataDir }, milliseconds);
  }
  // However far those starts got.
  const creating = join(dataDir, "space-db.creating");
  await cp(import.meta.dirname, creating, { recursive: true });
  const { url, end } = await start();
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(existsSync(creating)).toBe(false);
  expect(await readdir(join(dataDir, "space-db"))).not.toContain("open.ts");
  await expect(startServerForTests({ DATA_DIR: dataDir })).rejects.toThrow(
    /^The service could not start\. The database in .* is in use by process \d+\. Stop that process, or set DATA_DIR to another folder\.\n$/,
  );
  expect((await fetch(`${url}/health`)).status).toBe(200);
  // Once it has ended, the next one may start.
  expect(await end("SIGTERM")).toBe(0);
  const next = await start();
  expect((await fetch(`${next.url}/health`)).status).toBe(200);
}, 120_000);
