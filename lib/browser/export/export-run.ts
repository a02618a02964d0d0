import type { Content } from "#lib/space/content.ts";
import type { Page } from "#lib/space/list.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

/** How many items are written, of how many, and how many can't be, as their data doesn't fit the interface. */
export interface ExportCounts {
  done: number;
  total: number;
  leftOut: number;
  /** Since when the items were created that a search looked through; undefined for all. */
  since?: string | undefined;
}

export type ExportStep = ExportCounts &
  ({ kind: "running" | "waiting" | "signedOut" } | { kind: "stopped"; code: string });

export type PageSource = (next: string | undefined, signal: AbortSignal) => Promise<Page<Content>>;

export interface ExportParts {
  sources: readonly PageSource[];
  /** If known in advance. */
  total?: number;
  write: (contents: readonly Content[]) => Promise<void>;
  onStep: (step: ExportStep) => void;
  signedInAgain: (signal: AbortSignal) => Promise<void>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const waitsMs = [1_000, 2_000, 4_000, 8_000];
const passing = new Set(["Unreachable", "Unavailable", "RateLimited", "TimedOut", "UnreadableAnswer"]);

/**
 * Reads all pages of some lists and writes each item once. A failed page is retried after 1, 2, 4 and 8
 * seconds; the end of a session pauses it. `run` returns whether everything is written; if not, the last step
 * says why and the next `run` continues there.
 */
export function createExportRun(parts: ExportParts): { run(signal: AbortSignal): Promise<boolean> } {
  const { sources, write, onStep } = parts;
  const written = new Set<string>();
  const leftOut = new Set<string>();
  let at = 0;
  let next: string | undefined;
  let total = parts.total ?? 0;
  let since: string | undefined;

  const counts = () => ({ done: written.size, total, leftOut: leftOut.size, since });
  const say = (kind: "running" | "waiting" | "signedOut") => onStep({ kind, ...counts() });

  async function patiently(source: PageSource, signal: AbortSignal): Promise<Page<Content>> {
    for (let failures = 0; ; ) {
      try {
        return await source(next, signal);
      } catch (error) {
        signal.throwIfAborted();
        const waitMs = waitsMs[failures];
        if (isSpaceError(error, "SessionEnded")) {
          say("signedOut");
          await parts.signedInAgain(signal);
        } else if (isPassing(error) && waitMs !== undefined) {
          failures += 1;
          say("waiting");
          await parts.pause(waitMs, signal);
        } else throw error;
        say("running");
      }
    }
  }

  async function one(source: PageSource, signal: AbortSignal): Promise<void> {
    const page = await patiently(source, signal);
    if (parts.total === undefined) total = Math.max(total, page.totalCount ?? 0);
    const fresh = page.items.filter(({ sys }) => !written.has(sys.id));
    await write(fresh);
    for (const { sys } of fresh) written.add(sys.id);
    for (const { id } of page.unreadable ?? []) leftOut.add(id ?? `without an id, ${leftOut.size}`);
    since ??= page.search?.since;
    next = page.next;
    if (next === undefined) at += 1;
    // The Space may count only up to a limit.
    total = Math.max(total, written.size + leftOut.size + (sources[at] === undefined ? 0 : 1));
    say("running");
  }

  return {
    run: async (signal) => {
      say("running");
      try {
        for (let each = sources[at]; each !== undefined; each = sources[at]) await one(each, signal);
        return true;
      } catch (error) {
        signal.throwIfAborted();
        onStep({ kind: "stopped", ...counts(), code: codeOf(error) });
        return false;
      }
    },
  };
}

function isPassing(error: unknown): boolean {
  return isSpaceError(error) && (passing.has(error.code) || error.status >= 500 || error.status === 0);
}

/** The Space's error; anything else is the device's, most likely of the file. */
function codeOf(error: unknown): string {
  if (isSpaceError(error)) return error.code;
  console.error(error);
  return "Device";
}
