"use client";

import { useLocale } from "next-intl";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { UndeletedElsewhere } from "#components/collection/undeleted-elsewhere.tsx";
import { DraftRefusal } from "#components/drafts/draft-refusal.tsx";
import { QueuedDrafts } from "#components/drafts/queued-drafts.tsx";
import { type MapSettings, MapSettingsProvider } from "#components/map/map-settings.tsx";
import { PaletteLoader } from "#components/palette/palette-loader.tsx";
import type { PaletteSubject } from "#components/palette/palette-state.ts";
import { OfflinePages } from "#components/session/offline-pages.tsx";
import { SessionMonitor } from "#components/session/session-monitor.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { MediaOriginsProvider } from "#components/ui/picture/media-origins.tsx";
import { kindsOf } from "#components/ui/space/kind.ts";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { PageUploads } from "#components/upload/page-uploads.tsx";
import { unpackJson } from "#lib/content/packed-json.ts";

/** What the parts of every page need to know. */
export interface MemberSettings {
  session: Omit<ComponentProps<typeof SessionMonitor>, "children">;
  /** Its kinds are those of its types. */
  palette: Omit<PaletteSubject, "kinds">;
  map: Omit<MapSettings, "reading">;
  uploads: ComponentProps<typeof PageUploads>;
  mediaOrigins: readonly string[];
}

/**
 * What surrounds every page of a member.
 * @param settings `MemberSettings`, by `packJson`
 */
export function MemberFrame({ settings, children }: { settings: string; children: ReactNode }) {
  const language = useLocale();
  const { session, palette, map, uploads, mediaOrigins } = useMemo(() => {
    const sent = unpackJson<MemberSettings>(settings);
    const kinds = kindsOf({ contentTypes: sent.palette.types }, language);
    return { ...sent, palette: { ...sent.palette, kinds } };
  }, [settings, language]);
  const { memberId, reading, kinds } = palette;
  return (
    <MediaOriginsProvider origins={mediaOrigins}>
      <MapSettingsProvider settings={{ ...map, reading }}>{children}</MapSettingsProvider>
      <SessionMonitor {...session}>
        <OfflinePages
          memberId={memberId}
          creatable={kinds.flatMap(({ id, create }) => (create ? [id] : []))}
        />
      </SessionMonitor>
      <PaletteLoader subject={palette} />
      <PageUploads {...uploads} />
      <div
        className={classNames(
          // Without a notice it is an invisible strip, which must let presses through.
          "pointer-events-none fixed inset-x-4 bottom-20 z-alert mx-auto flex max-w-176 flex-col gap-2",
          "*:pointer-events-auto",
          "max-tablet:bottom-[calc(9rem+env(safe-area-inset-bottom))]",
          "tablet:peer-data-[layout=shell]/layout:start-20 desktop:peer-data-[layout=shell]/layout:start-rail",
        )}
        data-part="notices"
      >
        <DraftRefusal />
        <QueuedDrafts memberId={memberId} />
        <UndeletedElsewhere />
      </div>
      <Toasts />
    </MediaOriginsProvider>
  );
}
