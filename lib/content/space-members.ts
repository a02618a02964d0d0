import type { Page } from "#lib/space/list.ts";
import { type ListQuery, listQueryString } from "#lib/space/list-query.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { PlatformUser, SpaceMembership } from "#lib/space/space-membership.ts";
import { type ConsoleSend, listMemberships, membershipsOf } from "#lib/space/space-memberships.ts";
import { type PageSize, readSize, readTurn, type Search, type Turn } from "./list/view-parts.ts";
import { type Problem, problemOf } from "./space-problem.ts";

const usualSize = 30;

/** What the address of a Space's members says. */
export interface MembersView extends Turn {
  size: PageSize;
}

/** By user id: what somebody is called; null who is no member of the Space any more. Of others it is not known. */
export type MemberNames = Readonly<Record<string, string | null>>;

/** A page of members, and the names of those who changed something on it. */
export interface MembersPage extends Page<SpaceMembership> {
  names: MemberNames;
}

/** What the server asked for and got: a page, or why not. */
export interface ServedMembers {
  query: string;
  page?: MembersPage;
  problem?: Problem;
}

/** Reads the view of an address; `undefined` when nobody can follow it. Unknown parameters are left alone. */
export function readMembersView(search: Search): MembersView | undefined {
  const size = readSize(search.size, usualSize);
  const turn = readTurn(search);
  return size === undefined || turn === undefined ? undefined : { size, ...turn };
}

/** What of an address a view is, for `paths.console.space`. */
export function membersSearch({ size, next, prev }: MembersView): Record<string, string | undefined> {
  return { size: size === usualSize ? undefined : String(size), next, prev };
}

/** As an address says a view, this is its key. */
export function membersAsked(view: MembersView): string {
  return listQueryString(queryOf(view));
}

/** A page of the members of a Space. Throws `SpaceError`. */
export async function membersFound(
  send: ConsoleSend,
  spaceId: string,
  view: MembersView,
): Promise<MembersPage> {
  const page = await listMemberships(send, spaceId, queryOf(view));
  return { ...page, names: await namesOf(send, spaceId, page.items) };
}

/** The same for the first HTML. A Space that says no is a problem to show, not a defect. */
export async function servedMembers(
  send: ConsoleSend,
  spaceId: string,
  view: MembersView,
): Promise<ServedMembers> {
  const query = membersAsked(view);
  try {
    return { query, page: await membersFound(send, spaceId, view) };
  } catch (error) {
    if (!(error instanceof SpaceError) || error.code === "SessionEnded") throw error;
    return { query, problem: problemOf(error) };
  }
}

// Who changed a membership comes as a Refer, whatever `include` says: the names of those on the page are there, and
// those of others are asked for at once.
async function namesOf(
  send: ConsoleSend,
  spaceId: string,
  items: readonly SpaceMembership[],
): Promise<MemberNames> {
  const names = Object.fromEntries(items.flatMap(({ sys }) => named(sys.user)));
  const changers = items.map(({ sys }) => (sys.updatedBy ?? sys.createdBy)?.sys.id ?? "");
  const others = [...new Set(changers)].filter((id) => id !== "" && names[id] === undefined);
  // A name is not worth a page.
  const found = await membershipsOf(send, spaceId, others).catch((error: unknown) => {
    if (error instanceof SpaceError) return undefined;
    throw error;
  });
  if (found === undefined) return names;
  const there = new Set(found.map(({ sys }) => sys.user.sys.id));
  const gone = others.filter((id) => !there.has(id)).map((id) => [id, null] as const);
  return { ...names, ...Object.fromEntries([...found.flatMap(({ sys }) => named(sys.user)), ...gone]) };
}

function named(user: PlatformUser): [string, string][] {
  const name = userName(user);
  return name === undefined ? [] : [[user.sys.id, name]];
}

/** What somebody is called: by the name, else by the address. */
export function userName({ name, email }: PlatformUser): string | undefined {
  return name?.trim() || email;
}

/** What a list of roles is, whatever their order. */
export function isSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

export function roleIdsOf({ roles }: SpaceMembership): string[] {
  return roles.map(({ sys }) => sys.id);
}

function queryOf({ size, next, prev }: MembersView): ListQuery {
  return {
    limit: size,
    ...(next !== undefined && { next }),
    ...(prev !== undefined && { prev }),
  };
}

/** What a Space is called; one that came as a Refer, by its id. */
export function spaceName({ sys, name }: SpaceMembership["sys"]["space"]): string {
  return name?.trim() || sys.id;
}
