import { NotAsked } from "../check.ts";
import { at } from "../expect.ts";
import type { Answer } from "../request.ts";
import type { Layout, Space } from "../space.ts";
import { conventionShape, findOperation, isList, isSuccess, type Result, type Shape } from "./shape.ts";

/** Space Memberships on CMA. Nothing is changed: writes are sent without a token, or without roles. */
export async function membershipShapes(target: Space): Promise<Shape[]> {
  const own = await target.asManager("readUser");
  if (!isSuccess(own)) throw new NotAsked(`CMA doesn't take the token (GET /me answers ${own.status})`);
  const email = String(at(own.body, "email") ?? at(own.body, "sys.email"));
  const reads = { as: "manager", isDone: isList } as const;
  const listed = await findOperation(target, {
    ...reads,
    name: "listMemberships",
    point: "list Space Memberships",
    calls: [{ query: "limit=1" }],
  });
  const roles = await findOperation(target, {
    ...reads,
    name: "listSpaceRoles",
    point: "list SpaceRoles",
    calls: [{}],
  });
  const users = await findOperation(target, {
    ...reads,
    name: "findUsers",
    point: "find users",
    calls: [{ query: String(new URLSearchParams({ email })) }],
  });
  const membershipId = String(at(listed.found?.answer.body, "items.0.sys.id"));
  const read = await findOperation(target, {
    name: "readMembership",
    point: "read a Space Membership",
    calls: [{ path: { membershipId } }],
    as: "manager",
    isDone: (answer) => at(answer.body, "sys.id") === membershipId,
  });
  const added = await writeWithoutToken(target, "addMembership", "add a Space Membership");
  const shapes = [
    ...[listed, roles, users, read, added],
    await writeWithoutToken(target, "replaceRoles", "update roles"),
    await writeWithoutToken(target, "deleteMembership", "delete a Space Membership"),
  ].map(({ shape }) => shape);
  return added.found === undefined ? shapes : [...shapes, await userShape(target, added.found.layout)];
}

type Write = "addMembership" | "replaceRoles" | "deleteMembership";

/** A Space refuses it, and answers otherwise where it has no such operation. */
async function writeWithoutToken(target: Space, name: Write, point: string): Promise<Result> {
  const call = { path: { membershipId: "no-such" }, json: {} };
  const { method } = target.layoutOf(name);
  const elsewhere = await target.callAt(
    name,
    { method, path: "/nothing-is-at-this-address" },
    call,
    "anonymous",
  );
  if (!isMissing(elsewhere)) return { shape: { point, choice: "every address is refused alike" } };
  return await findOperation(target, {
    name,
    point,
    calls: [call],
    as: "anonymous",
    isDone: (answer) => !isMissing(answer) && answer.status < 500,
  });
}

const isMissing = ({ status }: Answer) => [404, 405, 501].includes(status) || (status >= 300 && status < 400);

const noUser = { sys: { type: "Refer", targetType: "User", id: "no-such-user" } };

/** Where a create reads its user: the refusal of one without roles is another one if the user isn't a Refer. */
async function userShape(target: Space, layout: Layout): Promise<Shape> {
  const point = "user of a new Space Membership";
  const refusalOf = async (body: object) => {
    const call = { json: { ...body, roles: [] } };
    const { status, text } = await target.callAt("addMembership", layout, call, "manager");
    // Without ids and times, which are others in each answer.
    return `${status} ${text.replaceAll(/[\w-]*\d[\w-]*/g, "")}`;
  };
  const forms = {
    user: [{ user: noUser }, { user: 7 }],
    "sys.user": [{ sys: { user: noUser } }, { sys: { user: 7 } }],
  } as const;
  for (const [form, [fitting, unfitting]] of Object.entries(forms)) {
    if ((await refusalOf(fitting)) !== (await refusalOf(unfitting)))
      return conventionShape(point, "membershipUser", form);
  }
  return { point, choice: "can't be told without adding a member" };
}
