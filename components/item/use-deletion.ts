import { useRouter } from "next/navigation";
import { useDeleteWithUndo } from "#components/collection/delete-with-undo.ts";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import { addressThatLedTo } from "#lib/browser/list/list-return.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentCalls } from "#lib/collection/of/contents.ts";
import { paths } from "#lib/paths.ts";
import type { Deletable } from "./item-menu.tsx";

/** Leads back to the list, from which the item is gone: for some seconds it can be undone there. */
export function useDeletion({ contentTypeId, contentId, title, othersName }: Deletable): () => void {
  const router = useRouter();
  const remove = useDeleteWithUndo();
  return () => {
    const right = othersName === undefined ? "delete" : "deleteOthers";
    const list = { id: contentTypeId, ...contentCalls };
    remove([pendingDeletion(list, browserSend, { id: contentId, title, right })]);
    router.push(addressThatLedTo(contentTypeId, contentId, paths.contents(contentTypeId)));
  };
}
