"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { ConflictNotice } from "#components/conflict/conflict-notice.tsx";
import { LazyConflict } from "#components/conflict/lazy-conflict.tsx";
import { useConflict } from "#components/conflict/use-conflict.ts";
import { PhoneFoot, PhoneTop, TopBar } from "#components/editor/editor-bars.tsx";
import { EditorBody } from "#components/editor/editor-body.tsx";
import { inSentence } from "#components/editor/in-sentence.ts";
import { KeptSaid } from "#components/editor/kept-state.tsx";
import { EditorNotices } from "#components/editor/notices/editor-notices.tsx";
import { useDesk } from "#components/editor/use-desk.ts";
import { useEditorKeys } from "#components/editor/use-editor-keys.ts";
import { usePublish } from "#components/editor/use-publish.ts";
import { usePublishIntent } from "#components/editor/use-publish-intent.ts";
import { useWayBack } from "#components/editor/use-way-back.ts";
import { type EditorLocale, EditorProvider } from "#components/fields/form-context.ts";
import { slotId } from "#components/fields/slot-id.ts";
import { PickerProvider } from "#components/picker/picker-provider.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { useUndoEnds } from "#components/ui/toast/undo.ts";
import { useArrival } from "#lib/browser/use-arrival.ts";
import type { Naming, TargetLooks } from "#lib/fields/refer/target-look.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

interface EditorProps {
  memberId: string;
  type: ContentType;
  /** The default first. */
  locales: readonly EditorLocale[];
  /** What is changed; a new item has none. */
  content?: Content;
  naming: Naming;
  /** What Refers of it lead to, as far as the server knows. */
  looks: TargetLooks;
  /** Every type of which something can be chosen or made here. */
  types: readonly ContentType[];
  /** Which draft of something new. */
  draftId?: string | undefined;
  /** What something new is called to begin with. */
  title?: string | undefined;
  /** Keeps the place of a draft that comes back. */
  room: ReactNode;
}

/** Where one thing is written: a form made from its Content Type. */
export function Editor(props: EditorProps) {
  const { memberId, type, locales, content, naming, looks, types, draftId, title, room } = props;
  const words = useLocale();
  const localeIds = locales.map(({ id }) => id);
  const { desk, language, setLanguage, isPublishDue } = useDesk({
    ...{ memberId, type, localeIds, content, draftId, title },
  });
  useTitleTaken(title);
  useUndoEnds();
  const conflict = useConflict(desk);
  const publishing = usePublish(desk, conflict);
  const [isSideBySide, setSideBySide] = useState(true);
  const hasLanguages = locales.length > 1 && type.fields.some(({ localized }) => localized);

  const back = content === undefined ? paths.contents(type.id) : paths.content(type.id, content.sys.id);
  const onPublish = () => void publishing.publish();
  const way = useWayBack(desk, back);
  const { isComparing, isLater, theirs } = conflict;
  useEditorKeys({ onPublish, onBack: way.goBack, isOff: isComparing });
  usePublishIntent(desk, publishing.publish, isPublishDue);
  useArrival(slotId(desk.titleSlot));

  const bar = {
    labels: { many: wordsIn(type.label.many, words), one: inSentence(wordsIn(type.label.one, words)) },
    back,
    titleSlot: desk.titleSlot,
    version: content?.sys.version,
    kept: desk.draft.saveState,
    isBusy: publishing.isBusy,
    onPublish,
    onBack: way.goBack,
  };
  return (
    <EditorProvider
      value={{
        ...{ form: desk.form, locales, naming, looks, types },
        ...{ hasDraft: true, draftName: desk.draft.name, idPrefix: "" },
      }}
    >
      <PickerProvider place={{ memberId, naming, locales, types }}>
        <div className="sheet editor" {...(isSideBySide && hasLanguages && { "data-side-by-side": "" })}>
          {isComparing && theirs !== undefined ? (
            <LazyConflict
              {...{ desk, conflict, theirs, publishing }}
              onWriteIn={({ name }) => desk.onGo(name)}
            />
          ) : (
            <>
              <TopBar
                {...bar}
                columns={hasLanguages ? { isSideBySide, onSideBySide: setSideBySide } : undefined}
              />
              <PhoneTop {...bar} />
              <EditorBody
                {...{ type, language }}
                onLanguage={setLanguage}
                isLeaving={publishing.isLeaving}
                isReadOnly={desk.draft.editedIn === "otherTab"}
              >
                <EditorNotices
                  {...{ desk, publishing, room }}
                  conflict={
                    theirs !== undefined && !isLater && <ConflictNotice {...{ theirs, memberId, conflict }} />
                  }
                />
              </EditorBody>
              <PhoneFoot {...bar} />
            </>
          )}
          <KeptSaid kept={desk.draft.saveState} />
          <LeaveQuestion way={way} />
        </div>
      </PickerProvider>
    </EditorProvider>
  );
}

/**
 * A title that came with the address stands in the form, and from there in the draft: the address forgets it, so
 * that a page that is loaded again does not bring it back where the draft was discarded.
 */
function useTitleTaken(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.delete("title");
    window.history.replaceState(window.history.state, "", address.pathname + address.search);
  }, [title]);
}

/** Asked before writing goes away that is in this page alone. */
function LeaveQuestion({ way }: { way: ReturnType<typeof useWayBack> }) {
  const t = useTranslations("editor");
  return (
    <Dialog open={way.isAsking} onClose={way.stay} title={t("leaveTitle")} alert>
      <p className="dialog-text">{t("leaveText")}</p>
      <DialogActions>
        <Button autoFocus onClick={way.stay}>
          {t("leaveStay")}
        </Button>
        <Button variant="danger-fill" onClick={way.leave}>
          {t("leaveGo")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
