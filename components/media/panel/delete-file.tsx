import { useTranslations } from "next-intl";
import { DeleteQuestion } from "#components/collection/delete-question.tsx";
import type { NamedItem } from "#components/collection/named-items.tsx";
import { Banner } from "#components/ui/banner.tsx";
import type { MediaUses } from "#lib/browser/media/use-media-uses.ts";

interface DeleteFileProps {
  file: NamedItem;
  found: MediaUses | undefined;
  isOpen: boolean;
  close: () => void;
  onDelete: () => void;
}

/** The question before a file is deleted from its own panel. */
export function DeleteFile({ file, found, isOpen, close, onDelete }: DeleteFileProps) {
  return (
    <DeleteQuestion areFiles items={[{ ...file, mayDelete: true }]} {...{ isOpen, close, onDelete }}>
      <div className="file-use">
        <Uses found={found} />
      </div>
    </DeleteQuestion>
  );
}

function Uses({ found }: Pick<DeleteFileProps, "found">) {
  const t = useTranslations("media.panel.delete");
  const media = useTranslations("media");
  if (found === undefined) return <Banner>{media("inUseLooking", { count: 1 })}</Banner>;
  const count = found.uses.length;
  if (count > 0) return <Banner tone="warning">{t(found.hasMore ? "usedSome" : "used", { count })}</Banner>;
  return <Banner>{media(found.isPartial ? "inUseUnknown" : "inUseNowhere", { count: 1 })}</Banner>;
}
