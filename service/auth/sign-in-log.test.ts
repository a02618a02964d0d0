import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";
import { authPath, callbackForTests } from "#service/auth/service-for-tests.ts";
import { writeSpaceForTests } from "#service/auth/space-for-tests.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { createService, type Service } from "#service/index.ts";

let log = "";
let service: Service;
const logTo = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk);
    done();
  },
});

beforeAll(async () => {
  const settings = { dataDir: "memory://", port: 0, logLevel: "trace", demoSpace: false } as const;
  service = await createService(settings, { logTo, cluster: await clusterForTests() });
  await writeSpaceForTests(service.context.db, callbackForTests);
  await service.listen();
}, 30_000);
afterAll(() => service.close());

const send = (method: "POST" | "DELETE", rest: string, payload: object, accessToken = "") =>
  service.app.inject({
    method,
    url: authPath(rest),
    payload,
    headers: { authorization: `Bearer ${accessToken}` },
  });

it("writes no token, cookie, e-mail address or query string, whether a sign-in goes well or not", async () => {
  const secrets: string[] = ["ada@example.com", "@example.com", "made-up-code"];
  for (const email of ["ada@example.com", "blocked@example.com"]) {
    const browser = new BrowserForTests(service.url);
    const page = await browser.go(authPath("login/oauth2/embedded"));
    secrets.push(...browser.cookies.map((cookie) => cookie.value));
    const landing = await browser.submit(page, { email });
    const exchangeToken = landing.url.searchParams.get("exchangeToken");
    if (exchangeToken === null) continue;
    const pair = (await send("POST", "oauth/token", { exchangeToken })).json();
    const renewed = (await send("POST", "oauth/refresh", { refreshToken: pair.refreshToken })).json();
    await send("DELETE", "oauth/token", { refreshToken: renewed.refreshToken }, renewed.accessToken);
    await send("DELETE", "oauth/token", {}, renewed.accessToken);
    for (const { accessToken, refreshToken } of [pair, renewed]) secrets.push(accessToken, refreshToken);
    secrets.push(exchangeToken);
  }
  await service.app.inject({
    url: authPath("login/oauth2/embedded/callback?code=made-up-code&state=made-up-code"),
  });
  await failAtTheProvider();

  expect(log.split("\n").length).toBeGreaterThan(15);
  expect(log).toContain('"loginError":"login_disabled"');
  expect(log).toContain("sign-in failed");
  // As `invalid_client` where the provider doesn't know our secret.
  expect(log).toContain('"providerError":"invalid_grant"');
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/[?&](code|state|exchangeToken)=/);
});

/** An answer of the provider's with a code that it never gave, brought by the browser that began. */
async function failAtTheProvider(): Promise<void> {
  const entry = await service.app.inject({ url: authPath("login/oauth2/embedded") });
  const state = new URL(String(entry.headers.location)).searchParams.get("state");
  const cookie = String(entry.headers["set-cookie"]).split(";")[0] ?? "";
  const answer = await service.app.inject({
    url: authPath(
      `login/oauth2/embedded/callback?code=made-up-code&state=${state}&iss=${service.url}/provider`,
    ),
    headers: { cookie },
  });
  expect(answer.headers.location).toBe(`${callbackForTests}&error=server_error`);
}
