import { type Actor, mayAct } from "#service/acma/permission.ts";
import { ServiceError } from "#service/errors.ts";

/** @throws ServiceError `AccessDenied` for a member who may not put files into any Media. */
export function requireMayUpload(actor: Actor): void {
  const own = { resource: "Media", createdBy: actor.id } as const;
  if (mayAct(actor, "create", own) || mayAct(actor, "update", own)) return;
  throw new ServiceError("AccessDenied", "Your role does not let you upload files.");
}
