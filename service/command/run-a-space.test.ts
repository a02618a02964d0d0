import { copyFileSync, mkdtempSync, readFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";
import { readArguments } from "#service/command/read-arguments.ts";
import { sendOrder } from "#service/command/send-order.ts";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/run-a-space.md"), "utf8");
/** Each line of the page that a reader types. */
const lines = [...page.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = ""]) => block.trim().split("\n"));

const folder = mkdtempSync(join(tmpdir(), "atrium-space-"));
let server: ServerForTests | undefined;
afterAll(async () => {
  await server?.end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** What `npm run space` does, in this process: a start takes longer than most commands. */
async function space(env: Record<string, string>, args: string[]): Promise<string> {
  const read = readArguments(args, folder);
  if ("help" in read) return read.help;
  if (read.command.question(read.order.input) !== undefined) expect(read.isConfirmed).toBe(true);
  const answer = await sendOrder(settingsFromEnvironment(env), read.order);
  if ("problem" in answer) throw new Error(`${args.join(" ")}: ${answer.problem}`);
  return answer.text;
}

/** The words of a line, as a shell splits them. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");

async function signIn(url: string, spaceId: string, email: string) {
  const browser = new BrowserForTests(url);
  const login = await browser.go(`/auth/v1/spaces/${spaceId}/login/oauth2/embedded`);
  const landing = await browser.submit(login, { email });
  const exchangeToken = landing.url.searchParams.get("exchangeToken");
  const error = landing.url.searchParams.get("error");
  if (exchangeToken === null) return { error };
  const response = await fetch(`${url}/auth/v1/spaces/${spaceId}/oauth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ exchangeToken }),
  });
  const { accessToken }: { accessToken: string } = await response.json();
  const call = async (path: string, init: { method?: string; body?: string } = {}) => {
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    const answer = await fetch(`${url}/acma/v1${path}`, { ...init, headers });
    return { status: answer.status, body: await answer.json() };
  };
  return { callbackUrl: `${landing.url.origin}${landing.url.pathname}`, call };
}

async function firstSignIn(url: string) {
  const ada = await signIn(url, "club", "ada@example.com");
  expect(ada.callbackUrl).toBe("http://localhost:3000/callback");
  const me = await ada.call?.("/me");
  expect(me?.body).toMatchObject({ enableLogin: true, sys: { email: "ada@example.com" } });
  const body = JSON.stringify({ fields: { title: { "en-US": "First" } } });
  const made = await ada.call?.("/spaces/club/content-types/article/contents", { method: "POST", body });
  expect(made?.status).toBe(201);
  return ada;
}

test("the commands of docs/run-a-space.md lead from an empty database to a signed-in member, and back", async () => {
  const env = { DATA_DIR: await dataDirForTests("tables", join(folder, "data")), DEMO_SPACE: "off" };
  const out = new Map<string, string>();
  let ada: Awaited<ReturnType<typeof signIn>> = { error: null };
  for (const line of lines) {
    const [program, ...words] = wordsOf(line);
    if (program === "cp") copyFileSync(join(root, words[0] ?? ""), join(folder, words[1] ?? ""));
    else if (line === "npm run space:serve") server = await startServerForTests(env);
    else {
      const args = words.slice(words.indexOf("--") + 1);
      if (args[0] === "members") ada = await firstSignIn(server?.url ?? "");
      out.set(line, await space(env, args));
      if (args[0] === "member-block") {
        expect((await ada.call?.("/me"))?.status).toBe(401);
        expect(await signIn(server?.url ?? "", "club", "ada@example.com")).toEqual({
          error: "login_disabled",
        });
      }
      if (args[0] === "member-unblock") {
        // The session of before has ended for good.
        expect((await ada.call?.("/me"))?.status).toBe(401);
        ada = await signIn(server?.url ?? "", "club", "ada@example.com");
        expect((await ada.call?.("/spaces/club/contents"))?.body.totalCount).toBe(1);
      }
    }
  }
  expect(await readFile(join(folder, "ada/contents.ndjson"), "utf8")).toContain('"en-US":"First"');
  expect(await readdir(join(folder, "ada"))).toContain("profile.json");
  expect((await ada.call?.("/me"))?.status).toBe(401);

  // The second Space is one of its own: another member by the same address, and nothing of the first one.
  const other = await signIn(server?.url ?? "", "garden", "ada@example.com");
  expect((await other.call?.("/spaces/garden/contents"))?.body.totalCount).toBe(0);
  expect((await other.call?.("/spaces/club/contents"))?.status).toBe(404);
  expect(await space(env, ["members", "club"])).toBe("None.");
  expect([...out.keys()].length).toBeGreaterThan(15);
}, 120_000);
