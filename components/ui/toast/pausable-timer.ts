export interface PausableTimer {
  pause(): void;
  resume(): void;
}

/** Runs `action` once, after so much time in which it was not paused. */
export function startTimer(milliseconds: number, action: () => void): PausableTimer {
  let leftMs = milliseconds;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const timer = {
    pause() {
      if (timeout === undefined) return;
      clearTimeout(timeout);
      timeout = undefined;
      leftMs -= performance.now() - startedAt;
    },
    resume() {
      if (timeout !== undefined) return;
      startedAt = performance.now();
      timeout = setTimeout(action, leftMs);
    },
  };
  timer.resume();
  return timer;
}
