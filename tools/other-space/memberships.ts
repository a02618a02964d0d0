import { z } from "zod";
import { type Answer, bodyOf, type Call, parameter, type Routes } from "./call.ts";
import { created, deleted, expectVersion, newStored, touch, updated, versionHeader } from "./change.ts";
import { listAnswer } from "./list.ts";
import { existing } from "./permission.ts";
import { showPlatform } from "./platform.ts";
import { refuse } from "./refused.ts";
import { type Refer, refer } from "./resource.ts";
import { showMembership } from "./show.ts";
import type { Space } from "./space.ts";

const referTo = (targetType: string) =>
  z.object({
    sys: z.object({ id: z.string(), type: z.literal("Refer"), targetType: z.literal(targetType) }),
  });
const roles = z.array(referTo("SpaceRole")).min(1).max(3);
const createSchemas = {
  inSys: z.object({ sys: z.object({ user: referTo("User") }), roles }),
  inBody: z
    .object({ user: referTo("User"), roles })
    .transform(({ user, ...rest }) => ({ sys: { user }, ...rest })),
};

/** Space Memberships on CMA; `callerOf` gives the id of the platform user. */
export function membershipRoutes(space: Space, callerOf: (call: Call) => string): Routes {
  const { paths } = space.choices;
  const follows = ["Space", "User", "SpaceRole"];
  const update = (call: Call) => change(space, call, callerOf(call));
  return {
    "GET /me/space-memberships": (call) => {
      const by = callerOf(call);
      const own = [...space.memberships.values()].filter(({ user }) => user === by);
      const items = own.map((one) => showMembership(space, one));
      return listAnswer(space, call, { base: "cma", items, follows });
    },
    [paths.listMemberships]: (call) => {
      callerOf(call);
      const items = [...space.memberships.values()].map((one) => showMembership(space, one));
      return listAnswer(space, call, { base: "cma", items, follows });
    },
    [paths.readMembership]: (call) => {
      callerOf(call);
      const membership = existing(space, space.memberships, parameter(call, "membershipId"));
      return { status: 200, body: showMembership(space, membership) };
    },
    [paths.createMembership]: (call) => create(space, call, callerOf(call)),
    [paths.putMembership]: update,
    [paths.patchMembership]: update,
    [paths.deleteMembership]: (call) => {
      callerOf(call);
      const { id } = existing(space, space.memberships, parameter(call, "membershipId"));
      space.memberships.delete(id);
      return deleted(space, id);
    },
  };
}

function change(space: Space, call: Call, by: string): Answer {
  const membership = existing(space, space.memberships, parameter(call, "membershipId"));
  expectVersion(versionHeader(call), membership.version);
  membership.roles = known(space, bodyOf(call, z.object({ roles })).roles);
  touch(membership, by);
  return updated(space, showMembership(space, membership));
}

function create(space: Space, call: Call, by: string): Answer {
  const body = bodyOf(call, createSchemas[space.choices.membershipUser]);
  const user = body.sys.user.sys.id;
  if (showPlatform(space, "User", user) === undefined) return refuse("invalid", "user: is unknown");
  if ([...space.memberships.values()].some((one) => one.user === user))
    return refuse("invalid", "user: is a member");
  return created(space, showMembership(space, addMembership(space, user, known(space, body.roles), by)));
}

export function addMembership(space: Space, user: string, roles: Refer[], by: string) {
  const membership = { ...newStored(space, "membership", by), user, roles };
  space.memberships.set(membership.id, membership);
  return membership;
}

function known(space: Space, sent: z.output<typeof roles>): Refer[] {
  const unknown = sent.find(({ sys }) => showPlatform(space, "SpaceRole", sys.id) === undefined);
  if (unknown !== undefined) return refuse("invalid", "roles: has an unknown one");
  return sent.map(({ sys }) => refer("SpaceRole", sys.id));
}
