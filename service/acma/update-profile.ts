import type { FastifyRequest } from "fastify";
import { sql, type Transaction, type Updateable } from "kysely";
import { z } from "zod";
import { isStorable, notStorable } from "#service/acma/content-validation/text.ts";
import { requireCurrentVersion } from "#service/acma/current-version.ts";
import type { ServiceUserRow } from "#service/acma/resource-rows.ts";
import { ownProfile } from "#service/acma/service-user.ts";
import { invalidToken } from "#service/auth/bearer.ts";
import { requireMember } from "#service/auth/member.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { parseBody } from "#service/parse-body.ts";

export const profileBodySchema = z.strictObject({
  nickname: z
    .string()
    .trim()
    .min(1, "Must have 1 to 100 characters.")
    .max(100, "Must have 1 to 100 characters.")
    .refine(isStorable, notStorable)
    .optional(),
  avatarUrl: z
    .url({ protocol: /^https?$/, error: "Must be an http or https address." })
    .max(2048, "Must have 2,048 characters or fewer.")
    .refine(isStorable, notStorable)
    .nullable()
    .optional(),
});

/** `PATCH /me`: only `nickname` and `avatarUrl`; `avatarUrl: null` removes it (`decisions.md`, "ACMA"). */
export async function updateProfile(context: ServiceContext, request: FastifyRequest) {
  const { serviceUser } = await requireMember(context, request);
  const { nickname, avatarUrl } = parseBody(profileBodySchema, request.body);
  const changes = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl }),
  };
  const row = await context.db.transaction().execute(async (transaction) => {
    const current = await lockServiceUser(transaction, serviceUser);
    requireCurrentVersion(request, current.version);
    if (Object.keys(changes).length === 0) return current;
    return writeChanges(transaction, current, { ...changes, updated_at: context.clock() });
  });
  return ownProfile(row, context.settings.publicUrl);
}

/** @throws ServiceError `InvalidToken` if the member was blocked or deleted since the token was checked */
async function lockServiceUser(
  transaction: Transaction<Database>,
  { space_id, id }: ServiceUserRow,
): Promise<ServiceUserRow> {
  const row = await transaction
    .selectFrom("service_user")
    .selectAll()
    .where("space_id", "=", space_id)
    .where("id", "=", id)
    .where("enable_login", "=", true)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw invalidToken();
  return row;
}

async function writeChanges(
  transaction: Transaction<Database>,
  { space_id, id }: ServiceUserRow,
  changes: Updateable<Database["service_user"]>,
): Promise<ServiceUserRow> {
  return transaction
    .updateTable("service_user")
    .set({ ...changes, version: sql`version + 1` })
    .where("space_id", "=", space_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
