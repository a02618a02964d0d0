import { randomUUID } from "node:crypto";
import { bearerOf, type Call, parameter, type Routes } from "./call.ts";
import { listAnswer } from "./list.ts";
import { addMembership, membershipRoutes } from "./memberships.ts";
import { showContentType, showPlatform, spaceRoles, users } from "./platform.ts";
import { refuse } from "./refused.ts";
import { refer } from "./resource.ts";
import type { Space } from "./space.ts";

/** A token of CMA for each platform user; grace and linus are members of the Space. */
export function cmaTokens(space: Space) {
  addMembership(space, "user.grace", [refersTo("caretaker")], "user.grace");
  addMembership(space, "user.linus", [refersTo("gardener"), refersTo("visitor")], "user.grace");
  return { grace: `cma.${randomUUID()}`, linus: `cma.${randomUUID()}`, mary: `cma.${randomUUID()}` };
}

const refersTo = (role: (typeof spaceRoles)[number]) => refer("SpaceRole", `role.${role}`);

export function cmaRoutes(space: Space, tokens: ReturnType<typeof cmaTokens>): Routes {
  const callerOf = (call: Call) => {
    const bearer = bearerOf(call);
    const name = users.find((one) => tokens[one] === bearer) ?? refuse("badToken");
    const { spaceId } = call.parameters;
    return spaceId === undefined || spaceId === space.id ? `user.${name}` : refuse("missing");
  };
  const list = (call: Call, type: string, ids: readonly string[]) => {
    callerOf(call);
    const items = ids.map((id) => showPlatform(space, type, id)).filter((item) => item !== undefined);
    return listAnswer(space, call, { base: "cma", items });
  };
  const { paths } = space.choices;
  return {
    ...membershipRoutes(space, callerOf),
    "GET /me": (call) => ({ status: 200, body: showPlatform(space, "User", callerOf(call)) }),
    [paths.listUsers]: (call) =>
      list(
        call,
        "User",
        users.map((name) => `user.${name}`),
      ),
    [paths.listRoles]: (call) =>
      list(
        call,
        "SpaceRole",
        spaceRoles.map((name) => `role.${name}`),
      ),
    [paths.listContentTypes]: (call) => {
      callerOf(call);
      const items = space.types.map((type) => showContentType(space, type));
      return listAnswer(space, call, { base: "cma", items });
    },
    [paths.readContentType]: (call) => {
      callerOf(call);
      const type = space.typeOf(parameter(call, "contentTypeId")) ?? refuse("missing");
      return { status: 200, body: showContentType(space, type) };
    },
  };
}
