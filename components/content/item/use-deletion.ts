"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "#components/ui/toast-store.ts";
import { rememberedList } from "#lib/browser/list-return.ts";
import { rememberRefusal } from "#lib/browser/refusals.ts";
import { type RemoveFailure, removeContent } from "#lib/browser/remove.ts";
import { browserSend } from "#lib/browser/send.ts";
import { useSignedInAgain } from "#lib/browser/session-news.ts";
import { useRemoveFromLists } from "#lib/browser/use-content-list.ts";
import { paths } from "#lib/paths.ts";
import type { Doomed } from "./item-menu.tsx";

/** Deletes an item and leads back to its list. One that is already gone counts as deleted. */
export function useDeletion({ contentTypeId, contentId }: Doomed) {
  const t = useTranslations("item.delete");
  const router = useRouter();
  const removeFromLists = useRemoveFromLists();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RemoveFailure>();
  useSignedInAgain(() => setFailure(undefined));

  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const end = await removeContent(browserSend, contentId).catch(defect);
    if (end === "deleted") {
      await removeFromLists(contentTypeId, contentId);
      toast(t("done"));
      router.push(listAddress(contentTypeId));
      router.refresh();
      return;
    }
    if (end === "refused") rememberRefusal("delete", contentTypeId);
    setFailure(end);
    setBusy(false);
  };
  return { isBusy, failure, remove, forget: () => setFailure(undefined) };
}

function defect(error: unknown): RemoveFailure {
  console.error(error);
  return "other";
}

function listAddress(contentTypeId: string): string {
  const plain = paths.contents(contentTypeId);
  const left = rememberedList(contentTypeId)?.address;
  return left?.startsWith(plain) === true ? left : plain;
}
