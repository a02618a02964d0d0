import { type ProfileChange, updateProfile } from "#lib/space/profile.ts";
import type { Send } from "#lib/space/send.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

export type ProfileProblem = "refused" | "unreachable" | "ended" | "otherMember" | "invalid" | "other";

export type ProfileEnd =
  | { is: "saved"; profile: ServiceUser }
  | { is: "problem"; problem: ProfileProblem; message?: string };

const problems = new Map<string, ProfileProblem>([
  ["AccessDenied", "refused"],
  ["Unavailable", "unreachable"],
  ["Unreachable", "unreachable"],
  ["SessionEnded", "ended"],
  ["OtherMember", "otherMember"],
  ["ValidationFailed", "invalid"],
]);

export async function saveProfile(send: Send, change: ProfileChange): Promise<ProfileEnd> {
  try {
    return { is: "saved", profile: await updateProfile(send, change) };
  } catch (error) {
    if (!isSpaceError(error)) throw error;
    const message = error.fieldProblems[0]?.message;
    return {
      is: "problem",
      problem: problems.get(error.code) ?? "other",
      ...(message !== undefined && { message }),
    };
  }
}
