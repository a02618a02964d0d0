import { equal, no5xx, status, that } from "../expect.ts";
import type { Row } from "../row.ts";
import type { Site } from "../site/site.ts";
import { callbackAddress, pause, readPath, type Stage, signedInAt, signIn, withAppended } from "../stage.ts";
import { json } from "../stub-space/fault.ts";
import type { StubMember } from "../stub-space/member.ts";

/** A: what the callback makes of what comes to it. */
export const callbackRows: readonly Row[] = [
  {
    id: "A1",
    says: "A callback in a browser that started no sign-in is refused; the token is not exchanged",
    run: async (stage) => {
      const site = await stage.site;
      const member = site.member();
      const browser = site.browser();
      const token = site.space.book.issueExchangeToken(member);
      const { answer } = await browser.follow(stage.adapter.signIn.forgedCallback(token.value));
      no5xx(answer, "the callback");
      equal(member.exchanges, 0, "exchanges");
      equal(await browser.member(), undefined, "the member signed in");
    },
  },
  {
    id: "A2",
    says: "An intent of another flow or another browser is not accepted",
    run: async (stage) => {
      const site = await stage.site;
      const { adapter } = stage;
      const victim = site.browser();
      await adapter.signIn.begin(victim, {});
      const intents = victim.jar.names(adapter.cookies.intent);
      that(intents.length > 0, "beginning a sign-in leaves no cookie");
      const { browser: other } = await signedInAt(site);
      const foreign = other.jar.cookies.get(other.jar.names(adapter.cookies.session)[0] ?? "") ?? "";
      const member = site.member();
      for (const value of [foreign, "made-up", ""]) {
        const browser = victim.copy();
        for (const name of intents) browser.jar.cookies.set(name, value);
        const token = site.space.book.issueExchangeToken(member);
        no5xx((await browser.follow(adapter.signIn.forgedCallback(token.value))).answer, "the callback");
      }
      equal(member.exchanges, 0, "exchanges");
    },
  },
  {
    id: "A3",
    says: "Two sign-ins in two tabs both complete",
    run: async (stage) => {
      const site = await stage.site;
      const browser = site.browser();
      const member = site.member();
      const first = await callbackAddress(site, browser, member);
      const second = await callbackAddress(site, browser, member);
      for (const address of [first, second]) {
        status((await browser.follow(address)).answer, 200, "where a sign-in ended");
        equal(await browser.member(), member.id, "the member signed in");
      }
      equal(member.exchanges, 2, "exchanges");
    },
  },
  {
    id: "A4",
    says: "The intent is deleted after success and after failure",
    run: async (stage) => {
      const site = await stage.site;
      const { adapter } = stage;
      const succeeded = site.browser();
      await signIn(site, succeeded, site.member());
      equal(succeeded.jar.names(adapter.cookies.intent), [], "cookies of it after success");
      const failed = site.browser();
      const member = site.member();
      const address = await callbackAddress(site, failed, member);
      for (const token of member.tokens) token.dead = true;
      await failed.open(address);
      equal(failed.jar.names(adapter.cookies.intent), [], "cookies of it after failure");
    },
  },
  {
    id: "A5",
    says: "A corrupted intent leads to a page, not to a 5xx",
    run: async (stage) => {
      const site = await stage.site;
      const { adapter } = stage;
      const begun = site.browser();
      const member = site.member();
      const address = await callbackAddress(site, begun, member);
      const [name = ""] = begun.jar.names(adapter.cookies.intent);
      const value = begun.jar.cookies.get(name) ?? "";
      for (const broken of [value.slice(0, -5), `x${value}`, "%", "Fe26.2**", "x".repeat(4000)]) {
        const browser = begun.copy();
        browser.jar.cookies.set(name, broken);
        const { answer } = await browser.follow(address);
        status(answer, [200, 400, 401, 403], `with ${broken.length} characters of it`);
        that(answer.headers.get("content-type")?.includes("text/html") ?? false, "no page was shown");
      }
      equal(member.exchanges, 0, "exchanges");
    },
  },
  {
    id: "A5b",
    says: "An intent with anything appended is not accepted; the token is not exchanged",
    run: async (stage) => {
      const site = await stage.site;
      const begun = site.browser();
      const member = site.member();
      const address = await callbackAddress(site, begun, member);
      const [name = ""] = begun.jar.names(stage.adapter.cookies.intent);
      const value = begun.jar.cookies.get(name) ?? "";
      for (const appended of withAppended(value)) {
        const browser = begun.copy();
        browser.jar.cookies.set(name, appended);
        const { answer } = await browser.follow(address);
        status(answer, [200, 400, 401, 403], `with ${appended.length - value.length} characters appended`);
      }
      equal(member.exchanges, 0, "exchanges");
    },
  },
  {
    id: "A6",
    says: "A missing, empty, repeated or over-long exchangeToken is refused without a call to the Space",
    run: async (stage) => {
      const site = await stage.site;
      const before = site.space.strangers.length;
      const member = site.member();
      const twice = [0, 1].map(() => site.space.book.issueExchangeToken(member).value);
      const long = "z".repeat(257);
      for (const search of [
        () => "",
        () => "exchangeToken=",
        () => `exchangeToken=${long}`,
        () => twiceIn(twice),
      ]) {
        const browser = site.browser();
        const address = await callbackAddress(site, browser, site.member());
        const { answer } = await browser.follow(`${address.split("?", 1)[0]}?${search()}`);
        status(answer, [200, 400], "what was shown");
        equal(await browser.member(), undefined, "the member signed in");
      }
      equal(member.exchanges, 0, "exchanges of doubled tokens");
      const asked = site.space.strangers
        .slice(before)
        .filter(({ body }) => /"exchangeToken":"(z+)?"/.test(String(body)));
      equal(asked.length, 0, "exchanges of no token");
    },
  },
  {
    id: "A7",
    says: "An answer without tokens starts no session",
    run: async (stage) => {
      const site = await stage.site;
      for (const lacking of [
        ["accessToken"],
        ["refreshToken"],
        ["expiresAt"],
        ["accessToken", "refreshToken"],
      ]) {
        const browser = site.browser();
        const member = site.member();
        member.fail("exchange", { edit: ({ body }) => json(200, without(String(body), lacking)) });
        const ended = await browser.follow(await callbackAddress(site, browser, member));
        no5xx(ended.answer, "the callback");
        equal(browser.jar.names(stage.adapter.cookies.session), [], "session cookies");
      }
    },
  },
  {
    id: "A9",
    says: "Opening the callback URL again after success keeps the session, without a second exchange",
    run: async (stage) => {
      const site = await stage.site;
      const browser = site.browser();
      const member = site.member();
      const address = await callbackAddress(site, browser, member);
      await browser.follow(address);
      for (let again = 0; again < 2; again++) {
        status((await browser.follow(address)).answer, 200, "the callback opened again");
        equal(await browser.member(), member.id, "the member signed in");
      }
      equal(member.exchanges, 1, "exchanges");
    },
  },
  {
    id: "A9b",
    says: "An accessToken of 6 or 16 kB, too long for cookies: with shared records, sign-in, renewal and sign-out work; without, a page explains it; in both cases the token leaves the URL",
    lane: "own",
    run: async (stage) => {
      const site = await stage.site;
      const sharing = site.redis === undefined ? await stage.startSite({ sharesRecords: true }) : site;
      const alone = await stage.startSite({ instances: 1, sharesRecords: false });
      for (const accessLength of [6_000, 16_000]) {
        await worksInRecord(stage, sharing, accessLength);
        const browser = alone.browser();
        const member = alone.member({ accessLength });
        const answer = await browser.open(await callbackAddress(alone, browser, member));
        equal(browser.jar.names(stage.adapter.cookies.session), [], "session cookies without records");
        const ended = await browser.follow(answer.headers.get("location") ?? "");
        status(ended.answer, 200, "where the sign-in without records ended");
        that(ended.answer.headers.get("content-type")?.includes("text/html") ?? false, "no page was shown");
        equal(await browser.member(), undefined, "the member signed in without records");
        equal(tokensIn(member, ended.path), 0, "tokens in the address");
      }
    },
  },
  {
    id: "A10",
    says: "An exchangeToken that was used already leads to a page that offers to try again",
    run: async (stage) => {
      const site = await stage.site;
      const browser = site.browser();
      const member = site.member();
      const address = await callbackAddress(site, browser, member);
      for (const token of member.tokens) token.dead = true;
      const { answer } = await browser.follow(address);
      status(answer, 200, "what was shown");
      await signIn(site, browser, member);
      equal(await browser.member(), member.id, "the member signed in the second time");
    },
  },
  {
    id: "A10b",
    says: "An almost correct callback URL (`//`, `/./`, upper case, a trailing slash) never gets a cacheable answer, nor one with the token in a Location or for a referrer",
    run: async (stage) => {
      const site = await stage.site;
      const browser = site.browser();
      const member = site.member();
      const address = await callbackAddress(site, browser, member);
      const [path = "", search = ""] = address.split("?");
      const near = [`/${path}`, `/.${path}`, `/x/..${path}`, `/%2e${path}`, path.toUpperCase(), `${path}/`];
      for (const target of near) {
        const answer = await browser.open(`${target}?${search}`);
        const { headers } = answer;
        no5xx(answer, target);
        that(/no-store/.test(headers.get("cache-control") ?? ""), `${target}: a cache may keep the answer`);
        equal(headers.get("referrer-policy"), "no-referrer", `the Referrer-Policy of ${target}`);
        const tokens = member.tokens.filter(({ value }) => headers.get("location")?.includes(value));
        equal(tokens.length, 0, `tokens in the Location of ${target}`);
      }
      equal(member.exchanges, 0, "exchanges by another address");
      status((await browser.follow(address)).answer, 200, "the callback itself");
      equal(await browser.member(), member.id, "the member signed in");
    },
  },
  {
    id: "A15",
    says: "HEAD, prefetch and prerender of the callback use up nothing",
    run: async (stage) => {
      const site = await stage.site;
      const browser = site.browser();
      const member = site.member();
      const address = await callbackAddress(site, browser, member);
      const looks = [
        { "sec-purpose": "prefetch" },
        { "sec-purpose": "prefetch;prerender" },
        { "next-router-prefetch": "1" },
      ];
      for (const headers of looks) no5xx(await browser.open(address, { headers }), "a prefetch");
      no5xx(await browser.open(address, { method: "HEAD" }), "a HEAD");
      await pause(20);
      equal(member.exchanges, 0, "exchanges before the navigation");
      status((await browser.follow(address)).answer, 200, "the navigation");
      equal(await browser.member(), member.id, "the member signed in");
    },
  },
];

