interface Sample {
  atMs: number;
  bytes: number;
}

/** What came in the last seconds says how fast it is now. */
const windowMs = 6_000;
/** Before that nobody knows. */
const enoughMs = 800;
/** Nothing came for so long: it stands still, for now. */
const stillMs = 8_000;

/** How fast the bytes of one file go. */
export function createSpeed(now: () => number = Date.now) {
  let samples: Sample[] = [];
  return {
    /** From here on; what was there before says nothing of speed. */
    begin: () => {
      samples = [];
    },
    note: (bytes: number) => {
      const atMs = now();
      samples = [...samples.filter((one) => one.atMs > atMs - windowMs), { atMs, bytes }];
    },
    bytesPerSecond: (): number | undefined => {
      const [first, last] = [samples[0], samples.at(-1)];
      if (first === undefined || last === undefined || now() - last.atMs > stillMs) return undefined;
      const ms = last.atMs - first.atMs;
      const bytes = last.bytes - first.bytes;
      return ms < enoughMs || bytes <= 0 ? undefined : (bytes / ms) * 1000;
    },
  };
}
