import type { Answer } from "../adapter.ts";
import { equal, status, statuses, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { callsAtOnce, pause, readPath, type SignedIn, type Stage, signedInAt } from "../stage.ts";
import { privateMark } from "../stub-space/acma.ts";
import { Gate } from "../stub-space/fault.ts";

function setsSession(stage: Stage, answer: Answer): boolean {
  return answer.setCookies.some((line) => stage.adapter.cookies.session.test(line.split("=", 1)[0] ?? ""));
}

function onlyOneRenewal({ member }: SignedIn): void {
  equal(member.renewedWith.length, 1, "renewals");
  equal(member.refusedRenewals, 0, "refused renewals");
}

/** E: one renewal for all callers. */
export const renewalRows: readonly Row[] = [
  {
    id: "E1",
    says: "1, 2, 5 and 50 concurrent calls at one instance with an expired accessToken: one renewal, all answered",
    run: async (stage) => {
      for (const count of [1, 2, 5, 50]) {
        const signedIn = await stage.expired();
        const at = (await stage.site).address(0);
        const gate = new Gate();
        signedIn.member.fail("renew", { before: gate.opened });
        const answers = callsAtOnce(signedIn.browser, count, { at });
        setTimeout(() => gate.open(), 150);
        statuses(await answers, 200, `${count} calls`);
        onlyOneRenewal(signedIn);
      }
    },
  },
  {
    id: "E2",
    says: "The same at several instances: one renewal, all answered",
    needsSeveral: "it is about several instances",
    run: async (stage) => {
      for (const slowMs of [0, 300]) {
        const signedIn = await stage.expired();
        signedIn.member.fail("renew", { after: pause(slowMs) });
        statuses(await callsAtOnce(signedIn.browser, 30), 200, "30 calls");
        onlyOneRenewal(signedIn);
      }
    },
  },
  {
    id: "E4",
    says: "A client that disconnects during its renewal loses nothing: the next request with the old cookie works",
    run: async (stage) => {
      for (const moment of ["before", "after"] as const) {
        const signedIn = await stage.expired();
        const { browser, member } = signedIn;
        const gate = new Gate();
        member.fail("renew", { [moment]: gate.opened });
        const arrival = member.arrival("renew");
        const leaving = new AbortController();
        const cut = browser.call(readPath, { signal: leaving.signal }).catch(() => undefined);
        await arrival;
        leaving.abort();
        await cut;
        gate.open();
        status(
          await browser.call(readPath),
          200,
          `a call after one that left ${moment} the Space had answered`,
        );
        onlyOneRenewal(signedIn);
      }
    },
  },
  {
    id: "E5",
    says: "A lost Set-Cookie loses nothing: the next request with the old cookie works and sets the new one",
    run: async (stage) => {
      const signedIn = await stage.expired();
      const { browser } = signedIn;
      status(await browser.call(readPath, { loseCookies: true }), 200, "the answer that was lost");
      const next = await browser.call(readPath);
      status(next, 200, "the next call");
      that(setsSession(stage, next), "the next answer does not bring the new cookie");
      onlyOneRenewal(signedIn);
    },
  },
  {
    id: "E6",
    says: "Every request that waited for a renewal gets a complete new cookie",
    run: async (stage) => {
      const signedIn = await stage.expired();
      const { browser, member } = signedIn;
      const answers = await callsAtOnce(browser, 8, { loseCookies: true });
      statuses(answers, 200, "the calls");
      for (const answer of answers) {
        that(setsSession(stage, answer), "an answer without the new cookie");
        const alone = browser.copy();
        alone.keep(answer);
        status(
          await alone.call(readPath, { at: (await stage.stranger).address }),
          200,
          "its cookie by itself",
        );
      }
      onlyOneRenewal({ browser, member });
    },
  },
  {
    id: "E7",
    says: "A slow answer from before the renewal does not restore the old cookie",
    run: async (stage) => {
      const signedIn = await signedInAt(await stage.site, { accessSeconds: 1.5 });
      const { browser, member } = signedIn;
      const gate = new Gate();
      member.fail("call", { after: gate.opened }, { fits: ({ url }) => url.endsWith("?slow") });
      const slow = browser.call(`${readPath}?slow`, { loseCookies: true });
      await pause(1_550);
      member.accessSeconds = 900;
      const renewed = await browser.call(readPath);
      gate.open();
      const late = await slow;
      status(late, 200, "the slow answer");
      browser.keep(renewed);
      browser.keep(late);
      status(
        await browser.call(readPath, { at: (await stage.stranger).address }),
        200,
        "the cookie that is left, by itself",
      );
      onlyOneRenewal(signedIn);
    },
  },
  {
    id: "E15",
    says: "A renewal that takes eight seconds is waited for: no lock expires for a second one",
    slow: true,
    run: async (stage) => {
      const signedIn = await stage.expired();
      signedIn.member.fail("renew", { after: pause(8_000) });
      const early = callsAtOnce(signedIn.browser, 6);
      await pause(6_000);
      const late = callsAtOnce(signedIn.browser, 3);
      statuses([...(await early), ...(await late)], 200, "the calls");
      onlyOneRenewal(signedIn);
    },
  },
  {
    id: "E17",
    says: "Members never share a renewal: each gets their own",
    run: async (stage) => {
      const all = await Promise.all(Array.from({ length: 12 }, () => stage.expired()));
      const answers = await Promise.all(
        all.flatMap(({ browser }) => [browser.call("/me"), browser.call(readPath)]),
      );
      statuses(answers, 200, "the members' calls");
      for (const [index, { member, browser }] of all.entries()) {
        const text = `${answers[index * 2]?.text}${answers[index * 2 + 1]?.text}`;
        that(
          text.includes(`"id":"${member.id}"`) && text.includes(privateMark(member)),
          "an answer of somebody else",
        );
        onlyOneRenewal({ member, browser });
      }
    },
  },
  {
    id: "E18",
    says: "A page with an expired accessToken is rendered after one renewal, and its cookie reaches the browser",
    run: async (stage) => {
      for (const path of stage.adapter.memberPages) {
        const signedIn = await stage.expired();
        const { browser, member } = signedIn;
        const answer = await browser.open(path);
        status(answer, 200, path);
        onlyOneRenewal(signedIn);
        that(setsSession(stage, answer), `${path} does not bring the new cookie`);
        status(
          await browser.call(readPath, { at: (await stage.stranger).address }),
          200,
          "its cookie by itself",
        );
        that(
          path !== stage.adapter.memberPages[0] || answer.text.includes(privateMark(member)),
          "its rows are not shown",
        );
      }
    },
  },
  {
    id: "E19",
    says: "A page, ten calls and five prefetches at the same expiry: one renewal",
    run: async (stage) => {
      const signedIn = await stage.expired();
      const { browser } = signedIn;
      const [path = "/"] = stage.adapter.memberPages;
      const headers = { rsc: "1", "next-router-prefetch": "1", purpose: "prefetch" };
      const [page, ...others] = await Promise.all([
        browser.open(path),
        ...Array.from({ length: 10 }, () => browser.call(readPath)),
        ...Array.from({ length: 5 }, () => browser.send({ path, headers })),
      ]);
      status(page, 200, "the page");
      statuses(others.slice(0, 10), 200, "the calls");
      for (const prefetch of others.slice(10)) that(prefetch.status < 400, `a prefetch: ${prefetch.status}`);
      onlyOneRenewal(signedIn);
    },
  },
  {
    id: "E20",
    says: "A laptop wakes up: 20 tabs with the old cookie are all served after one renewal",
    run: async (stage) => {
      const signedIn = await stage.expired();
      const tabs = Array.from({ length: 20 }, () => signedIn.browser.copy());
      const answers = await Promise.all(tabs.map((tab) => tab.call(readPath)));
      statuses(answers, 200, "the tabs' calls");
      onlyOneRenewal(signedIn);
      statuses(await Promise.all(tabs.map((tab) => tab.call(readPath))), 200, "their next calls");
      onlyOneRenewal(signedIn);
    },
  },
];
