import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import { invalidToken, requireBearer } from "#service/auth/bearer.ts";
import { hashSecret } from "#service/auth/secret.ts";
import { noteCaller } from "#service/caller.ts";
import type { ServiceContext } from "#service/context.ts";
import { noteServer, serverStart } from "#service/database/cache-per-database.ts";
import { compileOnce } from "#service/database/compile-once.ts";
import type { Database } from "#service/database/schema.ts";
import { featureNotSupported } from "#service/database/sqlstate.ts";
import { isCode } from "#service/error-code.ts";
import { ServiceError } from "#service/errors.ts";
import { takeShare } from "#service/rate-limit.ts";
import { neededLogBytes } from "#service/replicas/member-writes.ts";

/** The caller, and what the member's ServiceUserRole allows. */
export interface Member {
  serviceUser: Selectable<Database["service_user"]>;
  rules: Selectable<Database["service_user_role"]>["rules"];
  /** `space.frame_version`: cached data of the Space is valid while it stays the same. */
  frameVersion: number;
  /**
   * The position, in bytes, that a replica needs to have replayed so that the member sees all of their writes; null if
   * only the primary will do.
   */
  position: number | null;
}

type MemberRow = Selectable<Database["service_user"]> &
  Pick<Selectable<Database["service_user_role"]>, "rules"> &
  Pick<Selectable<Database["space"]>, "frame_version"> & { server: number; position?: number | null };

const pathSchema = z.object({ spaceId: z.string().optional() }).catch({});

const members = new WeakMap<FastifyRequest, Promise<Member>>();

/**
 * The member of the request's accessToken, in one query. 401 `InvalidToken` if the token is unknown, expired
 * or revoked, or the member's `enableLogin` is off; 404 `NotFound` if the path names another Space than the
 * token's; 429 `RateLimited` if the member exceeds its share of a minute. Evaluated once per request.
 */
export function requireMember(context: ServiceContext, request: FastifyRequest): Promise<Member> {
  const member = members.get(request) ?? identify(context, request);
  members.set(request, member);
  return member;
}

/** Authentication comes before reading the body, so that unauthenticated requests cost little. */
export function identifyFirst(app: FastifyInstance, context: ServiceContext): void {
  app.addHook("onRequest", async (request) => {
    await requireMember(context, request);
  });
}

async function identify(context: ServiceContext, request: FastifyRequest): Promise<Member> {
  const member = await findMember(context, requireBearer(request));
  if (member === undefined) throw invalidToken();
  noteCaller(request, { memberId: member.serviceUser.id });
  const { spaceId } = pathSchema.parse(request.params);
  if (spaceId !== undefined && spaceId !== member.serviceUser.space_id) {
    throw new ServiceError("NotFound", "There is no such Space for this member.");
  }
  takeShare(context.limits, request.method, member.serviceUser.id);
  return member;
}

/** The role is the member's `roleOverride`, else the default role of ServiceLogin (seed.md "Permissions" rule 3). */
async function findMember(context: ServiceContext, accessToken: string): Promise<Member | undefined> {
  const row = await readMember(context, hashSecret(accessToken));
  if (row === undefined) return undefined;
  const { rules, frame_version: frameVersion, server, position = null, ...serviceUser } = row;
  noteServer(context.primary, server);
  return { serviceUser, rules, frameVersion, position };
}

async function readMember({ primary, replicas, clock }: ServiceContext, accessHash: string) {
  const read = async (statement: MemberStatement) =>
    (await primary.executeQuery(statement(primary)(accessHash, clock()))).rows[0];
  if (replicas === undefined) return read(memberStatement);
  try {
    return await read(memberAndLogStatement);
  } catch (error) {
    // During a failover, the future primary has no notes yet.
    if (!isCode(error, featureNotSupported)) throw error;
    return read(memberStatement);
  }
}

/** Every request runs this query, so it is compiled once for each database. */
const memberStatement = compileOnce<MemberRow>(selectMember);

const memberAndLogStatement = compileOnce<MemberRow>((db, accessHash, now) =>
  selectMember(db, accessHash, now)
    .leftJoin("member_write as noted", (join) =>
      join.on("noted.space_id", "=", "").on("noted.service_user_id", "=", ""),
    )
    .leftJoin("member_write as own", (join) =>
      join
        .onRef("own.space_id", "=", "token_pair.space_id")
        .onRef("own.service_user_id", "=", "token_pair.service_user_id"),
    )
    .select(neededLogBytes.as("position")),
);

type MemberStatement = typeof memberStatement;

function selectMember(db: Kysely<Database>, accessHash: string, now: Date) {
  return db
    .selectFrom("token_pair")
    .innerJoin("service_user", (join) =>
      join
        .onRef("service_user.space_id", "=", "token_pair.space_id")
        .onRef("service_user.id", "=", "token_pair.service_user_id"),
    )
    .innerJoin("service_login", "service_login.space_id", "token_pair.space_id")
    .innerJoin("space", "space.id", "token_pair.space_id")
    .innerJoin("service_user_role", (join) =>
      join
        .onRef("service_user_role.space_id", "=", "token_pair.space_id")
        .on((eb) =>
          eb(
            "service_user_role.id",
            "=",
            eb.fn.coalesce("service_user.role_override_id", "service_login.default_role_id"),
          ),
        ),
    )
    .where("token_pair.access_hash", "=", accessHash)
    .where("token_pair.access_revoked_at", "is", null)
    .where("token_pair.access_expires_at", ">", now)
    .where("service_user.enable_login", "=", true)
    .selectAll("service_user")
    .select(["service_user_role.rules", "space.frame_version", serverStart.as("server")]);
}
