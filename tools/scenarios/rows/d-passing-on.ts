import { equal, NotApplicable, status, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { pause, readPath, type SignedIn, type Stage, writePath } from "../stage.ts";
import type { StubCall } from "../stub-space/call.ts";
import { foreign, json, refusal } from "../stub-space/fault.ts";

const everyMethod = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The only call that reached the API since `before`. */
function arrived({ member }: SignedIn, before = 0): StubCall {
  const calls = member.callsOf("call").slice(before);
  that(calls.length === 1, `${calls.length} calls reached the API instead of one`);
  const [call] = calls;
  that(call !== undefined, "no call reached the API");
  return call;
}

async function fresh(stage: Stage): Promise<SignedIn & { before: number }> {
  const signedIn = await stage.signedIn();
  return { ...signedIn, before: signedIn.member.callsOf("call").length };
}

/** D: what passes, and what does not. */
export const passingRows: readonly Row[] = [
  {
    id: "D1",
    says: "Without a session, calls get 401 with JSON, not a redirect",
    run: async (stage) => {
      const browser = (await stage.site).browser();
      const answer = await browser.call(readPath);
      status(answer, 401, "a call");
      that(answer.json !== undefined, "its body is no JSON");
    },
  },
  {
    id: "D2",
    says: "Each endpoint's methods are forwarded; every other method gets 405 with Allow, without a call to the Space",
    run: async (stage) => {
      const { table } = stage.adapter.calls;
      if (table === undefined) throw new NotApplicable("it has no table of what passes");
      for (const { path, methods } of table) {
        const signedIn = await fresh(stage);
        for (const method of everyMethod) {
          const before = signedIn.member.callsOf("call").length;
          const body = ["POST", "PUT", "PATCH"].includes(method) ? "{}" : undefined;
          const answer = await signedIn.browser.call(path, { method, ...(body !== undefined && { body }) });
          const reached = signedIn.member.callsOf("call").length - before;
          const passes = methods.includes(method);
          equal(reached, passes ? 1 : 0, `calls that reached the API by ${method} ${path}`);
          if (passes) continue;
          status(answer, 405, `${method} ${path}`);
          const allow = (answer.headers.get("allow") ?? "").split(/,\s*/).sort();
          equal(
            allow.filter((name) => name !== "HEAD"),
            [...methods].sort(),
            `Allow of ${path}`,
          );
        }
      }
    },
  },
  {
    id: "D3",
    says: "Query strings, special characters and multi-level paths are forwarded byte for byte",
    run: async (stage) => {
      const queries = [
        "?order=-sys.createdAt,sys.id&limit=3",
        "?fields.title.en-US[prefix]=a%20b+c&x=%2F%252F&empty=&again=1&again=2",
        "?sys.createdAt[gte]=2026-01-01T00:00:00.000Z&q=%EA%B0%80%F0%9F%8C%8A",
        "?a=b?c=d&e=()*!~&f=%c3%a9",
      ];
      for (const query of queries) {
        const signedIn = await fresh(stage);
        status(await signedIn.browser.call(`/spaces/demo/contents${query}`), 200, query);
        equal(
          arrived(signedIn, signedIn.before).url,
          `/acma/v1/spaces/demo/contents${query}`,
          "what arrived",
        );
      }
      const signedIn = await fresh(stage);
      status(await signedIn.browser.call("/spaces/demo/contents/a%20b%C3%A9"), 200, "an id with a space");
      const { url } = arrived(signedIn, signedIn.before);
      equal(decodeURIComponent(url), "/acma/v1/spaces/demo/contents/a bé", "the id that arrived");
    },
  },
  {
    id: "D4",
    says: "The bare API prefix, and a path that only begins like it, are no API paths",
    run: async (stage) => {
      const signedIn = await fresh(stage);
      const prefix = stage.adapter.calls.address("");
      for (const path of [prefix, `${prefix}/`, `${prefix}x/me`, `${prefix}/spaces/other/contents/c1`]) {
        const { answer } = await signedIn.browser.follow(path);
        status(answer, [400, 401, 403, 404], path);
      }
      equal(signedIn.member.callsOf("call").length, signedIn.before, "calls that reached the API");
    },
  },
  {
    id: "D5",
    says: "The browser's Cookie and Authorization are not forwarded, Host is the service's, other headers follow an allow-list",
    run: async (stage) => {
      const { keptHeaders } = stage.adapter.calls;
      const signedIn = await fresh(stage);
      const dropped = {
        authorization: "Bearer of-the-browser",
        "x-made-up": "1",
        referer: "https://a.example/",
        dnt: "1",
      };
      await signedIn.browser.call(readPath, { headers: { ...keptHeaders, ...dropped } });
      const { headers, token } = arrived(signedIn, signedIn.before);
      equal(headers.cookie, undefined, "Cookie");
      that(token?.member === signedIn.member, `Authorization is not the member's`);
      const { host } = new URL((await stage.site).space.addresses.acma);
      equal(headers.host, host, "Host");
      for (const name of ["x-made-up", "referer", "dnt"]) equal(headers[name], undefined, name);
      for (const [name, value] of Object.entries(keptHeaders)) equal(headers[name], value, name);
    },
  },
  {
    id: "D6",
    says: "The service's 4xx and 5xx are returned with their bodies, 403 included; only 401 concerns the session",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      for (const code of [400, 403, 404, 409, 413, 422, 428, 429, 500, 503]) {
        member.fail("call", {
          instead: json(code, { sys: { type: "Error", id: "Own" }, code }, { "retry-after": "7" }),
        });
        const answer = await browser.call(readPath);
        status(answer, code, `the service's ${code}`);
        equal(answer.json, { sys: { type: "Error", id: "Own" }, code }, `the body of ${code}`);
        equal(answer.headers.get("retry-after"), "7", `Retry-After of ${code}`);
      }
      status(await browser.call(readPath), 200, "a call after all of them");
    },
  },
  {
    id: "D7",
    says: "A write without the portal's header, or from another site, is refused before it reaches the Space",
    run: async (stage) => {
      const { writeHeader } = stage.adapter.calls;
      that(writeHeader !== undefined, "writes need no header of their own");
      const signedIn = await fresh(stage);
      const lacking = [
        { [writeHeader]: "" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "", origin: "https://evil.example" },
        { "sec-fetch-site": "" },
      ];
      for (const headers of lacking) {
        const answer = await signedIn.browser.call(writePath, { method: "POST", body: "{}", headers });
        status(answer, 403, JSON.stringify(headers));
        equal(answer.headers.get("access-control-allow-origin"), null, "CORS headers");
      }
      equal(signedIn.member.callsOf("call").length, signedIn.before, "calls that reached the API");
    },
  },
  {
    id: "D9",
    says: "Path tricks are refused and send the token nowhere else",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      const { playTricks } = await import("../path-tricks.ts");
      const site = await stage.site;
      const callsIn = async (act: () => Promise<unknown>) => {
        const before = member.callsOf("call").length;
        await act();
        return member.callsOf("call").slice(before);
      };
      // The page of an unknown address may ask for what its navigation shows.
      const asked = await callsIn(() => browser.open("/no/such/page"));
      const ofPages = new Set(asked.map(({ url }) => url));
      const strayed = await callsIn(async () => {
        const led = await playTricks(site, browser, stage.adapter.calls.address(""));
        equal(led, [], "what was not refused");
      });
      equal(
        strayed.map(({ url }) => url).filter((url) => !ofPages.has(url)),
        [],
        "what reached the API",
      );
    },
  },
  {
    id: "D10",
    says: "A redirect from the service is neither followed with the token nor returned to the browser",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      const site = await stage.site;
      const before = site.space.calls.length;
      for (const code of [301, 302, 303, 307, 308]) {
        const location = `${site.space.addresses.auth}/thief`;
        member.fail("call", { instead: { ...foreign(code), headers: { location } } });
        const answer = await browser.call(readPath);
        status(answer, [502, 503, 500], `a ${code} of the service`);
        equal(answer.headers.get("location"), null, "Location");
      }
      const stolen = site.space.calls.slice(before).filter(({ url }) => url.endsWith("/thief"));
      equal(stolen.length, 0, "redirects followed");
    },
  },
  {
    id: "D14",
    says: "Forged x-forwarded-*, x-internal-* and x-middleware-subrequest are not forwarded and open no page",
    run: async (stage) => {
      const forged = {
        "x-forwarded-host": "evil.example",
        "x-forwarded-for": "10.0.0.1",
        "x-forwarded-proto": "https",
        "x-internal-user": "admin",
        "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
        "x-middleware-rewrite": "/",
        "x-nonce": "forged",
        forwarded: "host=evil.example",
      };
      const signedIn = await fresh(stage);
      await signedIn.browser.call(readPath, { headers: forged });
      const { headers } = arrived(signedIn, signedIn.before);
      for (const name of Object.keys(forged)) equal(headers[name], undefined, `${name} at the service`);
      const anonymous = (await stage.site).browser();
      for (const path of stage.adapter.memberPages) {
        const answer = await anonymous.open(path, { headers: forged });
        const location = new URL(answer.headers.get("location") ?? "/", (await stage.site).publicOrigin);
        that(answer.status >= 300, `${path} opens without a session: ${answer.status}`);
        equal(location.origin, (await stage.site).publicOrigin, `where ${path} leads`);
      }
    },
  },
  {
    id: "D15",
    says: "If no valid token is available, the call is refused and the session is kept",
    run: async (stage) => {
      const { browser, member } = await stage.expired();
      member.fail("renew", { instead: foreign(503) }, { times: 2 });
      status(await browser.call(readPath), [401, 502, 503], "a call while no token can be had");
      equal(await browser.member(), member.id, "the member signed in");
      member.recover();
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      status(await browser.call(readPath), 200, "a call afterwards");
    },
  },
  {
    id: "D16",
    says: "A call refused with a token that seems valid is repeated once with a new one",
    run: async (stage) => {
      const once = await fresh(stage);
      once.member.fail("call", { instead: refusal(401, "InvalidToken") });
      status(await once.browser.call(readPath), 200, "a call that was refused once");
      equal(once.member.callsOf("call").length - once.before, 2, "calls that reached the API");
      const always = await fresh(stage);
      always.member.fail("call", { instead: refusal(401, "InvalidToken") }, { times: 100 });
      status(await always.browser.call(readPath), 401, "a call that is always refused");
      equal(
        always.member.callsOf("call").length - always.before,
        2,
        "calls that reached the API when always refused",
      );
      always.member.recover();
      status(await always.browser.call(readPath), 200, "a call when it is accepted again");
      equal(always.member.usedTwice, 0, "refreshTokens used twice");
    },
  },
  {
    id: "D16b",
    says: "An accessToken that is revoked repeatedly within its lifetime: one renewal each time, every call answered",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      for (const time of [1, 2, 3]) {
        for (const token of member.tokens.filter(({ kind }) => kind === "accessToken")) token.dead = true;
        status(await browser.call(readPath), 200, `a call after revocation ${time}`);
        equal(member.renewedWith.length, time, "renewals");
        await pause(1_100);
      }
      equal(member.usedTwice, 0, "refreshTokens used twice");
    },
  },
];
