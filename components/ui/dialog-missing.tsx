import { useTranslations } from "next-intl";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

interface DialogMissingProps {
  open: boolean;
  onClose: () => void;
  /** Undefined while it is fetched. */
  again: (() => void) | undefined;
}

/** In the place of a dialog that cannot be had. */
export function DialogMissing({ open, onClose, again }: DialogMissingProps) {
  const t = useTranslations("ui");
  return (
    <Dialog open={open && again !== undefined} onClose={onClose} title={t("notThere")} alert>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
        <Button autoFocus variant="primary" onClick={again}>
          {t("tryAgain")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