async function worksInRecord(stage: Stage, site: Site, accessLength: number): Promise<void> {
  const browser = site.browser();
  const member = site.member({ accessLength, accessSeconds: 2 });
  const { path } = await signIn(site, browser, member);
  const what = `with an accessToken of ${accessLength} characters`;
  equal(tokensIn(member, path), 0, "tokens in the address");
  equal(await browser.member(), member.id, `the member signed in ${what}`);
  that(browser.jar.header.length < 8192, `the Cookie header has ${browser.jar.header.length} characters`);
  const before = browser.copy();
  member.accessSeconds = 900;
  await pause(2_050);
  status(await browser.call(readPath), 200, `the call that renews ${what}`);
  status(await before.call(readPath), 200, `a call with the cookie from before ${what}`);
  status(await browser.copy().open(stage.adapter.memberPages[0] ?? "/"), 200, `a page ${what}`);
  equal(member.renewedWith.length, 1, "renewals");
  that(browser.jar.header.length < 8192, `the Cookie header has ${browser.jar.header.length} characters`);
  await stage.adapter.signOut(browser);
  status(await before.call(readPath), 401, `a copied cookie after the sign-out ${what}`);
}

function tokensIn(member: StubMember, text: string): number {
  return member.tokens.filter(({ value }) => text.includes(value)).length;
}

function twiceIn([one, other]: string[]): string {
  return `exchangeToken=${one}&exchangeToken=${other}`;
}

function without(text: string, names: readonly string[]): object {
  const whole: object = JSON.parse(text);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
}
