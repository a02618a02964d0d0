import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { type Front, startFront } from "../front-for-tests.ts";
import { groundForTests } from "../ground-for-tests.ts";
import { callbackUrl } from "./callback-url.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-callback-"));
const morae = "lib/space-file/morae.json";
const withBridge = join(folder, "space.json");
const bridge = '"bridge": { "link": "https://app.example/in", "ios": ["ABCDE12345.com.example.app"] },';
writeFileSync(withBridge, readFileSync(morae, "utf8").replace('"locales"', `${bridge} "locales"`));

let front: Front | undefined;
afterEach(() => front?.close());
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["/callback", "no bridge", "ok: sign-ins come back to http://localhost:9/callback"],
  ["/bridge", "a bridge", "ok: sign-ins come back to http://localhost:9/bridge: native apps alone"],
  [
    "/bridge",
    "no bridge",
    "fault: sign-ins come back to http://localhost:9/bridge, and the Space file has no bridge",
  ],
  [
    "/there",
    "a bridge",
    "fault: sign-ins come back to http://localhost:9/there, and this portal waits at http://localhost:9/callback",
  ],
])("%s, where the Space file has %s", async (path, has, said) => {
  front = await startFront({
    answers: (_, response) => {
      response.writeHead(302, { location: `http://localhost:9${path}?error=server_error` }).end();
      return true;
    },
  });
  const ground = groundForTests({
    AUTH_URL: `${front.url}/auth/v1`,
    SPACE_FILE: has === "a bridge" ? withBridge : morae,
  });
  const found = await callbackUrl.look(ground);
  expect(found.map(({ verdict, looked }) => `${verdict}: ${looked}`)).toEqual([said]);
});
