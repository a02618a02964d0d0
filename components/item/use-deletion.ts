import { useRouter } from "next/navigation";
import { useRemoval } from "#components/list/use-removal.ts";
import { addressThatLedTo } from "#lib/browser/list/list-return.ts";
import { paths } from "#lib/paths.ts";
import type { Deletable } from "./item-menu.tsx";

/** Leads back to the list, from which the item is gone: for some seconds it can be undone there. */
export function useDeletion({ contentTypeId, contentId, title, othersName }: Deletable): () => void {
  const router = useRouter();
  const remove = useRemoval();
  return () => {
    remove([{ listId: contentTypeId, id: contentId, title, isOwn: othersName === undefined }]);
    router.push(addressThatLedTo(contentTypeId, contentId, paths.contents(contentTypeId)));
  };
}
