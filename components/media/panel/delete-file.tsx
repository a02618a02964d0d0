"use client";

import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { QuestionActions } from "#components/ui/question-actions.tsx";
import type { MediaUses } from "#lib/browser/media/use-media-uses.ts";
import { clip } from "#lib/content/clip-text.ts";

const titleMax = 120;

interface DeleteFileProps {
  title: string;
  /** Who uploaded it, when that is somebody else. */
  othersName: string | undefined;
  found: MediaUses | undefined;
  isOpen: boolean;
  close: () => void;
  onDelete: () => void;
}

/** The question before a file goes that is used, or somebody else's. */
export function DeleteFile({ title, othersName, found, isOpen, close, onDelete }: DeleteFileProps) {
  const t = useTranslations("media.panel.delete");
  return (
    <Dialog open={isOpen} onClose={close} title={t("title")} alert>
      <p className="dialog-text">{t("text", { title: clip(title, titleMax) })}</p>
      <div className="mt-4 file-warnings">
        <Uses found={found} />
        {othersName !== undefined && <Banner tone="warning">{t("othersText", { name: othersName })}</Banner>}
      </div>
      <QuestionActions keep={t("keep")} act={t("action")} close={close} onAct={onDelete} />
    </Dialog>
  );
}

function Uses({ found }: Pick<DeleteFileProps, "found">) {
  const t = useTranslations("media.panel.delete");
  const looking = useTranslations("media.panel.uses");
  if (found === undefined) return <Banner>{looking("loading")}</Banner>;
  const count = found.uses.length;
  if (count === 0) return found.isPartial ? <Banner>{t("unknown")}</Banner> : null;
  return <Banner tone="warning">{t(found.hasMore ? "usedSome" : "used", { count })}</Banner>;
}
