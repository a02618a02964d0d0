/** How many bytes had been sent at a time. */
export interface SpeedSample {
  atMs: number;
  bytes: number;
}

const windowMs = 6_000;
const shortestMs = 800;
/** Without progress for this long, the upload counts as stalled. */
const stalledMs = 8_000;

export function addSample(
  samples: readonly SpeedSample[],
  bytes: number,
  atMs = Date.now(),
): readonly SpeedSample[] {
  return [...samples.filter((sample) => sample.atMs > atMs - windowMs), { atMs, bytes }];
}

/** The speed of the last seconds; undefined while it is too early to tell, or stalled. */
export function speedOf(samples: readonly SpeedSample[], nowMs = Date.now()): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || nowMs - last.atMs > stalledMs) return undefined;
  const ms = last.atMs - first.atMs;
  const bytes = last.bytes - first.bytes;
  return ms < shortestMs || bytes <= 0 ? undefined : (bytes / ms) * 1000;
}
