import type { PatternCheck } from "#service/acma/content-validation/match-pattern.ts";
import type { ContentTypeField } from "#service/database/schema.ts";

export interface Problem {
  /** `fields.<apiName>.<locale>`, with `[index]` for an entry of an array. */
  path: string;
  message: string;
}

/** A Refer in the body. Whether the targets exist and are readable is checked once for all of them. */
export interface WrittenRefer {
  path: string;
  id: string;
  target: NonNullable<ContentTypeField["target"]>;
}

/** Where a check reports its findings. */
export interface Findings {
  problems: Problem[];
  refers: WrittenRefer[];
  /** Texts to match with patterns, all at once (`patternProblems`), because some take long. */
  patterns: PatternCheck[];
}

export type CheckedField = Pick<ContentTypeField, "type" | "validations" | "time" | "target" | "items">;

/** Checks one present value, reports its problems, and returns what to store. */
export type Check = (value: unknown, field: CheckedField, path: string, findings: Findings) => unknown;

/** `decisions.md`, "Lists": an absent member, null, "" and [] are no value. */
export function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
