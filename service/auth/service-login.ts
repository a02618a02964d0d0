import { z } from "zod";
import { callbackUrlSchema } from "#service/auth/callback-url.ts";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";

const serviceLoginSchema = z.object({
  space_id: z.string(),
  callback_url: callbackUrlSchema,
  providers: z.array(z.string()),
});

export interface ServiceLogin {
  spaceId: string;
  callbackUrl: string;
  providers: readonly string[];
}

/** The ServiceLogin of a Space, or 404 `NotFound`. Rejects one whose callbackUrl is no web address. */
export async function requireServiceLogin(context: ServiceContext, spaceId: string): Promise<ServiceLogin> {
  const row = await context.db
    .selectFrom("service_login")
    .select(["space_id", "callback_url", "providers"])
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
  if (row === undefined) throw new ServiceError("NotFound", "There is no such Space.");
  const { space_id, callback_url, providers } = serviceLoginSchema.parse(row);
  return { spaceId: space_id, callbackUrl: callback_url, providers };
}

/** 404 `UnknownProvider` for a provider that the ServiceLogin doesn't list (decisions.md "Auth API"). */
export function requireListedProvider(serviceLogin: ServiceLogin, provider: string): void {
  if (!serviceLogin.providers.includes(provider)) {
    throw new ServiceError("UnknownProvider", "This Space has no such provider.");
  }
}
