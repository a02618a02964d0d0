import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Retries, retryWhenOnline } from "./retry-when-online.ts";
import { notifySessionNews } from "./session/session-news.ts";

let isOnline = true;
let retries: Retries | undefined;
const attempt = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  attempt.mockReset().mockResolvedValue(true);
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  retries = retryWhenOnline(attempt);
});
afterEach(() => {
  retries?.stop();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test.each([
  [0, [10, 20, 40, 80, 160, 300, 300]],
  [0.5, [12.5, 25, 50, 100, 200, 375, 375]],
])(
  "pauses grow from 10 seconds to 5 minutes, and are different on each device: %f",
  async (random, pauses) => {
    retries?.stop();
    vi.spyOn(Math, "random").mockReturnValue(random);
    retries = retryWhenOnline(attempt);
    for (const [index, pause] of pauses.entries()) {
      await pass(pause - 0.001);
      expect(attempt).toHaveBeenCalledTimes(index);
      await pass(0.001);
      expect(attempt).toHaveBeenCalledTimes(index + 1);
    }
  },
);

test("a device that says it is offline does not try; when it is online again it tries at once", async () => {
  isOnline = false;
  await pass(3_600);
  expect(attempt).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(1);
  await pass(16);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("a page that is looked at again tries at once", async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("without a session it waits for the sign-in", async () => {
  attempt.mockResolvedValueOnce(false);
  retries?.now();
  await pass(3_600);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(1);
  notifySessionNews("again");
  await pass(0);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("tries never overlap, and none begins after the end", async () => {
  const end = Promise.withResolvers<boolean>();
  attempt.mockReturnValueOnce(end.promise);
  retries?.now();
  retries?.now();
  await pass(600);
  expect(attempt).toHaveBeenCalledTimes(1);
  retries?.stop();
  end.resolve(true);
  await pass(600);
  window.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(1);
});
