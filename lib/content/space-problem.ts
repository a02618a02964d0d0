import { SpaceError } from "#lib/space/space-error.ts";

/** Why a request failed. Serializable. */
export interface Problem {
  code: string;
  requestId?: string;
}

/** The code of a `SpaceError` with its request id; other errors are defects. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof SpaceError)) return { code: "Defect" };
  return { code: error.code, ...(error.requestId !== undefined && { requestId: error.requestId }) };
}

/** The answer, or a problem to show. An id that no path can contain, such as "..", is `NotFound`. */
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
