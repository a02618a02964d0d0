import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeForTab } from "./tab-lock.ts";

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
