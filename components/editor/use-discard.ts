import { useTranslations } from "next-intl";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { focusTitle } from "./focus-title.ts";
import type { EditorModel } from "./use-editor-model.ts";

/** Discards what was typed, with Undo. */
export function useDiscard({ draft, titleSlot }: EditorModel): () => void {
  const t = useTranslations("editor");
  return () => {
    const run = draft.discard();
    offerUndo({ message: t("discarded"), label: t("undo"), run, outlivesEditor: true });
    focusTitle(titleSlot);
  };
}
