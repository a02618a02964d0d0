import { expect, onTestFinished, test, vi } from "vitest";
import { openFolderStorage } from "#service/media/storage/folder-storage.ts";
import { watchStore } from "#service/media/storage/watch-store.ts";

test("a bucket that can't be used is logged once, and once when it can again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = { error: vi.fn(), info: vi.fn() };
  const check = vi.fn(async () => undefined);
  const wrongKey = new Error("S3 answered 403 InvalidAccessKeyId");
  check.mockRejectedValue(wrongKey);
  const store = watchStore({ ...openFolderStorage("unused"), check }, log);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(3);
  expect(store?.isReachable()).toBe(false);
  expect(log.error.mock.calls).toEqual([[{ err: wrongKey }, "the files cannot be reached"]]);

  check.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store?.isReachable()).toBe(true);
  expect(log.info.mock.calls).toEqual([["the files can be reached again"]]);

  store?.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(5);
});

test("a folder isn't watched", () => {
  expect(
    watchStore(openFolderStorage("unused"), { error: () => undefined, info: () => undefined }),
  ).toBeUndefined();
});
