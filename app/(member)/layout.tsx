import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { UndeletedElsewhere } from "#components/collection/undeleted-elsewhere.tsx";
import { DraftRefusal } from "#components/drafts/draft-refusal.tsx";
import { QueuedDrafts } from "#components/drafts/queued-drafts.tsx";
import { MapSettingsProvider } from "#components/map/map-settings.tsx";
import { PaletteLoader } from "#components/palette/palette-loader.tsx";
import { OfflinePages } from "#components/session/offline-pages.tsx";
import { SessionMonitor } from "#components/session/session-monitor.tsx";
import { AnnounceSession } from "#components/session/session-scripts.tsx";
import { signInOptions } from "#components/session/sign-in-options.ts";
import { QueueKeys } from "#components/shell/queue-keys.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { MediaOriginsProvider } from "#components/ui/picture/media-origins.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { PageUploads } from "#components/upload/page-uploads.tsx";
import { pageIdentityAttributes } from "#lib/browser/page-identity.ts";
import { placeType } from "#lib/content/place-type.ts";
import { searchedType } from "#lib/content/type-words.ts";
import { requireMember } from "#lib/session/member.ts";
import { currentMapOrigins, currentMediaOrigins, currentSpaceFile } from "#lib/space-file/current.ts";
import { readerOf } from "./reader.ts";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  const { id, spaceId, provider, sessionEnd } = await requireMember();
  const file = currentSpaceFile();
  const { brand, providers } = file;
  const { language, reading } = await readerOf();
  const t = await getTranslations("signIn");
  const options = signInOptions(providers, provider, language, (words) => t("continueWith", words));
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <MediaOriginsProvider origins={currentMediaOrigins()}>
      <ClientMessages namespaces={["session", "palette.input", "signOut"]}>
        <QueueKeys nonce={nonce} />
        <AnnounceSession message={{ kind: "signed-in", memberId: id }} nonce={nonce} />
        <template {...pageIdentityAttributes({ spaceId, memberId: id })} />
        <MapSettingsProvider
          settings={{
            base: file.map,
            origins: currentMapOrigins(),
            types: file.contentTypes.flatMap(placeType),
            reading,
          }}
        >
          {children}
        </MapSettingsProvider>
        <SessionMonitor first={{ memberId: id, ...sessionEnd }} mark={brand.mark} options={options}>
          <OfflinePages
            memberId={id}
            creatable={file.contentTypes.flatMap(({ id: typeId, create }) => (create ? [typeId] : []))}
          />
        </SessionMonitor>
        <PaletteLoader
          subject={{
            memberId: id,
            kinds: kindsOf(file, language),
            types: file.contentTypes.map(searchedType),
            reading,
          }}
        />
        <PageUploads
          memberId={id}
          localeId={file.locales[0]?.id ?? ""}
          limits={file.media?.kinds?.map(({ kind, maxMegabytes }) => ({
            kind,
            ...(maxMegabytes !== undefined && { maxBytes: maxMegabytes * 1_000_000 }),
          }))}
        />
        <div
          className={classNames(
            // Without a notice it is a strip that can't be seen: what is under it can be pressed.
            "pointer-events-none fixed inset-x-4 bottom-20 z-alert mx-auto flex max-w-176 flex-col gap-2",
            "*:pointer-events-auto",
            "max-tablet:bottom-[calc(9rem+env(safe-area-inset-bottom))]",
            "tablet:peer-data-[layout=shell]/layout:start-20 desktop:peer-data-[layout=shell]/layout:start-rail",
          )}
          data-part="notices"
        >
          <DraftRefusal />
          <QueuedDrafts memberId={id} />
          <UndeletedElsewhere />
        </div>
        <Toasts />
      </ClientMessages>
    </MediaOriginsProvider>
  );
}
