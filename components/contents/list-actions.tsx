import { useLocale } from "next-intl";
import { type ComponentType, useEffect } from "react";
import { DialogLoadError } from "#components/ui/dialog-load-error.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import { allMessages, withAllMessages } from "#components/ui/with-all-messages.tsx";
import type { Language } from "#lib/messages/language.ts";

const load = () => import("./loaded-actions.tsx");
type Actions = Awaited<ReturnType<typeof load>>;
/** Loads one of them, with its messages. */
const one =
  <Props extends object>(pick: (actions: Actions) => ComponentType<Props>) =>
  (language: Language) =>
    withAllMessages(language, load().then(pick));
const loadErrorIn = (className: string) => (again: (() => void) | undefined) =>
  again && <LoadError className={className} again={again} />;
const inMenu = loadErrorIn("px-2.5 py-2");
/** Shown in place of the selection bar. */
const asBar = loadErrorIn(
  "sticky bottom-17 z-sticky mx-auto -mt-11 w-max max-w-[calc(100%-2rem)] rounded-4 bg-raised px-4 py-2 shadow-2",
);

/** Commands and dialogs of a list, in one script that loads after the list: members read it first. */
export const RowMenuItems = lazyPart(
  one(({ RowMenuItems }) => RowMenuItems),
  inMenu,
);
export const ColumnsChoice = lazyPart(
  one(({ ColumnsChoice }) => ColumnsChoice),
  inMenu,
);
export const ColumnEdge = lazyPart(one(({ ColumnEdge }) => ColumnEdge));
export const FoundDrafts = lazyPart(one(({ FoundDrafts }) => FoundDrafts));
export const UndeletedItems = lazyPart(one(({ UndeletedItems }) => UndeletedItems));
export const DeleteUnreadable = lazyPart(one(({ DeleteUnreadable }) => DeleteUnreadable));
export const SelectedRows = lazyPart(
  one(({ SelectedRows }) => SelectedRows),
  asBar,
);
export const OpenedDialog = lazyPart(
  one(({ OpenedDialog }) => OpenedDialog),
  (again, { isOpen, close }) => <DialogLoadError again={again} open={isOpen} onClose={close} />,
);

/** Loads them once the list works. */
export function useActionsAhead(): void {
  const language = useLocale();
  useEffect(() => {
    Promise.all([load(), allMessages(language)]).catch(() => undefined);
  }, [language]);
}
