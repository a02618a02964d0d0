import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { MembersPageSkeleton } from "#components/membership/members-skeleton.tsx";
import { SpaceMembers } from "#components/membership/space-members.tsx";
import { SpaceSwitch } from "#components/shell/console/console-shell.tsx";
import { troubleOf } from "#components/shell/trouble/trouble-kind.ts";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { type MembersPage, membersOf } from "#lib/collection/of/members.ts";
import { type ServedPage, servePage } from "#lib/collection/query.ts";
import type { Search } from "#lib/collection/view.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { spaceName } from "#lib/content/space-members.ts";
import { redirectToTokenForm, requireConsoleUser } from "#lib/session/console/platform-user.ts";
import { decodedParams } from "#lib/space/decode-segment.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { listOwnMemberships, listSpaceRoles, type SpaceMembership } from "#lib/space/space-memberships.ts";
import { framedWhenSlow } from "../../../framed-when-slow.tsx";
import { orTokenForm } from "../own.ts";

interface SpacePageProps {
  params: Promise<{ spaceId: string }>;
  searchParams: Promise<Search>;
}

export async function generateMetadata({ params }: SpacePageProps): Promise<Metadata> {
  const { spaceId } = await decodedParams(params);
  try {
    const { space } = (await membershipIn(spaceId)).sys;
    return { title: (await getTranslations("console.members"))("titleOf", { space: spaceName(space) }) };
  } catch (error) {
    if (!isSpaceError(error)) throw error;
    // The page throws it too and shows the error page.
    const t = await getTranslations("console.trouble");
    return { title: t(troubleOf(error) === "unreachable" ? "away.title" : "broken.title") };
  }
}

/** The members of a Space that the platform user is in. */
export default async function SpacePage(props: SpacePageProps) {
  return await framedWhenSlow(members(props), <MembersPageSkeleton />);
}

async function members({ params, searchParams }: SpacePageProps) {
  const { id, send } = await requireConsoleUser();
  const own = await membershipIn((await decodedParams(params)).spaceId);
  const { space } = own.sys;
  const collection = membersOf(space.sys.id);
  const address = collection.readView(await searchParams);
  const nothing: ServedPage<MembersPage> = { query: "" };
  const [roles, served] = await Promise.all([
    orTokenForm(listSpaceRoles(send, space.sys.id)),
    "problem" in address ? nothing : servePage(collection, send, address.view),
  ]);
  if (served.problem?.code === "SessionEnded") await redirectToTokenForm("token_refused");
  return (
    <ClientMessages area="spaceMembers">
      <SpaceMembers
        key={space.sys.id}
        subject={{ spaceId: space.sys.id, spaceName: spaceName(space), roles, userId: id }}
        served={packJson(served)}
        switcher={<SpaceSwitch />}
      />
    </ClientMessages>
  );
}

/** The platform user's membership in a Space, read once per request. Without one it is a 404. */
const membershipIn = cache(async (spaceId: string): Promise<SpaceMembership> => {
  const { send } = await requireConsoleUser();
  const conditions = [["sys.space.sys.id", spaceId]] as const;
  const [own] = (await orTokenForm(listOwnMemberships(send, { limit: 1, conditions }))).items;
  return own ?? notFound();
});
