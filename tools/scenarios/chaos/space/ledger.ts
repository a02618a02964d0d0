/** A Content of the load, as it was acknowledged last. */
export interface Entry {
  id: string;
  /** Undefined when its deletion was acknowledged. */
  title: string | undefined;
  /** What was sent and never acknowledged: it may have been done. */
  unknown?: { title: string | undefined };
}

/** What a run has counted. */
export class Ledger {
  readonly entries: Entry[] = [];
  readonly lost = new Set<string>();
  readonly healthMs: number[] = [];
  readonly outagesMs: number[] = [];
  readonly wrong: string[] = [];
  struck = 0;
  answers = 0;
  acknowledged = 0;
  unavailable = 0;
  withoutAnswer = 0;
  withoutRetryAfter = 0;
  notBack = 0;

  /** True for an answer that says yes. */
  judge(what: string, response: Response): boolean {
    this.answers += 1;
    if (response.ok) return true;
    if (response.status === 503) {
      this.unavailable += 1;
      if (response.headers.get("retry-after") === null) this.withoutRetryAfter += 1;
    } else this.wrong.push(`${what}: ${response.status}`);
    return false;
  }

  /** Whether a Content has its acknowledged state; undefined for one that doesn't exist. */
  compare({ id, title, unknown }: Entry, found: string | undefined): void {
    if (found !== title && (unknown === undefined || found !== unknown.title)) this.lost.add(id);
  }
}
