import { EditorNotice } from "#components/editor/notices/editor-notice.tsx";
import { useEditorKeys } from "#components/editor/use-editor-keys.ts";
import type { EditorModel } from "#components/editor/use-editor-model.ts";
import type { usePublish } from "#components/editor/use-publish.ts";
import { useAuthor } from "#lib/browser/content/use-content.ts";
import { choiceOf, mergedTexts, undecidedOf } from "#lib/fields/compare/compare-choices.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { changedTexts, textsOf } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { comparedColumns } from "./compared-row.tsx";
import { ConflictBar, ConflictFoot } from "./conflict-bars.tsx";
import { ConflictScroll, conflictFrame } from "./conflict-frame.tsx";
import { ConflictHeads, ConflictIntro } from "./conflict-intro.tsx";
import { ConflictRow } from "./conflict-row.tsx";
import { DecidedRow, SameRow } from "./decided-rows.tsx";
import { ConflictProvider, choiceId, useComparison } from "./use-comparison.ts";
import type { Conflict } from "./use-conflict.ts";

interface ConflictPageProps {
  model: EditorModel;
  conflict: Conflict;
  theirs: Content;
  publishing: ReturnType<typeof usePublish>;
  /** Focuses the field of a slot in the editor. */
  onWriteIn: (slot: Slot) => void;
}

/** Compares two versions field by field; nothing is published before every conflict has a choice. */
export function ConflictPage({ model, conflict, theirs, publishing, onWriteIn }: ConflictPageProps) {
  const comparison = useComparison(model, theirs);
  const { compared, choices } = comparison;
  const author = useAuthor(theirs);
  const open = undecidedOf(compared, choices);
  const merged = mergedTexts(compared, choices);
  const isTheirs = Object.keys(changedTexts(textsOf(model.form.slots, theirs), merged)).length === 0;
  const isOwn = author.sys.id === model.memberId;

  function publish(): void {
    const [first] = open;
    if (first !== undefined) document.getElementById(choiceId(first.slot, "mine"))?.focus();
    else if (isTheirs) void publishing.leaveTo(theirs);
    else void publishing.publishMerged(theirs, merged);
  }
  const onBack = () => conflict.back();
  useEditorKeys({ onPublish: publish, onBack });

  const versions = { theirs, base: model.draft.baseVersion, keptAt: keptAt(model), author, isOwn };
  const { notice } = publishing;
  return (
    <ConflictProvider
      value={{
        ...comparison,
        writeIn: (slot) => conflict.back(() => onWriteIn(slot)),
        author: isOwn ? undefined : author.nickname,
        isOwn,
      }}
    >
      <div className={conflictFrame} inert={publishing.isLeaving}>
        <ConflictBar keptAt={versions.keptAt} onBack={onBack} />
        <ConflictScroll>
          {notice && (
            <div className="mb-6">
              <EditorNotice
                notice={notice}
                model={model}
                onAgain={publish}
                onGo={(name) => conflict.back(() => model.onGo(name))}
              />
            </div>
          )}
          <ConflictIntro {...versions} count={compared.filter(({ kind }) => kind === "both").length} />
          <div className={comparedColumns}>
            <ConflictHeads {...versions} memberId={model.memberId} onAll={comparison.chooseAll} />
            {compared.map((each) =>
              each.kind === "both" ? (
                <ConflictRow key={each.slot.name} compared={each} choice={choiceOf(each, choices)} />
              ) : null,
            )}
            <DecidedRow kind="onlyMine" />
            <DecidedRow kind="onlyTheirs" />
            <SameRow />
          </div>
        </ConflictScroll>
        <ConflictFoot
          open={open}
          base={model.draft.base()}
          slots={model.form.slots}
          next={theirs.sys.version + 1}
          isTheirs={isTheirs && open.length === 0}
          isBusy={publishing.isBusy}
          onPublish={publish}
        />
      </div>
    </ConflictProvider>
  );
}

function keptAt({ draft: { saveState, restored } }: EditorModel): string | undefined {
  return saveState.state === "saved" ? saveState.at.toISOString() : restored?.savedAt;
}
