"use client";

import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { QuestionActions } from "#components/ui/question-actions.tsx";
import { clip } from "#lib/content/clip-text.ts";
import type { Deletable } from "./item-menu.tsx";

const titleMax = 120;

interface DeleteDialogProps {
  item: Deletable;
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** The question before somebody else's item goes, by an administrator. */
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
      <QuestionActions keep={t("keep")} act={t("action")} close={onClose} onAct={onDelete} />
    </Dialog>
  );
}
