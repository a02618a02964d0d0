import * as z from "zod/mini";
import { answerOf, changeOf } from "./answer.ts";
import type { Send } from "./send.ts";

/** What `GET /me` answers ("ServiceUser"). Unknown members are kept. */
export const serviceUserSchema = z.looseObject({
  sys: z.looseObject({
    id: z.string(),
    type: z.literal("ServiceUser"),
    provider: z.optional(z.string()),
    email: z.optional(z.string()),
    createdAt: z.optional(z.string()),
  }),
  nickname: z.string(),
  avatarUrl: z.nullish(z.string()),
  roleOverride: z.nullish(z.unknown()),
  enableLogin: z.optional(z.boolean()),
  isAdmin: z.optional(z.boolean()),
});

export type ServiceUser = z.infer<typeof serviceUserSchema>;

/** `GET /me`. Throws `SpaceError`. */
export async function readProfile(send: Send): Promise<ServiceUser> {
  return await answerOf(send, serviceUserSchema, { endpoint: "readProfile" });
}

/** What members may change ("ServiceUser"); `null` removes the picture. */
export interface ProfileChange {
  nickname?: string;
  avatarUrl?: string | null;
}

/** "Update own profile". Throws `SpaceError`; 422 `ValidationFailed` names the field and the reason. */
export async function updateProfile(send: Send, change: ProfileChange): Promise<ServiceUser> {
  const call = { endpoint: "updateProfile", body: change } as const;
  return await changeOf(send, serviceUserSchema, call, async () => await readProfile(send));
}
