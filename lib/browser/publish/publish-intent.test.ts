import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { intendPublish, takePublishIntent } from "./publish-intent.ts";

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => void vi.useRealTimers());

test("a draft that is marked is published once, by its own editor, within 30 seconds", () => {
  intendPublish("one");
  expect([takePublishIntent("one"), takePublishIntent("one")]).toEqual([true, false]);
  intendPublish("one");
  expect(takePublishIntent("another")).toBe(false);
  intendPublish("one");
  vi.advanceTimersByTime(30_000);
  expect(takePublishIntent("one")).toBe(false);
});

test("the mark outlives the document: without a connection the editor opens in a new one", async () => {
  intendPublish("one");
  vi.resetModules();
  const next = await import("./publish-intent.ts");
  expect(next.intendPublish).not.toBe(intendPublish);
  expect(next.takePublishIntent("one")).toBe(true);
});
