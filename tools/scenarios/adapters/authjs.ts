import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Adapter, Answer, Browser, InstancePlan } from "../adapter.ts";
import { textAt } from "../expect.ts";
import { startNode } from "../site/node-process.ts";

const formHeaders = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const next = "../node_modules/next/dist/bin/next";

/**
 * Auth.js (next-auth 5) as its guides show it for a service that rotates refresh tokens: the pair in the encrypted
 * JWT cookie, renewed in the `jwt` callback, a route handler wrapped in `auth` that calls on. The Space is its OAuth 2
 * provider (code flow with PKCE and state), so the one-time token of the rows is the `code`. In tools/bench/peers/authjs.
 */
export const adapter: Adapter = {
  name: "Auth.js 5 (next-auth), documented token rotation",
  prepare: async ({ environment, root }) => {
    const build = spawnSync(process.execPath, ["tools/bench/prepare-peer.ts", "authjs"], {
      cwd: root,
      env: environment,
    });
    if (build.status !== 0) throw new Error(`The peer could not be built: ${build.stdout}${build.stderr}`);
  },
  start: async (plan) =>
    startNode(plan, {
      args: [next, "start", "-H", "127.0.0.1", "-p", String(plan.port)],
      cwd: join(plan.machine.root, "tools/bench/peers/authjs"),
      environment: environmentOf(plan),
    }),
  signIn: {
    begin: async (browser, { returnTo = "/", headers = {} }) => {
      const answer = await browser.send({
        method: "POST",
        path: "/api/auth/signin/space",
        headers: { ...formHeaders, ...headers },
        body: new URLSearchParams({
          csrfToken: await csrfToken(browser),
          callbackUrl: returnTo,
        }).toString(),
      });
      const location = answer.headers.get("location") ?? "";
      return location.includes("/oauth2/authorize") ? location : undefined;
    },
    forgedCallback: (oneTimeToken) => `/api/auth/callback/space?code=${oneTimeToken}`,
    page: "/api/auth/signin",
  },
  signOut: async (browser: Browser, { method = "POST", headers = formHeaders } = {}): Promise<Answer> => {
    const body = new URLSearchParams({ csrfToken: await csrfToken(browser) }).toString();
    const form = method === "POST" ? { body } : {};
    return await browser.send({ method, path: "/api/auth/signout", headers, ...form });
  },
  session: {
    path: "/api/auth/session",
    memberOf: ({ json }) => (textAt(json, "error") === undefined ? textAt(json, "user.name") : undefined),
    endsAt: ({ json }) => Date.parse(textAt(json, "expires") ?? ""),
  },
  calls: {
    address: (apiPath) => `/api/acma${apiPath}`,
    headers: () => ({}),
    keptHeaders: {
      accept: "application/json",
      "x-service-version": "7",
      "x-service-advanced-search": "true",
      "if-none-match": '"v7"',
    },
  },
  shortestAccessSeconds: 2,
  memberPages: ["/"],
  cookies: { session: /authjs\.session-token(\.\d+)?$/, intent: /authjs\.(pkce\.code_verifier|state)$/ },
  lacks: {
    B6: "its pages do not say for whom they were made",
    D7: "it asks for no header of its own: SameSite=Lax is what keeps foreign pages from writing",
  },
};

async function csrfToken(browser: Browser): Promise<string> {
  const { json } = await browser.send({ path: "/api/auth/csrf", headers: { accept: "application/json" } });
  return textAt(json, "csrfToken") ?? "";
}

function environmentOf({ publicOrigin, space, secrets, maxAgeSeconds }: InstancePlan) {
  return {
    NODE_ENV: "production",
    AUTH_URL: publicOrigin,
    AUTH_SECRETS: secrets.join(","),
    SPACE_OAUTH2_URL: space.oauth2,
    ACMA_URL: space.acma,
    SESSION_MAX_AGE: maxAgeSeconds === undefined ? undefined : String(maxAgeSeconds),
  };
}
