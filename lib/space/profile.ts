import { answerOf } from "./answer.ts";
import type { Send } from "./send.ts";
import { type ServiceUser, serviceUserSchema } from "./service-user.ts";

/** The member whose token it is (`GET /me`). Throws `SpaceError`. */
export async function readProfile(send: Send): Promise<ServiceUser> {
  return await answerOf(send, serviceUserSchema, { endpoint: "readProfile" });
}
