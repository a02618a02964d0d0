import { asRead, type Check, misfit, type Schema, schemaOf, tested } from "./schema.ts";

// What stands where the browser's part of the portal imports zod/mini (next.config.ts): the names of it that we use,
// with the same answers, in a fifteenth of its size. Types are zod's own. docs/decisions/0024 has the reasons.
export { array, extend, looseObject, object, record, strictObject } from "./objects.ts";
export { parse, safeParse } from "./schema.ts";
export { catchOf as catch, enumOf as enum };

const isText = (value: unknown) => typeof value === "string";
const day =
  "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
const hour = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const date = new RegExp(`^${day}$`);
const datetime = new RegExp(`^${day}T${hour}:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-]${hour})$`);

export const string = (): Schema => tested(isText, "string");
export const number = (): Schema => tested(Number.isFinite, "number");
export const boolean = (): Schema => tested((value) => typeof value === "boolean", "boolean");
export const unknown = (): Schema => schemaOf(asRead);
export const literal = (only: unknown): Schema => tested((value) => value === only, String(only));

function enumOf(names: readonly unknown[]): Schema {
  return tested((value) => names.includes(value), names.join(" or "));
}

export const iso = {
  date: (): Schema => tested(matches(date), "date"),
  /** With `{ offset: true }`, the one way in which we ask. */
  datetime: (_: { offset: true }): Schema => tested(matches(datetime), "date and time"),
};

export function optional(inner: Schema): Schema {
  return schemaOf((value) => (value === undefined ? asRead(value) : inner.read(value)), {
    mayLack: true,
    leavesOut: true,
  });
}

export function nullable(inner: Schema): Schema {
  const { mayLack, leavesOut } = inner;
  return schemaOf((value) => (value === null ? asRead(value) : inner.read(value)), { mayLack, leavesOut });
}

export const nullish = (inner: Schema): Schema => optional(nullable(inner));

/** Reads what does not fit as `instead`. */
function catchOf(inner: Schema, instead: unknown): Schema {
  return schemaOf(
    (value) => {
      const outcome = inner.read(value);
      return outcome.fits ? outcome : asRead(instead);
    },
    { mayLack: true, leavesOut: inner.leavesOut },
  );
}

export function union(options: readonly Schema[]): Schema {
  return schemaOf(
    (value) => {
      for (const option of options) {
        const outcome = option.read(value);
        if (outcome.fits) return outcome;
      }
      return misfit("is none of what it may be");
    },
    {
      mayLack: options.some(({ mayLack }) => mayLack),
      leavesOut: options.some(({ leavesOut }) => leavesOut),
    },
  );
}

/** Slower than zod's, which looks for the one option first; the answer is the same. */
export const discriminatedUnion = (_name: string, options: readonly Schema[]): Schema => union(options);

export function minLength(least: number): Check {
  return (value) => lengthOf(value) >= least;
}

export function maxLength(most: number): Check {
  return (value) => lengthOf(value) <= most;
}

export function regex(pattern: RegExp): Check {
  return matches(pattern);
}

function matches(pattern: RegExp): Check {
  return (value) => typeof value === "string" && pattern.test(value);
}

function lengthOf(value: unknown): number {
  return typeof value === "string" || Array.isArray(value) ? value.length : 0;
}
