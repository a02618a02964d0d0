import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionAnswer } from "./read-session.ts";
import type { SessionMessage } from "./session-messages.ts";
import { createSessionWatch, type SessionStatus } from "./session-watch.ts";

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 58) }));
afterEach(() => void vi.useRealTimers());

const ada = (secondsLeft: number): SessionAnswer => ({ memberId: "ada", secondsLeft, staysBy: "renewal" });

function watched(minutesLeft = 60, isStored = false) {
  const world = {
    seen: ada(minutesLeft * 60),
    said: undefined as SessionMessage | undefined,
    standings: [] as SessionStatus[],
    looks: 0,
    agains: 0,
  };
  const watch = createSessionWatch({
    first: { memberId: "ada", secondsLeft: minutesLeft * 60, staysBy: "renewal" },
    isStored,
    look: async () => {
      world.looks++;
      return world.seen;
    },
    lastSessionMessage: () => world.said,
    onStatus: (status) => world.standings.push(status),
    onAgain: () => world.agains++,
  });
  watch.begin();
  const kinds = () => world.standings.map(({ kind }) => kind);
  const last = () => world.standings.at(-1) ?? { kind: "living" };
  return { watch, world, kinds, last };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("time", () => {
  test("five minutes before the end, and not earlier, the page learns when that is", async () => {
    const { world, kinds, last } = watched(60);
    world.seen = ada(5 * 60);
    await pass(55 * minute - 1);
    expect(kinds()).toEqual([]);
    await pass(1);
    expect(last()).toEqual({
      kind: "ending",
      at: new Date(Date.UTC(2026, 10, 21, 10, 58)),
      staysBy: "renewal",
    });
  });

  test("when the network returns it looks at once, however short ago it looked without one", async () => {
    const { watch, world } = watched(60, true);
    world.seen = "unreachable";
    await watch.onReturn();
    watch.onGlance();
    expect(world.looks).toBe(3);
    world.seen = ada(60);
    await pass(0);
    watch.onGlance();
    await pass(0);
    watch.onGlance();
    expect(world.looks).toBe(4);
  });

  test("a page that was stored on the device looks at once: its session may be over", async () => {
    const { world } = watched(60, true);
    expect(world.looks).toBe(1);
    expect(watched(60).world.looks).toBe(0);
  });

  test("an end that was extended meanwhile isn't announced", async () => {
    const { world, kinds } = watched(60);
    world.seen = ada(60 * 60);
    await pass(55 * minute);
    expect(kinds()).toEqual([]);
    world.seen = ada(4 * 60);
    await pass(55 * minute);
    expect(kinds()).toEqual(["ending"]);
  });

  test("at its end only the server's answer ends the session", async () => {
    const { world, kinds, last } = watched(5);
    expect(kinds()).toEqual(["ending"]);
    world.seen = "noSession";
    await pass(5 * minute);
    expect(kinds()).toEqual(["ending"]);
    await pass(500);
    expect(last()).toEqual({ kind: "ended", at: new Date(Date.UTC(2026, 10, 21, 10, 3)) });
  });

  test("without a network nothing ends: it asks again until it gets an answer", async () => {
    const { world, kinds } = watched(5);
    world.seen = "unreachable";
    await pass(10 * minute);
    expect(kinds()).toEqual(["ending"]);
    world.seen = "noSession";
    await pass(minute);
    expect(kinds()).toEqual(["ending", "ended"]);
  });

  test("a session of a month is watched although no timer lasts that long", async () => {
    const { world, kinds } = watched(30 * 24 * 60);
    world.seen = ada(20 * 24 * 60 * 60);
    await pass(7 * 60 * minute);
    expect(world.looks).toBe(1);
    expect(kinds()).toEqual([]);
  });

  test("a renewal that moves the end takes the notice away", async () => {
    const { watch, kinds } = watched(5);
    watch.learn(ada(60 * 60));
    expect(kinds()).toEqual(["ending", "living"]);
  });
});

describe("answers of calls", () => {
  test("SessionEnded is the end, at once; that it was not time is not said", () => {
    const { watch, last } = watched();
    watch.onNews("ended");
    expect(last()).toEqual({ kind: "ended", at: undefined });
  });

  test("SessionEnded of a call from before a sign-in is withdrawn", async () => {
    const { watch, world, kinds } = watched();
    watch.onNews("ended");
    await pass(minute);
    expect(kinds()).toEqual(["ended", "living"]);
    expect(world.agains).toBe(1);
  });

  test("each SessionEnded is reported; a check with the same result isn't", async () => {
    const { watch, world, kinds } = watched();
    world.seen = "noSession";
    watch.onNews("ended");
    await pass(minute);
    watch.onGlance();
    await pass(0);
    expect(kinds()).toEqual(["ended"]);
    watch.onNews("ended");
    expect(kinds()).toEqual(["ended", "ended"]);
  });

  test("OtherMember means another member", () => {
    const { watch, last } = watched();
    watch.onNews("other");
    expect(last()).toEqual({ kind: "other" });
  });
});

describe("other tabs", () => {
  test("a sign-out there is one here, without a question to the server", () => {
    const { watch, world, last } = watched();
    watch.onMessage({ kind: "signed-out" });
    expect(last()).toEqual({ kind: "left", why: "signedOut" });
    expect(world.looks).toBe(0);
  });

  test("a sign-in of the same member in another tab continues an ended page", async () => {
    const { watch, world, kinds } = watched();
    watch.onNews("ended");
    watch.onMessage({ kind: "signed-in", memberId: "ada" });
    await pass(0);
    expect(kinds()).toEqual(["ended", "living"]);
    expect(world.agains).toBe(1);
  });

  test("another member in another tab counts once the server confirms it", async () => {
    const { watch, world, kinds } = watched();
    watch.onMessage({ kind: "signed-in", memberId: "linus" });
    await pass(0);
    expect(kinds()).toEqual([]);
    world.seen = { memberId: "linus", secondsLeft: 3_600, staysBy: "renewal" };
    watch.onMessage({ kind: "signed-in", memberId: "linus" });
    await pass(0);
    expect(kinds()).toEqual(["other"]);
  });

  test("the first one back again is welcome", async () => {
    const { watch, world, kinds } = watched();
    watch.onNews("other");
    world.seen = ada(3_600);
    watch.onMessage({ kind: "signed-in", memberId: "ada" });
    await pass(0);
    expect(kinds()).toEqual(["other", "living"]);
    expect(world.agains).toBe(1);
  });

  test("pages of the same member that open do not make this one ask", async () => {
    const { watch, world } = watched();
    watch.onMessage({ kind: "signed-in", memberId: "ada" });
    await pass(0);
    expect(world.looks).toBe(0);
  });

  test("an answer older than the latest news is ignored", async () => {
    const { watch, world, kinds } = watched();
    const answers: ((seen: SessionAnswer) => void)[] = [];
    const slow = createSessionWatch({
      first: { memberId: "ada", secondsLeft: 3_600, staysBy: "renewal" },
      look: () => new Promise((resolve) => answers.push(resolve)),
      lastSessionMessage: () => undefined,
      onStatus: (status) => world.standings.push(status),
      onAgain: () => {},
    });
    watch.stop();
    slow.onNews("ended");
    void slow.onReturn();
    slow.onMessage({ kind: "signed-in", memberId: "ada" });
    answers[1]?.(ada(3_600));
    await pass(0);
    answers[0]?.("noSession");
    await pass(0);
    expect(kinds()).toEqual(["ended", "living"]);
  });
});

describe("a tab that was away", () => {
  test("asks when the member turns to it, once in five seconds", async () => {
    const { watch, world } = watched();
    watch.onGlance();
    expect(world.looks).toBe(0);
    await pass(5_000);
    watch.onGlance();
    watch.onGlance();
    expect(world.looks).toBe(1);
  });

  test("leaves after a sign-out elsewhere, asks to sign in when the time is over", async () => {
    const { watch, world, last } = watched();
    world.seen = "noSession";
    await pass(minute);
    watch.onGlance();
    await pass(0);
    expect(last()).toEqual({ kind: "ended", at: undefined });
    world.said = { kind: "signed-out" };
    await pass(minute);
    watch.onGlance();
    await pass(0);
    expect(last()).toEqual({ kind: "left", why: "signedOut" });
  });

  test("that the browser restores leaves without a session, and stays without a network", async () => {
    const { watch, world } = watched();
    world.seen = "unreachable";
    expect(await watch.onReturn()).toEqual({ kind: "living" });
    world.seen = "noSession";
    expect(await watch.onReturn()).toEqual({ kind: "left", why: "noSession" });
  });
});
