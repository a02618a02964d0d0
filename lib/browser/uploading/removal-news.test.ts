import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellRemoval, whenRemoved } from "./removal-news.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const messagesArrive = () => new Promise((resolve) => setImmediate(resolve));

test("a tab that says that it removes an upload is waited for", async () => {
  const isRemoved = whenRemoved("a", async () => tellRemoval({ id: "a", isRemoved: false }));
  await messagesArrive();
  await messagesArrive();
  vi.advanceTimersByTime(9_000);
  tellRemoval({ id: "b", isRemoved: true });
  tellRemoval({ id: "a", isRemoved: true });
  expect(await isRemoved).toBe(true);
});

test("a tab that says nothing is not waited for", async () => {
  const isRemoved = whenRemoved("a", async () => tellRemoval({ id: "b", isRemoved: true }));
  await messagesArrive();
  vi.advanceTimersByTime(1_500);
  expect(await isRemoved).toBe(false);
});
