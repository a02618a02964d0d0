import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { AnnounceSession, FollowSignIn, ForgetPages } from "#components/session/session-scripts.tsx";
import { parseSignInProblem, SignIn } from "#components/session/sign-in.tsx";
import { leaveWhenSignedIn } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

interface SignInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signIn"))("title") };
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const search = await searchParams;
  const problem = parseSignInProblem(only(search.problem));
  if (problem === undefined || isOver(problem)) await leaveWhenSignedIn(only(search.returnTo));
  const { brand, providers } = currentSpaceFile();
  const returnTo = only(search.returnTo);
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <>
      {problem !== undefined && isSignOut(problem) && (
        <AnnounceSession message={{ kind: "signed-out" }} nonce={nonce} />
      )}
      <ForgetPages nonce={nonce} />
      <FollowSignIn returnTo={returnTo} nonce={nonce} />
      <SignIn
        brand={brand}
        providers={providers}
        problem={problem}
        problemProvider={only(search.provider)}
        lastProvider={(await cookies()).get("last-provider")?.value}
        returnTo={returnTo}
      />
    </>
  );
}

function only(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function isSignOut(problem: string): boolean {
  return problem === "signed_out" || problem === "signed_out_here";
}

/** It is about an earlier session, not about a failed sign-in. */
function isOver(problem: string): boolean {
  return isSignOut(problem) || problem === "session_ended" || problem === "no_intent";
}
