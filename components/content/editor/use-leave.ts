"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast-store.ts";
import { removeDraft, writeDraft } from "#lib/browser/drafts.ts";
import { changedTexts, type Texts } from "#lib/content/form-text.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { Desk } from "./desk.ts";

/** After a publish: to the item; what was typed since it was sent goes along as a draft of it. */
export function useLeave({ memberId, target, form, titleSlot, draft }: Desk) {
  const router = useRouter();
  const t = useTranslations("editor");
  return async (published: Content, sent: Texts): Promise<void> => {
    const { contentTypeId } = target;
    const { id: contentId, version } = published.sys;
    const texts = changedTexts(sent, form.texts());
    await draft.stop();
    await removeDraft(memberId, target).catch(() => {});
    if (Object.keys(texts).length === 0) {
      toast(t("published"));
      router.replace(paths.content(contentTypeId, contentId));
      return;
    }
    const [title, savedAt] = [form.text(titleSlot), new Date().toISOString()];
    await writeDraft({ memberId, contentTypeId, contentId, version, title, texts, savedAt });
    toast(t("publishedRest"));
    router.replace(paths.editContent(contentTypeId, contentId));
    router.refresh();
  };
}
