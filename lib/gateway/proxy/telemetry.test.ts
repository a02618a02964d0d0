import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, content, own, signedIn, space } from "#lib/gateway/portal-for-tests.ts";
import { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";
import { OtlpReceiver } from "#lib/telemetry/otlp-receiver-for-tests.ts";
import { startTelemetry } from "#lib/telemetry/start.ts";
import { freePort } from "../../../scripts/run/free-port.ts";

const { signOut } = await import("#lib/session/sign-in/sign-out.ts");
const { finishSignIn } = await import("#lib/session/sign-in/callback.ts");

let receiver: OtlpReceiver;
let metricsText = async () => "";
let stop = async () => {};

beforeEach(async () => {
  receiver = new OtlpReceiver();
  const metricsPort = await freePort();
  const stopTelemetry = await startTelemetry({
    prometheus: { host: "127.0.0.1", port: metricsPort },
    otlp: {
      endpoint: await receiver.listen(),
      protocol: "http/json",
      headers: {},
      metricsEveryMs: 60_000,
      traceRatio: 1,
    },
    resource: {},
  });
  metricsText = async () => {
    const headers = { connection: "close" };
    return await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers })).text();
  };
  stop = async () => {
    stop = async () => {};
    await stopTelemetry();
    await receiver.close();
  };
});

afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

/** A browser whose member's accessToken has expired by the portal's clock. */
async function withOldAccess(): Promise<TestBrowser> {
  const browser = await signedIn();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  return browser;
}

/** The value of a metric with these labels. */
async function metric(name: string, ...labels: string[]): Promise<number> {
  const line = (await metricsText())
    .split("\n")
    .find((one) => new RegExp(`^${name}[{ ]`).test(one) && labels.every((label) => one.includes(label)));
  return line === undefined ? Number.NaN : Number(line.slice(line.lastIndexOf(" ")));
}

test("a member's way is measured and traced, and nothing of the member leaves", async () => {
  const browser = await withOldAccess();
  const query = "?fields.title[prefix]=a-search-of-mine-17&limit=5";
  const calls = Array.from({ length: 10 }, () => call(`/spaces/demo/contents${query}`, {}, browser));
  for (const answer of await Promise.all(calls)) browser.keep(answer);
  await call(
    content,
    { method: "PUT", headers: own, body: '{"fields":{"title":"text of mine 18"}}' },
    browser,
  );
  browser.keep(await signOut(browser.post("/logout")));
  await call(content, {}, browser);

  expect(await metric("atrium_renewals_total", 'outcome="renewed"')).toBe(1);
  expect(await metric("atrium_renewal_ms_count")).toBe(1);
  expect(await metric("atrium_request_ms_count", 'route="listContents"', 'status="2xx"')).toBe(10);
  expect(await metric("atrium_request_ms_count", 'route="updateContent"', 'status="2xx"')).toBe(1);
  expect(await metric("atrium_request_ms_count", 'route="readContent"', 'status="4xx"')).toBe(1);
  expect(await metric("atrium_upstream_ms_count", 'service="acma"', 'status="2xx"')).toBe(12);
  expect(await metric("atrium_upstream_ms_count", 'service="auth"', 'status="2xx"')).toBe(3);
  expect(await metric("atrium_signins_total", 'outcome="signed_in"')).toBe(1);
  expect(await metric("atrium_signouts_total", 'revoked="at_once"')).toBe(1);
  const text = await metricsText();
  await stop();

  const spans = receiver.spans;
  const renewal = spans.find(({ name }) => name === "renewal");
  const calling = spans.filter(({ name }) => name === "proxy");
  expect(calling).toHaveLength(12);
  expect(calling.map(({ spanId }) => spanId)).toContain(renewal?.links[0]?.spanId);
  expect(spans.filter(({ parentSpanId }) => parentSpanId === renewal?.spanId)).toHaveLength(1);
  const secrets = [
    ...space.calls.flatMap(({ authorization, body }) => [authorization?.split(" ")[1], ...tokensIn(body)]),
    ...['"ada"', "mine-17", "mine 18", "/contents/c1", browser.sessionCookie],
  ].filter((secret) => secret !== undefined && secret !== "");
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => `${receiver.text}${text}`.includes(String(secret)))).toEqual([]);
});

function tokensIn(body: string): string[] {
  return [...body.matchAll(/"(?:access|refresh|exchange)Token":"([^"]+)"/g)].map(([, token]) => token ?? "");
}

test("a cookie that does not open is counted by its reason", async () => {
  const browser = new TestBrowser();
  browser.cookies.set("atrium-3000-session", "Fe26.2*garbage");
  await call(content, {}, browser);
  expect(await metric("atrium_cookies_unreadable_total", 'cookie="session"', 'reason="invalid"')).toBe(1);
  await stop();
});

test("a sign-in that fails is counted by its problem", async () => {
  const browser = await signedIn();
  browser.keep(await finishSignIn(new TestBrowser().request("/callback?exchangeToken=a-link-of-somebody")));
  expect(await metric("atrium_signins_total", 'outcome="no_intent"')).toBe(1);
  await stop();
});

test("a service that is gone, an unknown outcome and a refused renewal are counted apart", async () => {
  const browser = await withOldAccess();
  space.interfere = ({ path }, response) => {
    if (path.endsWith("/oauth/refresh")) response.destroy();
    return path.endsWith("/oauth/refresh");
  };
  await call(content, {}, browser);
  expect(await metric("atrium_renewals_unknown_total")).toBe(1);
  expect(await metric("atrium_renewals_total", 'outcome="failed"')).toBe(1);
  expect(await metric("atrium_upstream_ms_count", 'service="auth"', 'status="unreachable"')).toBe(2);
  await stop();
});

test("the Space gets the headers of the interface and no trace context", async () => {
  const browser = await signedIn();
  const trace = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", baggage: "a=b" };
  const { echo } = await (await call(content, { headers: trace }, browser)).json();
  const names = ["accept", "authorization", "connection", "host", "x-request-id"];
  expect(Object.keys(echo.headers).sort()).toEqual(names);
  await stop();
  const traces = receiver.spans.map(({ traceId }) => traceId);
  expect(traces.length).toBeGreaterThan(0);
  expect(traces).not.toContain("0af7651916cd43dd8448eb211c80319c");
});
