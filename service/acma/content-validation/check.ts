import type { PatternCheck } from "#service/acma/content-validation/match-pattern.ts";
import type { ContentTypeField } from "#service/database/schema.ts";

export interface Problem {
  /** `fields.<apiName>.<locale>`, with `[index]` for an entry of an array. */
  path: string;
  message: string;
}

/** A Refer that was written; whether its target exists and may be read is asked once for all of them. */
export interface WrittenRefer {
  path: string;
  id: string;
  target: NonNullable<ContentTypeField["target"]>;
}

/** Where a check says what it found. */
export interface Findings {
  problems: Problem[];
  refers: WrittenRefer[];
  /** Texts to compare with patterns, all together (`patternProblems`): some take long. */
  patterns: PatternCheck[];
}

export type CheckedField = Pick<ContentTypeField, "type" | "validations" | "time" | "target" | "items">;

/** Looks at one value that is present, reports its problems, and answers what is to be stored. */
export type Check = (value: unknown, field: CheckedField, path: string, findings: Findings) => unknown;

/** `decisions.md`, "Lists": no member, null, "" and [] are no value. */
export function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
