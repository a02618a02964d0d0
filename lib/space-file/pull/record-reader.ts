import type * as z from "zod";

export type Members = Readonly<Record<string, unknown>>;

/** Reads a record of CMA member by member, under the names that Spaces use, and notes what it can't use. */
export class RecordReader {
  readonly notes: string[] = [];
  readonly #record: Members;
  readonly #read = new Set<string>();

  constructor(record: Members) {
    this.#record = record;
  }

  /** The first of these members that has a value and fits; undefined without one. */
  read<Schema extends z.ZodType>(names: readonly string[], schema: Schema): z.output<Schema> | undefined {
    for (const name of names) {
      this.#read.add(name);
      const value = this.#record[name];
      if (isEmpty(value)) continue;
      const { success, data } = schema.safeParse(value);
      if (success) return data;
      this.notes.push(`CMA's "${name}" is ${shortJson(value)}, which can't be used`);
    }
    return undefined;
  }

  /** Members with a value that nothing read. */
  unread(): string[] {
    return Object.keys(this.#record).filter((name) => !this.#read.has(name) && !isEmpty(this.#record[name]));
  }
}

/** A value that says nothing: `null`, `false`, `""`, `[]`, `{}`. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

export function isRecord(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
