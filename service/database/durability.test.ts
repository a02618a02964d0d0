import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";
import type { TokenResponse } from "#service/auth/token-pair.ts";
import {
  killStartingServer,
  type ServerForTests,
  startServerForTests,
} from "#service/database/server-for-tests.ts";

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

/** Creates Content without a pause until the service is gone, and gives the ids that were acknowledged. */
async function createUntilGone(url: string, accessToken: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    try {
      const fields = { title: { "en-US": `Note ${ids.length}` } };
      const address = `${url}/acma/v1/spaces/demo/content-types/note/contents`;
      const response = await send(address, "POST", { fields }, accessToken);
      const created: { sys: { id: string } } = await response.json();
      expect(response.status).toBe(201);
      ids.push(created.sys.id);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return ids;
      throw error;
    }
  }
}

it("keeps every acknowledged write when the service is killed with -9 in the middle, three times over", async () => {
  const acknowledged: string[] = [];
  for (const milliseconds of [300, 700, 1100]) {
    const { url, end } = await start();
    const [writer, renewer] = [await signIn(url), await signIn(url)];
    const renewing = renewUntilGone(url, renewer);
    const creating = [1, 2].map(() => createUntilGone(url, writer.accessToken));
    await wait(milliseconds);
    await end("SIGKILL");
    const renewals = await renewing;
    acknowledged.push(...(await Promise.all(creating)).flat());
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
  expect(acknowledged.length).toBeGreaterThan(20);
}, 120_000);

async function expectAll(url: string, ids: string[], accessToken: string): Promise<void> {
  for (const id of ids) {
    const response = await send(`${url}/acma/v1/spaces/demo/contents/${id}`, "GET", undefined, accessToken);
    expect(response.status).toBe(200);
  }
}

it("starts again after a kill -9 in the middle of its first start", async () => {
  for (const milliseconds of [500, 1000, 1500, 2000]) {
    await killStartingServer({ DATA_DIR: dataDir }, milliseconds);
  }
  const { url } = await start();
  expect((await fetch(`${url}/health`)).status).toBe(200);
}, 60_000);

it("refuses a second process on the same folder with a sentence, and the first goes on", async () => {
  const { url } = await start();
  await expect(startServerForTests({ DATA_DIR: dataDir })).rejects.toThrow(
    /^The service could not start\. The database in .* is in use by process \d+\. Stop that process, or set DATA_DIR to another folder\.\n$/,
  );
  expect((await fetch(`${url}/health`)).status).toBe(200);
}, 60_000);

it("stops on SIGTERM with exit code 0 and lets the next one in", async () => {
  const first = await start();
  expect(await first.end("SIGTERM")).toBe(0);
  const { url } = await start();
  expect((await fetch(`${url}/health`)).status).toBe(200);
}, 60_000);
