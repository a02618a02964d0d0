import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { SignedIn } from "#components/session/signed-in.tsx";
import { requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("session.signedIn"))("title") };
}

/** Where a sign-in in a window beside the page ends. */
export default async function SignedInPage() {
  const { id } = await requireMember();
  const nonce = (await headers()).get("x-nonce") ?? "";
  return <SignedIn mark={currentSpaceFile().brand.mark} memberId={id} nonce={nonce} />;
}
