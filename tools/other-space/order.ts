import { compare } from "./compare.ts";
import { knownPath } from "./known-path.ts";
import type { Listed } from "./list.ts";
import type { Shown } from "./show.ts";
import type { Space } from "./space.ts";
import { valuesAt } from "./values-at.ts";

export interface Ordered {
  items: readonly Shown[];
  /** The sort values of an item, null where it has none: what a cursor holds. */
  keysOf(item: Shown): unknown[];
  compareKeys(a: readonly unknown[], b: readonly unknown[]): number;
}

interface SortKey {
  names: readonly string[];
  descending: boolean;
}

export function inOrder(space: Space, sent: string | null, listed: Listed, items: readonly Shown[]): Ordered {
  const keys = [...(sent || "sys.createdAt").split(","), "sys.id"].flatMap((text) =>
    sortKey(space, text, listed),
  );
  const keysOf = (item: Shown) => keys.map(({ names }) => valuesAt(item, names)[0] ?? null);
  const compareKeys = (a: readonly unknown[], b: readonly unknown[]) => {
    for (const [index, { descending }] of keys.entries()) {
      const order = compareOne(a[index], b[index], descending, space.choices.absentValues);
      if (order !== 0) return order;
    }
    return 0;
  };
  return { items: [...items].sort((a, b) => compareKeys(keysOf(a), keysOf(b))), keysOf, compareKeys };
}

function sortKey(space: Space, text: string, listed: Listed): SortKey[] {
  const mark = space.choices.descending === "suffix" ? /:desc$/ : /^-/;
  const path = knownPath(space, text.replace(mark, ""), listed);
  return path === undefined ? [] : [{ names: path.names, descending: mark.test(text) }];
}

/** Items without a value are on the same side in both directions. */
function compareOne(a: unknown, b: unknown, descending: boolean, absent: "first" | "last"): number {
  if (a === null || b === null) {
    const order = Number(b === null) - Number(a === null);
    return absent === "first" ? order : -order;
  }
  const order = compare(a, b, "caseless") || 0;
  return descending ? -order : order;
}
