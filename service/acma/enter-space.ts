import type { FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import type { Actor } from "#service/acma/permission.ts";
import { type Member, requireMember } from "#service/auth/member.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import type { Locales } from "#service/query/content-fields.ts";

type SpaceRow = Selectable<Database["space"]>;

/** A member inside its Space: what every endpoint below `/spaces/{spaceId}` starts with. */
export interface Visit {
  actor: Actor;
  spaceId: string;
  locales: Locales;
}

/** @throws ServiceError `InvalidToken`, or `NotFound` for another Space than the token's. */
export async function enterSpace(context: ServiceContext, request: FastifyRequest): Promise<Visit> {
  const member = await requireMember(context, request);
  const space = await context.db
    .selectFrom("space")
    .select(["id", "default_locale", "locales"])
    .where("id", "=", member.serviceUser.space_id)
    .executeTakeFirstOrThrow();
  return { actor: actorOf(member), spaceId: space.id, locales: localesOf(space) };
}

function actorOf({ serviceUser, rules }: Member): Actor {
  return { id: serviceUser.id, isAdmin: serviceUser.is_admin, rules };
}

function localesOf(space: Pick<SpaceRow, "default_locale" | "locales">): Locales {
  return { defaultLocale: space.default_locale, locales: space.locales };
}
