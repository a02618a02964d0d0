import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast/toast-store.ts";
import { entryBefore, goToEntry } from "#lib/browser/history-entry.ts";
import { changedTexts, type Texts } from "#lib/fields/form/form-text.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { EditorModel } from "./use-editor-model.ts";

/**
 * After a publish: to the item; what was typed since it was sent goes along as a draft of it. Answers `false`, and
 * stays, when the device does not take that draft: then it is in this page alone.
 */
export function useLeavePublished({ target, form, draft }: EditorModel) {
  const router = useRouter();
  const t = useTranslations("editor");
  return async (published: Content, sent: Texts, said: "published" | "tookTheirs" = "published") => {
    const since = changedTexts(sent, form.texts());
    if (!(await draft.markPublished(published, since))) return false;
    const hasRest = Object.keys(since).length > 0;
    toast(t(hasRest ? "publishedRest" : said));
    const addressOf = hasRest ? paths.editContent : paths.content;
    const address = addressOf(target.contentTypeId, published.sys.id);
    // On a device that keeps no draft, the editor asks before it is left by going back.
    const entry = draft.saveState.state === "refused" ? undefined : entryBefore(address);
    const isBack = entry !== undefined && (await goToEntry(entry));
    if (!isBack) router.replace(address);
    // The page that is gone back to shows what was there before.
    if (hasRest || isBack) router.refresh();
    return true;
  };
}
