/** A thing that must not be: what, of whom, and when since the run began. */
interface Incident {
  what: string;
  member: string;
  atSeconds: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a run has counted. */
export class Tally {
  readonly #beganAt = Date.now();
  readonly latenciesMs: number[] = [];
  readonly counts = new Map<string, number>();
  readonly signOuts: Incident[] = [];
  /** When an instance was killed: milliseconds since 1970. */
  readonly killedAt: number[] = [];
  /** 5xx that the portal, or nginx for what can be sent twice, answered. */
  readonly failures: Incident[] = [];
  /** Where a token was seen. */
  readonly leaks = new Set<string>();

  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  signedOut(member: string, what: string): void {
    this.signOuts.push({ what, member, atSeconds: this.seconds, at: Date.now() });
  }

  failed(member: string, what: string): void {
    this.failures.push({ what, member, atSeconds: this.seconds, at: Date.now() });
  }

  get seconds(): number {
    return Math.round((Date.now() - this.#beganAt) / 100) / 10;
  }

  /** The latency below which this part of all answers was. */
  percentile(part: number): number {
    const sorted = Float64Array.from(this.latenciesMs).sort();
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  }
}
