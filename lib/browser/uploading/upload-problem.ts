import { isSpaceError, spaceErrorIn } from "#lib/space/space-error.ts";
import type { SendFailure } from "./sending/sender.ts";
import type { UploadItem } from "./upload-item.ts";
import type { UploadProblem } from "./upload-shown.ts";

const afterLimitMs = 5_000;
/** So often a Space without tus gets a file anew by itself. */
const rawTries = 12;
const rawPauseMs = 400;

/** Why bytes did not arrive, or no Media was made of them, as far as a member has to know. */
export function problemOf({ status, code }: SendFailure): UploadProblem {
  if (code === "OtherMember" || status === 401) return "signIn";
  if (status === 0) return "connection";
  if (status === 403) return "denied";
  if (status === 413) return "refusedSize";
  if (status === 415) return "refusedKind";
  return status === 429 || status >= 500 ? "unavailable" : "refused";
}

export function failureOf(error: unknown): SendFailure {
  if (!isSpaceError(error)) return { status: 0 };
  const { status, code, fieldProblems } = error;
  const reason = fieldProblems.flatMap(({ message }) => message ?? []).join(" ");
  return { status, code, ...(reason !== "" && { reason }) };
}

/** The same of an answer that did not come through a `Send`. */
export function failureIn(status: number, text: string): SendFailure {
  return failureOf(spaceErrorIn(status, text));
}

/** Whether bytes that did not arrive go once more by themselves, and whether from their beginning. */
export function afterFailure(
  item: UploadItem,
  failure: SendFailure,
  isResumable: boolean,
): { againInMs: number | undefined; isAnew: boolean } {
  if (failure.status === 429) return { againInMs: afterLimitMs, isAnew: !isResumable };
  // The service has forgotten what it had.
  if ([404, 410].includes(failure.status) && item.kept.resumableUrl !== undefined)
    return { againInMs: 0, isAnew: true };
  const mayRepeat = failure.status === 0 || failure.code === "Retry";
  if (isResumable || !mayRepeat || item.tries >= rawTries)
    return { againInMs: undefined, isAnew: !isResumable };
  item.tries += 1;
  return { againInMs: rawPauseMs * item.tries, isAnew: true };
}
