import { useTranslations } from "next-intl";
import { useState } from "react";
import { type EditorLocale, useEditor, useForm } from "#components/fields/form-context.ts";
import { slotId } from "#components/fields/slot-id.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { copyOf } from "#lib/fields/form/form-missing.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import { fillForNow } from "#lib/fields/form/form-undo.ts";

interface CopyButtonProps {
  from: EditorLocale;
  to: EditorLocale;
}

/** "Copy from English": fills what is missing; what is there already is replaced only after a question. */
export function CopyButton({ from, to }: CopyButtonProps) {
  const t = useTranslations("editor");
  const { form, idPrefix } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const canCopy = useForm((now) => {
    const { missing, over } = copyOf(now, from.id, to.id);
    return Object.keys(missing).length + Object.keys(over).length > 0;
  });

  function copy(texts: Texts): void {
    setAsking(false);
    const run = fillForNow(form, texts);
    const [first = "", ...rest] = Object.keys(texts);
    const count = rest.length + 1;
    // There is nothing more to copy, so the button goes.
    setTimeout(() => document.getElementById(slotId(first, idPrefix))?.focus());
    offerUndo({ message: t("copied", { count }), label: t("undo"), run });
  }

  function begin(): void {
    const { missing, over } = copyOf(form, from.id, to.id);
    if (Object.keys(over).length === 0) copy(missing);
    else setAsking(true);
  }

  const { missing, over } = isAsking ? copyOf(form, from.id, to.id) : { missing: {}, over: {} };
  const missingCount = Object.keys(missing).length;
  return (
    <>
      {canCopy && (
        <Button variant="text" size="small" className="editor-copy" onClick={begin}>
          {t("copyFrom", { language: from.name })}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("copyTitle", { from: from.name, to: to.name })}
      >
        <p className="dialog-text">{t("copyText", { count: Object.keys(over).length, to: to.name })}</p>
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)}>
            {t("copyNothing")}
          </Button>
          {missingCount > 0 && (
            <Button onClick={() => copy(missing)}>{t("copyMissing", { count: missingCount })}</Button>
          )}
          <Button variant="primary" onClick={() => copy({ ...missing, ...over })}>
            {t("copyAll")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
