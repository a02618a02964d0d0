import { useTranslations } from "next-intl";
import { useEffectEvent, useLayoutEffect } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, focusFirst } from "./dialog.tsx";

interface DialogLoadErrorProps {
  open: boolean;
  onClose: () => void;
  /** Undefined while it loads. */
  again: (() => void) | undefined;
}

/** In place of a dialog whose script failed to load. */
export function DialogLoadError({ open, onClose, again }: DialogLoadErrorProps) {
  const t = useTranslations("ui");
  const tryAgain = useEffectEvent(() => again?.());
  // The next use tries again, before it is painted.
  useLayoutEffect(() => {
    if (open) tryAgain();
  }, [open]);
  return (
    <Dialog open={open && again !== undefined} onClose={onClose} title={t("notThere")} alert>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
        <Button ref={focusFirst} variant="primary" onClick={again}>
          {t("tryAgain")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
