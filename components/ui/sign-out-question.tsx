import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { type KeptHere, removeKept } from "./before-sign-out.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

interface SignOutQuestionProps {
  memberId: string;
  kept: KeptHere;
  onStay: () => void;
  onLeave: () => void;
}

/** Whether one's drafts, files and what was typed about them stay on this device: asked of whoever signs out and leaves some behind. */
export function SignOutQuestion({ memberId, kept, onStay, onLeave }: SignOutQuestionProps) {
  const t = useTranslations("drafts");
  const [isStuck, setStuck] = useState(false);
  async function remove(): Promise<void> {
    try {
      await removeKept(memberId);
      onLeave();
    } catch {
      setStuck(true);
    }
  }
  const { files, words } = kept;
  // Outside of the menu, which closes when a dialog opens.
  return createPortal(
    <Dialog open onClose={onStay} title={titleOf(kept, t)} alert>
      {words > 0 && <p className="dialog-text">{t("signOutWords", { count: words })}</p>}
      {files > 0 && <p className="dialog-text">{t("signOutFiles", { count: files })}</p>}
      <p className="dialog-text">{t(isStuck ? "removeFailed" : "signOutText")}</p>
      <DialogActions>
        <Button variant="danger" onClick={() => void remove()}>
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
