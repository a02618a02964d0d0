import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer, type RequestListener, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Server } from "node:net";
import { promisify } from "node:util";
import { certificateForTests } from "../../scripts/test/certificate.ts";
import { expect, test } from "../portal.ts";
import { startHttpsPortal } from "./https-portal.ts";

const day = 24 * 60 * 60 * 1000;

let portal: Awaited<ReturnType<typeof startHttpsPortal>>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  portal = await startHttpsPortal(test.info().outputPath());
});

test.afterAll(() => portal.stop());

const begin = (address: string) =>
  fetch(`${portal.url}/login/embedded`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": `1.1.1.1, ${address}` },
    body: new URLSearchParams(),
  });

test("Mozilla's observatory grades the sign-in page A+, and finds nothing", async () => {
  const days = [new Date(Date.now() - day), new Date(Date.now() + day)] as const;
  const certificate = certificateForTests({ names: ["localhost"], days });
  const authorities = test.info().outputPath("authorities.pem");
  await writeFile(authorities, certificate.cert);
  const https = await listen(createSecureServer(certificate, passOn(portal.url)));
  const http = await listen(
    createServer(({ url }, response) => {
      response.writeHead(301, { location: `https://localhost:${https.port}${url}` }).end();
    }),
  );
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["tools/observatory/grade.mjs", String(http.port), String(https.port), "/sign-in"],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: authorities } },
    );
    const { grade, tests }: { grade: string; tests: { pass: boolean; points: number }[] } =
      JSON.parse(stdout);
    expect(tests.filter(({ pass, points }) => !pass || points < 0)).toEqual([]);
    expect(tests.length).toBeGreaterThanOrEqual(10);
    expect(grade).toBe("A+");
  } finally {
    for (const { server } of [http, https]) server.close();
  }
});

test("every answer says that this portal is on https alone, and pages ask for nothing on plain http", async () => {
  for (const answer of [
    await begin("203.0.113.1"),
    await fetch(`${portal.url}/api/session`),
    await fetch(`${portal.url}/sign-in`),
    await fetch(`${portal.url}/_next/static/nothing.js`),
  ]) {
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  }
  const page = await fetch(`${portal.url}/sign-in`);
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

test("after too many sign-ins, an address, as the proxy saw it, is told when to try again", async () => {
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await begin("203.0.113.3")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await begin("203.0.113.4")).status).toBe(200);
  const refused = await begin("203.0.113.3");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("cache-control")).toBe("private, no-store");
});

test("Prometheus finds what happened, on a port of its own", async () => {
  const text = await (await fetch(portal.metricsUrl)).text();
  expect(text).toMatch(/^atrium_ratelimited_total\{kind="sign_in",by="address"\} [1-9]/m);
  expect(text).toMatch(/^atrium_answers_total\{kind="session",status="2xx"\} [1-9]/m);
  expect(text).toContain("# HELP atrium_store_degraded ");
  expect(text).not.toContain("203.0.113");
  expect((await fetch(`${portal.url}/metrics`, { redirect: "manual" })).status).not.toBe(200);
});

/** The proxy that ends TLS. */
function passOn(target: string): RequestListener {
  return (incoming, response) => {
    const { method, headers, url = "/" } = incoming;
    const outgoing = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing.once("error", () => response.destroy()));
  };
}

async function listen(server: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  return { server, port: typeof address === "object" && address !== null ? address.port : 0 };
}
