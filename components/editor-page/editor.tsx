import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ConflictNotice } from "#components/conflict/conflict-notice.tsx";
import { LazyConflict } from "#components/conflict/lazy-conflict.tsx";
import { useConflict } from "#components/conflict/use-conflict.ts";
import { PhoneFoot, PhoneTop, TopBar } from "#components/editor/editor-bars.tsx";
import { EditorBody } from "#components/editor/editor-body.tsx";
import { EditorNotices } from "#components/editor/notices/editor-notices.tsx";
import { SaveAnnouncement } from "#components/editor/save-status.tsx";
import { useDiscard } from "#components/editor/use-discard.ts";
import { useEditorKeys } from "#components/editor/use-editor-keys.ts";
import { useEditorModel } from "#components/editor/use-editor-model.ts";
import { useLeaveGuard } from "#components/editor/use-leave-guard.ts";
import { usePublish } from "#components/editor/use-publish.ts";
import { usePublishIntent } from "#components/editor/use-publish-intent.ts";
import { type EditorLocale, EditorProvider, slotId } from "#components/fields/form-context.ts";
import { PickerProvider } from "#components/picker/picker-provider.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog, DialogActions, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { sheet } from "#components/ui/sheet.ts";
import { midSentence } from "#components/ui/space/kind.ts";
import { useUndoEnds } from "#components/ui/toast/undo.ts";
import { useArrival } from "#lib/browser/use-arrival.ts";
import type { TitledType } from "#lib/content/type-words.ts";
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
  /** The Content that is edited; a new item has none. */
  content?: Content;
  naming: Naming;
  /** The known targets of its Refers. */
  looks: TargetLooks;
  /** All types whose items can be chosen or created here. */
  types: readonly ContentType[];
  /** Types to whose items a text can link. */
  linkTypes?: readonly TitledType[];
  /** The name of the draft of a new item. */
  draftId?: string | undefined;
  /** The initial title of a new item. */
  title?: string | undefined;
  /** Reserves the space of a restored draft. */
  draftSpace: ReactNode;
}

const Preview = lazyPart(() => import("./preview.tsx").then((lazy) => lazy.Preview));

/** The editor of one item: a form made from its Content Type. */
export function Editor(props: EditorProps) {
  const { memberId, type, locales, content, naming, looks, types, linkTypes, draftId, title, draftSpace } =
    props;
  const words = useLocale();
  const localeIds = locales.map(({ id }) => id);
  const { model, language, onLanguage, open, isPreviewing, setPreviewing } = useEditorModel({
    ...{ memberId, type, localeIds, content, draftId, title },
    locale: naming.localeId,
  });
  useTitleTaken(title);
  useUndoEnds();
  const conflict = useConflict(model);
  const publishing = usePublish(model, conflict);
  const [isSideBySide, setSideBySide] = useState(true);
  const hasColumns = open.length > 1;

  const back = content === undefined ? paths.contents(type.id) : paths.content(type.id, content.sys.id);
  const onPublish = () => void publishing.publish();
  const leaving = useLeaveGuard(model, back);
  const onDiscard = useDiscard(model);
  const { saveState, restored, editedIn } = model.draft;
  // A restored draft announces itself.
  const canDiscard = saveState.state !== "nothing" && restored === undefined && editedIn !== "otherTab";
  function closePreview(): void {
    flushSync(() => setPreviewing(false));
    const buttons = document.querySelectorAll<HTMLElement>("[data-preview-button]");
    for (const button of buttons) button.focus();
  }
  const { isComparing, isLater, theirs } = conflict;
  useEditorKeys({ onPublish, onBack: isPreviewing ? closePreview : leaving.goBack, isOff: isComparing });
  usePublishIntent(model, publishing.publish);
  useArrival(slotId(model.titleSlot));

  const bar = {
    labels: {
      many: wordsIn(type.label.many, words),
      one: midSentence(wordsIn(type.label.one, words), words),
    },
    back,
    titleSlot: model.titleSlot,
    version: content && (model.draft.baseVersion ?? content.sys.version),
    saveState,
    onDiscard: canDiscard ? onDiscard : undefined,
    isBusy: publishing.isBusy,
    onPublish,
    onBack: leaving.goBack,
    isPreviewing,
    onPreview: () => setPreviewing(!isPreviewing),
  };
  return (
    <EditorProvider
      value={{
        ...{ form: model.form, typeId: type.id, locales, naming, looks, types, linkTypes },
        ...{ hasDraft: true, draftName: model.draft.name, idPrefix: "" },
      }}
    >
      <PickerProvider place={{ memberId, naming, locales, types, linkTypes }}>
        <div
          className={classNames(sheet, "flex h-full flex-col max-tablet:h-auto")}
          data-page="editor"
          {...(isSideBySide && hasColumns && !isPreviewing && { "data-side-by-side": "" })}
        >
          {isComparing && theirs !== undefined ? (
            <LazyConflict
              {...{ model, conflict, theirs, publishing }}
              onWriteIn={({ name }) => model.onGo(name)}
            />
          ) : (
            <>
              <TopBar
                {...bar}
                columns={
                  hasColumns && !isPreviewing ? { isSideBySide, onSideBySide: setSideBySide } : undefined
                }
              />
              <PhoneTop {...bar} />
              <EditorBody
                {...{ type, language, onLanguage, open }}
                preview={
                  isPreviewing ? <Preview {...{ model, open, language }} onClose={closePreview} /> : undefined
                }
                isLeaving={publishing.isLeaving}
                isReadOnly={model.draft.editedIn === "otherTab"}
              >
                <EditorNotices
                  {...{ model, publishing, onDiscard, draftSpace }}
                  conflict={
                    theirs !== undefined && !isLater && <ConflictNotice {...{ theirs, memberId, conflict }} />
                  }
                />
              </EditorBody>
              <PhoneFoot {...bar} />
            </>
          )}
          <SaveAnnouncement saveState={model.draft.saveState} />
          <LeaveQuestion leaving={leaving} />
        </div>
      </PickerProvider>
    </EditorProvider>
  );
}

/**
 * Removes the initial title from the URL once it is in the form and the draft, so that a reload doesn't bring it back
 * after the draft was discarded.
 */
function useTitleTaken(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.delete("title");
    window.history.replaceState(window.history.state, "", address.pathname + address.search);
  }, [title]);
}

/** Asks before text that exists only on this page is lost. */
function LeaveQuestion({ leaving }: { leaving: ReturnType<typeof useLeaveGuard> }) {
  const t = useTranslations("editor");
  return (
    <Dialog open={leaving.isAsking} onClose={leaving.stay} title={t("leaveTitle")} alert>
      <DialogText>{t("leaveText")}</DialogText>
      <DialogActions>
        <Button ref={focusFirst} onClick={leaving.stay}>
          {t("leaveStay")}
        </Button>
        <Button variant="danger-fill" onClick={leaving.leave}>
          {t("leaveGo")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
