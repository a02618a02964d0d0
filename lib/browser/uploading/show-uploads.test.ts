import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createShow } from "./show-uploads.ts";
import type { Upload } from "./upload.ts";

const one = (more: Partial<Upload>): Upload => ({
  ...{ id: "a", fileName: "a", contentType: "image/png", sizeBytes: 100, state: "waiting", sentBytes: 0 },
  canPause: true,
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(first: Partial<Upload>) {
  let now = one(first);
  const [onShow, retry] = [vi.fn(), vi.fn()];
  const { show, showProgress } = createShow({ current: () => [now], onShow, retry });
  const become = (next: Partial<Upload>) => {
    now = one(next);
    show();
  };
  show();
  return { onShow, retry, showProgress, become };
}

test("what the network or the service has stopped is tried again by itself, ever more seldom", () => {
  const { retry, become } = begin({ state: "failed", problem: "connection" });
  for (const seconds of [15, 30, 60, 60]) {
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(retry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledOnce();
    retry.mockClear();
    become({ state: "failed", problem: "unavailable" });
  }
  become({ state: "done" });
  vi.advanceTimersByTime(60_000);
  retry.mockClear();
  become({ state: "failed", problem: "connection" });
  vi.advanceTimersByTime(15_000);
  expect(retry).toHaveBeenCalledOnce();
});

test("what needs somebody is not", () => {
  const { retry, become } = begin({ state: "failed", problem: "chooseAgain" });
  become({ state: "waiting", problem: "signIn" });
  become({ state: "failed", problem: "refusedSize" });
  vi.advanceTimersByTime(600_000);
  expect(retry).not.toHaveBeenCalled();
});

test("running uploads are shown a few times per second, with and without progress", () => {
  const { onShow, showProgress, become } = begin({ state: "sending" });
  onShow.mockClear();
  showProgress();
  showProgress();
  vi.advanceTimersByTime(250);
  expect(onShow).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9_000);
  expect(onShow).toHaveBeenCalledTimes(4);
  become({ state: "paused" });
  onShow.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(onShow).not.toHaveBeenCalled();
});
