import { problemKind } from "#lib/content/space-problem.ts";
import type { Send } from "#lib/space/send.ts";
import { type ProfileChange, type ServiceUser, updateProfile } from "#lib/space/service-user.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

const named = ["refused", "unreachable", "ended", "otherMember", "invalid"] as const;

export type ProfileProblem = (typeof named)[number] | "other";

export type ProfileEnd =
  | { is: "saved"; profile: ServiceUser }
  | { is: "problem"; problem: ProfileProblem; message?: string };

export async function saveProfile(send: Send, change: ProfileChange): Promise<ProfileEnd> {
  try {
    return { is: "saved", profile: await updateProfile(send, change) };
  } catch (error) {
    if (!isSpaceError(error)) throw error;
    const message = error.fieldProblems[0]?.message;
    return {
      is: "problem",
      problem: problemKind(error.code, named),
      ...(message !== undefined && { message }),
    };
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Changes of one's profile, one at a time: the last one wins. */
export function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(change, change);
  last = mine;
  return mine;
}

/** Resolves when all changes are answered. */
export async function whenProfileSaved(): Promise<void> {
  await last.catch(() => undefined);
}
