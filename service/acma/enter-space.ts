import type { FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import { type Frame, readFrame } from "#service/acma/frame.ts";
import type { Actor } from "#service/acma/permission.ts";
import { type Member, requireMember } from "#service/auth/member.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import type { Locales } from "#service/query/content-fields.ts";

type SpaceRow = Selectable<Database["space"]>;

/** A member inside its Space, the context of every endpoint below `/spaces/{spaceId}`. */
export interface Visit {
  actor: Actor;
  spaceId: string;
  locales: Locales;
  /** The Space and its Content Types as of the beginning of the request. */
  frame: Frame;
  /** The position, in bytes, that a replica needs to have replayed for this member; null if only the primary will do. */
  position: number | null;
}

/** @throws ServiceError `InvalidToken`; `NotFound` for another Space than the token's. */
export async function enterSpace(context: ServiceContext, request: FastifyRequest): Promise<Visit> {
  const member = await requireMember(context, request);
  const frame = await readFrame(context, member.serviceUser.space_id, member.frameVersion);
  const position = member.position === null ? null : Math.max(member.position, frame.position);
  return {
    actor: actorOf(member),
    spaceId: frame.space.id,
    locales: localesOf(frame.space),
    frame,
    position,
  };
}

function actorOf({ serviceUser, rules }: Member): Actor {
  return { id: serviceUser.id, isAdmin: serviceUser.is_admin, rules };
}

function localesOf(space: Pick<SpaceRow, "default_locale" | "locales">): Locales {
  return { defaultLocale: space.default_locale, locales: space.locales };
}
