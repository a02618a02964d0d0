import { SpaceError } from "#lib/space/space-error.ts";

/** Why something could not be had. Plain data: it crosses from server to browser. */
export interface Problem {
  code: string;
  requestId?: string;
}

/** The code of a `SpaceError` with its request id; anything else is a defect of ours. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof SpaceError)) return { code: "Defect" };
  return { code: error.code, ...(error.requestId !== undefined && { requestId: error.requestId }) };
}

/** What a page asks a Space for. A refusal is a problem to show; so is an id that no path can contain, such as "..". */
export async function answerOrProblem<Answer>(
  answer: Promise<Answer>,
): Promise<{ answer: Answer } | { problem: Problem }> {
  try {
    return { answer: await answer };
  } catch (error) {
    if (error instanceof SpaceError) return { problem: problemOf(error) };
    if (error instanceof RangeError) return { problem: { code: "NotFound" } };
    throw error;
  }
}
