import { vi } from "vitest";

const shortestPauseMilliseconds = 10_000;
const longestTimeoutMilliseconds = 2 ** 31 - 1;

/** The pauses between two attempts never end in this test. */
export function leaveOutPauses(): void {
  const start = setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((callback, milliseconds = 0) =>
    start(callback, milliseconds < shortestPauseMilliseconds ? milliseconds : longestTimeoutMilliseconds),
  );
}
