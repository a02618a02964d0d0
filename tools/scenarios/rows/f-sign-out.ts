import { equal, status, statuses, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { pause, readPath, type SignedIn, type Stage } from "../stage.ts";
import { foreign, Gate } from "../stub-space/fault.ts";

/** F: signing out. */
export const signOutRows: readonly Row[] = [
  {
    id: "F1",
    says: "Only POST signs out: GET, HEAD, prefetches and other methods change nothing",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      const headers = { "sec-fetch-site": "same-origin" };
      for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) {
        const answer = await stage.adapter.signOut(browser, { method, headers });
        that(answer.status < 500, `${method}: ${answer.status}`);
      }
      await stage.adapter.signOut(browser, {
        method: "GET",
        headers: { ...headers, "sec-purpose": "prefetch" },
      });
      status(await browser.call(readPath), 200, "a call");
      equal(member.callsOf("revoke").length, 0, "revocations");
    },
  },
  {
    id: "F2",
    says: "A POST from a foreign page does not sign out",
    run: async (stage) => {
      const { browser, member } = await stage.signedIn();
      const foreignPages: Record<string, string>[] = [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.example" },
        {},
      ];
      for (const headers of foreignPages) {
        status(await stage.adapter.signOut(browser, { headers }), [400, 403], JSON.stringify(headers));
      }
      status(await browser.call(readPath), 200, "a call");
      equal(member.callsOf("revoke").length, 0, "revocations");
    },
  },
  {
    id: "F3",
    says: "Signing out twice, or without a session, works",
    run: async (stage) => {
      const { browser } = await stage.signedIn();
      for (const who of [browser, browser, (await stage.site).browser()]) {
        const answer = await stage.adapter.signOut(who);
        that(answer.status < 400, `answered ${answer.status}`);
      }
      equal(await browser.member(), undefined, "the member signed in");
    },
  },
  {
    id: "F4",
    says: "The newest refreshToken is revoked, also from an old tab; a failing Space does not prevent the sign-out",
    run: async (stage) => {
      const { browser, member } = await stage.expired();
      const old = browser.copy();
      await browser.call(readPath);
      await stage.adapter.signOut(old);
      await eventually(() => member.liveRefreshTokens.length === 0, "a refreshToken is still alive");
      status(await browser.call(readPath), 401, "a call of the other tab");
      const failing = await stage.signedIn();
      failing.member.fail("revoke", { instead: foreign(503) });
      that((await stage.adapter.signOut(failing.browser)).status < 400, "signing out failed with the Space");
      equal(await failing.browser.member(), undefined, "the member signed in");
      await eventually(
        () => failing.member.liveRefreshTokens.length === 0,
        "the revocation was not tried again",
      );
    },
  },
  {
    id: "F5",
    says: "A sign-out wins over a concurrent renewal in every order and leaves no valid pair",
    slow: true,
    run: async (stage) => {
      await Promise.all(
        (["before", "after"] as const).flatMap((moment) =>
          [0, 300, 5_000].map((lateMs) => duringRenewal(stage, moment, lateMs)),
        ),
      );
    },
  },
  {
    id: "F9",
    says: "A cookie that was copied before the sign-out is refused by every instance",
    run: async (stage) => {
      const site = await stage.site;
      const { browser, member } = await stage.expired();
      const older = browser.copy();
      await browser.call(readPath);
      const newer = browser.copy();
      await stage.adapter.signOut(browser);
      for (const thief of [older, newer]) {
        for (const index of site.instances.keys()) {
          status(
            await thief.copy().call(readPath, { at: site.address(index) }),
            401,
            `a copied cookie at instance ${index}`,
          );
        }
        equal(await thief.copy().member(), undefined, "whom a copied cookie stands for");
        const answer = await thief.copy().open(stage.adapter.memberPages[0] ?? "/");
        that(answer.status >= 300 && answer.status < 500, `a page with a copied cookie: ${answer.status}`);
      }
      equal(member.liveRefreshTokens.length, 0, "living refreshTokens");
    },
  },
];

async function duringRenewal(stage: Stage, moment: "before" | "after", lateMs: number): Promise<void> {
  const signedIn = await stage.expired();
  const { browser, member } = signedIn;
  const other = browser.copy();
  const gate = new Gate();
  const arrival = member.arrival("renew");
  member.fail("renew", { [moment]: gate.opened });
  const late = browser.call(readPath, { loseCookies: true });
  await arrival;
  const signedOut = stage.adapter.signOut(other);
  await pause(lateMs);
  gate.open();
  that((await signedOut).status < 400, "signing out failed");
  // The answer of the renewal comes last, with whatever it brings.
  browser.keep(await late);
  await staysOut(signedIn);
  status(await other.call(readPath), 401, "a call of the tab that signed out");
}

async function staysOut({ browser, member }: SignedIn): Promise<void> {
  statuses(
    await Promise.all([browser.call(readPath), browser.copy().call(readPath)]),
    401,
    "calls after signing out",
  );
  equal(await browser.member(), undefined, "the member signed in");
  await eventually(() => member.liveRefreshTokens.length === 0, "a pair is still alive after signing out");
}

/** Within the time in which a failed revocation is tried again. */
async function eventually(holds: () => boolean, otherwise: string): Promise<void> {
  for (const until = Date.now() + 15_000; Date.now() < until; await pause(50)) if (holds()) return;
  that(false, otherwise);
}
