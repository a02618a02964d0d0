import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { onLost, stealForTab, takeForTab, waitForTab } from "./tab-lock.ts";

const isFree = (name: string) =>
  navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock !== null);

test("what this tab has, no other tab gets; when it lets go, it is free", async () => {
  const letGo = await takeForTab("one");
  expect(await isFree("one")).toBe(false);
  letGo?.();
  await wait(20);
  expect(await isFree("one")).toBe(true);
});

test("what another tab has is not taken", async () => {
  await navigator.locks.request("two", async () => {
    expect(await takeForTab("two")).toBeUndefined();
  });
  expect(await takeForTab("two")).toBeDefined();
});

test("in one tab the next part of a page follows the one before, without a moment in which it is free", async () => {
  const [first, second] = await Promise.all([takeForTab("three"), takeForTab("three")]);
  first?.();
  first?.();
  await wait(20);
  expect(await isFree("three")).toBe(false);
  second?.();
  const third = await takeForTab("three");
  await wait(20);
  expect(await isFree("three")).toBe(false);
  third?.();
  await wait(20);
  expect(await isFree("three")).toBe(true);
});

test("what this tab lets go of and waits for goes first to the one that waited before", async () => {
  const letGo = await takeForTab("four");
  let end = () => {};
  const other = new Promise<string>((had) => {
    void navigator.locks.request("four", async () => {
      had("other");
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
  });
  letGo?.();
  const again = waitForTab("four", new AbortController().signal);
  expect(await Promise.race([other, again.then(() => "this")])).toBe("other");
  end();
  (await again)?.();
  await wait(20);
  expect(await isFree("four")).toBe(true);
});

test("a tab that steals a lock that it was just granted doesn't lose it", async () => {
  const lost: string[] = [];
  const stop = onLost((name) => lost.push(name));
  const ticks = Array.from({ length: 12 }, (_, tick) => tick);
  for (const tick of ticks) {
    const name = `five-${tick}`;
    let end = () => {};
    const other = new Promise<void>((had) => {
      void navigator.locks
        .request(name, async () => {
          had();
          await new Promise<void>((resolve) => {
            end = resolve;
          });
        })
        .catch(() => {});
    });
    await other;
    const granted = waitForTab(name, new AbortController().signal);
    end();
    for (let passed = 0; passed < tick; passed++) await Promise.resolve();
    const release = await stealForTab(name);
    await wait(5);
    expect([lost, await isFree(name)]).toEqual([[], false]);
    release?.();
    void granted.then((mine) => mine?.());
  }
  stop();
});
