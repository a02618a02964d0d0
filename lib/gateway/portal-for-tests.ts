import { afterAll } from "vitest";
import { startStubSpace, TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

export const space = await startStubSpace();
const { beginSignIn } = await import("#lib/session/sign-in/login.ts");
const { finishSignIn } = await import("#lib/session/sign-in/callback.ts");
const { passOn } = await import("./pass-on.ts");
const { toResponse } = await import("./answer.ts");

afterAll(() => space.close());

export const content = "/spaces/demo/contents/c1";
export const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const renewals = () => space.callsTo("/oauth/refresh");

/** A browser in which ada is signed in; the Space answers as it should, and has been asked nothing yet. */
export async function signedIn(browser = new TestBrowser()): Promise<TestBrowser> {
  space.interfere = () => false;
  browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
  browser.keep(
    await finishSignIn(browser.request(`/callback?exchangeToken=${space.exchangeTokenFor("ada")}`)),
  );
  space.calls.length = 0;
  return browser;
}

/** The same, whose accessToken has expired, and whose next one will live long. */
export async function withExpiredAccess(): Promise<TestBrowser> {
  space.accessLifetimeMs = 400;
  const browser = await signedIn();
  space.accessLifetimeMs = 900_000;
  await pause(430);
  return browser;
}

const { nodeServer } = await import("./node-server-for-tests.ts");

/** By the route file's mount; with `MOUNT=server` by that of `server.ts`, over HTTP. */
export const call = async (
  path: string,
  init: RequestInit,
  from: TestBrowser,
  service: "acma" | "acda" = "acma",
) => {
  const request = from.request(`/api/${service}${path}`, init);
  return process.env.MOUNT === "server"
    ? await (await nodeServer()).fetch(request)
    : toResponse(await passOn(request, service));
};
