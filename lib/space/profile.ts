import { answerOf } from "./answer.ts";
import type { Send } from "./send.ts";
import { type ServiceUser, serviceUserSchema } from "./service-user.ts";

/** `GET /me`. Throws `SpaceError`. */
export async function readProfile(send: Send): Promise<ServiceUser> {
  return await answerOf(send, serviceUserSchema, { endpoint: "readProfile" });
}

/** What members may change ("ServiceUser"); `null` removes the picture. */
export interface ProfileChange {
  nickname?: string;
  avatarUrl?: string | null;
}

/** `PATCH /me`. Throws `SpaceError`; 422 `ValidationFailed` names the field and the reason. */
export async function updateProfile(send: Send, change: ProfileChange): Promise<ServiceUser> {
  return await answerOf(send, serviceUserSchema, { endpoint: "updateProfile", body: change });
}
