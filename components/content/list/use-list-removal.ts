"use client";

import { useRemoval } from "#components/list/use-removal.ts";
import { titleOf } from "#lib/content/display/display-names.ts";
import type { Content } from "#lib/space/content.ts";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";
import { isOwn, mayDelete } from "./may.ts";

/**
 * Deletes rows, to be taken back for five seconds. What is not all one's own is asked about first: others' items by
 * an administrator, and a choice in which something must stay.
 */
export function useListRemoval(subject: ListSubject) {
  const { selection, dialog } = useDesk();
  const removeNow = useRemoval();
  return (contents: readonly Content[], isAnswered = false): void => {
    const open = contents.filter((content) => mayDelete(subject, content));
    const isPlain = open.length === contents.length && open.every((content) => isOwn(subject, content));
    if (!isPlain && !isAnswered) {
      dialog.become({ asked: { kind: "delete", contents }, isOpen: true });
      return;
    }
    selection.drop(open.map(({ sys }) => sys.id));
    removeNow(
      open.map((content) => ({
        listId: subject.type.id,
        id: content.sys.id,
        title: titleOf(content, subject.reading)?.text ?? "",
        isOwn: isOwn(subject, content),
      })),
    );
    requestAnimationFrame(focusList);
  };
}

/** What was pressed may have gone with the rows. */
function focusList(): void {
  if (document.activeElement !== document.body) return;
  const list = document.querySelector(".list");
  (list?.querySelector<HTMLElement>(".row-link") ?? list?.querySelector("h1"))?.focus();
}
