import { ConnectionLost } from "../client/exchange.ts";
import { equal, NotApplicable, no5xx, status, that } from "../expect.ts";
import type { Row } from "../row.ts";
import type { Site } from "../site/site.ts";
import { expiredAt, pause, readPath, type SignedIn, type Stage, signedInAt, signIn } from "../stage.ts";
import { Gate } from "../stub-space/fault.ts";

/** Longer than a dead instance's lock. */
const lockMs = 20_000;

/** E: processes that end. */
export const processRows: readonly Row[] = [
  {
    id: "E12",
    says: "An instance killed during a renewal: before the Space renews, nothing is lost; between the answer and the record, the member can sign in again",
    lane: "processes",
    run: async (stage) => {
      const site = await stage.restartable;
      for (const moment of ["before", "after"] as const) await killedInRenewal(site, moment);
    },
  },
  {
    id: "E13",
    says: "SIGTERM during a renewal: the call is finished, new connections are refused, the pair is kept",
    lane: "processes",
    run: (stage) => terminatedInRenewal(stage, 1),
  },
  {
    id: "E13b",
    says: "SIGTERM twice, 0.1 s apart, to the process group during a renewal: the same as one",
    lane: "processes",
    run: (stage) => terminatedInRenewal(stage, 2),
  },
  {
    id: "E14",
    says: "The store stops, slows down or loses its memory during a renewal: no member is signed out, and the store is used again afterwards",
    lane: "processes",
    needsSeveral: "one instance keeps its records in its own memory",
    run: async (stage) => {
      const site = await stage.restartable;
      if (site.redis === undefined) throw new NotApplicable("there is no store");
      const { redis } = site;
      await whileStoreIs(
        site,
        "stopped",
        () => redis.signal("SIGSTOP"),
        async () => redis.signal("SIGCONT"),
      );
      await whileStoreIs(
        site,
        "killed",
        () => redis.stop("SIGKILL"),
        () => redis.start({ empty: true }),
      );
    },
  },
  {
    id: "E21",
    says: "A rolling restart with old and new processes side by side: no call fails except with its connection, and no member is signed out",
    lane: "processes",
    needsSeveral: "with one instance there is a moment without any",
    run: async (stage) => {
      const site = await stage.restartable;
      const members = await Promise.all(
        Array.from({ length: 8 }, () => signedInAt(site, { accessSeconds: 1 })),
      );
      // Slow enough for every restart to meet some.
      for (const { member } of members) member.fail("renew", { afterMs: 400 }, { times: 10_000 });
      let rolling = true;
      const work = Promise.all(members.map((signedIn) => worksOn(signedIn, () => rolling)));
      for (const instance of site.instances) {
        await instance.kill("SIGTERM");
        await instance.start();
      }
      rolling = false;
      for (const { failed, calls, member } of await work) {
        equal(failed, [], `failed calls of ${calls}`);
        equal(member.usedTwice, 0, "refreshTokens used twice");
        equal(member.refusedRenewals, 0, "refused renewals");
      }
    },
  },
];

async function terminatedInRenewal(stage: Stage, signals: 1 | 2): Promise<void> {
  const site = await stage.restartable;
  const { browser, member } = await expiredAt(site);
  const [instance] = site.instances;
  if (instance === undefined) throw new Error("no instance");
  const gate = new Gate();
  const arrival = member.arrival("renew");
  member.fail("renew", { after: gate.opened });
  const call = browser.call(readPath, { at: instance.address });
  await arrival;
  instance.signal("SIGTERM");
  await pause(100);
  if (signals === 2) instance.signalAgain("SIGTERM");
  await refusesConnections(instance.address);
  gate.open();
  status(await call, 200, "the call that was under way");
  equal(await instance.ended(30_000), 0, "the exit code");
  await instance.start();
  status(await browser.call(readPath), 200, "a call afterwards");
  equal(member.renewedWith.length, 1, "renewals");
}

async function killedInRenewal(site: Site, moment: "before" | "after"): Promise<void> {
  const { browser, member } = await expiredAt(site);
  const bystander = await expiredAt(site);
  const [instance] = site.instances;
  if (instance === undefined) throw new Error("no instance");
  const gate = new Gate();
  const arrival = member.arrival("renew");
  // The connection of the one who died is gone: what the Space had not done by then it does not do.
  member.fail(
    "renew",
    moment === "before" ? { before: gate.opened, instead: "close" } : { after: gate.opened },
  );
  const cut = browser.call(readPath, { at: instance.address }).catch(() => undefined);
  await arrival;
  await pause(50);
  await instance.kill("SIGKILL");
  gate.open();
  await cut;
  if (site.instances.length === 1) await instance.start();
  const answer = await settles(browser, moment);
  if (moment === "before") status(answer, 200, "a call after the kill");
  else status(answer, [200, 401], "a call after the kill");
  if (answer.status === 401) {
    no5xx((await browser.follow("/")).answer, "the way in");
    await signIn(site, browser, member);
    status(await browser.call(readPath), 200, "a call after signing in again");
  }
  that(member.usedTwice <= 1, "more than one refreshToken was used twice");
  status(await bystander.browser.call(readPath), 200, "another member's call");
  if (site.instances.length > 1) await instance.start();
}

/** The first answer that is not "wait": a dead instance may have held a lock. */
async function settles(browser: SignedIn["browser"], moment: string) {
  const until = Date.now() + lockMs;
  for (;;) {
    const answer = await browser.call(readPath);
    if (answer.status < 500 || Date.now() > until) return answer;
    that(
      [502, 503, 504].includes(answer.status),
      `killed ${moment}: a call was answered with ${answer.status}`,
    );
    await pause(250);
  }
}

async function refusesConnections(address: string): Promise<void> {
  for (const until = Date.now() + 15_000; Date.now() < until; await pause(50)) {
    try {
      await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    } catch {
      return;
    }
  }
  that(false, "it still took new connections 15 s after SIGTERM");
}

async function whileStoreIs(
  site: Site,
  what: string,
  fail: () => unknown,
  mend: () => Promise<void>,
): Promise<void> {
  const members = await Promise.all(Array.from({ length: 4 }, () => expiredAt(site)));
  const gate = new Gate();
  for (const { member } of members) member.fail("renew", { after: gate.opened });
  const arrivals = Promise.all(members.map(({ member }) => member.arrival("renew")));
  const calls = members.map(({ browser }, index) => browser.call(readPath, { at: site.address(index) }));
  await arrivals;
  await fail();
  gate.open();
  for (const answer of await Promise.all(calls)) status(answer, 200, `a call while the store was ${what}`);
  for (const { browser } of members)
    status(await browser.call(readPath), 200, `the next one, while it is ${what}`);
  await mend();
  await pause(500);
  for (const { browser, member } of members) {
    status(await browser.call(readPath), 200, `a call after the store was ${what}`);
    equal(member.renewedWith.length, 1, "renewals");
    equal(member.refusedRenewals, 0, "refused renewals");
  }
}

async function worksOn({ browser, member }: SignedIn, goesOn: () => boolean) {
  const failed: string[] = [];
  let calls = 0;
  while (goesOn()) {
    calls++;
    try {
      const answer = await browser.call(readPath);
      if (answer.status !== 200) failed.push(`${answer.status} ${answer.text.slice(0, 80)}`);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
    }
    await pause(60);
  }
  return { failed, calls, member };
}
