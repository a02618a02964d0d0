import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { OwnSpaces } from "#components/membership/own-spaces.tsx";
import { readCursor, type Search } from "#lib/collection/view.ts";
import { paths } from "#lib/paths.ts";
import { requireConsoleUser } from "#lib/session/console/platform-user.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { emailOf, listOwnMemberships } from "#lib/space/space-memberships.ts";
import { orTokenForm, ownUser } from "./own.ts";

const pageSize = 30;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("console.spaces"))("title") };
}

/** The platform user's own memberships, with the Spaces that they are in. */
export default async function SpacesPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { send } = await requireConsoleUser();
  const cursor = readCursor(await searchParams) ?? {};
  const [page, user] = await Promise.all([
    orTokenForm(listOwnMemberships(send, { limit: pageSize, ...cursor })).catch(firstPageWhenGone),
    ownUser(),
  ]);
  return <OwnSpaces page={page} email={emailOf(user)} />;
}

/** A cursor that is good no more. */
function firstPageWhenGone(error: unknown): never {
  if (isSpaceError(error, "BadCursor")) redirect(paths.console.spaces());
  throw error;
}
