import type { FastifyRequest } from "fastify";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import { changeSettings, enterSpace, requirePermission } from "#service/cma/enter-space.ts";
import { requireVersion } from "#service/cma/required-version.ts";
import { requireServiceLoginRow, showServiceLogin } from "#service/cma/sign-in/find-service-login.ts";
import { serviceLoginChangeSchema } from "#service/cma/sign-in/service-login-body.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { bodyDoesNotFit, type ErrorDetail, ServiceError } from "#service/errors.ts";
import { providerFaces } from "#service/identity/identity-providers.ts";
import { parseBody } from "#service/parse-body.ts";

type Change = z.infer<typeof serviceLoginChangeSchema>;

/**
 * `PUT /spaces/{spaceId}/service-login`, whole, with `X-Service-Version`. Sign-ins that have begun end at the new
 * callbackUrl.
 */
export async function updateServiceLogin(context: ServiceContext, request: FastifyRequest) {
  const stay = await enterSpace(context, request);
  requirePermission(stay, "serviceLogin");
  const { spaceId, user } = stay;
  const updated = await changeSettings(context, stay, "serviceLogin", async (transaction) => {
    requireVersion(request, (await requireServiceLoginRow(transaction, spaceId)).version);
    const body = parseBody(serviceLoginChangeSchema, request.body);
    await requireKnown(
      transaction,
      spaceId,
      body,
      providerFaces(context.settings).map((face) => face.id),
    );
    return transaction
      .updateTable("service_login")
      .set({
        callback_url: body.callbackUrl,
        providers: JSON.stringify(body.providers),
        default_role_id: body.defaultRole.sys.id,
        version: sql`version + 1`,
        updated_by: user.id,
        updated_at: context.clock(),
      })
      .where("space_id", "=", spaceId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return showServiceLogin(updated);
}

/** A provider that this service isn't configured for would lock all members out. */
async function requireKnown(
  db: Kysely<Database>,
  spaceId: string,
  { providers, defaultRole }: Change,
  given: readonly string[],
): Promise<void> {
  const details: ErrorDetail[] = providers.flatMap((id, index) =>
    given.includes(id)
      ? []
      : [{ path: `providers.${index}`, message: "This service was given no such provider." }],
  );
  const role = await db
    .selectFrom("service_user_role")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("id", "=", defaultRole.sys.id)
    .executeTakeFirst();
  if (role === undefined) details.push({ path: "defaultRole", message: "There is no such ServiceUserRole." });
  if (details.length > 0) throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}
