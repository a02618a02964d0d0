import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import type { useWayBack } from "./use-way-back.ts";

/** Asked before writing goes away that is in this page alone. */
export function LeaveQuestion({ way }: { way: ReturnType<typeof useWayBack> }) {
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
