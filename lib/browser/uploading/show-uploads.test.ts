import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createShow } from "./show-uploads.ts";
import type { UploadShown } from "./upload-shown.ts";

const one = (more: Partial<UploadShown>): UploadShown => ({
  ...{ id: "a", fileName: "a", contentType: "image/png", sizeBytes: 100, state: "waiting", sentBytes: 0 },
  canPause: true,
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(first: Partial<UploadShown>) {
  let now = one(first);
  const [onShown, again] = [vi.fn(), vi.fn()];
  const { show, showSoon } = createShow({ shownNow: () => [now], onShown, again });
  const become = (next: Partial<UploadShown>) => {
    now = one(next);
    show();
  };
  show();
  return { onShown, again, showSoon, become };
}

test("what the network or the service has stopped is tried again by itself, ever more seldom", () => {
  const { again, become } = begin({ state: "failed", problem: "connection" });
  for (const seconds of [15, 30, 60, 60]) {
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(again).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledOnce();
    again.mockClear();
    become({ state: "failed", problem: "unavailable" });
  }
  become({ state: "done" });
  vi.advanceTimersByTime(60_000);
  again.mockClear();
  become({ state: "failed", problem: "connection" });
  vi.advanceTimersByTime(15_000);
  expect(again).toHaveBeenCalledOnce();
});

test("what needs somebody is not", () => {
  const { again, become } = begin({ state: "failed", problem: "chooseAgain" });
  become({ state: "waiting", problem: "signIn" });
  become({ state: "failed", problem: "refusedSize" });
  vi.advanceTimersByTime(600_000);
  expect(again).not.toHaveBeenCalled();
});

test("what is being sent is shown a few times in a second while bytes come, and while none do as well", () => {
  const { onShown, showSoon, become } = begin({ state: "sending" });
  onShown.mockClear();
  showSoon();
  showSoon();
  vi.advanceTimersByTime(250);
  expect(onShown).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9_000);
  expect(onShown).toHaveBeenCalledTimes(4);
  become({ state: "paused" });
  onShown.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(onShown).not.toHaveBeenCalled();
});
