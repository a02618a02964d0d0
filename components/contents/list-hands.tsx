import { type RefObject, useEffect } from "react";
import type { ListSubject } from "#components/list/list-subject.ts";
import { useEarlyChecks } from "#components/list/use-early-checks.ts";
import { useHold } from "#components/list/use-hold.ts";
import { keysArrived } from "#lib/browser/keys/key-queue.ts";
import { useRowCursor } from "#lib/browser/list/use-row-cursor.ts";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { useDesk } from "./list-desk.tsx";
import { ListDialogs } from "./list-dialogs.tsx";
import { useEarlyMenu } from "./table/use-early-menu.ts";
import { useContentKeys } from "./use-content-keys.ts";

interface ListHandsProps {
  list: RefObject<HTMLElement | null>;
  subject: ListSubject;
  view: ContentsView;
  total: number | undefined;
}

/** A list at the keys and under a thumb that rests, and what is asked about it. */
export function ListHands({ list, subject, view, total }: ListHandsProps) {
  const desk = useDesk();
  useEarlyChecks(list, desk);
  useEarlyMenu();
  useContentKeys(list, subject);
  useHold(list, desk);
  // After the effects that listen.
  useEffect(keysArrived, []);
  return <ListDialogs {...{ subject, view, total }} />;
}

/** A list to read at the keys. It shows nothing. */
export function ReadHands({ list }: Pick<ListHandsProps, "list">) {
  useRowCursor(list, ".read-link");
  useEffect(keysArrived, []);
  return null;
}
