import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { parseTokenProblem, TokenForm } from "#components/membership/token-form.tsx";
import { AuthLayout } from "#components/session/auth-layout.tsx";
import { ConsoleMark } from "#components/shell/console/console-mark.tsx";
import { redirectWhenSignedIn } from "#lib/session/console/platform-user.ts";

interface ConsolePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("console.signIn"))("title") };
}

/** Where a platform user pastes a CMA token. */
export default async function ConsolePage({ searchParams }: ConsolePageProps) {
  const search = await searchParams;
  const problem = parseTokenProblem(only(search.problem));
  const returnTo = only(search.returnTo);
  if (problem === undefined) await redirectWhenSignedIn(returnTo);
  return (
    <AuthLayout mark={<ConsoleMark large />}>
      <TokenForm problem={problem} returnTo={returnTo} />
    </AuthLayout>
  );
}

function only(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
