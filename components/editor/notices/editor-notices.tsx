import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { leaveGuarded } from "#lib/browser/leave-guard.ts";
import { publishingDraft } from "#lib/browser/publish/publishing-draft.ts";
import { paths } from "#lib/paths.ts";
import { focusTitle } from "../focus-title.ts";
import type { EditorModel } from "../use-editor-model.ts";
import type { usePublish } from "../use-publish.ts";
import { EditorNotice } from "./editor-notice.tsx";
import { QueueNotice } from "./queue-notice.tsx";
import { RestoredNotice } from "./restored-notice.tsx";

interface EditorNoticesProps {
  model: EditorModel;
  /** Another version was published meanwhile. */
  conflict: ReactNode;
  publishing: ReturnType<typeof usePublish>;
  onDiscard: () => void;
  /** Reserves the space of a restored draft until it is loaded. */
  draftSpace: ReactNode;
}

/** Below the bar: another tab, the last publish, a newer version, a restored draft. */
export function EditorNotices({ model, conflict, publishing, onDiscard, draftSpace }: EditorNoticesProps) {
  const { notice, publish, isBusy } = publishing;
  const { draft } = model;
  const { restored, editedIn, isOpen } = draft;
  const isHere = editedIn !== "otherTab";
  const another = useAnother(model);
  const ref = useRef<HTMLDivElement>(null);
  const isEmpty = isOpen && restored === undefined;
  useEffect(() => {
    if (isEmpty) ref.current?.removeAttribute("data-reserved");
  }, [isEmpty]);
  return (
    <div
      ref={ref}
      className={classNames(
        "grid flex-none justify-items-center gap-2 *:not-[.sr-only]:w-(--notice-width) tablet:*:first:mt-3",
        "[--notice-width:calc(100%-2rem)] tablet:[--notice-width:min(62rem,100%-4rem)] desktop:[--notice-width:min(43rem,100%-5rem)] desktop:side-by-side:[--notice-width:min(61rem,100%-5rem)]",
        "max-desktop:sticky max-desktop:top-0 max-desktop:z-bar max-desktop:bg-sheet max-desktop:has-[>:not(.sr-only,script)]:pb-2 max-tablet:top-13",
        "desktop:overflow-x-hidden desktop:overflow-y-auto desktop:[scrollbar-gutter:stable]",
        // As high as the notice of a restored draft.
        "data-reserved:min-h-8 max-desktop:data-reserved:min-h-10 max-desktop:data-reserved:pb-2 max-tablet:data-reserved:min-h-7",
      )}
      data-part="editor-notices"
      suppressHydrationWarning
    >
      <TabNotice {...{ model }} />
      {notice !== undefined && (
        <EditorNotice notice={notice} model={model} onAgain={() => void publish()} onGo={model.onGo} />
      )}
      <QueueNotice model={model} isBusy={isBusy} />
      {isHere && conflict}
      {restored !== undefined && isHere && (
        <RestoredNotice draft={restored} isBusy={isBusy} onDiscard={onDiscard} onAnother={another} />
      )}
      {draftSpace}
    </div>
  );
}

/** Starts another draft of a new item; an existing item has only one. */
function useAnother({ target, type }: EditorModel): (() => void) | undefined {
  const router = useRouter();
  if (target.contentId !== undefined) return undefined;
  return () => leaveGuarded(() => router.push(paths.newContent(type.id, { draft: crypto.randomUUID() })));
}

const handoverMilliseconds = 400;

/** Another tab edits the draft, or this page publishes it, with a button to edit it here. */
function TabNotice({ model: { draft, titleSlot } }: { model: EditorModel }) {
  const t = useTranslations("conflict");
  const { name, editedIn } = draft;
  const [isShown, setShown] = useState(false);
  const publishing = useSyncExternalStore(publishingDraft.subscribe, publishingDraft.get, () => undefined);
  // A reload passes the draft from one page to the next within moments.
  useEffect(() => {
    if (editedIn === "thisTab") return setShown(false);
    const timer = setTimeout(() => setShown(true), handoverMilliseconds);
    return () => clearTimeout(timer);
  }, [editedIn]);
  // A field that becomes disabled loses the focus.
  const lostFocus = useRef(false);
  useEffect(() => {
    const onFocusOut = ({ target }: FocusEvent) => {
      lostFocus.current = target instanceof Element && target.matches(":disabled");
    };
    document.addEventListener("focusout", onFocusOut);
    return () => document.removeEventListener("focusout", onFocusOut);
  }, []);
  // The focused button disappears.
  const tookOver = useRef(false);
  useEffect(() => {
    if (editedIn === "otherTab" || !tookOver.current) return;
    tookOver.current = false;
    focusTitle(titleSlot);
  }, [editedIn, titleSlot]);
  if (!isShown || editedIn === "thisTab") return null;
  const icon = <Icon name="app-window" />;
  const action = (
    <Button
      ref={(button) => {
        if (lostFocus.current && document.activeElement === document.body) button?.focus();
        lostFocus.current = false;
      }}
      size="small"
      onClick={() => {
        tookOver.current = true;
        draft.takeOver();
      }}
    >
      {t("writeHere")}
    </Button>
  );
  return (
    <Banner role="status" icon={icon} action={action}>
      {t(publishing !== undefined && publishing === name ? "beingPublished" : "openElsewhere")}
    </Banner>
  );
}
