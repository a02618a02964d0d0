import { type Check, decided, NotAsked, shown } from "./check.ts";
import { at, expectEqual, expectError, expectRefused, expectStatus, listAt, textAt } from "./expect.ts";
import type { Space } from "./space.ts";

const refer = (targetType: string, id: string) => ({ sys: { id, type: "Refer", targetType } });
const roles = (...ids: string[]) => ({ roles: ids.map((id) => refer("SpaceRole", id)) });

interface Guest {
  userId: string;
  membershipId: string;
  roleId: string;
  version: number;
}

/** The member of the demo Space that checks may change: linus. Memberships of real Spaces stay as they are. */
async function guest(space: Space): Promise<Guest> {
  if (!space.target.embedded) throw new NotAsked("would change somebody's Space Membership");
  const { body } = await space.asManager("findUsers", { query: "email=linus@example.com" });
  const userId = textAt(body, "items.0.sys.id");
  const found = await membershipOf(space, userId);
  const membership = found ?? (await added(space, userId, "editor")).body;
  return {
    userId,
    membershipId: textAt(membership, "sys.id"),
    roleId: textAt(membership, "roles.0.sys.id"),
    version: Number(at(membership, "sys.version")),
  };
}

async function membershipOf(space: Space, userId: string): Promise<unknown> {
  const { body } = await space.asManager("listMemberships", { query: "limit=100" });
  return listAt(body, "items").find((item) => at(item, "sys.user.sys.id") === userId);
}

async function added(space: Space, userId: string, roleId: string) {
  return space.asManager("addMembership", { json: { user: refer("User", userId), ...roles(roleId) } });
}

type Method = "replaceRoles" | "patchMembership";

const change = (space: Space, name: Method, { membershipId }: Guest, json: unknown, version?: number) =>
  space.asManager(name, {
    path: { membershipId },
    json,
    headers: version === undefined ? {} : { "x-service-version": String(version) },
  });

const both = (ask: (space: Space, name: Method) => Promise<void>) => ({
  "by PUT": (space: Space) => ask(space, "replaceRoles"),
  "by PATCH": (space: Space) => ask(space, "patchMembership"),
});

/** The manager's own membership, as a Guest of itself. */
async function manager(space: Space): Promise<Guest> {
  const { body } = await space.asManager("readUser");
  const membership = await membershipOf(space, textAt(body, "sys.id"));
  return {
    userId: textAt(body, "sys.id"),
    membershipId: textAt(membership, "sys.id"),
    roleId: textAt(membership, "roles.0.sys.id"),
    version: Number(at(membership, "sys.version")),
  };
}

const adding: Check[] = [
  ...shown("Add member: body carries a user reference and roles. No version header", {
    "after a delete": async (space) => {
      const { userId, membershipId, roleId } = await guest(space);
      expectStatus(await space.asManager("deleteMembership", { path: { membershipId } }), 204);
      const answer = await added(space, userId, roleId);
      expectStatus(answer, 201);
      expectEqual(at(answer.body, "sys.user.sys.id"), userId, "sys.user.sys.id");
      expectEqual(at(answer.body, "sys.version"), 1, "sys.version");
    },
  }),
  ...decided("CMA: an existing member is 409 AlreadyMember", {
    "added once more": async (space) => {
      const { userId, roleId } = await guest(space);
      expectError(await added(space, userId, roleId), 409, "AlreadyMember");
    },
  }),
  ...shown("It is not an email invitation", {
    "an address in place of the user": async (space) => {
      await guest(space);
      const json = { email: "somebody@example.com", ...roles("viewer") };
      expectRefused(await space.asManager("addMembership", { json }));
    },
  }),
];

export const cmaChanges: Check[] = [
  ...adding,
  ...shown(
    "A Space Membership PUT or PATCH without X-Service-Version: the header is required",
    both(async (space, name) => {
      const one = await guest(space);
      expectRefused(await change(space, name, one, roles(one.roleId)));
    }),
  ),
  ...decided(
    "Versions: without it 428 VersionRequired",
    both(async (space, name) => {
      const one = await guest(space);
      expectError(await change(space, name, one, roles(one.roleId)), 428, "VersionRequired");
    }),
  ),
  ...shown(
    "Space Membership: version increases by 1 per change",
    both(async (space, name) => {
      const one = await guest(space);
      const answer = await change(space, name, one, roles("editor", "viewer"), one.version);
      expectStatus(answer, 200);
      expectEqual(at(answer.body, "sys.version"), one.version + 1, "sys.version");
      expectEqual(listAt(answer.body, "roles").length, 2, "the number of roles");
    }),
  ),
  ...decided(
    "Versions: not the current one: 409 VersionMismatch",
    both(async (space, name) => {
      const one = await guest(space);
      expectError(await change(space, name, one, roles(one.roleId), one.version + 7), 409, "VersionMismatch");
    }),
  ),
  ...shown("Limits: roles per Space Membership 1 to 3", {
    "none is refused": async (space) => {
      const one = await guest(space);
      expectRefused(await change(space, "replaceRoles", one, roles(), one.version));
    },
    "three are taken": async (space) => {
      const one = await guest(space);
      const three = roles("manager", "editor", "viewer");
      expectStatus(await change(space, "replaceRoles", one, three, one.version), 200);
      const { version } = await guest(space);
      expectStatus(await change(space, "replaceRoles", one, roles("editor"), version), 200);
    },
    "four are refused": async (space) => {
      const one = await guest(space);
      const four = roles("manager", "editor", "viewer", "fourth");
      expectRefused(await change(space, "replaceRoles", one, four, one.version));
    },
  }),
  ...decided("CMA: roles that do not fit are 422 ValidationFailed", {
    "a role that is not there": async (space) => {
      const one = await guest(space);
      expectError(
        await change(space, "replaceRoles", one, roles("no-such"), one.version),
        422,
        "ValidationFailed",
      );
    },
    "a Refer to something else": async (space) => {
      const one = await guest(space);
      const json = { roles: [refer("User", one.userId)] };
      expectError(await change(space, "replaceRoles", one, json, one.version), 422, "ValidationFailed");
    },
  }),
  ...decided("CMA: the last one who can manage members: 409 LastManager", {
    "its own delete": async (space) => {
      await guest(space);
      const { membershipId } = await manager(space);
      expectError(await space.asManager("deleteMembership", { path: { membershipId } }), 409, "LastManager");
    },
    ...Object.fromEntries(
      Object.entries(
        both(async (space, name) => {
          await guest(space);
          const one = await manager(space);
          expectError(await change(space, name, one, roles("viewer"), one.version), 409, "LastManager");
        }),
      ).map(([method, ask]) => [`its own roles ${method}`, ask]),
    ),
  }),
  ...shown("Delete: no version header (decided: 204)", {
    "a member's": async (space) => {
      const { userId, membershipId, roleId } = await guest(space);
      expectStatus(await space.asManager("deleteMembership", { path: { membershipId } }), 204);
      expectRefused(await space.asManager("readMembership", { path: { membershipId } }));
      expectStatus(await added(space, userId, roleId), 201);
    },
  }),
];
