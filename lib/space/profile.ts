import { answerOf } from "./answer.ts";
import type { Send } from "./send.ts";
import { type ServiceUser, serviceUserSchema } from "./service-user.ts";

/** The member whose token it is (`GET /me`). Throws `SpaceError`. */
export async function readProfile(send: Send): Promise<ServiceUser> {
  return await answerOf(send, serviceUserSchema, { endpoint: "readProfile" });
}

/** What a member may change of itself ("ServiceUser"); `null` takes the picture away. */
export interface ProfileChange {
  nickname?: string;
  avatarUrl?: string | null;
}

/** Changes one's own profile (`PATCH /me`). Throws `SpaceError`; 422 `ValidationFailed` says which member and why. */
export async function updateProfile(send: Send, change: ProfileChange): Promise<ServiceUser> {
  return await answerOf(send, serviceUserSchema, { endpoint: "updateProfile", body: change });
}
