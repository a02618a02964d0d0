import { parseSetCookie } from "../client/cookie-jar.ts";
import type { TestBrowser } from "../client/test-browser.ts";
import { equal, no5xx, status, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { callbackAddress, pause, readPath, type Stage, signedInAt, signIn, withAppended } from "../stage.ts";

/** B: what the cookie is. */
export const cookieRows: readonly Row[] = [
  {
    id: "B1",
    says: "On https every session cookie is __Host-, Secure, HttpOnly, SameSite and Path=/ without a Domain, also when it is deleted",
    onlyOnce: true,
    run: async (stage) => {
      const site = await stage.startSite({ instances: 1, publicOrigin: "https://portal.example" });
      const { session, intent } = stage.adapter.cookies;
      const browser = site.browser();
      const member = site.member();
      await browser.follow(await callbackAddress(site, browser, member));
      that(browser.jar.names(session).length > 0, "nobody is signed in over https");
      await stage.adapter.signOut(browser);
      const lines = site.ear.heard.flatMap(({ headers }) => headers.split("\n"));
      const cookies = lines
        .filter((line) => line.startsWith("set-cookie: "))
        .map((line) => parseSetCookie(line.slice("set-cookie: ".length)))
        .filter(({ name }) => session.test(name) || intent?.test(name));
      that(cookies.length >= 4, `only ${cookies.length} cookies were set and cleared`);
      for (const { name, attributes } of cookies) {
        that(name.startsWith("__Host-"), `${name} has no __Host- prefix`);
        for (const flag of ["secure", "httponly"]) that(attributes.has(flag), `${name} is not ${flag}`);
        equal(attributes.get("path"), "/", `the Path of ${name}`);
        that(!attributes.has("domain"), `${name} has a Domain`);
        that(/^(lax|strict)$/i.test(attributes.get("samesite") ?? ""), `the SameSite of ${name}`);
      }
    },
  },
  {
    id: "B2",
    says: "The portal does not start if its configuration contradicts the cookie prefix",
    onlyOnce: true,
    run: async (stage) => {
      for (const publicOrigin of ["http://portal.example", "https://portal.example/below"]) {
        const started = await stage.startSite({ instances: 1, publicOrigin }).then(
          () => true,
          () => false,
        );
        that(!started, `it starts with ${publicOrigin}`);
      }
      const short = await stage.startSite({ instances: 1, secrets: ["short"] }).then(
        () => true,
        () => false,
      );
      that(!short, "it starts with a secret of five characters");
    },
  },
  {
    id: "B4",
    says: "An older key decrypts, the newest encrypts; when the key is removed, the member is signed out and the log says why",
    slow: true,
    onlyOnce: true,
    run: async (stage) => {
      const [older, newer] = ["an older secret that is long enough", "a newer secret that is long enough"];
      const site = await stage.startSite({ instances: 1, secrets: [older] });
      const both = await site.startStranger({ secrets: [newer, older] });
      const onlyNewer = await site.startStranger({ secrets: [newer] });
      const { browser, member } = await signedInAt(site, { accessSeconds: 1 });
      const refused = await browser.copy().call(readPath, { at: onlyNewer.address });
      status(refused, 401, "with the key removed");
      member.accessSeconds = 900;
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      // Logs are written in their own time.
      const saysWhy = () => /unreadable|unseal|decrypt|seal/i.test(site.logs());
      for (const until = Date.now() + 10_000; !saysWhy() && Date.now() < until; ) await pause(100);
      that(saysWhy(), "the log does not say that a cookie did not open");
      status(await browser.call(readPath, { at: both.address }), 200, "with an older key");
      status(
        await browser.call(readPath, { at: onlyNewer.address }),
        200,
        "sealed anew, with the newer key alone",
      );
    },
  },
  {
    id: "B5",
    says: "A truncated, padded, made-up or 10 KB cookie is no session: 200, a redirect or 401, never 500",
    run: async (stage) => {
      const site = await stage.site;
      const { browser } = await signedInAt(site);
      const [name = ""] = browser.jar.names(stage.adapter.cookies.session);
      const value = browser.jar.cookies.get(name) ?? "";
      const broken = [
        ...["", "x", "%", "%E0%A4%A", "null", "{}", "x".repeat(10_000), "Fe26.2**", "Fe26.2*1*a*b*c*d*e*f"],
        ...[
          value.slice(0, -4),
          value.slice(0, 40),
          `x${value}`,
          value.slice(1),
          value.replace(/^.{6}/, "Fe26.9"),
        ],
        ...[value.toUpperCase(), [...value].reverse().join("")],
      ];
      for (const bad of broken) {
        const victim = site.browser();
        victim.jar.cookies.set(name, bad);
        const what = `${bad.slice(0, 12)}… (${bad.length})`;
        status(await victim.copy().call(readPath), 401, `a call with ${what}`);
        equal(
          stage.adapter.session.memberOf(await victim.copy().session()),
          undefined,
          `the member with ${what}`,
        );
        no5xx(await victim.copy().open(stage.adapter.memberPages[0] ?? "/"), `a page with ${what}`);
        no5xx((await victim.copy().follow(stage.adapter.signIn.page)).answer, `the way in with ${what}`);
      }
    },
  },
  {
    id: "B5b",
    says: "A session cookie with anything appended is no session",
    run: async (stage) => {
      const { browser } = await stage.signedIn();
      const [name = ""] = browser.jar.names(stage.adapter.cookies.session);
      const value = browser.jar.cookies.get(name) ?? "";
      for (const appended of withAppended(value)) {
        const copy = browser.copy();
        copy.jar.cookies.set(name, appended);
        const what = `${appended.length - value.length} characters appended`;
        status(await copy.call(readPath), 401, `a call with ${what}`);
      }
      status(await browser.call(readPath), 200, "a call with the cookie itself");
    },
  },
  {
    id: "B6",
    says: "A call from a page that was made for another member is refused before it reaches the API",
    run: async (stage) => {
      const header = stage.adapter.calls.memberHeader;
      that(header !== undefined, "there is no header that names a page's member");
      const { browser, member } = await stage.signedIn();
      const before = member.callsOf("call").length;
      const refused = await browser.call(readPath, { headers: { [header]: "somebody-else" } });
      status(refused, [401, 403, 409], "a call for somebody else");
      equal(member.callsOf("call").length, before, "calls that reached the API");
      status(await browser.call(readPath, { headers: { [header]: member.id } }), 200, "a call for oneself");
    },
  },
  {
    id: "B7",
    says: "The Cookie header stays below 8 KB after any number of started sign-ins",
    run: async (stage) => {
      const site = await stage.site;
      const browser = site.browser();
      await signIn(site, browser, site.member());
      for (let begun = 0; begun < 16; begun++)
        await stage.adapter.signIn.begin(browser, { returnTo: longAddress });
      await browser.follow(await callbackAddress(site, browser, site.member(), longAddress));
      that(browser.jar.header.length < 8192, `the Cookie header has ${browser.jar.header.length} characters`);
    },
  },
];

const longAddress = `/contents/note?q=${"long".repeat(60)}`;

/** B3: a cookie in parts. */
export const partRows: readonly Row[] = [
  {
    id: "B3",
    says: "A session of more than 4 KB is split into several cookies: accepted in any order, cleaned up when it shrinks; with a missing or foreign part there is no session",
    slow: true,
    run: async (stage) => {
      const site = await stage.site;
      const { session } = stage.adapter.cookies;
      const { browser, member } = await signedInAt(site, { accessLength: 4000, accessSeconds: 2 });
      const parts = browser.jar.names(session);
      that(parts.length > 1, "4,000 characters of token are in one cookie");
      status(await browser.call(readPath), 200, "a call with all parts");
      status(await reversed(browser).call(readPath), 200, "a call with the parts in another order");
      await partMissingOrForeign(stage, browser, parts);
      member.accessLength = 64;
      member.accessSeconds = 900;
      await new Promise((resolve) => setTimeout(resolve, 2_050));
      status(await browser.call(readPath), 200, "the call that renews");
      equal(browser.jar.names(session).length, 1, "parts after it has shrunk");
      status(
        await browser.call(readPath, { at: (await stage.stranger).address }),
        200,
        "what is left, by itself",
      );
      await aroundTheBoundary(stage);
    },
  },
];

function reversed(browser: TestBrowser): TestBrowser {
  const copy = browser.copy();
  const cookies = [...copy.jar.cookies].reverse();
  copy.jar.cookies.clear();
  for (const [name, value] of cookies) copy.jar.cookies.set(name, value);
  return copy;
}

async function partMissingOrForeign(
  stage: Stage,
  browser: TestBrowser,
  parts: readonly string[],
): Promise<void> {
  const { browser: other } = await signedInAt(await stage.site, { accessLength: 4000 });
  for (const part of parts) {
    const missing = browser.copy();
    missing.jar.cookies.delete(part);
    status(await missing.call(readPath), 401, `a call without ${part}`);
    const foreign = browser.copy();
    foreign.jar.cookies.set(part, other.jar.cookies.get(part) ?? "");
    status(await foreign.call(readPath), 401, `a call with ${part} of another session`);
  }
}

async function aroundTheBoundary(stage: Stage): Promise<void> {
  const counts = new Set<number>();
  for (let accessLength = 2_200; accessLength <= 2_900; accessLength += 50) {
    const { browser } = await stage.signedIn({ accessLength });
    counts.add(browser.jar.names(stage.adapter.cookies.session).length);
    status(await browser.call(readPath), 200, `a call with a token of ${accessLength} characters`);
    for (const [name, value] of browser.jar.cookies) {
      that(name.length + value.length <= 4096, `${name} has ${name.length + value.length} characters`);
    }
  }
  equal([...counts].sort(), [1, 2], "parts on both sides of the boundary");
}
