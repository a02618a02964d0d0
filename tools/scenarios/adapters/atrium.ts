import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Adapter, Answer, Browser, InstancePlan } from "../adapter.ts";
import { numberAt, textAt } from "../expect.ts";
import { startNode } from "../site/node-process.ts";

const provider = "embedded";
const content = "/spaces/demo/contents/c1";
const ofType = "/spaces/demo/content-types/note/contents";
const formHeaders = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** This project's portal, as `npm start` runs it. */
export const adapter: Adapter = {
  name: "Atrium",
  prepare: async ({ environment, root }) => {
    const build = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: root, env: environment });
    if (build.status !== 0) throw new Error(`The portal could not be built: ${build.stdout}${build.stderr}`);
  },
  start: async (plan) => startNode(plan, { args: ["server.ts"], environment: environmentOf(plan) }),
  signIn: {
    begin: async (browser, { returnTo = "/", headers = {} }) => {
      const answer = await browser.send({
        method: "POST",
        path: `/login/${provider}`,
        headers: { ...formHeaders, ...headers },
        body: new URLSearchParams({ returnTo }).toString(),
      });
      return /http-equiv="refresh" content="0;url=([^"]+)"/.exec(answer.text)?.[1];
    },
    forgedCallback: (oneTimeToken) => `/callback?exchangeToken=${oneTimeToken}`,
    page: "/sign-in",
  },
  signOut: (browser: Browser, { method = "POST", headers = formHeaders } = {}): Promise<Answer> =>
    browser.send({ method, path: "/logout", headers }),
  session: {
    path: "/api/session",
    memberOf: ({ status, json }) => (status === 200 ? textAt(json, "memberId") : undefined),
    endsAt: ({ json }) => {
      const endsAt = Date.parse(textAt(json, "endsAt") ?? "");
      return Number.isNaN(endsAt) ? numberAt(json, "endsAt") : endsAt;
    },
  },
  calls: {
    address: (apiPath) => `/api/${apiPath.endsWith("/uploads") ? "upload" : "acma"}${apiPath}`,
    headers: (method) =>
      method === "GET" || method === "HEAD" ? {} : { "x-portal": "1", "idempotency-key": randomUUID() },
    table: [
      { path: "/me", methods: ["GET", "PATCH"] },
      { path: ofType, methods: ["GET", "POST"] },
      { path: "/spaces/demo/contents", methods: ["GET"] },
      { path: content, methods: ["GET", "PUT", "DELETE"] },
      { path: "/spaces/demo/media", methods: ["GET", "POST"] },
      { path: "/spaces/demo/media/c1", methods: ["GET", "PUT", "DELETE"] },
    ],
    keptHeaders: {
      accept: "application/json",
      "x-service-version": "7",
      "x-service-advanced-search": "true",
      "if-none-match": '"v7"',
    },
    memberHeader: "x-member",
    writeHeader: "x-portal",
  },
  memberPages: ["/contents/note", "/", "/contents/note/c1", "/contents/note/new"],
  pages: {
    beginSignIn: async (page) => {
      await page.goto("/sign-in");
      await page.getByRole("button", { name: /^Continue with/ }).click();
    },
    signOut: async (page) => {
      await page.locator("form[action='/logout'] button").evaluate((button) => {
        if (button instanceof HTMLElement) button.click();
      });
      await page.waitForURL("**/sign-in*");
    },
    form: {
      path: "/contents/note/new",
      field: (page) => page.getByLabel(/^Title/).first(),
      kept: async (page) => {
        const said = page.getByText(/^(Draft saved|Saved) on this device/);
        await said.filter({ visible: true }).waitFor();
      },
      send: (page) => page.getByRole("button", { name: /^Publish/ }).click(),
    },
    signInAgain: async (page) => {
      const button = page.getByRole("alertdialog").getByRole("button", { name: /^Continue with/ });
      const [opened] = await Promise.all([page.waitForEvent("popup"), button.click()]);
      return opened;
    },
  },
  cookies: { session: /-session(\.\d+)?$/, intent: /-intent-/ },
  lacks: {},
};

function environmentOf({ port, publicOrigin, space, secrets, recordsUrl, maxAgeSeconds }: InstancePlan) {
  return {
    NODE_ENV: "production",
    LOG_LEVEL: "debug",
    // Everybody comes from one address here.
    PORTAL_SIGN_INS_PER_MINUTE: "0",
    PORTAL_WRITES_PER_MINUTE: "0",
    PORTAL_READS_PER_MINUTE: "0",
    PORTAL_PAGES_PER_MINUTE: "0",
    PORTAL_RENEWALS_PER_MINUTE: "0",
    PORT: String(port),
    PORTAL_URL: publicOrigin,
    SESSION_SECRETS: secrets.join(","),
    SESSION_RECORDS_URL: recordsUrl,
    SESSION_MAX_AGE: maxAgeSeconds === undefined ? undefined : String(maxAgeSeconds),
    SPACE_ID: space.spaceId,
    SPACE_FILE: "lib/space-file/morae.json",
    AUTH_URL: space.auth,
    ACMA_URL: space.acma,
    ACDA_URL: space.acda,
    CMA_URL: space.cma,
    UPLOAD_URL: space.upload,
  };
}
