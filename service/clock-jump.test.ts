import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { MemberClientForTests } from "#service/media/member-client-for-tests.ts";

const clock = new URL("../tools/scenarios/site/shifted-clock.mjs", import.meta.url).href;
const minute = 60_000;

let dataDir: string;
let clockFile: string;
let server: ServerForTests;
beforeAll(async () => {
  dataDir = await dataDirForTests("demo");
  clockFile = join(dataDir, "clock");
  await jumpTo(0);
  server = await startServerForTests({
    DATA_DIR: dataDir,
    ACCESS_TOKEN_SECONDS: "900",
    NODE_OPTIONS: `--import=${clock}?${encodeURIComponent(clockFile)}`,
  });
}, 60_000);
afterAll(async () => {
  await server.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

let renewals = 0;
const jumpTo = (milliseconds: number) => writeFile(clockFile, String(milliseconds));

interface Pair {
  accessToken: string;
  refreshToken: string;
}

async function tokens(path: string, body: object): Promise<Pair & { status: number }> {
  const response = await fetch(`${server.url}/auth/v1/spaces/demo/oauth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

async function signIn(): Promise<Pair> {
  const browser = new BrowserForTests(server.url);
  const page = await browser.go("/auth/v1/spaces/demo/login/oauth2/embedded");
  const landing = await browser.submit(page, { email: "ada@example.com" });
  return await tokens("token", { exchangeToken: landing.url.searchParams.get("exchangeToken") });
}

/** What a member's portal meets: whether the accessToken is taken, after a renewal where it is not. */
async function goesOn(pair: Pair): Promise<Pair> {
  const headers = { authorization: `Bearer ${pair.accessToken}` };
  const { status } = await fetch(`${server.url}/acma/v1/me`, { headers });
  if (status === 200) return pair;
  expect(status).toBe(401);
  const renewed = await tokens("refresh", { refreshToken: pair.refreshToken });
  expect(renewed.status).toBe(200);
  renewals += 1;
  return renewed;
}

test("the clock jumps by twenty minutes and back: members renew and stay, and files are processed", async () => {
  let pair = await signIn();
  for (const jump of [20 * minute, 0, -20 * minute, 0]) {
    await jumpTo(jump);
    await new Promise((resolve) => setTimeout(resolve, 50));
    pair = await goesOn(pair);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const member = new MemberClientForTests(server.url, pair.accessToken);
    const media = await member.createMedia(await member.upload("a text"), "a.txt", "text/plain");
    expect(await member.processed(media.sys.id, 20)).toMatchObject({ state: "PROCESSED" });
  }
  // Only by the jump ahead was the accessToken out of date.
  expect(renewals).toBe(1);
}, 120_000);
