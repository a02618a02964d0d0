"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { hearKeys } from "#lib/browser/early-keys.ts";
import { leaveList } from "#lib/browser/use-list-return.ts";
import { useRowCursor } from "#lib/browser/use-row-cursor.ts";
import { isFree } from "#lib/browser/use-shortcut.ts";
import { paths } from "#lib/paths.ts";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";
import { mayEdit } from "./may.ts";
import { useListRemoval } from "./use-list-removal.ts";

/**
 * A list at the keys: arrows, Home and End go from row to row (with Shift they choose on the way), Enter opens, Space
 * or X chooses, E changes, Delete deletes: all that is chosen, else the row. Esc clears the choice.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, subject: ListSubject): void {
  const router = useRouter();
  const { selection, shown } = useDesk();
  const remove = useListRemoval(subject);
  const contentOf = (id: string | undefined) => shown.now().find(({ sys }) => sys.id === id);

  useRowCursor(list, ".row-link", (from, to) => {
    const [one, other] = [contentOf(from?.dataset.contentId), contentOf(to.dataset.contentId)];
    selection.set(
      [one, other].filter((content) => content !== undefined),
      true,
    );
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") return leaveChoice(event);
    const row = event.target instanceof HTMLElement ? event.target.dataset.contentId : undefined;
    const content = contentOf(row);
    if (content === undefined || !isFree(event)) return;
    const { id } = content.sys;
    switch (event.key.toLowerCase()) {
      case " ":
      case "x":
        selection.toggle(content, event.shiftKey ? shown.now() : undefined);
        break;
      case "delete":
      case "backspace":
        remove(selection.has(id) ? [...selection.now().items.values()] : [content]);
        break;
      case "e":
        if (!mayEdit(subject, content)) return;
        leaveList(subject.type.id, id);
        router.push(paths.editContent(subject.type.id, id));
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  const leaveChoice = (event: KeyboardEvent) => {
    const isElsewhere = document.querySelector("dialog[open], [popover]:popover-open") !== null;
    if (isElsewhere || !isFree(event) || !selection.now().isPicking) return;
    selection.clear();
  };
  useEffect(() => hearKeys((event) => onKey(event)), []);
}
