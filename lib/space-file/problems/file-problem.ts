/** A problem of a Space file; a warning stops nothing. */
export interface FileProblem {
  /** From the root: `["contentTypes", 0, "displayField"]`. */
  path: readonly (string | number)[];
  message: string;
  severity: "error" | "warning";
}

export function mistake(path: FileProblem["path"], message: string): FileProblem {
  return { path, message, severity: "error" };
}

export function warning(path: FileProblem["path"], message: string): FileProblem {
  return { path, message, severity: "warning" };
}

/** "Did you mean “title”?", or the choices if they are few; else "". */
export function suggestion(written: string, names: readonly string[]): string {
  const near = nearName(written, names);
  if (near !== undefined) return `; did you mean "${near}"?`;
  return names.length > 0 && names.length <= 16 ? `; there are: ${names.join(", ")}` : "";
}

/** The likeliest intended name: other case, a few letters off, or the same beginning. */
function nearName(written: string, names: readonly string[]): string | undefined {
  const lower = written.toLowerCase();
  const near = names
    .map((name) => ({ name, slips: slipsBetween(lower, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.slips - other.slips);
  return near[0]?.name ?? names.find((name) => isBegun(lower, name.toLowerCase()));
}

function isBegun(one: string, other: string): boolean {
  return one.length >= 3 && other.length >= 3 && (one.startsWith(other) || other.startsWith(one));
}

/** Edit distance with transpositions. */
function slipsBetween(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const isTurned = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const costs = [(row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + Number(!isSame)];
      next.push(Math.min(...costs, isTurned ? (before[to - 2] ?? 0) + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
