import { useTranslations } from "next-intl";
import { slotId } from "#components/fields/form-context.ts";
import { offerUndo } from "#components/ui/toast/undo.ts";
import type { EditorModel } from "./use-editor-model.ts";

/** Discards what was typed, with Undo. */
export function useDiscard({ draft, titleSlot }: EditorModel): () => void {
  const t = useTranslations("editor");
  return () => {
    const run = draft.discard();
    offerUndo({ message: t("discarded"), label: t("undo"), run, outlivesEditor: true });
    // The button goes; on a phone a field that gets the focus opens the keyboard.
    if (window.matchMedia("(pointer: fine)").matches) document.getElementById(slotId(titleSlot))?.focus();
  };
}
