import { equal, status, statuses, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { callsAtOnce, expiredAt, pause, readPath, signedInAt, signIn } from "../stage.ts";

/** C: how long a session lives. */
export const lifetimeRows: readonly Row[] = [
  {
    id: "C1",
    says: "Reading the session state or static files extends nothing; only a renewal does",
    run: async (stage) => {
      const { adapter } = stage;
      const { browser, member } = await stage.signedIn({ accessSeconds: 4, refreshSeconds: 600 });
      const before = adapter.session.endsAt?.(await browser.session());
      await pause(300);
      for (const path of [adapter.session.path, "/robots.txt", "/favicon.ico"]) {
        const { setCookies } = await browser.send({ path });
        equal(
          setCookies.filter((line) => adapter.cookies.session.test(line.split("=")[0] ?? "")),
          [],
          `cookies of ${path}`,
        );
      }
      equal(adapter.session.endsAt?.(await browser.session()), before, "the session's end after looking");
      equal(member.renewedWith.length, 0, "renewals by looking");
      equal((await browser.call(readPath)).setCookies, [], "cookies of a call that renews nothing");
      await pause(3_800);
      await browser.session();
      equal(member.renewedWith.length, 0, "renewals by looking when the accessToken has expired");
      status(await browser.call(readPath), 200, "a call");
      equal(member.renewedWith.length, 1, "renewals by a call");
      const after = adapter.session.endsAt?.(await browser.session());
      that(before === undefined || (after ?? 0) > before, "a renewal did not extend the session");
    },
  },
  {
    id: "C3",
    says: "The maximum age of a session survives renewals",
    lane: "clock",
    onlyOnce: true,
    run: async (stage) => {
      const site = await stage.clocked;
      const { browser, member } = await signedInAt(site);
      for (let quarter = 0; quarter < 3; quarter++) {
        await site.jump(1000);
        status(await browser.call(readPath), 200, `a call after ${(quarter + 1) * 1000} s`);
      }
      that(member.renewedWith.length >= 3, "nothing was renewed meanwhile");
      await site.jump(700);
      status(await browser.call(readPath), 401, "a call after the longest age of 3600 s");
      equal(await browser.member(), undefined, "the member signed in");
    },
  },
  {
    id: "C4",
    says: "The maximum age is exact to 30 s: before it the session works, after it it does not",
    lane: "clock",
    onlyOnce: true,
    run: async (stage) => {
      const site = await stage.clocked;
      const { browser } = await signedInAt(site);
      await site.jump(3600 - 30);
      status(await browser.call(readPath), 200, "a call 30 s before");
      await site.jump(60);
      status(await browser.call(readPath), 401, "a call 30 s after");
    },
  },
  {
    id: "C5",
    says: "Instances whose clocks are 60 s off in either direction work",
    lane: "own",
    run: async (stage) => {
      const skewsMs = stage.instances > 1 ? [0, 60_000, -60_000] : [60_000];
      const site = await stage.startSite({ skewsMs });
      const { browser, member } = await signedInAt(site, { accessSeconds: 2 });
      for (let call = 0; call < 12; call++) {
        status(await browser.call(readPath, { at: site.address(call) }), 200, `call ${call + 1}`);
        await pause(250);
      }
      equal(member.usedTwice, 0, "refreshTokens used twice");
      equal(member.refusedRenewals, 0, "refused renewals");
      const steady = await signedInAt(site, { accessSeconds: 40 });
      statuses(await callsAtOnce(steady.browser, 6, { at: site.address(0) }), 200, "calls with a new token");
      equal(steady.member.renewedWith.length, 0, "renewals of a token that has 40 s to live");
    },
  },
  {
    id: "C6",
    says: "After refreshExpiresAt nothing is renewed, and the member can sign in again",
    run: async (stage) => {
      const site = await stage.site;
      const { browser, member } = await signedInAt(site, { accessSeconds: 1, refreshSeconds: 2 });
      await pause(2_050);
      status(await browser.call(readPath), 401, "a call");
      const { answer } = await browser.follow(stage.adapter.memberPages[0] ?? "/");
      status(answer, 200, "the way in");
      equal(member.renewedWith.length, 0, "renewals");
      Object.assign(member, { accessSeconds: 900, refreshSeconds: 3600 });
      await signIn(site, browser, member);
      status(await browser.call(readPath), 200, "a call after signing in again");
    },
  },
  {
    id: "E3",
    says: "A cookie from before the renewal works 1 s, 30 s and 10 minutes later and is replaced; the old refreshToken is not used again",
    lane: "clock",
    run: async (stage) => {
      const site = await stage.clocked;
      const { browser, member } = await expiredAt(site);
      const old = browser.copy();
      status(await browser.call(readPath), 200, "the call that renews");
      for (const seconds of [1, 29, 570]) {
        await site.jump(seconds);
        const slept = old.copy();
        status(await slept.call(readPath), 200, `a call with the old cookie ${seconds} s on`);
        that(slept.jar.header !== old.jar.header, "the new cookie was not sent along");
      }
      equal(member.usedTwice, 0, "refreshTokens used twice");
      equal(member.refusedRenewals, 0, "refused renewals");
    },
  },
  {
    id: "E9",
    says: "A renewal that fails before the accessToken expires does no harm: the request uses the current one",
    lane: "clock",
    onlyOnce: true,
    run: async (stage) => {
      const site = await stage.clocked;
      const { browser, member } = await signedInAt(site, { accessSeconds: 300 });
      member.fail("renew", { instead: { status: 503, headers: {}, body: "" } }, { times: 100 });
      await site.jump(290);
      status(await browser.call(readPath), 200, "a call 10 s before the end");
      that(member.renewedWith.length > 0, "no renewal was tried before the accessToken had expired");
    },
  },
  {
    id: "E10",
    says: "An accessToken that expires while renewals fail: unavailable until a renewal works, ended if it is refused",
    lane: "clock",
    onlyOnce: true,
    run: async (stage) => {
      const site = await stage.clocked;
      const { browser, member } = await signedInAt(site, { accessSeconds: 300 });
      member.fail("renew", { instead: { status: 503, headers: {}, body: "" } }, { times: 100 });
      await site.jump(310);
      status(await browser.call(readPath), [502, 503], "a call while renewals fail");
      equal(await browser.member(), member.id, "the member signed in meanwhile");
      member.recover();
      for (const token of member.liveRefreshTokens) token.dead = true;
      await site.jump(2);
      status(await browser.call(readPath), 401, "a call once the renewal is refused");
    },
  },
];
