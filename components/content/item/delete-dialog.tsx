"use client";

import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { clip } from "#lib/content/clip-text.ts";
import type { Doomed } from "./item-menu.tsx";

const titleMax = 120;

interface DeleteDialogProps {
  item: Doomed;
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** The question before somebody else's item goes, by an administrator. The first focus is on keeping it. */
export function DeleteDialog({ item, open, onClose, onDelete }: DeleteDialogProps) {
  const t = useTranslations("item.delete");
  const title = () => <bdi>{clip(item.title, titleMax)}</bdi>;
  const name = () => <bdi>{item.othersName}</bdi>;
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} alert>
      <p className="dialog-text">{t.rich("text", { title })}</p>
      <div className="mt-4">
        <Banner tone="warning">{t.rich("textOthers", { name })}</Banner>
      </div>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t("keep")}
        </Button>
        <Button
          variant="danger-fill"
          onClick={() => {
            onClose();
            onDelete();
          }}
        >
          {t("action")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
