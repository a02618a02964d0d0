import { readFile, stat } from "node:fs/promises";
import { request } from "node:http";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "../portal.ts";
import { HttpMember } from "../session/http-member.ts";
import { answerOf, answers } from "./answers.ts";

const everywhere: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const tokenInAddress = /^\/(?:callback|bridge)/;
const neverSent = [
  "server",
  "x-powered-by",
  "access-control-allow-origin",
  "access-control-allow-credentials",
];

let member: HttpMember;

test.beforeAll(async ({ portal }) => {
  member = new HttpMember(portal.url);
  await member.signIn(`headers-${process.pid}-${Date.now()}@example.com`);
});

for (const [what, asked] of Object.entries(answers)) {
  test(`${what}: says all that every answer says`, async ({ portal }) => {
    const { status, headers } = await answerOf(asked, member, portal.url);
    expect(status).toBe(asked.status);
    for (const [name, value] of Object.entries(everywhere))
      expect([name, headers.get(name)]).toEqual([name, value]);
    for (const name of neverSent) expect([name, headers.get(name)]).toEqual([name, null]);
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(self\)/);
    expect(headers.get("referrer-policy")).toMatch(
      tokenInAddress.test(asked.path) ? /^no-referrer$/ : /^(?:no-referrer|strict-origin-when-cross-origin)$/,
    );
    const policy = headers.get("content-security-policy") ?? "";
    if (asked.kind === "page")
      expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'; /);
    else if (asked.kind === "text")
      expect(policy).toMatch(/^default-src 'none'; script-src(?: 'sha256-[\w+/=]{44}')+; style-src 'sha256-/);
    else if (!policy.includes("nonce-")) expect(policy).toBe(closedPolicy);
    expect(policy).not.toContain("unsafe-");
    // The embedded Space of the tests has no https.
    const deployed = policy.replaceAll(/http:\/\/localhost:\d+/g, "https://space.example");
    expect(new CspEvaluator(new CspParser(deployed).csp).evaluate()).toEqual([]);
    expect(policy).toContain("frame-ancestors 'none'");
    if (asked.kind !== "asset") expect(headers.get("cache-control")).toMatch(/no-store/);
    if (headers.has("set-cookie")) expect(headers.get("cache-control")).toBe("private, no-store");
  });
}

for (const path of ["/sign-in", "/contents/article", "/nothing/here"]) {
  test(`${path}: every script has the nonce of its answer, and every answer another one (H3)`, async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const response = await member.peek(path === "/sign-in" ? "/sign-in?problem=signed_out" : path);
      const html = await response.text();
      const nonce =
        /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "none";
      if (response.status === 303 || response.status === 307) continue;
      const scripts = html.match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      for (const style of html.match(/<style[^>]*>/g) ?? []) expect(style).toContain(`nonce="${nonce}"`);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
      nonces.add(nonce);
    }
    if (path !== "/sign-in") expect(nonces.size).toBe(3);
  });
}

test("a page has no markup of a 404, and preloads its assets by a header", async () => {
  const response = await member.peek("/contents/article");
  const [here, notFound] = [await response.text(), await (await member.peek("/unknown")).text()];
  expect(notFound).toContain("Your drafts are safe");
  expect(here).not.toContain("Your drafts are safe");
  expect(response.headers.get("link")).toMatch(/\.woff2>; rel=preload;.*icons[^>]*\.svg>; rel=preload;/);
});

for (const path of ["/", "/contents/article", "/media", "/read/article", "/profile"]) {
  test(`${path}: the HTML preloads each file of messages that the page waits for`, async () => {
    const html = await (await member.peek(path)).text();
    const named = new Set(html.match(/static\/messages\/[\w.~-]+/g));
    // Of every page (the area "every"), and of this one.
    expect(named.size).toBe(2);
    for (const file of named) expect(html).toContain(`<link rel="preload" href="/_next/${file}" as="fetch"`);
  });
}

test("the sign-in page has the mark, for a tab and for a home screen", async ({ portal }) => {
  const html = await (await new HttpMember(portal.url).peek("/sign-in")).text();
  const [, mark = ""] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
  const drawing = await new HttpMember(portal.url).peek(mark);
  expect([drawing.headers.get("content-type"), await drawing.text()]).toEqual([
    "image/svg+xml",
    expect.stringMatching(/^<svg .*<\/svg>$/),
  ]);
  const [, address = ""] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  const picture = await new HttpMember(portal.url).peek(address);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([180, 180]);
});

