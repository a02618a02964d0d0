/** Milliseconds since 1970; tests give another one. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Resolves after `ms`, and keeps no process alive for it. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
