import { spawnSync } from "node:child_process";
import { equal, NotApplicable, no5xx, status, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { expiredAt, pause, readPath, type SignedIn, type Stage, signedInAt, signIn } from "../stage.ts";
import { type Fault, foreign, json, type Reply, refusal } from "../stub-space/fault.ts";

/** Longer than a BFF that has just failed to renew waits before it tries again. */
const afterPauseMs = 1_200;

/** A failure at renewal, after which the session is there and the next try works. */
async function survives(stage: Stage, what: string, fault: Fault): Promise<SignedIn> {
  const signedIn = await stage.expired();
  const { browser, member } = signedIn;
  member.fail("renew", fault, { times: 2 });
  const failed = await browser.call(readPath);
  status(failed, [502, 503, 504], `a call with ${what}`);
  equal(await browser.member(), member.id, `the member signed in after ${what}`);
  member.recover();
  await pause(afterPauseMs);
  status(await browser.call(readPath), 200, `a call after ${what}`);
  return signedIn;
}

/** E: renewals that fail. */
export const failureRows: readonly Row[] = [
  {
    id: "E8",
    says: "5xx, 429, a proxy's page or a broken connection during a renewal keep the session, and the next try works; a refusal by the Auth API ends it",
    run: async (stage) => {
      await Promise.all([
        survives(stage, "a 500", { instead: json(500, { sys: { type: "Error", id: "InternalError" } }) }),
        survives(stage, "a 503", { instead: foreign(503, { "retry-after": "1" }) }),
        survives(stage, "a 429", { instead: foreign(429, { "retry-after": "1" }) }),
        survives(stage, "a proxy's 401", { instead: foreign(401) }),
        survives(stage, "a proxy's 403", { instead: foreign(403) }),
        survives(stage, "a login page with 200", { instead: foreign(200) }),
        survives(stage, "a redirect", { instead: { ...foreign(302), headers: { location: "/login" } } }),
        survives(stage, "a closed connection", { instead: "close" }),
      ]);
      const { browser, member } = await stage.expired();
      member.fail("renew", { instead: refusal(401, "InvalidToken") }, { times: 9 });
      status(await browser.call(readPath), 401, "a call when the renewal is refused");
      equal(await browser.member(), undefined, "the member signed in after a refusal");
      equal(member.renewedWith.length, 1, "renewals tried");
      status((await browser.follow(stage.adapter.memberPages[0] ?? "/")).answer, 200, "the way in");
      member.recover();
      await signIn(await stage.site, browser, member);
      status(await browser.call(readPath), 200, "a call after signing in again");
    },
  },
  {
    id: "E8 (refused connections)",
    says: "While the Auth API refuses connections the session is kept, and it works when they are accepted again",
    lane: "alone",
    run: async (stage) => {
      const site = await stage.site;
      const { browser, member } = await stage.expired();
      await site.space.closeAuth();
      try {
        status(await browser.call(readPath), [502, 503], "a call");
        equal(await browser.member(), member.id, "the member signed in");
      } finally {
        await site.space.open();
      }
      await pause(afterPauseMs);
      status(await browser.call(readPath), 200, "a call afterwards");
      equal(member.refusedRenewals, 0, "refused renewals");
    },
  },
  {
    id: "E22",
    says: "The Space's name can't be resolved: 502 or 503 and an entry in the log, the session is kept, and it works when the name can be resolved again",
    lane: "own",
    onlyOnce: true,
    run: async (stage) => {
      if (spawnSync("unshare", ["--mount", "true"]).status !== 0)
        throw new NotApplicable("only a user who may mount can take names away from a process");
      const site = await stage.startSite({ namesSpace: true, instances: 1 });
      const { browser, member } = await expiredAt(site);
      const { browser: living } = await signedInAt(site);
      site.resolveNames(false);
      // Open connections need no name.
      await site.space.close();
      await site.space.open();
      for (const each of [browser, living]) status(await each.call(readPath), [502, 503], "a call");
      equal(await browser.member(), member.id, "the member signed in");
      that(/ENOTFOUND|EAI_AGAIN/.test(site.logs()), "the log says nothing of the name");
      site.resolveNames(true);
      await pause(afterPauseMs);
      for (const each of [browser, living]) status(await each.call(readPath), 200, "a call afterwards");
      equal(member.refusedRenewals, 0, "refused renewals");
    },
  },
  {
    id: "C9",
    says: "A renewal refused with 400, 403, 404 or 410, or with 401 and text, HTML or no body, is tried again after a pause: after the first refusal the member stays signed in, after the second the member is signed out and can sign in again",
    run: async (stage) => {
      const refusals: [string, Reply][] = [
        ...[400, 403, 404, 410].map((code): [string, Reply] => [`a ${code}`, foreign(code)]),
        ["a 404 as JSON", json(404, { message: "no such route" })],
        ["a 401 with HTML", foreign(401)],
        ["a 401 with text", { status: 401, headers: { "content-type": "text/plain" }, body: "no" }],
        ["a 401 without a body", { status: 401, headers: {}, body: "" }],
      ];
      await Promise.all(refusals.map(([what, instead]) => refusedByWhom(stage, what, instead)));
    },
  },
  {
    id: "E11",
    says: "No answer in time, or an invalid one (outcome unknown): one retry; then the session continues if the pair is still valid, otherwise the member can sign in again",
    slow: true,
    run: async (stage) => {
      const outcomes: [string, Fault][] = [
        ["an answer that never comes", { lost: "whole" }],
        ["half an answer", { lost: "half" }],
        ["an answer after fifteen seconds", { after: pause(15_000) }],
      ];
      await Promise.all(outcomes.map(([what, fault]) => lostAnswer(stage, what, fault)));
      // Lost on its way there: the pair still lives, and so does the session.
      const { browser, member } = await stage.expired();
      member.fail("renew", { instead: "close" });
      status(await browser.call(readPath), 200, "a call whose renewal was lost on its way");
      equal(member.refusedRenewals, 0, "refused renewals");
    },
  },
  {
    id: "E16",
    says: "A renewal answer without a refreshToken, or an invalid one, has an unknown outcome: the session is kept",
    run: async (stage) => {
      const without = (...names: string[]) => ({
        instead: json(
          200,
          Object.fromEntries(Object.entries(fitting()).filter(([name]) => !names.includes(name))),
        ),
      });
      await Promise.all([
        survives(stage, "no refreshToken", without("refreshToken")),
        survives(stage, "no accessToken", without("accessToken")),
        survives(stage, "no expiry", without("expiresAt", "refreshExpiresAt")),
        survives(stage, "an empty object", { instead: json(200, {}) }),
        survives(stage, "no JSON", { instead: brokenJson() }),
        survives(stage, "a refreshToken of 257 characters", {
          instead: json(200, { ...fitting(), refreshToken: "r".repeat(257) }),
        }),
      ]);
    },
  },
];

/** The Space has renewed and the answer was lost: strict rotation requires a new sign-in. */
async function lostAnswer(stage: Stage, what: string, fault: Fault): Promise<void> {
  const { browser, member } = await stage.expired();
  const [first] = member.liveRefreshTokens;
  member.fail("renew", fault);
  const answer = await browser.call(readPath);
  status(answer, [200, 401, 502, 503, 504], `a call with ${what}`);
  await pause(afterPauseMs);
  const next = await browser.call(readPath);
  status(next, [200, 401], `the next call after ${what}`);
  const used = first?.uses.filter(({ operation }) => operation === "renew").length ?? 0;
  that(used <= 2, `with ${what} the refreshToken was sent ${used} times`);
  if (next.status === 200) return;
  no5xx((await browser.follow(stage.adapter.memberPages[0] ?? "/")).answer, "the way in");
  await signIn(await stage.site, browser, member);
  status(await browser.call(readPath), 200, "a call after signing in again");
}

async function refusedByWhom(stage: Stage, what: string, instead: Reply): Promise<void> {
  const passing = await stage.expired();
  passing.member.fail("renew", { instead });
  const met = await passing.browser.call(readPath);
  status(met, [200, 503], `a call that met ${what} once`);
  status(await passing.browser.call(readPath), 200, `the next call after ${what}`);
  equal(passing.member.renewedWith.length, 2, `renewals asked for with ${what} once`);
  const { browser, member } = await stage.expired();
  member.fail("renew", { instead }, { times: 9 });
  status(await browser.call(readPath), [401, 503], `a call with ${what} each time`);
  status(await browser.call(readPath), 401, `the next call with ${what} each time`);
  equal(await browser.member(), undefined, `the member signed in after ${what}`);
  equal(member.renewedWith.length, 2, `renewals asked for with ${what}`);
  const way = await browser.follow(stage.adapter.memberPages[0] ?? "/");
  status(way.answer, 200, `the way in after ${what}`);
  member.recover();
  await signIn(await stage.site, browser, member);
  status(await browser.call(readPath), 200, "a call after signing in again");
}

function fitting() {
  const iso = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  return {
    accessToken: "made-up-access",
    tokenType: "Bearer",
    scope: ["APP"],
    createdAt: iso(0),
    expiresAt: iso(900),
    refreshToken: "made-up-refresh",
    refreshExpiresAt: iso(86_400),
  };
}

function brokenJson(): Reply {
  return { status: 200, headers: { "content-type": "application/json" }, body: '{"accessToken":"a' };
}
