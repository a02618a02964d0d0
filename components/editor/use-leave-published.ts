import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { copy } from "#components/ui/copy-text.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { entryBefore, goToEntry } from "#lib/browser/history-entry.ts";
import { leaveGuarded } from "#lib/browser/leave-guard.ts";
import { changedTexts, type Texts } from "#lib/fields/form/form-text.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { EditorModel } from "./use-editor-model.ts";

const linksSeconds = 10;

/**
 * Goes to the item after a publish; what was typed since becomes a draft of it. Resolves to `false`, and stays, if the
 * device does not store that draft.
 */
export function useLeavePublished({ target, form, draft }: EditorModel) {
  const router = useRouter();
  const t = useTranslations("editor");
  const item = useTranslations("item");

  function linksTo({ sys }: Content) {
    const address = paths.reading(target.contentTypeId, sys.id);
    const copyLink = async () =>
      toast(item((await copy(new URL(address, window.location.href).href)) ? "copied" : "copyBlocked"));
    return [
      { label: item("viewInReader"), run: () => leaveGuarded(() => router.push(address)) },
      { label: item("copyLink"), run: () => void copyLink() },
    ];
  }

  return async (published: Content, sent: Texts, message: "published" | "tookTheirs" = "published") => {
    const since = changedTexts(sent, form.texts());
    if (!(await draft.markPublished(published, since))) return false;
    const hasRest = Object.keys(since).length > 0;
    if (hasRest || message === "tookTheirs") toast(t(hasRest ? "publishedRest" : message));
    else toast(t(message), { seconds: linksSeconds, links: linksTo(published) });
    const addressOf = hasRest ? paths.editContent : paths.content;
    const address = addressOf(target.contentTypeId, published.sys.id);
    // If the device refuses to save, the editor asks before a history navigation.
    const entry = draft.saveState.state === "refused" ? undefined : entryBefore(address);
    const isBack = entry !== undefined && (await goToEntry(entry));
    if (!isBack) router.replace(address);
    // The page in the history shows the item as it was before.
    if (hasRest || isBack) router.refresh();
    return true;
  };
}
