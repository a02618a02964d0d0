"use client";

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

/** Whether one's drafts and files stay on this device: asked of whoever signs out and leaves some behind. */
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
  const { drafts, files } = kept;
  const title = drafts > 0 ? t("signOutTitle", { count: drafts }) : t("signOutFilesTitle", { count: files });
  // Outside of the menu, which closes when a dialog opens.
  return createPortal(
    <Dialog open onClose={onStay} title={title} alert>
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
