import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import type { KeptHere } from "./before-sign-out.ts";

interface SignOutQuestionProps {
  kept: KeptHere;
  onStay: () => void;
  /** Removes all of it and signs out; rejects when the device does not let it be removed. */
  onRemove: () => Promise<void>;
  onLeave: () => void;
}

/** Whether one's drafts, files and what was typed about them stay on this device: asked of whoever signs out and leaves some behind. */
export function SignOutQuestion({ kept, onStay, onRemove, onLeave }: SignOutQuestionProps) {
  const t = useTranslations("drafts");
  const [isStuck, setStuck] = useState(false);
  const { files, words } = kept;
  // Outside of the menu, which closes when a dialog opens.
  return createPortal(
    <Dialog open onClose={onStay} title={titleOf(kept, t)} alert>
      {words > 0 && <p className="dialog-text">{t("signOutWords", { count: words })}</p>}
      {files > 0 && <p className="dialog-text">{t("signOutFiles", { count: files })}</p>}
      <p className="dialog-text">{t(isStuck ? "removeFailed" : "signOutText")}</p>
      <DialogActions>
        <Button variant="danger" onClick={() => void onRemove().catch(() => setStuck(true))}>
          {t("signOutRemove")}
        </Button>
        <Button autoFocus onClick={onLeave}>
          {t("signOutKeep")}
        </Button>
      </DialogActions>
    </Dialog>,
    document.body,
  );
}

function titleOf(
  { drafts, files, words }: KeptHere,
  t: ReturnType<typeof useTranslations<"drafts">>,
): string {
  if (drafts > 0) return t("signOutTitle", { count: drafts });
  return files > 0 ? t("signOutFilesTitle", { count: files }) : t("signOutWordsTitle", { count: words });
}
