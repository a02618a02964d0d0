import { PencilLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { Time } from "#components/ui/time.tsx";
import { offerUndo } from "#components/ui/toast/undo.ts";
import type { Draft } from "#lib/browser/drafts/draft.ts";

interface RestoredNoticeProps {
  draft: Draft;
  /** Answers the way back. */
  onDiscard: () => () => void;
  /** Leaves it as it is, and begins another one; absent where there is one alone. */
  onAnother: (() => void) | undefined;
}

/** "Draft from 10:42 restored · Discard · Start another": quiet, because it is what one expects. */
export function RestoredNotice({ draft, onDiscard, onAnother }: RestoredNoticeProps) {
  const t = useTranslations("editor");
  return (
    <p className="editor-restored" role="status">
      <PencilLine size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t.rich("restored", { at: draft.savedAt, time: () => <Time at={draft.savedAt} form="short" /> })}
      </span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        onClick={() => {
          const run = onDiscard();
          offerUndo({ message: t("discarded"), label: t("undo"), run, outlivesEditor: true });
        }}
      >
        {t("discard")}
      </button>
      {onAnother && (
        <>
          <span aria-hidden="true">·</span>
          <button type="button" onClick={onAnother}>
            {t("another")}
          </button>
        </>
      )}
    </p>
  );
}
