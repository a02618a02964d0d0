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
