import type { SpaceChaosResult } from "./run.ts";
import type { SpaceSite } from "./space-site.ts";

interface Line {
  what: string;
  of(site: SpaceSite): number;
  /** Has to be zero. */
  mustBeZero?: true;
}

const lines: Line[] = [
  { what: "processes lost", of: ({ lost }) => lost, mustBeZero: true },
  { what: "acknowledged writes lost", of: ({ ledger }) => ledger.lost.size, mustBeZero: true },
  {
    what: "answers that are neither right nor 503",
    of: ({ ledger }) => ledger.wrong.length,
    mustBeZero: true,
  },
  { what: "503 without Retry-After", of: ({ ledger }) => ledger.withoutRetryAfter, mustBeZero: true },
  { what: "times not back within 30 s", of: ({ ledger }) => ledger.notBack, mustBeZero: true },
  { what: "times struck", of: ({ ledger }) => ledger.struck },
  { what: "answers", of: ({ ledger }) => ledger.answers },
  { what: "acknowledged writes", of: ({ ledger }) => ledger.acknowledged },
  { what: "Contents read again at the end", of: ({ ledger }) => ledger.entries.length },
  { what: "503", of: ({ ledger }) => ledger.unavailable },
  { what: "requests without an answer", of: ({ ledger }) => ledger.withoutAnswer },
  { what: "longest way back, ms", of: ({ ledger }) => Math.max(0, ...ledger.outagesMs) },
  { what: "/health p99, ms", of: ({ ledger }) => percentile(ledger.healthMs, 0.99) },
  { what: "/health longest, ms", of: ({ ledger }) => percentile(ledger.healthMs, 1) },
];

/** What both sites have counted, and whether what must be zero is. */
export function spaceChaosReport({ restarts, fullDisk }: SpaceChaosResult): {
  lines: string[];
  passed: boolean;
} {
  const sites = [restarts, fullDisk];
  const head = `  ${"the Space service".padEnd(40)} ${"restarts".padStart(9)} ${"full disk".padStart(9)}`;
  const told = lines.map(({ what, of, mustBeZero }) => {
    const values = sites.map((site) => (site === undefined ? undefined : of(site)));
    const isMet = values.every((value) => value === undefined || value === 0);
    const verdict = mustBeZero ? (isMet ? "✓" : "✗") : " ";
    return `${verdict} ${what.padEnd(40)} ${values.map((value) => String(value ?? "–").padStart(9)).join(" ")}`;
  });
  const incidents = sites.flatMap((site) => [...new Set(site?.ledger.wrong)].map((what) => `    ${what}`));
  const notes = fullDisk === undefined ? ["    No disk was filled: mounting one takes root."] : [];
  const passed = sites.every(
    (site) =>
      site === undefined ||
      (site.ledger.acknowledged > 0 && lines.every(({ mustBeZero, of }) => !mustBeZero || of(site) === 0)),
  );
  return { lines: [head, ...told, ...incidents.slice(0, 20), ...notes], passed };
}

function percentile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
