"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { rememberDraftCount } from "#lib/browser/draft-count.ts";
import { removeDraftsOf } from "#lib/browser/drafts.ts";

import { removeUploadsOf } from "#lib/browser/uploading/device-shelf.ts";

import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

interface SignOutQuestionProps {
  memberId: string;
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Whether one's drafts stay on this device: asked of whoever signs out and leaves some behind. */
export function SignOutQuestion({ memberId, count, onStay, onLeave }: SignOutQuestionProps) {
  const t = useTranslations("drafts");
  const [isStuck, setStuck] = useState(false);
  async function remove(): Promise<void> {
    try {
      await removeDraftsOf(memberId);
      rememberDraftCount(memberId, 0);
      await removeUploadsOf(memberId);
      onLeave();
    } catch {
      setStuck(true);
    }
  }
  // Outside of the menu, which closes when a dialog opens.
  return createPortal(
    <Dialog open onClose={onStay} title={t("signOutTitle", { count })} alert>
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
