import { equal, no5xx, status, that } from "../expect.ts";
import { findMarks } from "../marks.ts";
import type { Row } from "../row.ts";
import { callbackAddress, signedInAt, signIn } from "../stage.ts";

const elsewhere = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/%5Cevil.example",
  "/\t/evil.example/",
  "/%09/evil.example",
  "/%0d%0aset-cookie:%20a=b",
  "\r\nlocation: https://evil.example",
  "javascript:alert(1)",
  "https:evil.example",
  "//ｅｖｉｌ.example/",
  "/%2f%2fevil.example/",
  "http://localhost@evil.example/",
  "///evil.example",
  "/.//evil.example",
];

/** A: starting a sign-in, and what remains of it. */
export const signInRows: readonly Row[] = [
  {
    id: "A8",
    says: "For any return URL, the browser ends at a path of the portal",
    run: async (stage) => {
      const site = await stage.site;
      for (const returnTo of elsewhere) {
        const browser = site.browser();
        const { answer } = await signIn(site, browser, site.member(), returnTo);
        const location = answer.headers.get("location") ?? "/";
        const target = new URL(location, site.publicOrigin);
        equal(target.origin, site.publicOrigin, `where ${JSON.stringify(returnTo)} leads`);
        that(
          !/[\\\p{Cc}]|^\/\/|%5c|%0d|%0a|%2f%2f/iu.test(location),
          `${JSON.stringify(returnTo)} leads to ${location}`,
        );
        equal(
          answer.setCookies.filter((line) => line.startsWith("a=")),
          [],
          "cookies set by the address",
        );
      }
      const { answer } = await signIn(site, site.browser(), site.member(), "/contents/note?q=1");
      equal(
        new URL(answer.headers.get("location") ?? "", site.publicOrigin).search,
        "?q=1",
        "a path of our own's query",
      );
    },
  },
  {
    id: "A11",
    says: "The exchangeToken is in no answer, Location, log or page URL",
    run: async (stage) => {
      const site = await stage.site;
      const browser = site.browser();
      const address = await callbackAddress(site, browser, site.member());
      const answer = await browser.open(address);
      that(
        answer.status >= 300 && answer.status < 400,
        `the callback is a page of its own: ${answer.status}`,
      );
      equal(answer.headers.get("referrer-policy"), "no-referrer", "its Referrer-Policy");
      that(/no-store/.test(answer.headers.get("cache-control") ?? ""), "it may be stored");
      const said = [[...answer.headers].join("\n"), answer.text, answer.setCookies.join("\n"), site.logs()];
      for (const text of said) equal(findMarks(text), [], "tokens in what was said");
    },
  },
  {
    id: "A12",
    says: "A foreign page that opens the callback with an attacker's token starts no session and replaces none",
    run: async (stage) => {
      const site = await stage.site;
      const { browser: victim, member } = await signedInAt(site);
      const attacker = site.member();
      const token = site.space.book.issueExchangeToken(attacker).value;
      const headers = { "sec-fetch-site": "cross-site" };
      await victim.follow(stage.adapter.signIn.forgedCallback(token), { headers });
      equal(await victim.member(), member.id, "the member signed in");
      equal(attacker.exchanges, 0, "exchanges of the attacker's token");
      // Also if this browser started a sign-in: it asks before it replaces another member.
      await victim.follow(await callbackAddress(site, victim, attacker));
      equal(await victim.member(), member.id, "the member signed in after another one's sign-in");
    },
  },
  {
    id: "A13",
    says: "Sign-in replaces the previous session cookie",
    run: async (stage) => {
      const site = await stage.site;
      const { cookies } = stage.adapter;
      const { browser: attacker, member: evil } = await signedInAt(site);
      const [name = ""] = attacker.jar.names(cookies.session);
      const planted = attacker.jar.cookies.get(name) ?? "";
      for (const value of ["planted", planted]) {
        const browser = site.browser();
        browser.jar.cookies.set(name, value);
        const member = site.member();
        await browser.follow(await callbackAddress(site, browser, member));
        const now = await browser.member();
        that(now === member.id || value === planted, `nobody but ${now} is signed in`);
        that(
          now !== member.id || browser.jar.cookies.get(name) !== value,
          "the planted cookie is still there",
        );
      }
      equal(await attacker.member(), evil.id, "whom the planted cookie stands for");
    },
  },
  {
    id: "A14",
    says: "Only a page of the portal can start a sign-in: a cross-site request, a foreign Origin or none of these headers is refused",
    run: async (stage) => {
      const site = await stage.site;
      const { adapter } = stage;
      const none = { "sec-fetch-site": "", origin: "" };
      const cases: [string, Record<string, string>, boolean][] = [
        ["cross-site", { "sec-fetch-site": "cross-site" }, false],
        ["same-site", { "sec-fetch-site": "same-site" }, false],
        ["a foreign Origin alone", { ...none, origin: "https://evil.example" }, false],
        ["neither header", none, false],
        ["same-origin", { "sec-fetch-site": "same-origin" }, true],
        ["our Origin alone", { ...none, origin: site.publicOrigin }, true],
      ];
      for (const [what, headers, begins] of cases) {
        const browser = site.browser();
        const entry = await adapter.signIn.begin(browser, { headers });
        equal(entry !== undefined, begins, `${what}: a sign-in begins`);
        equal(browser.jar.names(adapter.cookies.intent).length > 0, begins, `${what}: it is remembered`);
      }
      const { answer } = await site.browser().follow("/login/embedded");
      no5xx(answer, "the address typed by hand");
      status(answer, [200, 404, 405], "the address typed by hand");
    },
  },
];
