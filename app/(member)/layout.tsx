import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AnnounceMember } from "#components/session/announce-member.tsx";
import { signInOptions } from "#components/session/sign-in-options.ts";
import { QueueKeys } from "#components/shell/queue-keys.tsx";
import { pageIdentityAttributes } from "#lib/browser/page-identity.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { placeType } from "#lib/content/place-type.ts";
import { inLanguage, searchedType } from "#lib/content/type-words.ts";
import { requireMember } from "#lib/session/member.ts";
import { currentMapOrigins, currentMediaOrigins, currentSpaceFile } from "#lib/space-file/current.ts";
import { MemberFrame, type MemberSettings } from "./member-frame.tsx";
import { readerOf } from "./reader.ts";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  const { id, spaceId, provider, sessionEnd } = await requireMember();
  const { brand, providers, contentTypes, locales, media, map } = currentSpaceFile();
  const { language, reading } = await readerOf();
  const t = await getTranslations("signIn");
  const nonce = (await headers()).get("x-nonce") ?? "";
  const settings: MemberSettings = {
    session: {
      first: { memberId: id, ...sessionEnd },
      mark: brand.mark,
      options: signInOptions(providers, provider, language, (words) => t("continueWith", words)),
    },
    palette: {
      memberId: id,
      types: contentTypes.map((type) => inLanguage(searchedType(type), language)),
      reading,
    },
    map: { base: map, origins: currentMapOrigins(), types: contentTypes.flatMap(placeType) },
    uploads: {
      memberId: id,
      localeId: locales[0]?.id ?? "",
      limits: media?.kinds?.map(({ kind, maxMegabytes }) => ({
        kind,
        ...(maxMegabytes !== undefined && { maxBytes: maxMegabytes * 1_000_000 }),
      })),
    },
    mediaOrigins: currentMediaOrigins(),
  };
  return (
    <>
      <QueueKeys nonce={nonce} />
      <AnnounceMember memberId={id} nonce={nonce} />
      <template {...pageIdentityAttributes({ spaceId, memberId: id })} />
      <MemberFrame settings={packJson(settings)}>{children}</MemberFrame>
    </>
  );
}
