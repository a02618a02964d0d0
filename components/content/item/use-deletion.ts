"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "#components/ui/toast-store.ts";
import { rememberedList } from "#lib/browser/list-return.ts";
import { rememberRefusal } from "#lib/browser/refusals.ts";
import { browserSend } from "#lib/browser/send.ts";
import { useRemoveFromLists } from "#lib/browser/use-content-list.ts";
import { paths } from "#lib/paths.ts";
import { deleteContent } from "#lib/space/contents.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import type { Doomed } from "./item-menu.tsx";

export type Failure = "refused" | "unreachable" | "ended" | "other";

const failures = new Map<string, Failure>([
  ["AccessDenied", "refused"],
  ["Unreachable", "unreachable"],
  ["Unavailable", "unreachable"],
  ["SessionEnded", "ended"],
  ["InvalidToken", "ended"],
]);

/** Deletes an item and leads back to its list. One that is already gone counts as deleted. */
export function useDeletion({ contentTypeId, contentId }: Doomed) {
  const t = useTranslations("item.delete");
  const router = useRouter();
  const removeFromLists = useRemoveFromLists();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const problem = await failureOf(contentId);
    if (problem === undefined) {
      await removeFromLists(contentTypeId, contentId);
      toast(t("done"));
      router.push(listAddress(contentTypeId));
      router.refresh();
      return;
    }
    if (problem === "refused") rememberRefusal("delete", contentTypeId);
    setFailure(problem);
    setBusy(false);
  };
  return { isBusy, failure, remove, forget: () => setFailure(undefined) };
}

async function failureOf(contentId: string): Promise<Failure | undefined> {
  try {
    await deleteContent(browserSend, contentId);
    return undefined;
  } catch (error) {
    if (isSpaceError(error, "NotFound")) return undefined;
    return (isSpaceError(error) && failures.get(error.code)) || "other";
  }
}

function listAddress(contentTypeId: string): string {
  const plain = paths.contents(contentTypeId);
  const left = rememberedList(contentTypeId)?.address;
  return left?.startsWith(plain) === true ? left : plain;
}
