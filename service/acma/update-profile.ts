import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { isStorable, notStorable } from "#service/acma/content-validation/text.ts";
import { requireCurrentVersion } from "#service/acma/current-version.ts";
import { ownProfile } from "#service/acma/service-user.ts";
import { requireMember } from "#service/auth/member.ts";
import type { ServiceContext } from "#service/context.ts";
import { parseBody } from "#service/parse-body.ts";

const bodySchema = z.strictObject({
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

/** `PATCH /me`: `nickname` and `avatarUrl` alone; `avatarUrl: null` removes it (`decisions.md`, "ACMA"). */
export async function updateProfile(context: ServiceContext, request: FastifyRequest) {
  const { serviceUser } = await requireMember(context, request);
  const { nickname, avatarUrl } = parseBody(bodySchema, request.body);
  requireCurrentVersion(request, serviceUser.version);
  const changes = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl }),
  };
  if (Object.keys(changes).length === 0) return ownProfile(serviceUser, context.settings.publicUrl);
  const updated = await context.db
    .updateTable("service_user")
    .set({ ...changes, updated_at: context.clock(), version: sql`version + 1` })
    .where("space_id", "=", serviceUser.space_id)
    .where("id", "=", serviceUser.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ownProfile(updated, context.settings.publicUrl);
}
