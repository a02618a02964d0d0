import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import type { Draft } from "#lib/browser/drafts/draft.ts";
import { moveToNewDraft } from "#lib/browser/drafts/drafts.ts";
import { allText } from "#lib/content/draft-excerpt.ts";
import { paths } from "#lib/paths.ts";

interface LeftWaysProps {
  /** All of the writing. */
  written: () => Draft | Promise<Draft>;
  /** Whether something new of its type is written here. */
  canBegin: boolean;
}

/** What can be done with writing that has lost its item. */
export function LeftWays({ written, canBegin }: LeftWaysProps) {
  const t = useTranslations("conflict");
  const router = useRouter();
  async function begin(): Promise<void> {
    const draft = await written();
    const id = await moveToNewDraft(draft).catch(() => undefined);
    if (id === undefined) toast(t("beginRefused"));
    else router.replace(paths.newContent(draft.contentTypeId, { draft: id }));
  }
  const copyAll = async () => toast(t((await copy(allText(await written()))) ? "copied" : "copyBlocked"));
  return (
    <p className="editor-conflict-ways">
      {canBegin && (
        <Button size="small" onClick={() => void begin()}>
          {t("beginWith")}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => void copyAll()}>
        {t("copy")}
      </Button>
    </p>
  );
}
