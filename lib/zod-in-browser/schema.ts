/** What came of reading a value: it, as far as the schema keeps it, or where it does not fit. */
export type Outcome = { fits: true; value: unknown } | { fits: false; path: string[]; message: string };

/** A schema as the members of zod's own that the portal uses. */
export interface Schema {
  read: (value: unknown) => Outcome;
  /** Whether an object may be without it. */
  mayLack: boolean;
  /** What reading `undefined` makes is nothing to put into an object that lacks it. */
  leavesOut: boolean;
  /** Of an object alone. */
  shape: Readonly<Record<string, Schema>>;
  rest: Rest;
  safeParse: (value: unknown) => Parsed;
  parse: (value: unknown) => unknown;
  check: (...checks: readonly Check[]) => Schema;
}

export type Check = (value: unknown) => boolean;

/** What becomes of the members of an object that its shape does not name. */
export type Rest = "keep" | "drop" | "refuse";

export type Parsed =
  | { success: true; data: unknown }
  | { success: false; data?: never; error: { issues: { path: string[]; message: string }[] } };

type Parts = Partial<Pick<Schema, "mayLack" | "leavesOut" | "shape" | "rest">>;

export function schemaOf(read: Schema["read"], parts: Parts = {}): Schema {
  const own: Schema = {
    mayLack: false,
    leavesOut: false,
    shape: {},
    rest: "drop",
    ...parts,
    read,
    safeParse: (value) => safeParse(own, value),
    parse: (value) => parse(own, value),
    check: (...checks) =>
      schemaOf((value) => {
        const outcome = read(value);
        return !outcome.fits || checks.every((passes) => passes(outcome.value))
          ? outcome
          : misfit("does not pass");
      }, parts),
  };
  return own;
}

export function safeParse(schema: Schema, value: unknown): Parsed {
  const outcome = schema.read(value);
  if (outcome.fits) return { success: true, data: outcome.value };
  const { path, message } = outcome;
  return { success: false, error: { issues: [{ path, message }] } };
}

/** Throws where the value does not fit. */
export function parse(schema: Schema, value: unknown): unknown {
  const outcome = schema.read(value);
  if (outcome.fits) return outcome.value;
  throw new TypeError(`At "${outcome.path.join(".")}": ${outcome.message}`);
}

export function asRead(value: unknown): Outcome {
  return { fits: true, value };
}

export function misfit(message: string): Outcome {
  return { fits: false, path: [], message };
}

/** A schema of what a test answers yes to. */
export function tested(passes: Check, expected: string): Schema {
  return schemaOf((value) => (passes(value) ? asRead(value) : misfit(`expected ${expected}`)));
}

/** The same outcome, seen from one step further out. */
export function below(step: string, outcome: Outcome): Outcome {
  return outcome.fits ? outcome : { ...outcome, path: [step, ...outcome.path] };
}
