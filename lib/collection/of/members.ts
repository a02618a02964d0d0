import { userName } from "#lib/content/space-members.ts";
import { paths } from "#lib/paths.ts";
import type { ConsoleEndpointName } from "#lib/space/console-endpoints.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import {
  type ConsoleSend,
  deleteMembership,
  listMemberships,
  membershipsOf,
  type PlatformUser,
  readMembership,
  type SpaceMembership,
} from "#lib/space/space-memberships.ts";
import type { Collection, Deletable, FoundPage } from "../collection.ts";
import { membersListId } from "../list-ids.ts";
import { readView, type Search, type View, type ViewProblem, viewSearch } from "../view.ts";

const usual = { order: "", size: 30 } as const;

/** A user's name by id; null if no longer a member. Missing ids are unknown. */
export type MemberNames = Readonly<Record<string, string | null>>;

/** Memberships, with the names of those who created or changed them. */
export interface MembersPage extends FoundPage<SpaceMembership> {
  names: MemberNames;
}

export interface MembersCollection
  extends Collection<View, MembersPage, ConsoleEndpointName>,
    Deletable<SpaceMembership, ConsoleEndpointName> {
  readView: (search: Search) => { view: View } | { problem: ViewProblem };
}

/** The members of a Space; they can't be searched or ordered. */
export function membersOf(spaceId: string): MembersCollection {
  return {
    id: membersListId(spaceId),
    plain: paths.console.space(spaceId),
    usualOrder: usual.order,
    readView: ({ size, next, prev }) =>
      readView({ size, next, prev }, { ...usual, orders: [usual.order], searchPlaces: [] }),
    address: (view) => paths.console.space(spaceId, viewSearch(view, usual, {})),
    isPart: () => false,
    query: ({ size, cursor }) => ({ limit: size, ...cursor }),
    find: async (send, query) => {
      const page = await listMemberships(send, spaceId, query);
      return { ...page, names: await namesOf(send, spaceId, page.items) };
    },
    deleteRight: () => "delete",
    deleteItem: async (send, membershipId) => await deleteMembership(send, { spaceId, membershipId }),
    readItem: async (send, membershipId) => await readMembership(send, { spaceId, membershipId }),
  };
}

// Authors of memberships come as Refers, whatever `include` says: names not on the page are read at once.
async function namesOf(
  send: ConsoleSend,
  spaceId: string,
  items: readonly SpaceMembership[],
): Promise<MemberNames> {
  const names = Object.fromEntries(items.flatMap(({ sys }) => named(sys.user)));
  const changers = items.map(({ sys }) => (sys.updatedBy ?? sys.createdBy)?.sys.id ?? "");
  const others = [...new Set(changers)].filter((id) => id !== "" && names[id] === undefined);
  // The page works without these names.
  const found = await membershipsOf(send, spaceId, others).catch((error: unknown) => {
    if (error instanceof SpaceError) return undefined;
    throw error;
  });
  if (found === undefined) return names;
  const present = new Set(found.map(({ sys }) => sys.user.sys.id));
  const gone = others.filter((id) => !present.has(id)).map((id) => [id, null] as const);
  return { ...names, ...Object.fromEntries([...found.flatMap(({ sys }) => named(sys.user)), ...gone]) };
}

function named(user: PlatformUser): [string, string][] {
  const name = userName(user);
  return name === undefined ? [] : [[user.sys.id, name]];
}
