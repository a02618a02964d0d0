import { equal, that } from "../expect.ts";
import { findMarks } from "../marks.ts";
import type { Row } from "../row.ts";
import { readPath, type Stage } from "../stage.ts";
import { privateMark } from "../stub-space/acma.ts";

/** H: what holds of every answer and every page. */
export const platformRows: readonly Row[] = [
  {
    id: "H1",
    says: "No answer to a browser (headers, pages, scripts, RSC, prefetches) contains a token of any kind",
    lane: "last",
    run: async (stage) => {
      await readEverything(stage);
      let heard = 0;
      for (const site of stage.sites) {
        that(site.space.book.all.length > 0 || site.ear.heard.length === 0, "no token was issued");
        for (const { where, headers, body } of site.ear.heard) {
          heard++;
          equal(findMarks(headers), [], `the headers of ${where}`);
          equal(findMarks(body), [], `the body of ${where}`);
        }
        equal(findMarks(site.logs()), [], "the logs");
      }
      that(heard > 20, `only ${heard} answers were heard`);
    },
  },
  {
    id: "H2",
    says: "Every answer that sets a cookie has no-store",
    lane: "last",
    run: async (stage) => {
      await stage.signedIn();
      const setting = stage.sites.flatMap(({ ear }) => ear.heard.filter(({ setsCookie }) => setsCookie));
      that(setting.length > 0, "no answer has set a cookie");
      for (const { where, cacheControl } of setting) {
        that(/no-store/.test(cacheControl), `${where} sets a cookie with Cache-Control "${cacheControl}"`);
      }
    },
  },
  {
    id: "H3",
    says: "Every script of every page has the nonce of the page's policy, and each answer a new one",
    run: async (stage) => {
      const { browser } = await stage.signedIn();
      const anonymous = (await stage.site).browser();
      const nonces: string[] = [];
      for (const path of [...stage.adapter.memberPages, "/contents/note/there-is-none/at/all"]) {
        for (let again = 0; again < 2; again++) nonces.push(nonceOf(path, await browser.open(path)));
      }
      for (let again = 0; again < 2; again++) {
        nonces.push(nonceOf("the way in", await anonymous.open(stage.adapter.signIn.page)));
      }
      equal(new Set(nonces).size, nonces.length, "different nonces");
    },
  },
  {
    id: "H4",
    says: "A protected page stays protected for every kind of request",
    run: async (stage) => {
      const site = await stage.site;
      const { browser, member } = await stage.signedIn();
      // First the member: what a portal keeps of pages is kept by then.
      const [front, ...others] = stage.adapter.memberPages;
      const shown = await browser.open(front ?? "/");
      that(shown.text.includes(privateMark(member)), "the front door shows nothing");
      for (const path of others) await browser.open(path);
      const before = member.callsOf("call").length;
      const strangers = site.space.strangers.length;
      const anonymous = site.browser();
      for (const path of stage.adapter.memberPages) {
        for (const [what, request] of sideDoors(path)) {
          const { answer } = await anonymous.follow(request.path, { ...request });
          that(answer.status < 500, `${what} of ${path}: ${answer.status}`);
          that(!answer.text.includes("private-words-of-"), `${what} of ${path} shows what is private`);
        }
      }
      equal(member.callsOf("call").length, before, "calls under somebody's name");
      equal(site.space.strangers.length, strangers, "calls to the Space without a session");
    },
  },
];

function sideDoors(
  path: string,
): [string, { path: string; method?: string; headers: Record<string, string>; body?: string }][] {
  const rsc = { rsc: "1", accept: "text/x-component" };
  const buildId = "build";
  return [
    ["RSC", { path, headers: rsc }],
    ["a prefetch", { path, headers: { ...rsc, "next-router-prefetch": "1" } }],
    [
      "a segment prefetch",
      { path, headers: { ...rsc, "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" } },
    ],
    ["the .rsc address", { path: `${path === "/" ? "/index" : path}.rsc`, headers: rsc }],
    [
      "a segment's address",
      { path: `${path === "/" ? "/index" : path}.segments/_tree.segment.rsc`, headers: rsc },
    ],
    [
      "_next/data",
      {
        path: `/_next/data/${buildId}${path === "/" ? "/index" : path}.json`,
        headers: { "x-nextjs-data": "1" },
      },
    ],
    [
      "a server action",
      {
        path,
        method: "POST",
        headers: { "next-action": "0".repeat(42), "content-type": "text/plain" },
        body: "[]",
      },
    ],
    [
      "a middleware subrequest",
      {
        path,
        headers: { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
      },
    ],
    ["a doubled slash", { path: `/${path}`, headers: {} }],
    ["an encoded address", { path: path.replace(/c/g, "%63"), headers: {} }],
  ];
}

function nonceOf(path: string, { headers, text }: { headers: Headers; text: string }): string {
  const policy = headers.get("content-security-policy") ?? "";
  const nonce = /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1];
  that(nonce !== undefined, `${path} has no nonce in its policy: ${policy.slice(0, 80)}`);
  that(!/script-src[^;]*'unsafe-(inline|eval)'/.test(policy), `${path} allows unsafe scripts`);
  const scripts = text.match(/<script\b[^>]*>/g) ?? [];
  that(scripts.length > 0, `${path} has no scripts to look at`);
  for (const script of scripts)
    that(script.includes(`nonce="${nonce}"`), `${path}: ${script} lacks the nonce`);
  return nonce;
}

/** What rows may not have asked for: the scripts of each page, and its RSC. */
async function readEverything(stage: Stage): Promise<void> {
  const { browser } = await stage.signedIn();
  await browser.call(readPath);
  const scripts = new Set<string>();
  for (const path of [...stage.adapter.memberPages, stage.adapter.signIn.page]) {
    const { answer } = await browser.follow(path);
    await browser.send({ path, headers: { rsc: "1" } });
    for (const [, source] of answer.text.matchAll(/<script[^>]+src="([^"]+)"/g)) scripts.add(source ?? "/");
  }
  await Promise.all(
    [...scripts].filter((source) => source.startsWith("/")).map((path) => browser.send({ path })),
  );
}