test("no page is made before it is asked for (H3)", async () => {
  const manifest = JSON.parse(await readFile(".next/prerender-manifest.json", "utf8"));
  const pages = Object.keys(manifest.routes).filter(
    (route) => !/\.(?:txt|ico|svg|png|xml|webmanifest)$/.test(route),
  );
  // What no middleware stands before is never served as a page of its own.
  expect(pages.filter((route) => !route.startsWith("/_"))).toEqual([]);
  expect(manifest.dynamicRoutes).toEqual({});
});

test("the list of a type that is missing answers instead of an editor, and home instead of all lists", async () => {
  const redirects = [
    ["/contents", "/"],
    ["/contents/nothing/new", "/contents/nothing"],
    ["/contents/nothing/1/edit", "/contents/nothing"],
  ] as const;
  for (const [path, goal] of redirects) {
    const { status, headers } = await member.peek(path);
    expect([path, status, headers.get("location")]).toEqual([path, 307, goal]);
  }
});

test("there is no image optimizer", async () => {
  const answer = await member.peek("/_next/image?url=%2Fapple-icon&w=640&q=75");
  expect(answer.status).toBe(404);
});

test("assets may be kept, and only as long as their name says what they are", async ({ portal }) => {
  const html = await (await fetch(`${portal.url}/sign-in`)).text();
  const asset = /"(\/_next\/static\/[^"]+\.(?:js|css))"/.exec(html)?.[1] ?? "";
  const { status, headers } = await fetch(portal.url + asset);
  expect(status).toBe(200);
  for (const [name, value] of Object.entries(everywhere))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("assets are sent as the build compressed them: with what pages have besides, and no page's policy", async ({
  portal,
}) => {
  const html = await (await fetch(`${portal.url}/sign-in`)).text();
  const assets = [...new Set(html.match(/\/_next\/static\/[^"?]+\.(?:js|css)(?=["?])/g))];
  expect(assets.length).toBeGreaterThan(5);
  for (const asset of assets) {
    const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
    const answer = await fetch(portal.url + asset, { headers });
    const file = `.next/${asset.slice("/_next/".length)}`;
    const said = Object.fromEntries(answer.headers);
    expect(said, asset).toMatchObject({
      ...everywhere,
      "content-encoding": "br",
      "content-length": String((await stat(`${file}.br`)).size),
      "content-type": expect.stringMatching(/^(?:application\/javascript|text\/css); charset=utf-8$/),
      "content-security-policy": closedPolicy,
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(await answer.text()).toBe(await readFile(file, "utf8"));
    const gzip = await fetch(portal.url + asset, { headers: { "accept-encoding": "gzip" } });
    expect(gzip.headers.get("content-encoding"), asset).toBe("gzip");
  }
});

for (const [what, headers, path] of [
  ["as data", { rsc: "1" }, "/contents/article?_rsc"],
  ["as a prefetch", { rsc: "1", "next-router-prefetch": "1" }, "/contents/article"],
  ["as a part of it", { rsc: "1", "next-router-segment-prefetch": "/_tree" }, "/contents/article"],
  ["by the older way to data", {}, "/_next/data/x/contents/article.json"],
  [
    "with a word that middleware is to be left out",
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    "/contents/article",
  ],
  ["with an action", { "next-action": "0".repeat(40) }, "/contents/article"],
] as const) {
  test(`a page of members asked for ${what} shows nothing without a session (H4)`, async ({ portal }) => {
    const method = "next-action" in headers ? "POST" : "GET";
    const answer = await fetch(portal.url + path, { headers, method, redirect: "manual" });
    const text = await answer.text();
    const list = await member.peek("/api/acma/spaces/demo/content-types/article/contents?limit=15");
    const { items }: { items: { sys: { id: string } }[] } = await list.json();
    expect(items.length).toBeGreaterThan(0);
    for (const { sys } of items) expect(text).not.toContain(sys.id);
  });
}

test("TRACE returns nothing of the request", async ({ portal }) => {
  for (const path of ["/", "/api/acma/me", "/callback?exchangeToken=made-up"]) {
    const { status, text } = await traced(portal.url + path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain("a-cookie-that-was-sent");
  }
});

function traced(url: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: "x=a-cookie-that-was-sent", connection: "close" };
    const asked = request(url, { method: "TRACE", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.once("error", reject).end();
  });
}
