import { Download, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { SelectionSlab } from "#components/list/selection-slab.tsx";
import type { Content } from "#lib/space/content.ts";
import { useDesk } from "./list-desk.tsx";
import { useListRemoval } from "./use-list-removal.ts";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** What can be done with rows that are chosen. */
export function SelectionTools({ contents }: { contents: readonly Content[] }) {
  const t = useTranslations("listTools.select");
  const { selection, dialog } = useDesk();
  const remove = useListRemoval();
  const isNone = contents.length === 0;
  return (
    <SelectionSlab count={contents.length} lastId={contents.at(-1)?.sys.id} onClear={selection.clear}>
      <button
        type="button"
        disabled={isNone}
        aria-label={t("export")}
        onClick={() => dialog.become({ asked: { kind: "export", contents }, isOpen: true })}
      >
        <Download {...look} />
        <span>{t("export")}</span>
      </button>
      <button type="button" disabled={isNone} aria-label={t("delete")} onClick={() => remove(contents)}>
        <Trash2 {...look} />
        <span>{t("delete")}</span>
      </button>
    </SelectionSlab>
  );
}
