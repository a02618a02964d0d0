import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { useListKeys } from "#components/list/use-list-keys.ts";
import { leaveList } from "#lib/browser/list/use-list-return.ts";
import { paths } from "#lib/paths.ts";
import { useDesk } from "./list-desk.tsx";
import { mayEdit } from "./may.ts";
import { useListRemoval } from "./use-list-removal.ts";

/** The keys of a type's list; E opens the editor of what the member may change. */
export function useContentKeys(list: RefObject<HTMLElement | null>, subject: ListSubject): void {
  const router = useRouter();
  const remove = useListRemoval();
  useListKeys(list, {
    choosing: useDesk(),
    remove,
    change: (content) => {
      if (!mayEdit(subject, content)) return false;
      leaveList(subject.type.id, content.sys.id);
      router.push(paths.editContent(subject.type.id, content.sys.id));
      return true;
    },
  });
}
