import { afterAll, vi } from "vitest";
import { startStubSpace, TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

export const space = await startStubSpace();
const { beginSignIn } = await import("#lib/session/sign-in/login.ts");
const { finishSignIn } = await import("#lib/session/sign-in/callback.ts");
const { createPortalServer } = await import("#lib/portal-server.ts");

const server = createPortalServer({ answerPage: async (_, response) => void response.writeHead(404).end() });
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
if (address === null || typeof address === "string") throw new Error("no port");
export const origin = `http://127.0.0.1:${address.port}`;

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await space.close();
});

/** Sends what a browser asks the portal for. */
const send = ({ url, method, headers, body, signal }: Request) =>
  fetch(origin + url.slice(new URL(url).origin.length), {
    method,
    headers,
    signal,
    redirect: "manual",
    ...(body && { body, duplex: "half" }),
  });

export const content = "/spaces/demo/contents/c1";
export const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const renewals = () => space.callsTo("/oauth/refresh");

/** A browser in which ada is signed in; the Space answers as it should, and has been asked nothing yet. */
export async function signedIn(browser = new TestBrowser()): Promise<TestBrowser> {
  space.interfere = () => false;
  await signedInAs("ada", browser);
  space.calls.length = 0;
  return browser;
}

/** A browser in which this member is signed in. */
export async function signedInAs(memberId: string, browser = new TestBrowser()): Promise<TestBrowser> {
  browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
  const token = space.exchangeTokenFor(memberId);
  browser.keep(await finishSignIn(browser.request(`/callback?exchangeToken=${token}`)));
  return browser;
}

/** The same, whose accessToken has expired. */
export async function withExpiredAccess(): Promise<TestBrowser> {
  const browser = await signedIn();
  passTime(space.accessLifetimeMs + 1_000);
  return browser;
}

const systemNow = Date.now;

/** Moves the clock forward until the end of the test. */
export function passTime(ms: number): void {
  const shiftMs = Date.now() - systemNow() + ms;
  vi.spyOn(Date, "now").mockImplementation(() => systemNow() + shiftMs);
}

/** Holds renewals at the Auth API, which then answers as it should. */
export function holdRenewal(): { reached: Promise<void>; release: () => void } {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  space.interfere = async ({ path }) => {
    if (!path.endsWith("/oauth/refresh")) return false;
    reached.resolve();
    await released.promise;
    return false;
  };
  return { reached: reached.promise, release: released.resolve };
}

export const call = (
  path: string,
  init: RequestInit,
  from: TestBrowser,
  service: "acma" | "acda" | "upload" = "acma",
) => send(from.request(`/api/${service}${path}`, init));
