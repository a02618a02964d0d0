import { type Check, NotAsked, type Part } from "./check.ts";
import type { Space } from "./space.ts";

export interface Outcome {
  check: Check;
  /** `otherwise`: a shown row that fails, or a decided one that differs here. */
  result: "holds" | "otherwise" | "not asked";
  /** What was answered instead, or why it was not asked. */
  because?: string;
}

/** Asks everything, one after the other: what one check makes is not in another's way. */
export async function runSuite(parts: readonly Part[], space: Space): Promise<Map<Part, Outcome[]>> {
  const outcomes = new Map<Part, Outcome[]>();
  for (const part of parts) {
    const ofPart: Outcome[] = [];
    for (const check of part.checks) ofPart.push(await runCheck(check, space));
    outcomes.set(part, ofPart);
  }
  return outcomes;
}

async function runCheck(check: Check, space: Space): Promise<Outcome> {
  try {
    await check.run(space);
    return { check, result: "holds" };
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    return { check, result: error instanceof NotAsked ? "not asked" : "otherwise", because };
  }
}
