import { type BrowserContext, test as base, expect, type Page, type Request } from "@playwright/test";
import { failedRequests } from "../scripts/test/failed-page-reporter.ts";
import { releaseWorkers } from "./release-workers.ts";
import { Recordings } from "./servers/recordings.ts";
import { type PairName, type RunningPair, readServers } from "./servers/state.ts";
import { HttpMember } from "./session/http-member.ts";

export { expect };

interface Fixtures {
  /** Which servers: `steady`, or `expiring`, whose accessTokens live for two seconds. All tests share them. */
  pair: PairName;
  portal: RunningPair & { recordings: Recordings };
  /** What a page may write to its console as an error, because the test makes it do so. */
  expectedConsole: RegExp[];
}

/** The address of an item. An editor shows the same title, while it is still publishing that. */
export const itemPage = /\/contents\/[^/]+\/(?!new\b)[^/?]+$/;

export const test = base.extend<Fixtures>({
  pair: ["steady", { option: true }],
  portal: async ({ pair }, use) => {
    const running = readServers()[pair];
    await use({ ...running, recordings: new Recordings(running.folder) });
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  expectedConsole: [[], { option: true }],
  /**
   * A test whose pages write an error to their console fails: a defect, a refused style or script. A failed test says which
   * requests failed, when, and which never ended.
   */
  context: async ({ context, browser, serviceWorkers, expectedConsole }, use, testInfo) => {
    const ended = new AbortController();
    const releasing = serviceWorkers === "allow" ? releaseWorkers(browser, ended.signal) : undefined;
    const said: string[] = [];
    const unanswered = new Set<Request>();
    const failed: string[] = [];
    const begun = Date.now();
    const note = (request: Request, outcome: string | number | undefined) => {
      const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
      failed.push(`${seconds} s: ${request.method()} ${request.url()} ${outcome}`);
    };
    context.on("request", (request) => unanswered.add(request));
    context.on("requestfinished", (request) => unanswered.delete(request));
    context.on("requestfailed", (request) => {
      unanswered.delete(request);
      note(request, request.failure()?.errorText);
    });
    context.on("response", (response) => {
      if (response.status() >= 400) note(response.request(), response.status());
    });
    context.on("console", (message) => {
      if (message.type() === "error") said.push(message.text());
    });
    context.on("weberror", (error) => said.push(String(error.error())));
    await use(context);
    ended.abort();
    await releasing;
    if (testInfo.status !== testInfo.expectedStatus) {
      for (const request of unanswered) note(request, "unfinished");
      await testInfo.attach(failedRequests, { body: failed.join("\n"), contentType: "text/plain" });
    }
    expect(said.filter((text) => !expectedConsole.some((known) => known.test(text)))).toEqual([]);
  },
});

/** Walks the sign-in of the embedded provider, from the sign-in page to the home page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await page.getByRole("button", { name: email }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Signs in without the pages, which other tests cover; replaces any other session. */
export async function signInAs(context: BrowserContext, portal: RunningPair, email: string): Promise<void> {
  await takeSession(context, await newSession(portal, email));
}

type Session = ReturnType<HttpMember["cookies"]>;

export async function newSession(portal: RunningPair, email: string): Promise<Session> {
  const member = new HttpMember(portal.url);
  await member.signIn(email);
  // Of the portal alone: the provider, which has the same host here, is to ask who it is.
  return member.cookies().filter(({ name }) => name.startsWith("atrium-"));
}

export async function takeSession(context: BrowserContext, session: Session): Promise<void> {
  await context.clearCookies();
  await context.addCookies(session);
}
