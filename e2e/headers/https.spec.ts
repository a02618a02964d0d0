import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { type Program, startProgram } from "../../scripts/run/program.ts";
import { expect, test } from "../portal.ts";

// A portal as it stands behind a proxy that ends TLS, without one: what it says is the same.
let portal: Program;
let url = "";
let metricsUrl = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
  url = `http://127.0.0.1:${port}`;
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const nowhere = "http://127.0.0.1:9/x/v1";
  portal = startProgram({
    name: "portal",
    args: ["server.ts"],
    environment: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      PORTAL_URL: "https://members.example.com",
      TRUST_PROXY: "1",
      PORTAL_SIGN_INS_PER_MINUTE: "9",
      METRICS_PORT: String(metricsPort),
      SESSION_SECRETS: "a secret for tests that is long enough",
      SPACE_ID: "demo",
      SPACE_FILE: "lib/space-file/morae.json",
      ...Object.fromEntries(
        ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"].map((name) => [`${name}_URL`, nowhere]),
      ),
    },
    logFile: join(test.info().outputPath(), "portal.log"),
  });
  await portal.ready;
});

test.afterAll(() => portal.stop());

const begin = (address: string) =>
  fetch(`${url}/login/embedded`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": `1.1.1.1, ${address}` },
    body: new URLSearchParams(),
  });

test("every answer says that this portal is on https alone, and pages ask for nothing on plain http", async () => {
  for (const answer of [
    await begin("203.0.113.1"),
    await fetch(`${url}/api/session`),
    await fetch(`${url}/sign-in`),
    await fetch(`${url}/_next/static/nothing.js`),
  ]) {
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  }
  const page = await fetch(`${url}/sign-in`);
  expect(page.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
});

test("cookies have the __Host- prefix and all that it asks for (B1)", async () => {
  const [cookie = ""] = (await begin("203.0.113.2")).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-atrium-intent-[\w-]+=/);
  for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) {
    expect(cookie).toContain(`; ${attribute}`);
  }
  expect(cookie).not.toMatch(/domain=/i);
});

test("who signs in too often is told when to come again, by the address that the proxy saw", async () => {
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await begin("203.0.113.3")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await begin("203.0.113.4")).status).toBe(200);
  const refused = await begin("203.0.113.3");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("cache-control")).toBe("private, no-store");
});

test("Prometheus finds what happened, on a port of its own", async () => {
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toMatch(/^atrium_ratelimited_total\{kind="sign_in",by="address"\} [1-9]/m);
  expect(text).toMatch(/^atrium_answers_total\{kind="session",status="2xx"\} [1-9]/m);
  expect(text).toContain("# HELP atrium_store_degraded ");
  expect(text).not.toContain("203.0.113");
  expect((await fetch(`${url}/metrics`, { redirect: "manual" })).status).not.toBe(200);
});
