import type { z } from "zod";

/** A line of a file in `service/demo`, numbered from 1. */
export interface Line {
  number: number;
  text: string;
}

/** What is wrong with a line of such a file. */
export class LineError extends Error {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.line = line;
  }
}

/** `value` as the schema has it. Throws LineError; `lineOf` finds the line of a value by its path. */
export function parseValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  lineOf: (path: PropertyKey[]) => number,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === "unrecognized_keys" ? issue.keys : [])];
  throw new LineError(lineOf(path), `${path.join(".")}: ${issue?.message}`);
}
