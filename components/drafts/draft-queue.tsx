import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { type Draft, draftName, editorOf, isWaiting } from "#lib/browser/drafts/draft.ts";
import { storeHasQueued } from "#lib/browser/drafts/draft-flags.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { leaveGuarded } from "#lib/browser/leave-guard.ts";
import { hasOpenForm } from "#lib/browser/open-forms.ts";
import { publishQueued } from "#lib/browser/publish/publish-queue.ts";
import { retryWhenOnline } from "#lib/browser/retry-when-online.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { useDraftTitle } from "./draft-title.ts";

const linkSeconds = 10;

/** Publishes the member's drafts that wait for a connection, and says which couldn't be published. */
export function DraftQueue({ memberId }: { memberId: string }) {
  const t = useTranslations("drafts");
  const { drafts } = useDrafts(memberId);
  const pathname = usePathname();
  const search = useSearchParams();
  const router = useRouter();
  const titleOf = useDraftTitle();
  const open = (address: string) => leaveGuarded(() => router.push(address));
  const isOpenHere = (draft: Draft) => {
    const editor = new URL(editorOf(draft), location.href);
    return editor.pathname === pathname && editor.searchParams.get("draft") === search.get("draft");
  };

  const onPublished = useEffectEvent((draft: Draft, { sys }: Content) => {
    const address = paths.content(draft.contentTypeId, sys.id);
    if (isOpenHere(draft)) {
      toast(t("queuePublished", { title: titleOf(draft) }));
      // Its form has nothing left to show.
      return leaveGuarded(() => router.replace(address));
    }
    const links = [{ label: t("open"), run: () => open(address) }];
    toast(t("queuePublished", { title: titleOf(draft) }), { seconds: linkSeconds, links });
    // A form stays as it is.
    if (!hasOpenForm()) router.refresh();
  });
  const hasWaiting = drafts?.some(isWaiting) ?? false;
  useEffect(() => {
    if (!hasWaiting) return;
    const queue = {
      memberId,
      send: browserSend,
      onPublished: (...end: [Draft, Content]) => onPublished(...end),
    };
    const retries = retryWhenOnline(() => publishQueued(queue));
    retries.now();
    return retries.stop;
  }, [hasWaiting, memberId]);

  const hasAny = drafts?.some(({ queued }) => queued !== undefined);
  useEffect(() => {
    if (hasAny !== undefined) storeHasQueued(memberId, hasAny);
  }, [hasAny, memberId]);

  const failed = drafts?.filter(({ queued }) => queued?.hasFailed) ?? [];
  const elsewhere = failed.filter((draft) => !isOpenHere(draft));
  return (
    <div className="grid gap-2">
      {elsewhere.map((draft) => (
        <Banner
          key={draftName(memberId, draft)}
          tone="danger"
          role="alert"
          className="shadow-2"
          action={
            <Button size="small" onClick={() => open(editorOf(draft))}>
              {t("open")}
            </Button>
          }
        >
          {t("queueFailed", { title: titleOf(draft) })}
        </Banner>
      ))}
    </div>
  );
}
