import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TokenForm } from "#components/membership/token-form.tsx";
import { parseTokenProblem } from "#components/membership/token-problem.ts";
import { Door } from "#components/session/door.tsx";
import { ConsoleMark } from "#components/shell/console/console-mark.tsx";
import { redirectWhenSignedIn } from "#lib/session/console/platform-user.ts";

interface DoorPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("console.door"))("title") };
}

/** Where a platform user pastes a CMA token. */
export default async function DoorPage({ searchParams }: DoorPageProps) {
  const search = await searchParams;
  const problem = parseTokenProblem(only(search.problem));
  const returnTo = only(search.returnTo);
  if (problem === undefined) await redirectWhenSignedIn(returnTo);
  return (
    <Door mark={<ConsoleMark />}>
      <TokenForm problem={problem} returnTo={returnTo} />
    </Door>
  );
}

function only(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
