import { type Check, decided, type From, shown } from "./check.ts";
import { expectEqual, expectError, expectRefused } from "./expect.ts";
import { askItems, fieldPath, lettersOf } from "./list-items.ts";
import type { Space } from "./space.ts";
import type { Kind } from "./space-file.ts";

const advanced = { "x-service-advanced-search": "true" };

interface Asked {
  kind: Kind;
  /** After the path: `[gte]=9`. */
  condition: string;
  advanced?: boolean;
}

/** A condition on a kind, and the letters of the items that match it. */
export type MatchRow = readonly [kind: Kind, operator: string, value: string, letters: string];

/** A condition on a kind, and the code of its refusal. */
export type RefusedRow = readonly [kind: Kind, operator: string, value: string];

const conditionOf = (operator: string, value: string) =>
  `${operator === "" ? "" : `[${operator}]`}=${encodeURIComponent(value)}`;

export function matches(
  from: From,
  says: string,
  rows: readonly MatchRow[],
  { withAdvanced = false } = {},
): Check[] {
  return questions(
    from,
    says,
    rows.map(([kind, operator, value, letters]) => [
      `${kind} ${operator || "(no operator)"} ${value} → ${letters || "nothing"}`,
      async (space) => {
        const answer = await ask(space, {
          kind,
          condition: conditionOf(operator, value),
          advanced: withAdvanced,
        });
        expectEqual(await lettersOf(space, kind, answer), letters, "the list");
      },
    ]),
  );
}

/** @param code undefined where the seed only says that it is refused */
export function refuses(
  from: From,
  says: string,
  code: string | undefined,
  rows: readonly RefusedRow[],
  { withAdvanced = false } = {},
): Check[] {
  return questions(
    from,
    says,
    rows.map(([kind, operator, value]) => [
      `${kind} ${operator} ${value || "(nothing)"}`,
      async (space) => {
        const answer = await ask(space, {
          kind,
          condition: conditionOf(operator, value),
          advanced: withAdvanced,
        });
        if (code === undefined) expectRefused(answer);
        else expectError(answer, 400, code);
      },
    ]),
  );
}

/** A whole query string, and the letters of the items that it gives. */
export function gives(
  from: From,
  says: string,
  rows: readonly (readonly [kind: Kind, query: string, letters: string])[],
): Check[] {
  return questions(
    from,
    says,
    rows.map(([kind, query, letters]) => [
      `${query} → ${letters || "nothing"}`,
      async (space) =>
        expectEqual(
          await lettersOf(space, kind, await askItems(space, kind, fill(space, query))),
          letters,
          "the list",
        ),
    ]),
  );
}

/** A whole query string, and its refusal. */
export function refusesQuery(
  from: From,
  says: string,
  [status, code]: readonly [number, string],
  rows: readonly (readonly [kind: Kind, query: string])[],
): Check[] {
  return questions(
    from,
    says,
    rows.map(([kind, query]) => [
      query,
      async (space) => expectError(await askItems(space, kind, fill(space, query)), status, code),
    ]),
  );
}

/** `{Number}` is the path of the field of that kind; `{locale}` the first locale. */
function fill(space: Space, query: string): string {
  return query.replace(/\{(\w+)\}/g, (_, name: Kind | "locale") =>
    name === "locale" ? space.locale : fieldPath(space, name),
  );
}

function ask(space: Space, { kind, condition, advanced: on = false }: Asked) {
  return askItems(space, kind, `${fieldPath(space, kind)}${condition}`, on ? advanced : {});
}

function questions(
  from: From,
  says: string,
  rows: (readonly [string, (space: Space) => Promise<void>])[],
): Check[] {
  return (from === "shown" ? shown : decided)(says, Object.fromEntries(rows));
}
