import type { FastifyRequest } from "fastify";
import { queryOf } from "#service/acma/list-answer.ts";
import { requirePlatformUser } from "#service/cma/platform-user.ts";
import { showUser } from "#service/cma/show.ts";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";
import { buildLinks } from "#service/query/links.ts";
import { type ListParameters, parseListParameters } from "#service/query/list-parameters.ts";
import { applySelect, parseSelect } from "#service/query/select.ts";

/**
 * `GET /users?email={exact address}`: at most one user, so that accounts can't be listed (decisions.md
 * "CMA"). The page is always complete: no cursor, and order doesn't matter.
 */
export async function findUsers(context: ServiceContext, request: FastifyRequest) {
  await requirePlatformUser(context, request);
  const parameters = parseListParameters(queryOf(request));
  const selection = parseSelect(parameters.select);
  const { limit, skip } = parameters;
  const users = await context.db
    .selectFrom("platform_user")
    .selectAll()
    .where("email", "=", requireAddress(parameters).toLowerCase())
    .execute();
  const items = users.slice(skip).map(showUser);
  return {
    sys: { type: "TotalPageResponse" },
    limit,
    totalCount: users.length,
    items: selection ? items.map((item) => applySelect(item, selection)) : items,
    links: buildLinks({ path: "/v1/users", query: queryOf(request), limit, skip }, {}),
  };
}

function requireAddress({ cursor, order, conditions }: ListParameters): string {
  if (cursor !== undefined) throw new ServiceError("BadCursor", "This list has no other page.");
  const badKey = order?.split(",").find((key) => !/^-?sys\.(id|createdAt|updatedAt|version)$/.test(key));
  if (badKey !== undefined) throw new ServiceError("UnknownField", `There is no "${badKey}" to order by.`);
  const [condition, ...others] = conditions;
  if (condition?.path !== "email" || condition.operator !== "eq" || others.length > 0) {
    throw new ServiceError("BadRequest", "A user is found by one exact address alone: email=…");
  }
  if (condition.value === "") throw new ServiceError("BadFilterValue", '"email" has no value.');
  return condition.value;
}
